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
from pragmatica.core.errors import fault
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
                raise fault("ancien_regime-written-no-units-off", f"{where}.units", "A-1.9")
        elif board.kind[s.place[general]] == IMPASSABLE:
            raise fault("ancien_regime-written-nobody", f"{where}.at", "A-5.1")
    for land, owner in enumerate(s.garrison):
        if owner != NOBODY and board.kind[land] == IMPASSABLE:
            raise fault("ancien_regime-written-nobody", f"garrisons.{board.ids[land]}", "A-5.1")
    for power, name in enumerate(POWERS):
        if s.supply(power) < 0:
            tokens = board.tokens[power]
            raise fault(
                "ancien_regime-written-tokens-units-garrisons",
                "generals",
                "A-2.2",
                power=f"power:{name}",
                tokens=tokens,
            )


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
            where = f"powers.{POWERS[power]}.status"
            raise fault("ancien_regime-written-status-first-round", where, "A-7.1", status=f"status:{usual}")
        if _crowned_early(s, phase):
            raise fault("ancien_regime-written-nobody-holds-before", "crown", "A-3.12")
    if phase == sequence.ELECTION and s.crown != NOBODY and not begins:
        raise fault("ancien_regime-written-given-back-when", "crown", "A-8.1")
    _check_controllers(s, phase)
    if s.crown != NOBODY and s.controller[s.crown] == NOBODY:
        raise fault("ancien_regime-written-no-controller-without", "crown", "A-8.2", power=f"power:{POWERS[s.crown]}")


def _check_controllers(s: State, phase: int) -> None:
    """From its first auction on a minor power always has a controller [A-12.10, A-12.17]."""
    for power, name in enumerate(POWERS):
        if s.controller[power] != NOBODY:
            continue
        drills = next(turn for turn in range(1, TURNS + 1) if s.board.on_slot[turn][DRILL] == power)
        if s.round > 1 or s.turn > drills or (s.turn == drills and phase > sequence.AUCTION):
            where = f"powers.{name}.controller"
            raise fault("ancien_regime-written-whose", where, "A-12.10, A-12.17", turn=drills)


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
        raise fault("ancien_regime-written-position-match-not", "over", rule)


def check_rest(s: State, fighting: tuple[int, ...] = (), leaving: tuple[int, ...] = ()) -> None:
    """What holds while nothing moves [A-15.3]. Where generals are `fighting` there may be enemies.

    Those who are `leaving` are beaten, and may be where they could not stay.
    """
    board, ties = s.board, s.relations
    for land in range(board.size):
        home, where = board.home[land], board.ids[land]
        if update.enemies(s, land) and not any(s.place[general] == land for general in fighting):
            raise fault("ancien_regime-written-enemies-together", "generals", "A-1.11", land=f"land:{where}")
        owner = s.garrison[land]
        if owner != NOBODY and update.at_peace_at_home(s, owner, land):
            raise fault(
                "ancien_regime-written-peace",
                f"garrisons.{where}",
                "A-9.81",
                power=f"power:{POWERS[owner]}",
                other=f"power:{POWERS[home]}",
            )
    for general, land in enumerate(s.place):
        if land == OFF_BOARD or general in leaving:
            continue
        power, home, controller = board.general_power[general], board.home[land], s.control[land]
        where = f"generals.{board.general_ids[general]}.at"
        if home != NOBODY and ties.neutral[home] and not ties.family[power][home]:
            raise fault("ancien_regime-written-neutral-nobody-enters", where, "A-9.74", power=f"power:{POWERS[home]}")
        if ties.neutral[power] and (controller == NOBODY or not ties.family[power][controller]):
            raise fault(
                "ancien_regime-written-neutral-does-not",
                where,
                "A-7.8",
                power=f"power:{POWERS[power]}",
                land=f"land:{board.ids[land]}",
            )


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
            raise fault("ancien_regime-written-no-hand-more", f"powers.{name}.cards", "A-9.6", most=s.board.hand_limit)


def check_company(s: State, passing: int) -> None:
    """No two generals of a power in one territory, unless one of them is passing [A-2.9]."""
    for general, land in enumerate(s.place):
        if land == OFF_BOARD or general == passing:
            continue
        others = [one for one in s.board.generals_of[s.board.general_power[general]] if s.place[one] == land]
        if any(one not in (general, passing) for one in others):
            raise fault("ancien_regime-written-another-general-power", _place_of(s, general), "A-2.9")


def _place_of(s: State, general: int) -> str:
    return f"generals.{s.board.general_ids[general]}.at"
