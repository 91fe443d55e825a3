"""The engine's events, named: what everybody learns, and what one seat alone does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pragmatica.core.errors import Value
from pragmatica.core.log import Event
from pragmatica.maria import log, payment, sequence
from pragmatica.maria.board import JOINT, NOBODY, POWERS, Board
from pragmatica.maria.introductory import REASONS
from pragmatica.maria.state import NO_SEAT

Raw = tuple[int, ...]
Fields = dict[str, Value]

_PUBLIC_CARDS: Final = log.SHOWN_KINDS


def power_name(power: int) -> str | None:
    """A power, Austria and the Pragmatic Army together, or nobody, as the name of a value."""
    if power == NOBODY:
        return None
    return "power:joint" if power == JOINT else f"power:{POWERS[power]}"


class Events:
    """Names the events of one board and one set of seats; how each field is named is settled once per kind."""

    def __init__(self, board: Board, seats: tuple[str, ...], seat_of: list[int]) -> None:
        self._seat_of_power: Final = [seats[seat] for seat in seat_of]
        self._seats: Final = seats
        self._pieces: Final = [f"piece:{one}" for one in board.piece_ids]
        self._cities: Final = [f"city:{one}" for one in board.city_ids]
        self._cards: Final = [f"card:{one}" for one in board.card_ids]
        self._decks: Final = [deck + 1 for deck in board.card_deck]
        self._powers: Final = [power_name(power) for power in range(JOINT + 1)]
        self._naming: Final = self._names()
        self._plans: Final[dict[int, _Plan]] = {kind: self._plan(kind) for kind in log.FIELDS}

    def named(self, raw: list[Raw]) -> list[Event]:
        """The events in their order."""
        return [self._named(one) for one in raw]

    def _named(self, raw: Raw) -> Event:
        plan = self._plans[raw[0]]
        shared: Fields = {}
        hidden: Fields = {}
        place = 1
        for name, naming, secret in plan.single:
            value = naming(raw[place]) if naming is not None else raw[place]
            if secret:
                hidden[name] = value
            else:
                shared[name] = value
            place += 1
        if plan.rest is not None:
            name, naming, secret = plan.rest
            values: list[Value] = [naming(one) if naming is not None else one for one in raw[place:]]
            if not secret:
                shared[name] = values
            else:
                hidden[name] = values
                if name == "cards":  # how many there are, and their backs, everybody sees
                    shared["count"] = len(values)
                    shared["decks"] = [self._decks[card] for card in raw[place:]]
        if plan.secret:
            return Event(plan.name, {**shared, **hidden}, only=(self._seat_of_power[raw[1]],))
        if not hidden:
            return Event(plan.name, shared)
        if raw[0] == log.SUBSIDY_CARD:  # giver and receiver both know it
            both = {self._seat_of_power[raw[1]], self._seat_of_power[raw[2]]}
            return Event(plan.name, shared, dict.fromkeys(sorted(both), hidden))
        return Event(plan.name, shared, {self._seat_of_power[raw[1]]: hidden})

    def _names(self) -> dict[str, Callable[[int], Value]]:
        """How the integers of each field are named; a field that is not here stays a number."""
        powers, pieces, cities, cards = self._powers, self._pieces, self._cities, self._cards
        naming: dict[str, Callable[[int], Value]] = {}
        for name in ("power", "marker", "former", "giver"):
            naming[name] = powers.__getitem__
        for name in ("general", "commander", "piece", "train", "attacker", "defender", "winner", "loser"):
            naming[name] = pieces.__getitem__
        for name in ("city", "from_city", "to_city", "cities"):
            naming[name] = cities.__getitem__
        for name in ("card", "cards", "shown"):
            naming[name] = cards.__getitem__
        naming["stage"] = lambda stage: f"stage:{sequence.STAGES[stage]}"
        naming["phase"] = lambda phase: f"phase:{sequence.PHASES[phase]}"
        naming["purpose"] = lambda purpose: f"purpose:{payment.PURPOSES[purpose]}"
        naming["reason"] = lambda reason: f"outcome:{REASONS[reason]}"
        naming["hussar"] = lambda hussar: f"piece:hussar-{hussar + 1}"
        naming["yes"] = lambda yes: yes == 1
        naming["seat"] = self._seat
        naming["deck"] = lambda deck: deck + 1
        naming["decks"] = lambda deck: deck + 1
        return naming

    def _seat(self, seat: int) -> Value:
        return None if seat == NO_SEAT else f"seat:{self._seats[seat]}"

    def _plan(self, kind: int) -> _Plan:
        single: list[_Field] = []
        rest: _Field | None = None
        for field in log.FIELDS[kind]:
            name = field.removesuffix("*")
            secret = field in log.HIDDEN and kind not in _PUBLIC_CARDS
            naming = self._seat if kind == log.GAME_OVER and name == "winner" else self._naming.get(name)
            if field.endswith("*"):
                rest = (name, naming, secret)
            else:
                single.append((name, naming, secret))
        return _Plan(log.NAMES[kind], single, rest, kind in log.SECRET_KINDS)


_Field = tuple[str, Callable[[int], Value] | None, bool]  # name, how it is named, whether it is hidden


class _Plan:
    """How the integers of one kind of event are read."""

    def __init__(self, name: str, single: list[_Field], rest: _Field | None, secret: bool) -> None:
        self.name: Final = name
        self.single: Final = single
        self.rest: Final = rest
        self.secret: Final = secret
