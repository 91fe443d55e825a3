"""How a match went: what decides it, and troops of all powers, and what battles, hunger and luck did to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pragmatica.core.course import Measure, Tally
from pragmatica.core.log import Event
from pragmatica.maria.kept.board import ADVANCED, POWERS, RESERVE, Board
from pragmatica.maria.kept.state import State
from pragmatica.maria.told.observe import total_troops
from pragmatica.maria.victory import introductory

# kinds of events that cost a power troops: table column, field with who lost them, field with how many
_COSTS = {
    "battle-won": ("lost-battle", "loser", "lost"),
    "destroyed": ("lost-retreat", "power", "troops"),
    "hungry": ("lost-hunger", "power", "lost"),
}


def standing(s: State) -> list[Measure]:
    """What decides the scenario first [M-14.6, M-23.1], then troops."""
    powers = [power for power in range(len(POWERS)) if s.rules.takes_part[power]]
    troops = Measure(id="troops", values={_name(power): total_troops(s, power) for power in powers})
    if s.rules.scenario == ADVANCED:
        order = s.board.politics.order
        pools = {_name(power): s.realm.pool[power] for power in order}
        return [Measure(id="pool", values=pools, goal=dict.fromkeys(pools, 0), falls=True), troops]
    goals = list(enumerate(s.board.goal_power))
    values = {_name(power): introductory.count(s, goal) for goal, power in goals}
    needs = {_name(power): s.board.goal_need[goal] for goal, power in goals}
    return [Measure(id="fortresses", values=values, goal=needs), troops]


def _name(power: int) -> str:
    return f"power:{POWERS[power]}"


def tally(board: Board, events: Sequence[Event]) -> Iterator[Tally]:
    """Losses by power, fortresses and battles, and the cards that each has drawn."""
    for event in events:
        kind, fields = event.kind, _all(event)
        if kind in _COSTS:
            column, who, lost = _COSTS[kind]
            yield Tally("losses", column, _power(board, fields[who]), fields[lost])
        if kind in ("battle-won", "battle-tied"):
            yield from _battle(board, kind, fields)
        elif kind == "general-lost":
            yield Tally("losses", "generals-lost", fields["power"])
        elif kind == "conquered" and fields["former"] is not None and fields["former"].startswith("power:"):
            yield Tally("losses", "fortresses-lost", fields["former"])
        elif kind == "cards-drawn":
            yield from _drawn(board, fields["power"], fields.get("cards", ()))


def _battle(board: Board, kind: str, fields: Mapping[str, Any]) -> Iterator[Tally]:
    """How a battle ended for both powers."""
    if kind == "battle-tied":
        for who in ("attacker", "defender"):
            yield Tally("battles", "tied", _power(board, fields[who]))
        return
    yield Tally("battles", "won", _power(board, fields["winner"]))
    yield Tally("battles", "lost", _power(board, fields["loser"]))


def _drawn(board: Board, power: str, cards: Sequence[str]) -> Iterator[Tally]:
    """The cards of one draw: their number, the mean of those that have a value, and how many were Reserves."""
    for name in cards:
        card = board.card_ids.index(name.removeprefix("card:"))
        yield Tally("cards", "drawn", power)
        if board.card_suit[card] == RESERVE:
            yield Tally("cards", "reserves", power)
        else:
            yield Tally("cards", "value", power, board.card_value[card], mean=True)


def _power(board: Board, typed: str) -> str:
    """The power of a piece, or a power itself."""
    if typed.startswith("power:"):
        return typed
    return _name(board.piece_power[board.piece_ids.index(typed.removeprefix("piece:"))])


def _all(event: Event) -> dict[str, Any]:
    """All fields, secret ones too."""
    fields: dict[str, Any] = dict(event.shared)
    for own in event.private.values():
        fields.update(own)
    return fields
