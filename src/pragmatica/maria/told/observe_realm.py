"""What a seat may know of the advanced game's own things, field by field: `Observation.realm`.

All of it is public but for the card that a power has just placed on the display [M-17.32], the draft of a proposal, and
the scores of the winters, which nobody sees before the end [M-13.22].
"""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from pragmatica.core.state import NO_SEAT
from pragmatica.maria import sequence
from pragmatica.maria.diplomacy import election, peace, reduction
from pragmatica.maria.forms.decisions import Power, Suit
from pragmatica.maria.forms.observation_realm import (
    Box,
    BoxView,
    Candidate,
    ChangeView,
    Controller,
    DisplayView,
    ElectorView,
    ExpectedVotes,
    IncomeView,
    OffMap,
    OffMapView,
    PoolView,
    RealmView,
    ReductionView,
    RhineView,
    SaxonStatus,
    SaxonyView,
    Track,
    TrackView,
    WinterView,
)
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, JOINT, NOBODY, POWERS, PRAGMATIC, PRUSSIA, RESERVE, SUITS
from pragmatica.maria.kept.political import TRACKS, PoliticalTables
from pragmatica.maria.kept.realm import BOXES, NO_CARD, NO_TRUMP, SAXONY_TRACK
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import corps, markers, stage
from pragmatica.maria.politics.choosing import Choosing
from pragmatica.maria.politics.markers import ORDER, Moving
from pragmatica.maria.told import treaties
from pragmatica.maria.victory import points, verdict

_ACTION_STAGES: Final = (sequence.FRANCE_BAVARIA, sequence.PRUSSIA_SAXONY, sequence.AUSTRIA_PRAGMATIC)
_POWER: Final = cast("tuple[Power, ...]", POWERS)
_SUIT: Final = cast("tuple[Suit, ...]", SUITS)
_BOX: Final = cast("tuple[Box, ...]", BOXES)
_TRACK: Final = cast("tuple[Track, ...]", TRACKS)
_CANDIDATE: Final = cast("tuple[Candidate, ...]", election.CANDIDATES)
_STATUS: Final[tuple[SaxonStatus, ...]] = ("prussian_ally", "neutral", "austrian_ally")  # as in `realm`
_OFF_MAP: Final[tuple[tuple[OffMap, int], ...]] = (
    ("ostpreussen", PRUSSIA),
    ("england", PRAGMATIC),
    ("italien_frankreich", FRANCE),
    ("italien_oesterreich", AUSTRIA),
)  # with their owners [M-3.13]


def controller(control: int) -> Controller | None:
    """The controlling power's name."""
    if control == NOBODY:
        return None
    return "joint" if control == JOINT else _POWER[control]


def observe(s: State, seats: tuple[str, ...], seat: int | None, unveiled: bool = False) -> RealmView:
    """What the seat, or a spectator (None), may know now; `seats` are the names of all; `unveiled`: secrets besides."""
    realm, politics = s.realm, s.board.politics
    electors, (french, allied) = _electors(s), points.rhine(s)
    least = min([realm.pool[power] for power in politics.order])
    return RealmView(
        pools=[_pool(s, power, seats, least) for power in politics.order],
        margin=min([more for more in [realm.pool[power] - least for power in politics.order] if more], default=0),
        victors=[_POWER[power] for power in verdict.victors(s)],
        boxes=[
            BoxView(box=box, owner=_POWER[owner] if owner != NOBODY else None)
            for box, owner in zip(_BOX, realm.box_owner, strict=True)
        ],
        rhine=RhineView(french=french, allied=allied),
        stages=[[_POWER[power] for power in sequence.active_powers(s, stage)] for stage in _ACTION_STAGES],
        adds=_adds(s, seat),
        reduction=_reduction(s),
        tracks=_tracks(s),
        display=_displays(s, seat, unveiled),
        trump=None if realm.trump == NO_TRUMP else "reserve" if realm.trump == RESERVE else _SUIT[realm.trump],
        victor=None if realm.victor == NO_SEAT else seats[realm.victor],
        offer=[politics.ids[card] for card in realm.offer],
        undrawn=sorted([politics.ids[card] for card in realm.political_pile]),
        used=[politics.ids[card] for card in realm.political_used],
        election="announced" if realm.election else "ahead" if politics.election in realm.political_pile else "held",
        electors=electors,
        expected=_expected(electors),
        incomes=[
            IncomeView(power=name, turn=realm.income_turn[power], game=realm.income_game[power])
            for power, name in enumerate(_POWER)
        ],
        off_map=[_off_map(s, box, power) for box, power in _OFF_MAP],
        england=realm.england == 1,
        saxony=SaxonyView(status=_STATUS[realm.saxony], left=realm.saxony_left or None),
        annexed=realm.annexed == 1,
        neutral_until=realm.neutral_until or None,
        reduced=realm.reduced == 1,
        winters=_winters(s),
        contracts=treaties.contract_views(s),
        agreements=treaties.agreement_views(s),
        proposals=treaties.proposal_views(s),
        draft=None if seat is None else treaties.draft_view(s, seat),
        writing=treaties.writing_view(s),
    )


