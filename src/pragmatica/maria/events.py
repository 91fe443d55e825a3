"""The engine's events, named: what everybody learns, and what one seat alone does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pragmatica.core.errors import Value
from pragmatica.core.log import Event, LateEvent, Parts
from pragmatica.maria import log, payment, sequence
from pragmatica.maria.board import DECKS, HUSSARS, JOINT, NOBODY, POWERS, Board
from pragmatica.maria.introductory import REASONS
from pragmatica.maria.state import NO_SEAT

Raw = tuple[int, ...]
Naming = Mapping[int, Value] | None  # names of a field's integers; None: it stays a number


def power_name(power: int) -> str | None:
    """A power, Austria and the Pragmatic Army together, or nobody, as the name of a value."""
    if power == NOBODY:
        return None
    return "power:joint" if power == JOINT else f"power:{POWERS[power]}"


class _Form:
    """How the integers of one kind of event are read."""

    def __init__(self, kind: int, naming: Mapping[str, Mapping[int, Value]]) -> None:
        self.name: Final = log.NAMES[kind]
        self.told: Final = kind not in log.SECRET_KINDS
        self.public: Final[list[tuple[int, str, Naming]]] = []  # place in the raw event, field, names
        self.hidden: Final[list[tuple[int, str, Naming]]] = []
        self.rest = 0  # place from which on the integers make one list
        self.rest_name = ""
        self.rest_naming: Naming = None
        self.rest_hidden = False
        for place, field in enumerate(log.FIELDS[kind], 1):
            name = field.removesuffix("*")
            hidden = field in log.HIDDEN and kind not in log.SHOWN_KINDS
            names = naming.get("seat" if (kind, name) == (log.GAME_OVER, "winner") else name)
            if field.endswith("*"):
                self.rest, self.rest_name, self.rest_naming, self.rest_hidden = place, name, names, hidden
            else:
                (self.hidden if hidden else self.public).append((place, name, names))


class Events:
    """Names the events of one board and one set of seats."""

    def __init__(self, board: Board, seats: tuple[str, ...], seat_of: list[int]) -> None:
        self._seat_of_power: Final = [seats[seat] for seat in seat_of]
        self._decks: Final = [deck + 1 for deck in board.card_deck]
        naming = _naming(board, seats)
        self._forms: Final = {kind: _Form(kind, naming) for kind in log.FIELDS}

    def named(self, raw: list[Raw]) -> list[Event]:
        """The events in their order; their fields are worked out when they are read."""
        names, parts = log.NAMES, self._parts
        return [LateEvent(names[one[0]], parts, one) for one in raw]

    def _parts(self, raw: Raw) -> Parts:
        """What everybody learns of an event, what its owner does, and whether anybody else learns of it at all."""
        form = self._forms[raw[0]]
        shared = {name: raw[place] if names is None else names[raw[place]] for place, name, names in form.public}
        hidden = {name: raw[place] if names is None else names[raw[place]] for place, name, names in form.hidden}
        if form.rest:
            (hidden if form.rest_hidden else shared)[form.rest_name] = _list(raw[form.rest :], form.rest_naming)
            if form.rest_hidden and form.rest_name == "cards":  # number and backs are for everybody [M-8.6, E-10]
                shared["count"] = len(raw) - form.rest
                shared["decks"] = [self._decks[card] for card in raw[form.rest :]]
        if not hidden:
            return shared, {}, None
        owner = self._seat_of_power[raw[1]]
        if not form.told:
            return {**shared, **hidden}, {}, (owner,)
        if raw[0] == log.SUBSIDY_CARD:  # giver and receiver both know it [M-8.15]
            return shared, {owner: hidden, self._seat_of_power[raw[2]]: hidden}, None
        return shared, {owner: hidden}, None


def _list(numbers: Raw, names: Naming) -> list[Value]:
    return list(numbers) if names is None else [names[number] for number in numbers]


def _naming(board: Board, seats: tuple[str, ...]) -> dict[str, Mapping[int, Value]]:
    """What the integers of each field are called; a field that is not here stays a number."""
    pieces: dict[int, Value] = {number: f"piece:{one}" for number, one in enumerate(board.piece_ids)}
    cities: dict[int, Value] = {number: f"city:{one}" for number, one in enumerate(board.city_ids)}
    cards: dict[int, Value] = {number: f"card:{one}" for number, one in enumerate(board.card_ids)}
    powers: dict[int, Value] = {power: power_name(power) for power in range(JOINT + 1)}
    naming: dict[str, Mapping[int, Value]] = {
        "stage": {number: f"stage:{name}" for number, name in enumerate(sequence.STAGES)},
        "phase": {number: f"phase:{name}" for number, name in enumerate(sequence.PHASES)},
        "purpose": {number: f"purpose:{name}" for number, name in enumerate(payment.PURPOSES)},
        "reason": {number: f"outcome:{name}" for number, name in enumerate(REASONS)},
        "hussar": {number: f"piece:hussar-{number + 1}" for number in range(HUSSARS)},
        "yes": {0: False, 1: True},
        "seat": {NO_SEAT: None} | {number: f"seat:{one}" for number, one in enumerate(seats)},
        "deck": {deck: deck + 1 for deck in range(DECKS)},
        "decks": {deck: deck + 1 for deck in range(DECKS)},
    }
    for table, fields in (
        (powers, ("power", "marker", "former", "giver")),
        (pieces, ("general", "commander", "piece", "train", "attacker", "defender", "winner", "loser")),
        (cities, ("city", "from_city", "to_city", "cities")),
        (cards, ("card", "cards", "shown")),
    ):
        naming.update(dict.fromkeys(fields, table))
    return naming
