"""Whether a written position can occur, and whether what it asks can be asked there."""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.game import Setup
from pragmatica.kit.written.checking import Check, Checks
from pragmatica.mollwitz import answering
from pragmatica.mollwitz.kept.codes import ARTILLERY, HUSSAR, INFANTRY, LIMBERED, LINE, ROUTED, SKIRMISH, UNLIMBERED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named import asking
from pragmatica.mollwitz.told import observe
from pragmatica.mollwitz.turn import unit_acts
from pragmatica.mollwitz.written.questions import QUESTIONS

_OTHERS: Final = (LINE, ROUTED)  # formations of line cavalry [W-4.1]
_HUSSARS: Final = (SKIRMISH, ROUTED)
_GUNS: Final = (LIMBERED, UNLIMBERED)


def pieces(s: State) -> None:
    """What is true of units and leaders in every position. Raises Unreadable."""
    for unit, name in enumerate(s.army.unit_ids):
        where = f"units.{name}"
        if s.on_field(unit) and s.eliminated[unit]:
            raise Unreadable("is on the field, and so not eliminated [W-13.16]", f"{where}.eliminated")
        if not s.on_field(unit):
            continue
        if not _fits(s, unit):
            raise Unreadable("is no formation of its arm [W-4.1]", f"{where}.formation")
        if s.army.arm[unit] != ARTILLERY and (s.morale[unit] == 0) != s.routed(unit):
            raise Unreadable("is 0 of routed units, and of no others [W-13.17]", f"{where}.morale")
        if any(s.army.side[one] != s.army.side[unit] for one in s.units_at(s.place[unit])):
            raise Unreadable("an enemy is in the hex [W-8.6]", f"{where}.at")
    for leader, name in enumerate(s.army.leader_ids):
        if s.leads(leader) and s.leader_back[leader]:
            raise Unreadable("is on the field [W-12.4]", f"leaders.{name}.returns")


def _fits(s: State, unit: int) -> bool:
    """Whether the formation is one of the unit's arm [W-4.1]."""
    arm, formation = s.army.arm[unit], s.formation[unit]
    if arm == ARTILLERY:
        return formation in _GUNS
    if arm == INFANTRY:
        return formation not in (SKIRMISH, *_GUNS)
    return formation in (_HUSSARS if arm == HUSSAR else _OTHERS)


def _is_there(s: State, frame: unit_acts.UnitActs) -> bool:
    return all(s.on_field(unit) and s.army.wing[unit] == s.group for unit in frame.units)


_CHECKS: Final[tuple[Check[State], ...]] = (
    (unit_acts.UnitActs, _is_there, "units", "they are not on the field, or not of the group [W-2.12]"),
)
_OF_QUESTIONS: Final = Checks(QUESTIONS, _CHECKS, "W-2.1", answering, observe.observe, asking.decision)


def question(setup: Setup, s: State, written: int) -> None:
    """The question must have a seat that owes an answer, and answers that lead on. Raises Unreadable.

    `written`: how many frames the position names; none where a turn begins.
    """
    _OF_QUESTIONS.frames(setup, s, written)
    _OF_QUESTIONS.leads_on(setup, s, written)
