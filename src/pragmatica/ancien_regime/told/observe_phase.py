"""What a seat may know of what is going on: diplomacy, election, auction, gifts, movement, board update."""

from __future__ import annotations

from typing import Final, get_args

from pragmatica.ancien_regime.battle import battles
from pragmatica.ancien_regime.battle.battles import NextBattle
from pragmatica.ancien_regime.diplomacy import election, statuses
from pragmatica.ancien_regime.diplomacy.auction import NONE, Bid
from pragmatica.ancien_regime.diplomacy.election import AcceptCrown, Vote
from pragmatica.ancien_regime.diplomacy.statuses import OPEN, Admit, ChooseAnew, ChooseStatus, Expel
from pragmatica.ancien_regime.diplomacy.update import Update
from pragmatica.ancien_regime.forms.decisions import POWER, STATUS, Ballot, Power, Status
from pragmatica.ancien_regime.forms.observation import (
    AuctionView,
    BidView,
    DiplomacyView,
    ElectionView,
    GiftsView,
    GiftView,
    MovementView,
    PendingBattle,
    StatusChoice,
    UpdateStep,
    UpdateView,
    WayView,
)
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import BIT, GENERAL_BIT, GENERALS, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.march.moves import Consent, Moving, PickGeneral, Route
from pragmatica.ancien_regime.named.asking import way_to
from pragmatica.ancien_regime.wheel import movement, subsidies
from pragmatica.ancien_regime.wheel.movement import ChooseArbiter, FredericksTurn, Movement
from pragmatica.ancien_regime.wheel.subsidies import MONEY, Offer, Receive

_STEP: Final[tuple[UpdateStep, ...]] = get_args(UpdateStep)


def _powers(mask: int) -> list[Power]:
    return [POWER[power] for power in range(NOBODY) if mask & BIT[power]]


def moved(frames: list[Frame]) -> int:
    """The set of the generals who have moved in the movement turn that is being played."""
    return next((frame.moved for frame in frames if isinstance(frame, PickGeneral)), 0)


# -- diplomacy --------------------------------------------------------------------------------------------------------


def phase_of_diplomacy(s: State, own: list[bool]) -> DiplomacyView | None:
    """The Diplomacy Phase; a token that has been put down is its owner's secret until all lie there [A-7.4, A-15.6]."""
    frame = s.top
    if isinstance(frame, Expel):
        closed = [BIT[s.status[power]] if frame.expelled & BIT[power] else 0 for power in range(NOBODY)]
        choices = [_choice(power, OPEN, closed[power], None) for power in statuses.choosers(s)]
        return DiplomacyView(step="expulsion", expelled=_powers(frame.expelled), choices=choices)
    if isinstance(frame, ChooseStatus):
        choices = [
            _choice(power, frame.chosen[power], frame.closed[power], None, own[power]) for power in statuses.choosers(s)
        ]
        return DiplomacyView(step="choice", expelled=_expelled(s, frame.closed), choices=choices)
    if isinstance(frame, (Admit, ChooseAnew)):
        return DiplomacyView(step="admission", expelled=[], choices=_admissions(s, frame))
    return None


def _choice(power: int, chosen: int, closed: int, needs: Power | None, shown: bool = True) -> StatusChoice:
    return StatusChoice(
        power=POWER[power],
        placed=chosen != OPEN,
        status=STATUS[chosen] if shown and chosen != OPEN else None,
        closed=_closed(closed),
        needs=needs,
    )


def _closed(mask: int) -> list[Status]:
    return [status for number, status in enumerate(STATUS) if mask & BIT[number]]


def _expelled(s: State, closed: tuple[int, ...]) -> list[Power]:
    """Before anybody has been rejected, a coalition is closed to those alone whom it has expelled [A-7.3]."""
    return [POWER[power] for power in statuses.choosers(s) if closed[power]]


def _admissions(s: State, frame: Admit | ChooseAnew) -> list[StatusChoice]:
    """The tokens as they lie there, and which of them still need a leader's word [A-7.5]."""
    current = frame.applicant if isinstance(frame, Admit) else frame.rejected
    choices: list[StatusChoice] = []
    for power in statuses.choosers(s):
        chosen, closed = frame.chosen[power], frame.closed[power]
        if isinstance(frame, ChooseAnew) and power == current:
            chosen = OPEN
        needs = None
        if chosen != OPEN and power >= current and statuses.needs_admission(s.relations, power, chosen, closed):
            needs = POWER[statuses.leader(chosen)]
        choices.append(_choice(power, chosen, closed, needs))
    return choices


# -- election and auction ---------------------------------------------------------------------------------------------


def election_held(s: State) -> ElectionView | None:
    """The election, in which everything is open [A-8.4]."""
    frame = s.top
    if isinstance(frame, AcceptCrown):
        return ElectionView(ballots=[], to_vote=[], totals={}, declined=None)
    if not isinstance(frame, Vote):
        return None
    held = election.votes(s)
    totals: dict[Power, int] = {}
    ballots: list[Ballot] = []
    for voter in s.rules.vote_order:
        candidate = frame.cast[voter]
        if candidate != NOBODY:
            name = POWER[candidate]
            totals[name] = totals.get(name, 0) + held[voter]
            ballots.append(Ballot(power=POWER[voter], candidate=name, votes=held[voter]))
    return ElectionView(
        ballots=ballots,
        to_vote=[POWER[voter] for voter in s.rules.vote_order if held[voter] and frame.cast[voter] == NOBODY],
        totals=totals,
        declined=None if frame.declined == NOBODY else POWER[frame.declined],
    )


