"""How a match went: Influence and units of all powers, and what battles and luck did to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pragmatica.ancien_regime.kept.board import NOBODY, OFF_BOARD, POWERS, Board
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.course import Measure, Tally
from pragmatica.core.log import Event


def standing(s: State) -> list[Measure]:
    """Influence of the major powers, which decides [A-4.1], then the units of all in the field."""
    influence = {_name(power): s.influence[power] for power in range(NOBODY) if not s.rules.is_minor[power]}
    units = {_name(power): _units(s, power) for power in range(NOBODY)}
    return [
        Measure(id="influence", values=influence, goal=dict.fromkeys(influence, s.board.win_at)),
        Measure(id="units", values=units),
    ]


def _units(s: State, power: int) -> int:
    """The units of its generals on the board."""
    return sum([s.units[one] for one in s.board.generals_of[power] if s.place[one] != OFF_BOARD])


def _name(power: int) -> str:
    return f"power:{POWERS[power]}"


def tally(board: Board, events: Sequence[Event]) -> Iterator[Tally]:
    """Losses by power, what battles brought, and the cards that each has drawn."""
    for event in events:
        fields = _all(event)
        match event.kind:
            case "units-lost":
                yield Tally("losses", "units-lost", _power(board, fields["general"]), fields["count"])
            case "left-board" | "general-recalled":
                yield Tally("losses", "units-left", fields["power"], fields["units"])
            case "garrison-lost":
                yield Tally("losses", "garrisons-lost", fields["power"])
            case "morale-lost":
                yield Tally("losses", "morale-lost", fields["power"], fields["count"])
            case "battle-won":
                yield from _battle(board, fields)
            case "influence-won":
                yield Tally("battles", "influence", fields["power"], fields["count"])
            case "cards-drawn":
                yield from _drawn(fields["power"], fields.get("cards", ()))


def _battle(board: Board, fields: Mapping[str, Any]) -> Iterator[Tally]:
    """How a battle ended for who began it."""
    yield Tally("battles", "won" if fields["side"] == "attack" else "lost", _power(board, fields["general"]))


def _drawn(power: str, cards: Sequence[str]) -> Iterator[Tally]:
    """The cards of one draw: their number and mean."""
    for card in cards:
        yield Tally("cards", "drawn", power)
        yield Tally("cards", "value", power, int(card.removeprefix("battle-card:")), mean=True)


def _power(board: Board, general: str) -> str:
    return _name(board.general_power[board.general_ids.index(general.removeprefix("general:"))])


def _all(event: Event) -> dict[str, Any]:
    """All fields, secret ones too."""
    fields: dict[str, Any] = dict(event.shared)
    for own in event.private.values():
        fields.update(own)
    return fields
