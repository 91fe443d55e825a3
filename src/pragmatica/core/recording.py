"""The record of a match as text, written: as a whole, or as far as a seat may see it. `record` has its form."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pragmatica.core.action import Action
from pragmatica.core.game import Game, Setup
from pragmatica.core.history import Record
from pragmatica.core.log import Event
from pragmatica.core.outcome import Outcome
from pragmatica.core.saved import reading
from pragmatica.core.state import FlowState


class Recorded(Protocol):
    """What a record tells of a match."""

    game: Game[Any]
    setup: Setup
    seed: int | None
    state: FlowState
    start_chance: tuple[int, ...]
    start_position: Mapping[str, Any] | None
    tags: dict[str, str]

    @property
    def seats(self) -> tuple[str, ...]:
        """Seat ids in order."""
        ...

    @property
    def records(self) -> Sequence[Record]:
        """All that was done."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        ...

    def at(self, step: int) -> Recorded:
        """As it was after its first `step` records."""
        ...

    def repeat(self, record: Record) -> list[Event]:
        """Play an entry of a record."""
        ...


@dataclass(slots=True)
class _Line:
    """Answers of one seat that stand on one line."""

    seat: str
    heading: str  # where in the game it was
    text: str
    back: bool  # taken back later
    open: bool = True  # what follows may stand on this line
    draws: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        text = f"({self.text})" if self.back else self.text
        draws = f" {{{' '.join(map(str, self.draws))}}}" if self.draws else ""
        return f"{self.seat}: {text}{draws}"


def write_record(match: Recorded) -> str:
    """The whole record, with every secret and every draw."""
    return "".join(record_lines(match))


def write_seen(match: Recorded, viewer: str | None) -> str:
    """The record as the seat (None: a spectator) may see it: without seed and draws, and without others' secrets."""
    return "".join(record_lines(match, viewer, whole=False))


def record_lines(match: Recorded, viewer: str | None = None, whole: bool = True) -> Iterator[str]:
    """The same line by line, for who has other things to do meanwhile: the match is played through for it."""
    for header in [*_headers(match, secret=whole), ""]:
        yield f"{header}\n"
    if whole:
        yield f"start {{{' '.join(map(str, match.start_chance))}}}\n"
    heading = ""
    for line in _lines(match, viewer, whole):
        if line.heading and line.heading != heading:
            heading = line.heading
            yield f"; {heading}\n"
        yield f"{line}\n"


def _headers(match: Recorded, secret: bool) -> list[str]:
    headers = setup_headers(match)
    if secret and match.seed is not None:
        headers["Seed"] = format(match.seed, "x")
    if secret and match.start_position is not None:
        headers["Position"] = json.dumps(match.start_position, ensure_ascii=False, separators=(",", ":"))
    headers |= match.tags
    headers["Result"] = result(match)
    return header_lines(headers)


def header_lines(headers: Mapping[str, str]) -> list[str]:
    """The headers as they stand in a record."""
    return [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in headers.items()]


def setup_headers(match: Recorded) -> dict[str, str]:
    """The headers that tell what was chosen before the first move."""
    setup = match.setup
    headers = {
        "Game": setup.game,
        "Scenario": setup.scenario,
        "Players": str(setup.players),
        "RulesVersion": str(match.game.rules_version),
        "Board": setup.board,
    }
    return headers | option_headers(setup.options)


def option_headers(options: Mapping[str, str | bool]) -> dict[str, str]:
    """The options of a match as headers of its record."""
    return {f"Option.{name}": option_text(value) for name, value in options.items()}


def _lines(match: Recorded, viewer: str | None = None, whole: bool = True) -> Iterator[_Line]:
    """The lines of the record; `whole` False: as far as the viewer may see them."""
    past, setup, game = match.at(0), match.setup, match.game
    undone = _undone(match.records)
    back = {number for numbers in undone.values() for number in numbers}
    seen: set[int] = set()  # records that the viewer has been shown
    line: _Line | None = None
    held: list[_Line] = []  # lines of answers that are shown only when they are complete
    for number, record in enumerate(match.records):
        seat = match.seats[record.seat]
        hidden = not whole and seat != viewer
        if record.undo:
            yield from [line] if line is not None else []
            if not hidden or seen.intersection(undone[number]):
                yield _Line(seat, "", "undo" if hidden else f"undo {record.undo}", back=False)
            line = None
            past.repeat(record)
            continue
        with reading(f"records[{number}]"):
            when = game.answers.shown(past.state, record.seat, record.code, record.extra) if hidden else "now"
            notation, lead = _action(past, record).notation, game.lead(setup, past.state, record.seat)
        heading, taken = game.heading(setup, past.state), number in back
        past.repeat(record)
        if when == "never" or (when == "later" and taken):
            continue
        seen.add(number)
        draws = list(record.chance) if whole else []
        if line is not None and _joins(line, seat, notation, taken):
            line.text += f" {lead}{notation}" if lead and notation.startswith("-") else notation
            line.draws = draws
            line.open = not draws
            continue
        if line is not None:
            yield line
        line = _Line(seat, heading, notation, taken, not (draws or record.extra), draws)
        if when == "later":
            held.append(line)
            line = None
        if held and not _still_held(past):
            yield from held
            held = []
    if line is not None:
        yield line


def _still_held(past: Recorded) -> bool:
    """Whether a question is open, be it to another seat, whose answer comes to light together with those before."""
    state = past.state
    return any(
        past.game.answers.shown(state, seat, code, False) == "later"
        for seat in state.pending()
        for code in past.game.answers.legal(state, seat)
    )


def _joins(line: _Line, seat: str, notation: str, taken: bool) -> bool:
    return notation[0] in "-." and line.seat == seat and line.back == taken and line.open


def _action(past: Recorded, record: Record) -> Action:
    name = past.game.extra_actions if record.extra else past.game.actions
    return name(past.setup, past.state, record.seat, [record.code])[0]


def _undone(records: Sequence[Record]) -> dict[int, list[int]]:
    """Numbers of the records that each undo took back, by the number of the undo."""
    standing: list[int] = []
    undone: dict[int, list[int]] = {}
    for number, record in enumerate(records):
        if not record.undo:
            standing.append(number)
            continue
        left, undone[number] = record.undo, []
        for place in range(len(standing) - 1, -1, -1):
            other = records[standing[place]]
            if left and other.seat == record.seat and not other.lasting:
                left -= not other.extra
                undone[number].append(standing.pop(place))
    return undone


def option_text(value: str | bool) -> str:
    """The value of an option as a header has it."""
    return value if isinstance(value, str) else str(value).lower()


def result(match: Recorded) -> str:
    """The header that tells how the match has ended."""
    outcome = match.outcome
    return "*" if outcome is None else f"{' '.join(outcome.winners) or 'draw'}, {outcome.reason}"