def auction_held(s: State, own: list[bool]) -> AuctionView | None:
    """The auction; a bid is its player's secret until all have bid [A-12.10, A-15.6]."""
    frame = s.top
    if not isinstance(frame, Bid):
        return None
    bids = [
        BidView(power=POWER[power], placed=bid != NONE, bid=bid if own[power] and bid != NONE else None)
        for power, bid in enumerate(frame.bids[: s.rules.seats])
    ]
    return AuctionView(minor=POWER[frame.minor], bids=bids)


# -- gifts ------------------------------------------------------------------------------------------------------------


def gifts_offered(s: State, frames: list[Frame], seen: list[bool]) -> GiftsView | None:
    """Gifts on their way; before they are announced nobody but the giver's player knows of them [A-9.21]."""
    for frame in frames:
        if isinstance(frame, Offer) and seen[frame.of]:
            return _gifts(s, frame.of, frame.gifts, None, True)
        if isinstance(frame, Receive):
            return _gifts(s, frame.giver, frame.gifts, frame, seen[frame.giver])
    return None


def _gifts(s: State, giver: int, codes: tuple[int, ...], answers: Receive | None, faces: bool) -> GiftsView:
    views: list[GiftView] = []
    for receiver in range(NOBODY):
        money, count = subsidies.parcel(codes, receiver)
        if money + count:
            given = [packed.given(code) for code in codes if packed.receiver(code) == receiver]
            kinds = [what for what in given if what != MONEY]
            views.append(
                GiftView(
                    receiver=POWER[receiver],
                    money=money,
                    cards=count,
                    faces=sorted(s.board.card_value[kind] for kind in kinds) if faces else None,
                    accepted=None if answers is None else _answer(answers, receiver),
                )
            )
    return GiftsView(
        giver=POWER[giver],
        announced=answers is not None,
        left=s.board.gift_limit - len(codes) if answers is None else 0,
        gifts=views,
    )


def _answer(frame: Receive, receiver: int) -> bool | None:
    if frame.accepted & BIT[receiver]:
        return True
    return False if frame.declined & BIT[receiver] else None


# -- movement ---------------------------------------------------------------------------------------------------------


def movement_made(s: State, frames: list[Frame]) -> MovementView | None:
    """The Movement action or Frederick's own turn, in which everything is open [A-9.60, A-13.1]."""
    for frame in frames:
        if isinstance(frame, ChooseArbiter):
            return _movement(s, frames, frame.of, NOBODY, 0)
        if isinstance(frame, Movement):
            return _movement(s, frames, frame.of, frame.arbiter, frame.number)
        if isinstance(frame, FredericksTurn):
            return _movement(s, frames, s.board.general_power[s.frederick], NOBODY, 0)
    return None


def _movement(s: State, frames: list[Frame], power: int, arbiter: int, number: int) -> MovementView:
    following = max(number, 1) + 1
    possible = arbiter != NOBODY and movement.request_refusal(s, arbiter, following) == 0
    gone = moved(frames)
    return MovementView(
        power=POWER[power],
        number=number,
        frederick=any(isinstance(frame, FredericksTurn) for frame in frames),
        arbiter=None if arbiter == NOBODY else POWER[arbiter],
        next_pay=s.board.arbiter_pay[following] if possible else None,
        moved=[s.board.general_ids[general] for general in range(GENERALS) if gone & GENERAL_BIT[general]],
        way=_way(s, frames),
        battles=_battles(s, frames, power),
    )


def _way(s: State, frames: list[Frame]) -> WayView | None:
    """The move that is being made up, waits for consents, or is being made; of the last what is left of it."""
    for frame in frames:
        if isinstance(frame, (Route, Consent, Moving)):
            way = frame.way[frame.done :] if isinstance(frame, Moving) else frame.way
            sea = bool(way) and way[0] >= marching.SEA
            start = s.place[frame.general]
            return WayView(
                general=s.board.general_ids[frame.general],
                start=None if start == OFF_BOARD else s.board.ids[start],
                way=way_to(s, frame.general, way),
                route=s.board.route_ids[way[0] - marching.SEA] if sea else None,
                needed=[POWER[power] for power in frame.needed] if isinstance(frame, Consent) else [],
            )
    return None


def _battles(s: State, frames: list[Frame], power: int) -> list[PendingBattle]:
    """Battles that wait: where generals of the mover face hostile pieces [A-9.75]."""
    waiting: list[int] = []
    for frame in frames:
        if isinstance(frame, NextBattle):
            waiting = list(frame.waiting)
            break
        if isinstance(frame, PickGeneral):
            waiting = battles.meeting(s, power)
            break
    board = s.board
    return [PendingBattle(attacker=board.general_ids[one], land=board.ids[s.place[one]]) for one in waiting]


# -- board update -----------------------------------------------------------------------------------------------------


def update_made(s: State, frames: list[Frame]) -> UpdateView | None:
    """The board update [A-11.1, A-11.3, A-11.4]."""
    for frame in frames:
        if isinstance(frame, Update):
            stays = [s.board.general_ids[one] for one in range(GENERALS) if frame.stays & GENERAL_BIT[one]]
            return UpdateView(step=_STEP[frame.step], stays=stays)
    return None
