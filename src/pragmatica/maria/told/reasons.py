"""How refusals are told: a rule, a message, and the names of the things that it speaks of."""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Value
from pragmatica.kit.reasons import Because, Table
from pragmatica.maria.battle import combat, retreat
from pragmatica.maria.kept.board import NO_PIECE, POWERS
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import marching, trains
from pragmatica.maria.supply import hussars

HUSSAR: Final[Table] = {
    hussars.OCCUPIED: ("M-7.2", "occupied"),
    hussars.OTHER_HUSSAR: ("M-7.6", "other-hussar"),
    hussars.OTHER_MAP: ("M-7.2", "other-map"),
    hussars.TOO_FAR: ("M-7.2", "hussar-too-far"),
    hussars.ALREADY_THERE: ("M-7.1", "already-there"),
}
PICK: Final[Table] = {
    marching.NOT_ACTIVE: ("M-5.3", "not-active"),
    marching.NOT_ON_MAP: ("M-10.1", "not-on-map"),
    marching.ALREADY_MOVED: ("M-10.1", "already-moved"),
    marching.NO_STACK: ("M-10.9", "no-stack"),
    marching.PARTNER_MOVED: ("M-10.9", "partner-moved"),
    marching.PARTNER_NOT_ACTIVE: ("M-10.10", "partner-not-active"),
    marching.NO_STEP: ("M-10.4", "no-step"),
}
STEP: Final[Table] = {
    marching.NO_ROAD: ("M-10.1", "no-road"),
    marching.SPENT: ("M-10.2", "spent"),
    marching.FORCED_SPENT: ("M-10.11", "forced-spent"),
    marching.FORCED_ROAD: ("M-10.11", "forced-road"),
    marching.FORCED_BEFORE: ("M-10.11", "forced-before"),
    marching.FORCED_FORTRESS: ("M-10.11", "forced-fortress"),
    marching.FORCED_ENEMY: ("M-10.11", "forced-enemy"),
    marching.ENEMY_GENERAL: ("M-10.4", "enemy-general"),
    marching.FRIENDLY_TRAIN: ("M-10.4", "friendly-train"),
    marching.TRAIN_STOPS: ("M-10.6", "train-stops"),
    marching.STACK_STOPS: ("M-10.5", "stack-stops"),
    marching.THREE: ("M-6.1", "three"),
    marching.STRANGERS: ("M-6.1", "strangers"),
    marching.REFUSED: ("M-Q.4", "refused"),
    marching.BORDER: ("M-10.7", "border"),
}
TRAIN_PLACE: Final[Table] = {
    trains.NO_MAJOR_FORTRESS: ("M-10.33", "no-major-fortress"),
    trains.NOT_AT_HOME: ("M-10.33", "not-at-home"),
    trains.NOT_FRIENDLY: ("M-10.34", "not-friendly"),
    trains.OCCUPIED: ("M-10.34", "occupied"),
}
TRAIN: Final[Table] = {
    trains.NOT_ACTIVE: ("M-10.30", "not-active"),
    trains.OUT: ("M-14.1", "out-of-game"),
    trains.MOVED: ("M-10.35", "already-moved"),
    trains.NO_PLACE: ("M-10.34", "no-place"),
    trains.CANNOT_PAY: ("M-10.32", "cannot-pay"),
}
CARD: Final[Table] = {
    combat.NOT_IN_HAND: ("M-11.8", "not-in-hand"),
    combat.OTHER_SUIT: ("M-11.8", "other-suit"),
    combat.NO_VALUE: ("M-8.7", "no-value"),
    combat.MUST_PLAY: ("M-11.9", "must-play"),
}
RETREAT: Final[Table] = {
    retreat.OCCUPIED: ("M-11.32", "occupied"),
    retreat.NO_ROUTE: ("M-11.30", "no-route"),
    retreat.NEARER: ("M-11.33", "nearer"),
}


_BECAUSE: Final = Because("maria", "M-5.4")
reason: Final = _BECAUSE.reason
by_table: Final = _BECAUSE.by_table
nothing: Final = _BECAUSE.nothing


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
