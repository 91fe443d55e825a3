"""What the rules say of every position: who controls whom, where pieces stand, and what adds up [A-15.2, A-15.3]."""

from __future__ import annotations

from pragmatica.ancien_regime import sequence, victory
from pragmatica.ancien_regime.battle.cards import HandLimit
from pragmatica.ancien_regime.diplomacy import update
from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.kept.board import AUSTRIA, BIT, DRILL, IMPASSABLE, NOBODY, OFF_BOARD, POWERS, TURNS
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import WAITING, State
from pragmatica.ancien_regime.wheel.drill import Drill
from pragmatica.ancien_regime.wheel.mobilisation import Mobilise
from pragmatica.core.errors import Unreadable
from pragmatica.core.state import NO_SEAT

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


def may_be_first(s: State, phase: int) -> bool:
    """Whether nothing says that a round is over: a changed status of a major power, an early Crown [A-7.1, A-8.1]."""
    return not _changed(s) and not _crowned_early(s, phase)


def _changed(s: State) -> list[int]:
    """Major powers that have not the status with which they began."""
    lineup = s.board.setups[s.rules.scenario].status
    return [power for power in range(s.rules.seats) if s.status[power] != lineup[power]]


def _crowned_early(s: State, phase: int) -> bool:
    """Whether somebody holds the Crown before the first Election Phase is over [A-3.12, A-6.2]."""
    if s.crown == NOBODY:
        return False
    election = next(turn for turn in range(1, TURNS + 1) if s.board.on_slot[turn][DRILL] == AUSTRIA)
    return s.turn < election or (s.turn == election and phase <= sequence.ELECTION)


def check_rounds(s: State, phase: int, begins: bool) -> None:
    """What the first round does not know yet, and what later ones do not know any more [A-3.12, A-7.1, A-12.10].

    The Crown is given back as the election begins [A-8.1]. `begins`: nothing has been asked in this phase yet.
    """
    if s.round == 1:
        for power in _changed(s):
            usual = STATUS[s.board.setups[s.rules.scenario].status[power]]
            why = f"in round 1 it is {usual}: no status changes before the first Diplomacy Phase [A-7.1]"
            raise Unreadable(why, f"powers.{POWERS[power]}.status")
        if _crowned_early(s, phase):
            raise Unreadable("nobody holds it before the first election, in turn 3 [A-3.12]", "crown")
    if phase == sequence.ELECTION and s.crown != NOBODY and not begins:
        raise Unreadable("it is given back when the election begins [A-8.1]", "crown")
    _check_controllers(s, phase)
    if s.crown != NOBODY and s.controller[s.crown] == NOBODY:
        raise Unreadable(f"{POWERS[s.crown]} has no controller, and without one it takes no part [A-8.2]", "crown")


def _check_controllers(s: State, phase: int) -> None:
    """From its first auction on a minor power always has a controller [A-12.10, A-12.17]."""
    for power, name in enumerate(POWERS):
        if s.controller[power] != NOBODY:
            continue
        drills = next(turn for turn in range(1, TURNS + 1) if s.board.on_slot[turn][DRILL] == power)
        if s.round > 1 or s.turn > drills or (s.turn == drills and phase > sequence.AUCTION):
            why = f"whose is it? From turn {drills} of round 1 on somebody controls it [A-12.10, A-12.17]"
            raise Unreadable(why, f"powers.{name}.controller")


def check_end(s: State) -> None:
    """A match that is over has ended as its position says: by Influence, or by the time [A-4.1, A-4.4, A-4.5]."""
    trial = s.copy()
    trial.finish(NO_SEAT, 0)
    if s.reason == victory.ENOUGH_INFLUENCE:
        victory.check(trial)
    elif (s.round, s.turn) == (s.rules.round_limit, TURNS):
        victory.time_is_up(trial)
    if (trial.winner, trial.reason) != (s.winner, s.reason):
        rule = "A-4.1" if s.reason == victory.ENOUGH_INFLUENCE else "A-4.5"
        raise Unreadable(f"in this position the match has not ended so [{rule}]", "over")


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


def check_company(s: State, passing: int) -> None:
    """No two generals of a power in one territory, unless one of them is passing [A-2.9]."""
    for general, land in enumerate(s.place):
        if land == OFF_BOARD or general == passing:
            continue
        others = [one for one in s.board.generals_of[s.board.general_power[general]] if s.place[one] == land]
        if any(one not in (general, passing) for one in others):
            raise Unreadable("another general of his power is there [A-2.9]", _place_of(s, general))


def _place_of(s: State, general: int) -> str:
    return f"generals.{s.board.general_ids[general]}.at"
