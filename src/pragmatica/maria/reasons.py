"""How refusals are told: a rule, a message, and the names of the things that it speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from pragmatica.core.errors import Reason, Value
from pragmatica.maria.board import NO_PIECE, POWERS
from pragmatica.maria.state import State

Table = Mapping[int, tuple[str, str]]  # refusal of the engine → rule, message
Reasons = list[Reason]


def reason(rule: str, message: str, **arguments: Value) -> Reasons:
    """One reason."""
    return [Reason(rule, f"maria-why-{message}", arguments)]


def by_table(table: Table, refusal: int, **arguments: Value) -> Reasons:
    """What a refusal of the engine means; nothing for 0."""
    if refusal == 0:
        return []
    rule, message = table[refusal]
    return reason(rule, message, **arguments)


def nothing() -> Reasons:
    """The question asks for something else."""
    return reason("M-5.4", "something-else")


def the_city(s: State, city: int) -> Value:
    """The name of a city; None for what is no city."""
    return f"city:{s.board.city_ids[city]}" if city < len(s.board.city_ids) else None


def the_piece(s: State, piece: int) -> Value:
    """The name of a piece; None for no piece."""
    return f"piece:{s.board.piece_ids[piece]}" if piece != NO_PIECE else None


def the_card(s: State, card: int) -> Value:
    """The name of a tactical card."""
    return f"card:{s.board.card_ids[card]}"


def the_power(power: int) -> Value:
    """The name of a power."""
    return f"power:{POWERS[power]}"


def at(s: State, city: int) -> dict[str, Value]:
    """A city and what stands there."""
    return {"city": the_city(s, city), "piece": the_piece(s, s.piece_at[city])}


def who(s: State, piece: int) -> dict[str, Value]:
    """A piece and its power."""
    return {"piece": the_piece(s, piece), "power": the_power(s.board.piece_power[piece])}
