"""The engine's events, named: what everybody learns, and what one side alone does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pragmatica.core.errors import Value
from pragmatica.core.log import Event, LateEvent, Parts
from pragmatica.core.state import NO_SEAT
from pragmatica.kit.events import Form, Raw
from pragmatica.mollwitz.forms.terms import FORMATION, MARKER, ORDER, SIDE, WINDOW
from pragmatica.mollwitz.kept import log, sums
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.charts import ROWS
from pragmatica.mollwitz.kept.codes import NOBODY
from pragmatica.mollwitz.kept.ground import Ground
from pragmatica.mollwitz.points import victory

_TOLD: Final = {"kind": "window", "way": "path"}  # fields that have other names outside the engine
_PARTS: Final = "parts"  # triples: a part of a sum, its value, its source on the map
_OWN: Final = (log.INSTRUCTION_USED,)  # nobody else learns that they happened


class Events:
    """Names the events of matches on one board; `hidden_dice`: the dice of a pair are their side's [W-1.12]."""

    def __init__(self, board: Board, hidden_dice: bool) -> None:
        naming = _naming(board)
        self._board: Final = board
        self._forms: Final = {
            kind: Form(fields, naming, _hidden(kind, hidden_dice), _TOLD) for kind, fields in log.FIELDS.items()
        }

    def named(self, raw: list[Raw]) -> list[Event]:
        """The events in their order; their fields are worked out when they are read."""
        return [LateEvent(log.NAMES[one[0]], self._parts, one) for one in raw]

    def _parts(self, raw: Raw) -> Parts:
        """What everybody learns of an event, what its side does, and whether anybody else learns of it at all."""
        kind = raw[0]
        form, rule = self._forms[kind], log.RULES[kind]
        shared, hidden = form.read(raw)
        if form.rest_name == _PARTS:
            shared[_PARTS] = [self._part(*raw[at : at + 3]) for at in range(form.rest, len(raw), 3)]
        if kind == log.FIRED:
            shared["row"] = _row(raw[4])
        shared.update(dict.fromkeys(hidden))  # whoever does not know it is told that there is something
        only = (SIDE[raw[1]],) if kind in _OWN else None
        return shared, {SIDE[raw[1]]: hidden} if hidden else {}, only, rule

    def _part(self, kind: int, value: int, source: int) -> Value:
        """A part of a sum: which it is, what it adds, by which rule, and where on the map it comes from."""
        return {
            "part": sums.NAMES[kind],
            "value": value,
            "rule": sums.RULES[kind],
            "source": source_of(self._board, sums.SOURCES[kind], source),
        }


def _hidden(kind: int, hidden_dice: bool) -> tuple[str, ...]:
    """The fields of an event that its side alone learns [W-1.12]."""
    if kind == log.INITIATIVE_ROLLED and not hidden_dice:
        return ()
    return log.HIDDEN.get(kind, ())


def _row(row: int) -> Value:
    """The row of the fire table: the morale of infantry beside its target, or the distance of guns."""
    return row if row < log.GUNS_ROW else ROWS[row - log.GUNS_ROW]


def source_of(board: Board, kind: int, source: int) -> str | None:
    """The name of the thing that a part of a sum comes from."""
    if source == sums.NO_SOURCE or kind == sums.NOTHING:
        return None
    if kind == sums.UNIT:
        return f"unit:{board.army.unit_ids[source]}"
    if kind == sums.LEADER:
        return f"leader:{board.army.leader_ids[source]}"
    return f"hex:{board.ground.names[source]}"


def _naming(board: Board) -> dict[str, Mapping[int, Value]]:
    """What the integers of each field are called; a field that is not here stays a number."""
    army, ground = board.army, board.ground
    units: dict[int, Value] = {number: f"unit:{one}" for number, one in enumerate(army.unit_ids)}
    sides: dict[int, Value] = {number: f"side:{one}" for number, one in enumerate(SIDE)}
    yes: dict[int, Value] = {0: False, 1: True}
    naming: dict[str, Mapping[int, Value]] = {
        "winner": {NO_SEAT: None} | {number: f"seat:{one}" for number, one in enumerate(SIDE)},
        "reason": {number: f"outcome:{one}" for number, one in enumerate(victory.REASONS)},
        "order": dict(enumerate(ORDER)),
        "formation": dict(enumerate(FORMATION)),
        "marker": dict(enumerate(MARKER)),
        "kind": dict(enumerate(WINDOW)),
        "wing": {number: f"wing:{one}" for number, one in enumerate(army.wing_ids)},
        "leader": {number: f"leader:{one}" for number, one in enumerate(army.leader_ids)},
        "side": {NOBODY: None} | sides,
        "first": sides,
    }
    naming.update(dict.fromkeys(("unit", "mover"), units))
    naming.update(dict.fromkeys(("hex", "hexes", "from", "to", "way"), _hexes(ground)))
    naming.update(dict.fromkeys(("passed", "lost"), yes))
    return naming


def _hexes(ground: Ground) -> dict[int, Value]:
    """The hexes by number; whoever is off the field is nowhere."""
    found: dict[int, Value] = {number: f"hex:{one}" for number, one in enumerate(ground.names)}
    found[ground.off] = None
    return found
