"""Whether a written position can occur, and whether what it asks can be asked there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.ancien_regime import (
    aftermath,
    asking,
    diplomacy,
    election,
    garrisons,
    marching,
    movement,
    observe,
    position_battle,
    sequence,
    sides,
    sights,
    subsidies,
    update,
)
from pragmatica.ancien_regime.auction import NONE, Bid
from pragmatica.ancien_regime.battle import NextBattle, Support
from pragmatica.ancien_regime.board import (
    BIT,
    BRITAIN,
    DRILL,
    FRANCE,
    IMPASSABLE,
    NEUTRAL,
    NO_GENERAL,
    NOBODY,
    OFF_BOARD,
    POWERS,
    SLOTS,
    TURNS,
)
from pragmatica.ancien_regime.cardplay import Fight, PlayCard
from pragmatica.ancien_regime.cards import HandLimit
from pragmatica.ancien_regime.diplomacy import OPEN, Admit, ChooseAnew, ChooseStatus, Expel
from pragmatica.ancien_regime.drill import Drill
from pragmatica.ancien_regime.election import AcceptCrown, Vote
from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.mobilisation import Mobilise
from pragmatica.ancien_regime.movement import ChooseArbiter, Dissolve, GrantTurn, Movement, RequestTurn
from pragmatica.ancien_regime.moves import Consent, Moving, PickGeneral, Route
from pragmatica.ancien_regime.position_fields import BRANCHES
from pragmatica.ancien_regime.state import WAITING, State, pile_of
from pragmatica.ancien_regime.subsidies import Offer, Receive
from pragmatica.ancien_regime.together import Finished, Together
from pragmatica.ancien_regime.withdrawal import Withdraw
from pragmatica.core import probe
from pragmatica.core.errors import Unreadable
from pragmatica.core.game import Setup
from pragmatica.core.reading import snake

# -- pieces -----------------------------------------------------------------------------------------------------------


def check_pieces(s: State) -> None:
    """Limits that always hold: tokens, units off the board, impassable ground [A-1.9, A-2.2, A-5.1]."""
    board = s.board
    for general, name in enumerate(board.general_ids):
        where = f"generals.{name}"
        if s.place[general] == OFF_BOARD:
            waits = general == board.stuart and s.units[general] and s.stuart == WAITING
            if s.units[general] and not waits:
                raise Unreadable("has no units off the board [A-1.9]", f"{where}.units")
        elif board.kind[s.place[general]] == IMPASSABLE:
            raise Unreadable("nobody can be there [A-5.1]", f"{where}.at")
    for land, owner in enumerate(s.garrison):
        if owner != NOBODY and board.kind[land] == IMPASSABLE:
            raise Unreadable("nobody can be there [A-5.1]", f"garrisons.{board.ids[land]}")
    for power, name in enumerate(POWERS):
        if s.supply(power) < 0:
            tokens = board.tokens[power]
            raise Unreadable(f"{name} has {tokens} tokens for units and garrisons [A-2.2]", "generals")


def check_controllers(s: State, phase: int) -> None:
    """From its first auction on a minor power always has a controller [A-12.10, A-12.17]."""
    for power, name in enumerate(POWERS):
        if s.controller[power] != NOBODY:
            continue
        drills = next(turn for turn in range(1, TURNS + 1) if s.board.on_slot[turn][DRILL] == power)
        if s.round > 1 or s.turn > drills or (s.turn == drills and phase > sequence.AUCTION):
            why = f"whose is it? From turn {drills} of round 1 on somebody controls it [A-12.10, A-12.17]"
            raise Unreadable(why, f"powers.{name}.controller")


def check_rest(s: State, fighting: tuple[int, ...] = (), leaving: tuple[int, ...] = ()) -> None:
    """What holds while nothing moves [A-15.3]. Where generals are `fighting` there may be enemies.

    Those who are `leaving` are beaten, and may be where they could not stay.
    """
    board, ties = s.board, s.relations
    for land in range(board.size):
        home, where = board.home[land], board.ids[land]
        if update.enemies(s, land) and not any(s.place[general] == land for general in fighting):
            raise Unreadable(f"enemies are together in {where} [A-1.11]", "generals")
        owner = s.garrison[land]
        if owner != NOBODY and update.at_peace_at_home(s, owner, land):
            raise Unreadable(f"{POWERS[owner]} is at peace with {POWERS[home]} [A-9.81]", f"garrisons.{where}")
    for general, land in enumerate(s.place):
        if land == OFF_BOARD or general in leaving:
            continue
        power, home, controller = board.general_power[general], board.home[land], s.control[land]
        where = f"generals.{board.general_ids[general]}.at"
        if home != NOBODY and ties.neutral[home] and not ties.family[power][home]:
            raise Unreadable(f"{POWERS[home]} is neutral: nobody enters its homes [A-9.74]", where)
        if ties.neutral[power] and (controller == NOBODY or not ties.family[power][controller]):
            raise Unreadable(f"{POWERS[power]} is neutral and does not control {board.ids[land]} [A-7.8]", where)


def check_hands(s: State, frames: list[Frame]) -> None:
    """Nobody holds too many cards but a power that is about to discard or is still getting cards [A-9.6]."""
    exempt = 0
    for frame in frames:
        if isinstance(frame, HandLimit):
            exempt |= frame.powers
        elif isinstance(frame, (Drill, Mobilise)):
            exempt |= BIT[frame.of]
    for power, name in enumerate(POWERS):
        if s.hand_size(power) > s.board.hand_limit and not exempt & BIT[power]:
            raise Unreadable(f"no hand has more than {s.board.hand_limit} cards now [A-9.6]", f"powers.{name}.cards")


def _check_company(s: State, passing: int) -> None:
    """No two generals of a power in one territory, unless one of them is passing [A-2.9]."""
    for general, land in enumerate(s.place):
        if land == OFF_BOARD or general == passing:
            continue
        others = [one for one in s.board.generals_of[s.board.general_power[general]] if s.place[one] == land]
        if any(one not in (general, passing) for one in others):
            raise Unreadable("another general of his power is there [A-2.9]", _place_of(s, general))


def _place_of(s: State, general: int) -> str:
    return f"generals.{s.board.general_ids[general]}.at"


# -- the question -----------------------------------------------------------------------------------------------------


def check_question(setup: Setup, s: State) -> None:
    """The question must have a seat that owes an answer, and an answer; what has been answered must be lawful.

    Raises Unreadable.
    """
    frames = list(sights.chain(s))
    for frame in frames:
        if not _is_lawful(s, frame):
            raise Unreadable(f"{snake(frame.name())} is not possible in this position", "asked")
    name = snake(frames[0].name())
    with probe.asking(name, "asked"):
        offered = [s.legal(seat) for seat in s.pending()]
    if not offered or not all(offered):
        raise Unreadable("no seat owes an answer to this, or there is none in this position", "asked")
    _check_course(s, frames)
    _check_played(s, frames)
    check_hands(s, frames)
    with probe.asking(name, "asked"):
        probe.check(setup, s, observe.observe, asking.decision)


def _is_lawful(s: State, frame: Frame) -> bool:
    """Whether the frame does not contradict the position."""
    check = _CHECKS.get(type(frame))
    try:
        return check is None or check(s, frame)
    except probe.BROKEN:
        return False


def _check_course(s: State, frames: list[Frame]) -> None:
    """Where pieces may be while this is asked."""
    passing = [frame.general for frame in frames if isinstance(frame, Moving) and frame.done < len(frame.way)]
    _check_company(s, passing[0] if passing else NO_GENERAL)
    if any(isinstance(frame, update.Update) for frame in frames):
        return
    fighting: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()
    for frame in frames:
        if isinstance(frame, PickGeneral):
            fighting += tuple(s.board.generals_of[frame.of])
        elif isinstance(frame, NextBattle):
            fighting += frame.waiting
        elif isinstance(frame, (Support, Fight)):
            fighting += (frame.attacker,)
        elif isinstance(frame, aftermath.Leaving):
            fighting += (frame.attacker,)
            leaving += frame.beaten
        elif isinstance(frame, (aftermath.Defeated, Withdraw)):
            fighting += (frame.general,)
            leaving += (frame.general,)
    check_rest(s, fighting, leaving)


def _check_played(s: State, frames: list[Frame]) -> None:
    """Cards lie on generals who fight or support, no more than they have units [A-10.20]."""
    if not s.played:
        return
    fight = next((frame for frame in frames if isinstance(frame, Fight)), None)
    if fight is None:
        raise Unreadable("there is no battle in which cards are played", "played")
    fighting = [
        fight.attacker,
        *sides.defending_generals(s, fight.attacker),
        *sides.members(fight.attack | fight.defence),
    ]
    for place, card in enumerate(s.played):
        name = s.board.general_ids[pile_of(card)]
        if pile_of(card) not in fighting:
            raise Unreadable(f"{name} takes no part in the battle", f"played[{place}].general")
        if sides.room(s, pile_of(card)) < 0:
            raise Unreadable(f"{name} has more cards than units [A-10.20]", f"played[{place}].general")


# -- the wheel --------------------------------------------------------------------------------------------------------


def _together(s: State, frame: Together) -> bool:
    """Nothing is asked of a minor power without a controller [A-12.20]."""
    on_slot = s.board.on_slot[s.turn]
    return all(
        isinstance(part, Finished) or s.controller[on_slot[SLOTS.index(slot)]] != NOBODY
        for slot, part in zip(BRANCHES, frame.parts, strict=True)
    )


def _hand_limit(s: State, frame: HandLimit) -> bool:
    return s.hand_size(frame.of) > s.board.hand_limit and frame.powers & BIT[frame.of] != 0


def _gifts(s: State, giver: int, gifts: tuple[int, ...]) -> bool:
    return all(subsidies.refusal(s, giver, gifts[:place], code) == 0 for place, code in enumerate(gifts))


def _receive(s: State, frame: Receive) -> bool:
    receivers = 0
    for gift in frame.gifts:
        receivers |= BIT[gift // subsidies.WIDTH]
    answered = frame.accepted | frame.declined
    return _gifts(s, frame.giver, frame.gifts) and not answered & ~receivers and not frame.accepted & frame.declined


# -- movement ---------------------------------------------------------------------------------------------------------


def _movement(s: State, frame: Movement) -> bool:
    """A mover with a player, and an Arbiter who may be one, or none [A-9.61, A-9.65]."""
    if frame.arbiter == NOBODY:
        return frame.number < 2
    return movement.arbiter_refusal(s, frame.of, frame.arbiter) in (0, movement.MORALE_FULL)


def _another_turn(s: State, frame: RequestTurn | GrantTurn) -> bool:
    action = frame.below
    assert isinstance(action, Movement)
    return action.number > 0 and movement.request_refusal(s, action.arbiter, action.number + 1) == 0


def _choice(s: State, frame: Frame) -> bool:
    """It is asked only where there is more than one answer."""
    return len(frame.legal(s, frame.seats(s)[0])) > 1


def _pick_general(s: State, frame: PickGeneral) -> bool:
    """A movement turn is being played, with Frederick's own only if he is on the board [A-13.1]."""
    if frame.only != NO_GENERAL and s.place[frame.only] == OFF_BOARD:
        return False
    action = frame.below
    assert action is not None
    return not isinstance(action.below, Movement) or action.below.number > 0


