"""The engine's events, named: what everybody learns, and what the owners of hidden cards learn besides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pragmatica.ancien_regime import victory
from pragmatica.ancien_regime.forms.decisions import SIDE, STATUS
from pragmatica.ancien_regime.kept import log
from pragmatica.ancien_regime.kept.board import NO_GENERAL, NOBODY, POWERS, SLOTS, Board
from pragmatica.ancien_regime.march.marching import SEA
from pragmatica.core.errors import Value
from pragmatica.core.log import Event, LateEvent, Parts
from pragmatica.core.state import NO_SEAT
from pragmatica.kit.events import Form, Raw

Controllers = list[int]  # by power: the seat that controls it, or NOBODY

_TOLD: Final = {"kind": "card", "kinds": "cards", "way": "path"}  # fields that have other names outside the engine
_POWERS: Final = (
    "power",
    "leader",
    "candidate",
    "receiver",
    "giver",
    "arbiter",
    "owner",
    "stronger",
    "minor",
    "former",
)


class Events:
    """Names the events of matches on one board."""

    def __init__(self, board: Board) -> None:
        naming = _naming(board)
        self._forms: Final = {
            kind: Form(fields, naming, log.HIDDEN.get(kind, ()), _TOLD) for kind, fields in log.FIELDS.items()
        }
        self._controllers: Controllers = []
        self._parts: Callable[[Raw], Parts] = self._teller(self._controllers)

    def named(self, raw: list[Raw], controllers: Controllers) -> list[Event]:
        """The events in their order; their fields are worked out when they are read.

        `controllers` are those after the last of them. A hidden card belongs to the seat that controlled its power when
        it happened [A-5.8, A-12.14].
        """
        names, parts = log.NAMES, self._told_by(controllers)
        if not any(one[0] in log.CONTROL for one in raw):
            return [LateEvent(names[one[0]], parts, one) for one in raw]
        events: list[Event] = []
        for one in reversed(raw):
            events.append(LateEvent(names[one[0]], parts, one))
            if one[0] in log.CONTROL:
                controllers = [*controllers[: one[2]], one[3], *controllers[one[2] + 1 :]]
                parts = self._told_by(controllers)
        return events[::-1]

    def _told_by(self, controllers: Controllers) -> Callable[[Raw], Parts]:
        if controllers is not self._controllers:  # a state never changes this list, it takes another one
            self._controllers, self._parts = controllers, self._teller(controllers)
        return self._parts

    def _teller(self, controllers: Controllers) -> Callable[[Raw], Parts]:
        return lambda raw: self._read(raw, controllers)

    def _read(self, raw: Raw, controllers: Controllers) -> Parts:
        """What everybody learns of an event, what its owner does, and whether anybody else learns of it at all.

        Numbers of cards are public, faces are not [A-5.8, A-9.20, A-9.21, A-14, A-15.7]. Events do not tell the cards
        of a minor power that nobody controls: who decides for it in a battle looks at its hand and its piles while the
        battle lasts [A-12.21].
        """
        kind, form, rule = raw[0], self._forms[raw[0]], log.RULES[raw[0]]
        shared, hidden = form.read(raw)
        if form.rest_hidden:
            shared["count"] = len(raw) - form.rest
        if kind in log.CONTROL:
            shared["kept"] = raw[1] == raw[3]
            shared["former"] = None if shared["kept"] else shared["former"]
        if not hidden:
            return shared, {}, None, rule
        if kind == log.GIFT_CARDS:
            both = {controllers[raw[1]], controllers[raw[2]]}
            return {**shared, **hidden}, {}, tuple(POWERS[seat] for seat in sorted(both) if seat != NOBODY), rule
        owner = controllers[raw[1]]
        return shared, {} if owner == NOBODY else {POWERS[owner]: hidden}, None, rule


def _naming(board: Board) -> dict[str, Mapping[int, Value]]:
    """What the integers of each field are called; a field that is not here stays a number."""
    powers: dict[int, Value] = {number: f"power:{one}" for number, one in enumerate(POWERS)}
    powers[NOBODY] = None
    lands: dict[int, Value] = {number: f"land:{one}" for number, one in enumerate(board.ids)}
    cards: dict[int, Value] = {kind: f"battle-card:{value}" for kind, value in enumerate(board.card_value)}
    generals: dict[int, Value] = {number: f"general:{one}" for number, one in enumerate(board.general_ids)}
    routes: dict[int, Value] = {SEA + number: f"route:{one}" for number, one in enumerate(board.route_ids)}
    yes: dict[int, Value] = {0: False, 1: True}
    naming: dict[str, Mapping[int, Value]] = {
        "winner": {NO_SEAT: None} | {number: f"seat:{one}" for number, one in enumerate(POWERS)},
        "reason": {number: f"outcome:{one}" for number, one in enumerate(victory.REASONS)},
        "status": {number: f"status:{one}" for number, one in enumerate(STATUS)},
        "slot": {number: f"slot:{one}" for number, one in enumerate(SLOTS)},
        "side": dict(enumerate(SIDE)),
        "general": {NO_GENERAL: None} | generals,
        "kind": cards,
        "kinds": cards,
        "way": lands | routes,  # a Sea Move is told by its route
    }
    naming.update(dict.fromkeys(("land", "from_land", "to_land"), lands))
    naming.update(dict.fromkeys(("free", "stays", "drawn"), yes))
    naming.update(dict.fromkeys(_POWERS, powers))
    return naming