def _pool(s: State, power: int, seats: tuple[str, ...], least: int) -> PoolView:
    realm = s.realm
    return PoolView(
        power=_POWER[power],
        seat=seats[s.relations.seat_of[power]],
        pool=realm.pool[power],
        set_aside=realm.set_aside[power],
        battle_box=realm.battle_box[power],
        on_map=s.marker.count(power),
        leads=realm.pool[power] == least,
        winters=verdict.totals(s)[power] if s.reason and realm.scores else None,
    )


def _reduction(s: State) -> ReductionView:
    """What France would give up by reducing its objectives now [M-19.20]."""
    cities = reduction.marked(s)
    aside = peace.half(s, len(cities))
    back = len(cities) - aside
    names = [s.board.city_ids[city] for city in cities]
    return ReductionView(cities=names, aside=aside, back=back, pool=s.realm.pool[FRANCE] + back)


# -- politics ---------------------------------------------------------------------------------------------------------


def _tracks(s: State) -> list[TrackView]:
    ids, announced = s.board.politics.field_ids, _announced(s)
    return [
        TrackView(
            track=name,
            field=ids[track][at],
            at=at,
            announced=announced[track],
            target=markers.target(s, track, announced[track]),
            first=markers.leftmost(s, track),
            changes=_changes(s.board.politics, track, at),
        )
        for track, (name, at) in enumerate(zip(_TRACK, s.realm.track, strict=True))
    ]


@cache
def _changes(politics: PoliticalTables, track: int, at: int) -> list[ChangeView]:
    """What each field of the track would change for a marker that stands on one of them."""
    views: list[ChangeView] = []
    for field in range(len(politics.icons[track])):
        begins, ends = markers.changes(politics, track, at, field)
        status = politics.status[field] if track == SAXONY_TRACK else -1
        changed = status >= 0 and status != politics.status[at]
        views.append(ChangeView(begins=begins, ends=ends, status=_STATUS[status] if changed else None))
    return views


def _adds(s: State, seat: int | None) -> dict[str, int]:
    """What each card would add to influence that an own power can lay on the display now [M-17.41, M-17.43]."""
    frame = s.top
    if not isinstance(frame, stage.PlaceCard) or seat not in frame.seats(s):
        return {}
    return {s.board.card_ids[card]: stage.adds(s, card) for card in s.hands[frame.power(s)]}


def _displays(s: State, seat: int | None, unveiled: bool) -> list[DisplayView]:
    """The spaces of the display."""
    ranks, seat_of = stage.ranking(s), s.relations.seat_of
    return [_display(s, power, unveiled or seat_of[power] == seat, ranks) for power in s.board.politics.order]


def _announced(s: State) -> list[int]:
    """By track the sum of the moves announced in this politics stage that are still to be made [M-17.62]."""
    frame = s.top
    while frame is not None:
        if isinstance(frame, Choosing):
            return list(frame.announced)
        if isinstance(frame, Moving):
            return [steps if track in ORDER[frame.step :] else 0 for track, steps in enumerate(frame.announced)]
        frame = frame.below
    return [0] * len(TRACKS)


def _display(s: State, power: int, own: bool, ranks: list[int]) -> DisplayView:
    """A space of the display; that a card lies there unrevealed is public, which one is not [M-17.32]."""
    realm, ids = s.realm, s.board.card_ids
    placed = realm.placed[power]
    return DisplayView(
        power=_POWER[power],
        cards=[ids[card] for card in realm.display[power]],
        turned=[ids[card] for card in realm.turned[power]],
        placed=placed != NO_CARD,
        card=ids[placed] if own and placed != NO_CARD else None,
        influence=stage.influence(s, power),
        rank=ranks.index(power) + 1 if power in ranks else None,
    )


def _electors(s: State) -> list[ElectorView]:
    board, seat_of = s.board, s.relations.seat_of
    views: list[ElectorView] = []
    for city in board.politics.college:
        power = s.control[city]
        bound = _CANDIDATE[election.FRANCIS] if election.is_bound(s, power) else None
        expected = bound
        if not bound and power != NOBODY:
            if seat_of[power] == seat_of[FRANCE]:
                expected = _CANDIDATE[election.CHARLES]
            elif seat_of[power] == seat_of[AUSTRIA]:
                expected = _CANDIDATE[election.FRANCIS]
        views.append(ElectorView(city=board.city_ids[city], voter=controller(power), forced=bound, expected=expected))
    return views


def _expected(electors: list[ElectorView]) -> ExpectedVotes:
    votes = [elector.expected for elector in electors]
    return ExpectedVotes(
        francis=votes.count("francis"), charles=votes.count("charles"), free=votes.count(None), needed=election.ENOUGH
    )


# -- beside the map ---------------------------------------------------------------------------------------------------


def _off_map(s: State, box: OffMap, power: int) -> OffMapView:
    board = s.board
    return OffMapView(
        box=box,
        owner=_POWER[power],
        pieces=[board.piece_ids[general] for general in corps.in_box(s, power)],
        entry=board.city_ids[board.politics.entry[power]],
    )


def _winters(s: State) -> list[WinterView]:
    """The winters so far; their scores are shown when the match is over [M-13.22]."""
    scores, powers = s.realm.scores, len(POWERS)
    views: list[WinterView] = []
    for number in range(len(scores) // powers):
        shown: dict[Power, int] | None = None
        if s.reason:
            shown = {_POWER[power]: scores[number * powers + power] for power in s.board.politics.order}
        views.append(WinterView(turn=s.board.winter_after[number], scores=shown))
    return views
