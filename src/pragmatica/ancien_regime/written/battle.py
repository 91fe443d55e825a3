"""Whether a battle, or an update of the board, can be as a written position has it."""

from __future__ import annotations

from pragmatica.ancien_regime.battle import aftermath, battles, sides
from pragmatica.ancien_regime.battle.battles import NextBattle, Support
from pragmatica.ancien_regime.battle.cardplay import Fight, PlayCard
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.diplomacy import update
from pragmatica.ancien_regime.kept import relations
from pragmatica.ancien_regime.kept.board import GENERAL_BIT, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.state import State

# -- battles ----------------------------------------------------------------------------------------------------------


def _attacks(s: State, general: int) -> bool:
    """Whether the general stands among enemies [A-9.75]."""
    land = s.place[general]
    return land != OFF_BOARD and s.hostile_to(s.board.general_power[general], land)


def next_battle(s: State, frame: NextBattle) -> bool:
    """Everybody whose battle is still to come stands among enemies [A-9.75]."""
    return all(_attacks(s, general) for general in frame.waiting)


def supported(s: State, frame: Support | Fight) -> bool:
    """Everybody who supports a side may [A-10.11]."""
    return _attacks(s, frame.attacker) and all(
        battles.support_refusal(s, general, frame.attacker, side, 0) == 0
        for side, supporters in ((ATTACK, frame.attack), (DEFENCE, frame.defence))
        for general in sides.members(supporters)
    )


def support(s: State, frame: Support) -> bool:
    """It is asked only where there is more than one answer."""
    return supported(s, frame) and len(frame.legal(s, frame.seats(s)[0])) > 1


def play_card(s: State, frame: PlayCard) -> bool:
    """The power is one of the step's, and can play [A-10.21, A-10.22]."""
    fight = frame.fight()
    if (frame.of, frame.general) not in fight.turns(s, frame.step):
        return False
    return fight.refusal(s, frame.passed, frame.step, frame.of, frame.general) == 0


def leaving(s: State, frame: aftermath.Leaving) -> bool:
    """Beaten generals are still there; so is an attacker who has won."""
    there = frame.beaten if frame.winner == DEFENCE else (*frame.beaten, frame.attacker)
    return all(s.place[general] != OFF_BOARD for general in there)


def defeated(s: State, frame: aftermath.Defeated) -> bool:
    """The beaten general is still on the board, and may go to his capital [A-10.41]."""
    return s.place[frame.general] != OFF_BOARD and aftermath.capital_refusal(s, frame.general) == 0


# -- board update -----------------------------------------------------------------------------------------------------


def board_update(s: State, frame: update.Update) -> bool:
    """Earlier steps are done: no garrison, and no general but one who may stay, is in a home at peace [A-11.1]."""
    board, former = s.board, relations.of(frame.status, frame.controller)
    if frame.step > update.GARRISONS_AT_HOME:
        for land, owner in enumerate(s.garrison):
            if owner != NOBODY and update.at_peace_at_home(s, owner, land):
                return False
    if frame.step > update.GENERALS_AT_HOME:
        for general, land in enumerate(s.place):
            power = board.general_power[general]
            if land != OFF_BOARD and update.at_peace_at_home(s, power, land):
                friends = s.relations.allied[power][board.home[land]]
                if not friends or not (former.allied[power][board.home[land]] or frame.stays & GENERAL_BIT[general]):
                    return False
    return True


def stay(s: State, frame: update.Stay) -> bool:
    """The general is in a home with which his power is at peace."""
    land, power = s.place[frame.general], s.board.general_power[frame.general]
    return land != OFF_BOARD and update.at_peace_at_home(s, power, land)
