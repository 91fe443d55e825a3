"""What a seat may know of the advanced game's own things, field by field: `Observation.realm`.

All of it is public but for the card that a power has just placed on the display [M-17.32], the draft of a proposal, and
the scores of the winters, which nobody sees before the end [M-13.22].
"""

from __future__ import annotations

from typing import Final, cast

from pragmatica.core.state import NO_SEAT
from pragmatica.maria.diplomacy import election
from pragmatica.maria.forms.decisions import Power, Suit
from pragmatica.maria.forms.observation_realm import (
    Box,
    BoxView,
    Candidate,
    Controller,
    DisplayView,
    ElectorView,
    ExpectedVotes,
    IncomeView,
    OffMap,
    OffMapView,
    PoolView,
    RealmView,
    SaxonStatus,
    SaxonyView,
    Track,
    TrackView,
    WinterView,
)
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, JOINT, NOBODY, POWERS, PRAGMATIC, PRUSSIA, RESERVE, SUITS
from pragmatica.maria.kept.political import TRACKS
from pragmatica.maria.kept.realm import BOXES, NO_CARD, NO_TRUMP
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import corps, stage
from pragmatica.maria.politics.choosing import Choosing
from pragmatica.maria.politics.markers import ORDER, Moving
from pragmatica.maria.told import treaties

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


def observe(s: State, seats: tuple[str, ...], seat: int | None) -> RealmView:
    """What the seat, or a spectator (None), may know now; `seats` are the names of all."""
    realm, politics = s.realm, s.board.politics
    electors = _electors(s)
    return RealmView(
        pools=[_pool(s, power, seats) for power in politics.order],
        boxes=[
            BoxView(box=box, owner=_POWER[owner] if owner != NOBODY else None)
            for box, owner in zip(_BOX, realm.box_owner, strict=True)
        ],
        tracks=_tracks(s),
        display=[_display(s, power, seat) for power in politics.order],
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
    )


def _pool(s: State, power: int, seats: tuple[str, ...]) -> PoolView:
    realm = s.realm
    return PoolView(
        power=_POWER[power],
        seat=seats[s.relations.seat_of[power]],
        pool=realm.pool[power],
        set_aside=realm.set_aside[power],
        battle_box=realm.battle_box[power],
        on_map=s.marker.count(power),
    )


# -- politics ---------------------------------------------------------------------------------------------------------


def _tracks(s: State) -> list[TrackView]:
    ids, announced = s.board.politics.field_ids, _announced(s)
    return [
        TrackView(track=name, field=ids[track][at], at=at, announced=announced[track])
        for track, (name, at) in enumerate(zip(_TRACK, s.realm.track, strict=True))
    ]


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


def _display(s: State, power: int, seat: int | None) -> DisplayView:
    """A space of the display; that a card lies there unrevealed is public, which one is not [M-17.32]."""
    realm, ids = s.realm, s.board.card_ids
    placed = realm.placed[power]
    own = s.relations.seat_of[power] == seat
    return DisplayView(
        power=_POWER[power],
        cards=[ids[card] for card in realm.display[power]],
        turned=[ids[card] for card in realm.turned[power]],
        placed=placed != NO_CARD,
        card=ids[placed] if own and placed != NO_CARD else None,
        influence=stage.influence(s, power),
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
    return ExpectedVotes(francis=votes.count("francis"), charles=votes.count("charles"), free=votes.count(None))


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
