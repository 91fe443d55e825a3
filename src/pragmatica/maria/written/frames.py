"""The questions of a position in its written form: the chain of frames, each as an object with named fields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import as_list, as_object, camel, snake, whole
from pragmatica.maria import sequence
from pragmatica.maria.battle import combat
from pragmatica.maria.forces import payment, stacks
from pragmatica.maria.kept.board import ADVANCED, GENERALS, NOBODY, POWERS, Board
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.political import TRACKS
from pragmatica.maria.kept.state import NO_SEAT
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.politics.choosing import NO_CHOICE
from pragmatica.maria.politics.markers import ORDER
from pragmatica.maria.written.fields import (
    ANNEXATION_STEPS,
    BELOW,
    CAUSES,
    COURSE,
    DISPUTES,
    FIELDS,
    NEUTRAL_STEPS,
    PLAIN_ALONE,
    REALM_FIELDS,
    REQUIRED,
    SIDES,
    STANDS_ON,
    STATUSES,
    VERDICTS,
)

_SPARED: Final = 8  # a spared card is written as card times this, and power; see `choosing`
_FAR: Final = 100  # farther than any marker is announced to move


@cache
def frames(board: Board, seats: tuple[str, ...]) -> Frames:
    """The one that all positions of this board and these seats share."""
    return Frames(board, seats)


class Frames:
    """Writes and reads the frames of one board and one set of seats."""

    def __init__(self, board: Board, seats: tuple[str, ...]) -> None:
        self._board: Final = board
        self._seats: Final = seats
        generals = board.piece_ids[:GENERALS]
        trains = dict(enumerate(board.piece_ids[GENERALS:], GENERALS))
        movers = dict(enumerate(board.piece_ids)) | {STACK + g: f"stack-{ident}" for g, ident in enumerate(generals)}
        powers = dict(enumerate(POWERS))
        self._names: Final[dict[str, dict[int, Any]]] = {
            "power": powers,
            "power?": powers | {NOBODY: None},
            "general": dict(enumerate(generals)),
            "train": trains,
            "mover": movers,
            "city": dict(enumerate(board.city_ids)),
            "card": dict(enumerate(board.card_ids)),
            "seat": dict(enumerate(seats)),
            "seat?": dict(enumerate(seats)) | {NO_SEAT: None},
            "piece": dict(enumerate(board.piece_ids)),
            "space": dict(enumerate([POWERS[power] for power in board.politics.order])),
            "political": dict(enumerate(board.politics.ids)),
            "marker": dict(enumerate([*(TRACKS[track] for track in ORDER), "done"])),
            "cause": dict(enumerate(CAUSES)),
            "status": dict(enumerate(STATUSES)),
            "neutral": dict(enumerate(NEUTRAL_STEPS)),
            "annexation": dict(enumerate(ANNEXATION_STEPS)),
            "dispute": dict(enumerate(DISPUTES)),
            "hussar": {0: "hussar-1", 1: "hussar-2"},
            "purpose": dict(enumerate(payment.PURPOSES)),
            "verdict": dict(enumerate(VERDICTS)),
            "side": dict(enumerate(SIDES)),
            "pair": {
                a * GENERALS + d: f"{one}>{two}" for a, one in enumerate(generals) for d, two in enumerate(generals)
            },
            "play": self._plays(board),
        }
        self._numbers: Final = {
            kind: {name: number for number, name in names.items()} for kind, names in self._names.items()
        }
        self._lists: Final = {
            "cards": "card",
            "generals": "general",
            "cities": "city",
            "powers": "power",
            "pieces": "piece",
            "seats": "seat",
            "pairs": "pair",
            "plays": "play",
            "numbers": "number",
        }

    @staticmethod
    def _plays(board: Board) -> dict[int, str]:
        plays = dict(enumerate(board.card_ids))
        for place, card in enumerate(board.reserves):
            for value in range(1, combat.RESERVE_VALUES + 1):
                code = combat.RESERVE_PLAYS + place * combat.RESERVE_VALUES + value - 1
                plays[code] = f"{board.card_ids[card]}={value}"
        return plays

    # -- writing ------------------------------------------------------------------------------------------------------

    def write(self, top: Frame | None) -> list[dict[str, Any]]:
        """The frames above the course of the turn, from bottom to top."""
        chain: list[dict[str, Any]] = []
        while top is not None and not isinstance(top, sequence.Course):
            name = type(top).__name__
            values = zip(FIELDS[name], top.fields(), strict=True)
            chain.append(
                {"frame": snake(name)} | {field: self._write(kind, value) for (field, kind, _), value in values}
            )
            top = top.below
        chain.reverse()
        return chain

    def _write(self, kind: str, value: Any) -> Any:
        if kind in self._names:
            return self._names[kind][value]
        if kind in self._lists:
            return [self._write(self._lists[kind], one) for one in value]
        if kind == "given":
            return {seat: list(numbers) for seat, numbers in zip(self._seats, value, strict=True)}
        if kind == "bills":
            return [
                {"power": POWERS[power], "generals": self._write("generals", generals), "costs": list(costs)}
                for power, generals, costs in value
            ]
        if kind == "requests":
            return [self._write_request(one) for one in value]
        if kind == "announced":
            return {track: steps for track, steps in zip(TRACKS, value, strict=True) if steps}
        if kind == "spared":
            return None if value == NO_CHOICE else self._write_spared(value)
        return value

    def _write_request(self, code: int) -> dict[str, Any]:
        joint, general, other, city = stacks.requested(code)
        ids = self._board.piece_ids
        entry = {"general": ids[general], "other": ids[other], "city": self._board.city_ids[city]}
        return {**entry, "joint": True} if joint else entry

    def _write_spared(self, code: int) -> dict[str, Any]:
        card, power = divmod(code, _SPARED)
        return {"power": POWERS[power], "political": self._board.politics.ids[card]}

    # -- reading ------------------------------------------------------------------------------------------------------

    def read(self, data: Any, course: Frame) -> Frame:
        """The frames above the course. Raises Unreadable naming the field."""
        if not isinstance(data, list):
            raise Unreadable("must be a list of frames, from the lowest to the one that is asked", "asked")
        if not data:
            raise Unreadable("no question; leave it out, and the phase begins", "asked")
        top = course
        for place, entry in enumerate(data):
            where = f"asked[{place}]"
            if not isinstance(entry, Mapping):
                raise Unreadable("must be an object", where)
            name = camel(str(entry.get("frame")))
            if name not in FIELDS:
                known = ", ".join(snake(one) for one in FIELDS)
                raise Unreadable(f"{entry.get('frame')!r}; possible: {known}", f"{where}.frame")
            if name in (PLAIN_ALONE if self._board.scenario == ADVANCED else REALM_FIELDS):
                raise Unreadable("is not asked in this scenario", f"{where}.frame")
            if name in BELOW and isinstance(top, sequence.Course):
                top = self._below(BELOW[name], top, entry, where)
            _check_place(name, type(top).__name__, where)
            top = sequence.FRAMES[name](top, *self._fields(name, entry, where))
        return top

    def _below(self, name: str, course: Frame, entry: Mapping[str, Any], where: str) -> Frame:
        """The frame that goes without saying, with what the entry above it says of its fields."""
        known = {field: entry[field] for field, _, _ in FIELDS[name] if field in entry}
        return sequence.FRAMES[name](course, *self._fields(name, known, where))

    def _fields(self, name: str, entry: Mapping[str, Any], where: str) -> list[Any]:
        known = {field for field, _, _ in FIELDS[name]} | {"frame"}
        for field in entry:
            if field not in known:
                raise Unreadable(f"unknown; possible: {', '.join(sorted(known))}", f"{where}.{field}")
        values = []
        for field, kind, default in FIELDS[name]:
            value = entry.get(field, default)
            if value is REQUIRED:
                raise Unreadable("missing", f"{where}.{field}")
            values.append(self._read(kind, value, f"{where}.{field}"))
        return values

    def _read(self, kind: str, value: Any, where: str) -> Any:
        if kind in self._names:
            numbers = self._numbers[kind]
            if isinstance(value, (list, dict)) or value not in numbers:
                raise Unreadable(f"{value!r} is no {kind.rstrip('?')}", where)
            return numbers[value]
        if kind in self._lists:
            found = tuple(
                self._read(self._lists[kind], one, f"{where}[{n}]") for n, one in enumerate(as_list(value, where))
            )
            if len(set(found)) < len(found) and kind != "numbers":
                raise Unreadable("one is named twice", where)
            return found
        if kind == "given":
            return self._read_given(value, where)
        if kind == "bills":
            return tuple(self._read_bill(one, where) for one in as_list(value, where))
        if kind == "requests":
            return tuple(self._read_request(one, where) for one in as_list(value, where))
        if kind == "announced":
            entry = as_object(value, where, TRACKS)
            return tuple(whole(entry.get(track, 0), f"{where}.{track}", -_FAR, _FAR) for track in TRACKS)
        if kind == "spared":
            return NO_CHOICE if value is None else self._read_spared(value, where)
        if kind == "flag":
            if not isinstance(value, bool):
                raise Unreadable(f"{value!r}; must be true or false", where)
            return value
        return whole(value, where, -100 if kind == "score" else 0, 1000)

    def _read_given(self, value: Any, where: str) -> tuple[tuple[int, ...], ...]:
        if not isinstance(value, Mapping) or set(value) - set(self._seats):
            raise Unreadable(f"must be an object of {', '.join(self._seats)}", where)
        return tuple(
            tuple(whole(one, f"{where}.{seat}", 0, 8) for one in as_list(value.get(seat, []), f"{where}.{seat}"))
            for seat in self._seats
        )

    def _read_bill(self, value: Any, where: str) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        if not isinstance(value, Mapping):
            raise Unreadable("must be an object", where)
        generals = self._read("generals", value.get("generals"), f"{where}.generals")
        costs = self._read("numbers", value.get("costs"), f"{where}.costs")
        return self._read("power", value.get("power"), f"{where}.power"), generals, costs

    def _read_request(self, value: Any, where: str) -> int:
        if not isinstance(value, Mapping):
            raise Unreadable("must be an object", where)
        general = self._read("general", value.get("general"), f"{where}.general")
        other = self._read("general", value.get("other"), f"{where}.other")
        city = self._read("city", value.get("city"), f"{where}.city")
        joint = self._read("flag", value.get("joint", False), f"{where}.joint")
        return stacks.joint(general, other, city) if joint else stacks.request(general, other, city)

    def _read_spared(self, value: Any, where: str) -> int:
        entry = as_object(value, where, ("power", "political"))
        card = self._read("political", entry.get("political"), f"{where}.political")
        return int(card * _SPARED + self._read("power", entry.get("power"), f"{where}.power"))


def _check_place(name: str, below: str, where: str) -> None:
    """Whether a frame of this name may stand on the one below. Raises Unreadable."""
    possible = STANDS_ON.get(name, (COURSE,))
    if below not in possible:
        known = ", ".join(snake(one) for one in possible if one != COURSE) or "nothing else"
        raise Unreadable(f"does not follow {snake(below)}; possible: {known}", f"{where}.frame")