def _pick(frame: Frame) -> PickGeneral:
    pick = frame.below
    assert isinstance(pick, PickGeneral)
    return pick


def _moves(s: State, frame: Route | Consent) -> bool:
    """The way is one that the general may go [A-9.71, A-9.72, A-9.73, A-13.7]."""
    pick, general = _pick(frame), frame.general
    if s.board.general_power[general] != pick.of or not marching.can_move(s, general, pick.refused):
        return False
    if s.place[general] == OFF_BOARD:
        return isinstance(frame, Consent) and frame.way == (s.board.landing,)
    return all(
        code in marching.steps(s, general, frame.way[:place], pick.refused) for place, code in enumerate(frame.way)
    )


def _consent(s: State, frame: Consent) -> bool:
    """The move is one that may be asked for; who has not answered are the last of those who must consent [A-5.18]."""
    if not frame.way or not _moves(s, frame):
        return False
    if marching.end_refusal(s, frame.general, frame.way, _pick(frame).refused):
        return False
    needed = marching.consents(s, frame.general, frame.way)
    return bool(frame.needed) and tuple(needed[len(needed) - len(frame.needed) :]) == frame.needed


def _moving(s: State, frame: Moving) -> bool:
    """The general is on his way, and each further step leads to a neighbour or along a route from where he is."""
    here = s.place[frame.general]
    if here == OFF_BOARD or s.board.general_power[frame.general] != _pick(frame).of or frame.done > len(frame.way):
        return False
    for code in frame.way[frame.done :]:
        if code >= marching.SEA:
            if here not in s.board.route_ends[code - marching.SEA]:
                return False
            here = marching.other_end(s, code - marching.SEA, here)
        elif s.board.is_neighbour[here][code]:
            here = code
        else:
            return False
    return here == s.place[frame.general] or not s.present[here] & BIT[_pick(frame).of]


