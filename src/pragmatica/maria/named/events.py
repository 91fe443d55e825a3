"""The engine's events, named: what everybody learns, and what one seat alone does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pragmatica.core.errors import Value
from pragmatica.core.log import Event, LateEvent, Parts
from pragmatica.core.state import NO_SEAT
from pragmatica.kit.events import Form, Raw
from pragmatica.maria import sequence
from pragmatica.maria.diplomacy.election import CANDIDATES
from pragmatica.maria.forces import payment
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import AUSTRIA, DECKS, HUSSARS, JOINT, NOBODY, POWERS, RESERVE, SAXONY, SUITS, Board
from pragmatica.maria.kept.log_advanced import (
    AGREEMENT_LAPSED,
    MARKER_MOVED,
    PROPOSAL_ANSWERED,
    PROPOSED,
    SAXONY_CHANGED,
)
from pragmatica.maria.kept.political import STATUS, TRACKS
from pragmatica.maria.kept.realm import BOXES, PRUSSIAN_ALLY
from pragmatica.maria.named import terms
from pragmatica.maria.victory import introductory, verdict

ANSWERS: Final = ("refused", "accepted", "withdrawn", "amended")  # by freely.REFUSED, …


def power_name(power: int) -> str | None:
    """A power, Austria and the Pragmatic Army together, or nobody, as the name of a value."""
    if power == NOBODY:
        return None
    return "power:joint" if power == JOINT else f"power:{POWERS[power]}"


class Events:
    """Names the events of one board and one set of seats; `seat_of` tells who leads each power at the start."""

    def __init__(self, board: Board, seats: tuple[str, ...], seat_of: list[int]) -> None:
        self._board: Final = board
        self._decks: Final = [deck + 1 for deck in board.card_deck]
        naming = _naming(board, seats)
        self._forms: Final = {kind: _form(kind, naming) for kind in log.FIELDS}
        first = [seats[seat] for seat in seat_of]
        later = [seats[seat_of[AUSTRIA if power == SAXONY else power]] for power in range(len(POWERS))]
        self._early: Final = self._teller(first)
        self._late: Final = self._teller(later)

    def named(self, raw: list[Raw], saxony: int = PRUSSIAN_ALLY) -> list[Event]:
        """The events in their order; their fields are worked out when they are read.

        `saxony` is its status after the last of them. An event belongs to the seat that led its power when it happened:
        Saxony changes hands when it leaves the Prussian alliance [M-19.36, M-19.37].
        """
        names = log.NAMES
        changes = [one for one in raw if one[0] == SAXONY_CHANGED]
        parts = self._early if (changes[0][2] if changes else saxony) == PRUSSIAN_ALLY else self._late
        if not changes:
            return [LateEvent(names[one[0]], parts, one) for one in raw]
        events: list[Event] = []
        for one in raw:
            events.append(LateEvent(names[one[0]], parts, one))
            if one[0] == SAXONY_CHANGED:
                parts = self._early if one[1] == PRUSSIAN_ALLY else self._late
        return events

    def _teller(self, seat_of_power: list[str]) -> Callable[[Raw], Parts]:
        return lambda raw: self._parts(raw, seat_of_power)

    def _parts(self, raw: Raw, seat_of_power: list[str]) -> Parts:
        """What everybody learns of an event, what its owner does, and whether anybody else learns of it at all.

        A card that passes as a subsidy is the receiver's: the giver has not looked at it [M-8.15, M-20.4].
        """
        form, rule = self._forms[raw[0]], log.RULES[raw[0]]
        shared, hidden = form.read(raw)
        if form.rest_hidden and form.rest_name == "cards":  # number and backs are for everybody [M-8.6, E-10]
            shared["count"] = len(raw) - form.rest
            shared["decks"] = [self._decks[card] for card in raw[form.rest :]]
        if raw[0] in (MARKER_MOVED, PROPOSED, PROPOSAL_ANSWERED, AGREEMENT_LAPSED):
            self._tell_more(raw, shared)
        if not hidden:
            return shared, {}, None, rule
        owner = seat_of_power[raw[1]]
        if raw[0] in log.SECRET_KINDS:
            return {**shared, **hidden}, {}, (owner,), rule
        return shared, {owner: hidden}, None, rule

    def _tell_more(self, raw: Raw, shared: dict[str, Value]) -> None:
        """Fields of a track, and clauses, whose names depend on what stands before them.

        Whoever makes a contract between his own powers asks nobody: `answering` is None then [M-20.2].
        """
        if raw[0] == MARKER_MOVED:
            fields = self._board.politics.field_ids[raw[1]]
            shared["from_field"] = f"field:{fields[raw[2]]}"
            shared["to_field"] = f"field:{fields[raw[3]]}"
            return
        shared["clauses"] = terms.told(self._board, raw[self._forms[raw[0]].rest :])
        if raw[0] == PROPOSED and raw[1] == raw[2]:
            shared["answering"] = None


def _form(kind: int, naming: Mapping[str, Mapping[int, Value]]) -> Form:
    """How one kind of event is read; the winner of a match is a seat, that of a battle a general."""
    if kind == log.GAME_OVER:
        naming = {**naming, "winner": naming["seat"]}
    return Form(log.FIELDS[kind], naming, () if kind in log.SHOWN_KINDS else log.HIDDEN)


def _naming(board: Board, seats: tuple[str, ...]) -> dict[str, Mapping[int, Value]]:
    """What the integers of each field are called; a field that is not here stays a number."""
    pieces: dict[int, Value] = {number: f"piece:{one}" for number, one in enumerate(board.piece_ids)}
    cities: dict[int, Value] = {number: f"city:{one}" for number, one in enumerate(board.city_ids)}
    cards: dict[int, Value] = {number: f"card:{one}" for number, one in enumerate(board.card_ids)}
    powers: dict[int, Value] = {power: power_name(power) for power in range(JOINT + 1)}
    statuses: dict[int, Value] = {number: f"status:{name}" for number, name in enumerate(STATUS)}
    reasons = dict(enumerate(introductory.REASONS)) | verdict.REASONS
    naming: dict[str, Mapping[int, Value]] = {
        "stage": {number: f"stage:{name}" for number, name in enumerate(sequence.STAGES)},
        "phase": {number: f"phase:{name}" for number, name in enumerate(sequence.PHASES)},
        "purpose": {number: f"purpose:{name}" for number, name in enumerate(payment.PURPOSES)},
        "reason": {number: f"outcome:{name}" for number, name in reasons.items()},
        "hussar": {number: f"piece:hussar-{number + 1}" for number in range(HUSSARS)},
        "yes": {0: False, 1: True},
        "game": {0: False, 1: True},
        "answer": dict(enumerate(ANSWERS)),
        "political": {number: f"political:{one}" for number, one in enumerate(board.politics.ids)},
        "track": {number: f"track:{name}" for number, name in enumerate(TRACKS)},
        "box": {number: f"box:{name}" for number, name in enumerate(BOXES)},
        "candidate": {number: f"candidate:{name}" for number, name in enumerate(CANDIDATES)},
        "suit": {RESERVE: "suit:reserve"} | {number: f"suit:{name}" for number, name in enumerate(SUITS)},
        "seat": {NO_SEAT: None} | {number: f"seat:{one}" for number, one in enumerate(seats)},
        "deck": {deck: deck + 1 for deck in range(DECKS)},
        "decks": {deck: deck + 1 for deck in range(DECKS)},
    }
    for table, fields in (
        (powers, ("power", "marker", "former", "giver", "receiver", "opponent")),
        (statuses, ("status", "former_status")),
        (naming["seat"], ("answering", "proposer")),
        (pieces, ("general", "commander", "piece", "train", "attacker", "defender", "winner", "loser")),
        (cities, ("city", "from_city", "to_city", "cities")),
        (cards, ("card", "cards", "shown")),
    ):
        naming.update(dict.fromkeys(fields, table))
    return naming
