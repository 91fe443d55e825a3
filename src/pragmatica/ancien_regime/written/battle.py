"""Whether a battle, or an update of the board, can be as a written position has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pragmatica.ancien_regime.battle import aftermath, battles, sides
from pragmatica.ancien_regime.battle.battles import NextBattle, Support
from pragmatica.ancien_regime.battle.cardplay import Fight, PlayCard
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.diplomacy import update
from pragmatica.ancien_regime.kept import relations
from pragmatica.ancien_regime.kept.board import BIT, BRITAIN, BRITISH, FRANCE, GENERAL_BIT, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march.garrisons import PlaceGarrison
from pragmatica.ancien_regime.march.withdrawal import Withdraw
from pragmatica.ancien_regime.secret import sights
from pragmatica.kit.written.kinds import Place

# -- battles ----------------------------------------------------------------------------------------------------------


def _attacks(s: State, general: int) -> bool:
    """Whether the general stands among enemies [A-9.75]."""
    land = s.place[general]
    return land != OFF_BOARD and s.hostile_to(s.board.general_power[general], land)


def next_battle(s: State, frame: NextBattle) -> bool:
    """Everybody whose battle is still to come stands among enemies [A-9.75]."""
    return all(_attacks(s, general) for general in frame.waiting)


# -- what follows while battles are fought ----------------------------------------------------------------------------


def engaged(s: State, place: Place, before: Sequence[Any]) -> int:
    """The set of those who have a part in the open battle, or stand where one is to come [A-10.11]."""
    found, fighters = 0, list(before[0])
    for entry in place.above:
        if isinstance(entry, Mapping):
            fighters += [*_named(s, entry, "attacker"), *_named(s, entry, "general")]
            others = ("beaten", "generals", *(("attack", "defence") if entry.get("frame") == "fight" else ()))
            for field in others:
                for general in _named(s, entry, field):
                    found |= GENERAL_BIT[general]
    return found | battles.engaged(s, _lands(s, fighters))


def _named(s: State, entry: Mapping[str, Any], field: str) -> Iterator[int]:
    """The generals whom a field names, one or several; what is none is told where the field is read."""
    value = entry.get(field)
    for name in value if isinstance(value, list) else [value]:
        if isinstance(name, str) and name in s.board.general_ids:
            yield s.board.general_ids.index(name)


def _lands(s: State, generals: Sequence[int]) -> list[int]:
    return [s.place[general] for general in generals if s.place[general] != OFF_BOARD]


def broken(s: State, place: Place, before: Sequence[Any]) -> int:
    """The set of powers without Morale that have paid for no card: they began the battle so [A-10.25]."""
    return sum(BIT[power] for power in range(NOBODY) if not s.morale[power] and not sides.count_played(s, power))


def fought(s: State) -> bool:
    """Whether a battle of this movement turn may have cost Morale already.

    Somebody is engaged who neither stands where a battle is to come nor takes part in the one that begins.
    """
    if s.played:
        return True
    fighters, beginning, past = [], 0, 0
    for frame in sights.chain(s):
        if isinstance(frame, (Support, Fight)):
            fighters.append(frame.attacker)
            beginning = frame.attack | frame.defence
        elif isinstance(frame, NextBattle):
            past = frame.engaged & ~battles.engaged(s, _lands(s, [*fighters, *frame.waiting]))
    return past & ~beginning != 0


def guardian(s: State) -> int | None:
    """Who decides for minor powers that nobody controls; None where the frames do not tell [A-12.21]."""
    frames = list(sights.chain(s))
    if isinstance(frames[0], NextBattle) or not any(isinstance(frame, NextBattle) for frame in frames):
        return BRITAIN
    for frame in frames:
        if (attacker := _attacker(frame)) is not None:
            return FRANCE if s.status[s.board.general_power[attacker]] == BRITISH else BRITAIN
    return None


def _attacker(frame: Frame) -> int | None:
    """Whose battle it is, if the frame says so: of those who stand on the list, only he withdraws or garrisons."""
    if isinstance(frame, (Support, Fight, aftermath.Leaving)):
        return frame.attacker
    if isinstance(frame, (Withdraw, PlaceGarrison)) and isinstance(frame.below, NextBattle):
        return frame.general
    return None


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