def _place_garrison(s: State, frame: garrisons.PlaceGarrison) -> bool:
    return s.place[frame.general] == frame.land and garrisons.refusal(s, frame.general, frame.land) == 0


# -- diplomacy, election, minor powers --------------------------------------------------------------------------------


def _expel(s: State, frame: Expel) -> bool:
    expellable = [power for power in diplomacy.choosers(s) if s.status[power] < NEUTRAL]
    gone = [power for power in range(NOBODY) if frame.expelled & BIT[power]]
    return frame.of in (BRITAIN, FRANCE) and all(power in expellable for power in gone) and _choice(s, frame)


def _choices(s: State, frame: ChooseStatus | Admit | ChooseAnew) -> bool:
    """Only powers that choose have done so; what is closed are coalitions, and nobody has chosen a closed one."""
    choosers = diplomacy.choosers(s)
    for power in range(NOBODY):
        chosen, closed = frame.chosen[power], frame.closed[power]
        if (chosen != OPEN or closed) and power not in choosers:
            return False
        if closed >> NEUTRAL:
            return False
        rejected = isinstance(frame, ChooseAnew) and frame.rejected == power
        if chosen != OPEN and closed & BIT[chosen] and not rejected:
            return False
    return isinstance(frame, ChooseStatus) or all(frame.chosen[power] != OPEN for power in choosers)


def _admit(s: State, frame: Admit) -> bool:
    power = frame.applicant
    if not _choices(s, frame) or power not in diplomacy.choosers(s):
        return False
    return diplomacy.needs_admission(s, power, frame.chosen[power], frame.closed[power])


def _choose_anew(s: State, frame: ChooseAnew) -> bool:
    return _choices(s, frame) and frame.rejected in diplomacy.choosers(s)


def _accept_crown(s: State, frame: AcceptCrown) -> bool:
    return election.votes(s)[frame.of] >= s.board.votes_needed


def _vote(s: State, frame: Vote) -> bool:
    """The voter has votes and has not voted; what has been cast was lawful [A-8.2, A-8.4]."""
    held = election.votes(s)
    if not held[frame.voter] or frame.cast[frame.voter] != NOBODY:
        return False
    return all(
        held[voter] > 0 and election.refusal(s, voter, candidate) == 0
        for voter, candidate in enumerate(frame.cast)
        if candidate != NOBODY
    )


def _bid(s: State, frame: Bid) -> bool:
    return all(bid in (0, NONE) or bid <= s.morale[power] for power, bid in enumerate(frame.bids))


_CHECKS: Final[dict[type[Frame], Callable[[State, Any], bool]]] = {
    Together: _together,
    HandLimit: _hand_limit,
    Offer: lambda s, frame: _gifts(s, frame.of, frame.gifts),
    Receive: _receive,
    ChooseArbiter: _choice,
    Movement: _movement,
    Dissolve: _choice,
    RequestTurn: _another_turn,
    GrantTurn: _another_turn,
    PickGeneral: _pick_general,
    Route: _moves,
    Consent: _consent,
    Moving: _moving,
    garrisons.PlaceGarrison: _place_garrison,
    NextBattle: position_battle.next_battle,
    Support: position_battle.support,
    Fight: position_battle.supported,
    PlayCard: position_battle.play_card,
    aftermath.Leaving: position_battle.leaving,
    aftermath.Defeated: position_battle.defeated,
    Expel: _expel,
    ChooseStatus: _choices,
    Admit: _admit,
    ChooseAnew: _choose_anew,
    AcceptCrown: _accept_crown,
    Vote: _vote,
    Bid: _bid,
    update.Update: position_battle.board_update,
    update.Stay: position_battle.stay,
}
