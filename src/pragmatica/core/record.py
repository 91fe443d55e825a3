"""The record of a match as text: headers and readable moves, in the manner of PGN.

    [Game "maria"]
    …
    start {17 3 20}
    ; turn 3 prussia-saxony movement
    frederick: Schwerin Liegnitz-Lüben-Glogau.
    frederick: (Friedrich Lüben-Sagan.)
    frederick: undo 3
    frederick: end {5 0}

A line is a seat and one or more answers by their notations; answers that begin with a dash or a dot go on the line of
the one before. Draws of chance stand in braces, so that a record reads back without the seed. What was taken back
stands in parentheses. Lines that begin with `;` are comments.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pragmatica.core import register
from pragmatica.core.action import Action
from pragmatica.core.errors import PragmaticaError, Unreadable
from pragmatica.core.game import checked_seed, make_setup
from pragmatica.core.history import Record
from pragmatica.core.match import Match
from pragmatica.core.reading import composed, parsed
from pragmatica.core.saved import reading

_HEADER = re.compile(r'\[([A-Z][A-Za-z0-9_.]*) ("(?:[^"\\]|\\.)*")\]')
_WHO = re.compile("[a-z_0-9]+:|start")
_TOLD = re.compile("[0-9 ]*")
_DIGITS = 18  # no draw has so many
_LINES = re.compile(r"\r\n|\r|\n")  # not what Python takes for ends of lines besides: a text may hold it
_UNDO = re.compile(r"undo ([0-9]{1,9})")
_OWN = ("Game", "Scenario", "Players", "RulesVersion", "Board", "Seed", "Position", "Result")
_BOUNDARY = " -."  # what may follow a notation on a line


# -- writing ----------------------------------------------------------------------------------------------------------


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


def write_record(match: Match) -> str:
    """The whole record, with every secret and every draw."""
    return "".join(record_lines(match))


def write_seen(match: Match, viewer: str | None) -> str:
    """The record as the seat (None: a spectator) may see it: without seed and draws, and without others' secrets."""
    return "".join(record_lines(match, viewer, whole=False))


def record_lines(match: Match, viewer: str | None = None, whole: bool = True) -> Iterator[str]:
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


def _headers(match: Match, secret: bool) -> list[str]:
    headers = _setup_headers(match)
    if secret and match.seed is not None:
        headers["Seed"] = format(match.seed, "x")
    if secret and match.start_position is not None:
        headers["Position"] = json.dumps(match.start_position, ensure_ascii=False, separators=(",", ":"))
    headers |= match.tags
    headers["Result"] = _result(match)
    return header_lines(headers)


def header_lines(headers: Mapping[str, str]) -> list[str]:
    """The headers as they stand in a record."""
    return [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in headers.items()]


def _setup_headers(match: Match) -> dict[str, str]:
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
    return {f"Option.{name}": _option_text(value) for name, value in options.items()}


def _lines(match: Match, viewer: str | None = None, whole: bool = True) -> Iterator[_Line]:
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


def _still_held(past: Match) -> bool:
    """Whether a question is open, be it to another seat, whose answer comes to light together with those before."""
    state = past.state
    return any(
        past.game.answers.shown(state, seat, code, False) == "later"
        for seat in state.pending()
        for code in past.game.answers.legal(state, seat)
    )


def _joins(line: _Line, seat: str, notation: str, taken: bool) -> bool:
    return notation[0] in "-." and line.seat == seat and line.back == taken and line.open


def _action(past: Match, record: Record) -> Action:
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


# -- reading ----------------------------------------------------------------------------------------------------------


def read_record(text: str) -> Match:
    """The match that a record tells. Raises Unreadable naming the line and the reason."""
    if not isinstance(text, str):
        raise Unreadable("must be text", "record")
    headers: dict[str, str] = {}
    match: Match | None = None
    for number, raw in enumerate(_LINES.split(composed(text)), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        try:
            if line.startswith("[") and match is None:
                name, value = _read_header(line)
                if name in headers:
                    raise Unreadable("told twice", name)
                headers[name] = value
            elif match is None:
                match = _begin(headers, line)
            else:
                _read_line(match, line)
        except (PragmaticaError, ValueError) as error:
            raise Unreadable(str(error), f"line {number}") from error
    if match is None:
        raise Unreadable("no moves and no 'start' line", "record")
    if headers.get("Result", "*") != _result(match):
        raise Unreadable(f"{headers.get('Result')!r}; the moves lead to {_result(match)!r}", "Result")
    return match


def _option_text(value: str | bool) -> str:
    return value if isinstance(value, str) else str(value).lower()


def _result(match: Match) -> str:
    outcome = match.outcome
    return "*" if outcome is None else f"{' '.join(outcome.winners) or 'draw'}, {outcome.reason}"


def _read_header(line: str) -> tuple[str, str]:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise Unreadable('no header such as [Name "value"]', line[:40])
    try:
        return found[1], str(json.loads(found[2]))
    except ValueError as error:
        raise Unreadable(str(error), found[1]) from None


def _begin(headers: dict[str, str], line: str) -> Match:
    """The match before its first answer, from the headers and the line with the first draws."""
    who, answers, draws = _parts(line)
    if who != "start" or answers:
        raise Unreadable("the headers must be followed by the line 'start {draws}'", line[:40])
    seed = checked_seed(_number(headers["Seed"], 16, "Seed")) if "Seed" in headers else None
    if "Position" in headers:
        match = Match.from_position(parsed(headers["Position"], "Position"), seed, draws or ())
        _check_headers(match, headers)
    else:
        match = _start(headers, seed, draws or ())
    _check_draws(match, match.start_chance, draws)
    match.tags = {name: value for name, value in headers.items() if name not in _OWN and not name.startswith("Option.")}
    return match


def _check_headers(match: Match, headers: dict[str, str]) -> None:
    """What stands beside a position must be what the position says, under the rules that this program plays."""
    made = _setup_headers(match)
    for name, value in headers.items():
        if (name in made or name.startswith("Option.")) and value != made.get(name):
            raise Unreadable(f"{value!r}; the position, as this program plays it, has {made.get(name)!r}", name)


def _start(headers: dict[str, str], seed: int | None, draws: tuple[int, ...]) -> Match:
    for name in ("Game", "Scenario", "Players", "RulesVersion"):
        if name not in headers:
            raise Unreadable("missing", name)
    game = register.game(headers["Game"])
    if headers["RulesVersion"] != str(game.rules_version):
        raise Unreadable(f"{headers['RulesVersion']}; this program plays {game.rules_version}", "RulesVersion")
    texts = {spec.name: {_option_text(value): value for value in spec.values} for spec in game.options}
    options: dict[str, str | bool] = {}
    for name, text in headers.items():
        if name.startswith("Option."):
            option = name.removeprefix("Option.")
            options[option] = texts.get(option, {}).get(text, text)
    players = _number(headers["Players"], 10, "Players")
    setup = make_setup(game, headers["Scenario"], players, options, headers.get("Board"))
    return Match(game, setup, seed, game.start(setup, seed or 0, draws))


def _number(text: str, base: int, where: str) -> int:
    try:
        return int(text, base)
    except ValueError:
        raise Unreadable(f"{text!r} is no number", where) from None


def _parts(line: str) -> tuple[str, str, tuple[int, ...] | None]:
    """Who answers (or `start`), the answers, and the draws in braces at the end; all of it empty for no such line."""
    found = _WHO.match(line)
    rest = line[found.end() :].strip() if found else "{"
    draws: tuple[int, ...] | None = None
    if rest.endswith("}"):
        rest, _, told = rest[:-1].rpartition("{")
        readable = _TOLD.fullmatch(told) is not None and all(len(one) <= _DIGITS for one in told.split())
        draws = tuple(int(one) for one in told.split()) if readable else None
        rest = rest.rstrip() if draws is not None else "{"
    if found is None or "{" in rest or "}" in rest:
        return "", "", None
    return found[0].removesuffix(":"), rest, draws


def _check_draws(match: Match, drawn: tuple[int, ...], told: tuple[int, ...] | None) -> None:
    """Draws must be those that are told; where none are told there must be a seed to make them, or none."""
    if told is not None and told != drawn:
        raise Unreadable(f"the draws are {list(told)}, but this makes {len(drawn)} draws", "draws")
    if told is None and drawn and match.seed is None:
        raise Unreadable("chance is drawn here; the record must tell it in braces, or the seed in its headers", "draws")


def _read_line(match: Match, line: str) -> None:
    seat, text, draws = _parts(line)
    if seat in ("", "start"):
        raise Unreadable("no line such as 'seat: answers {draws}'", line[:40])
    if text.startswith("(") and text.endswith(")"):
        text = text[1:-1]
    if undo := _UNDO.fullmatch(text):
        match.undo(seat, int(undo[1]))
        return
    while text:
        text = _read_answer(match, seat, text, draws)


def _read_answer(match: Match, seat: str, text: str, draws: tuple[int, ...] | None) -> str:
    """Play the answer that the text begins with, and return what follows it."""
    legal = [(one, False) for one in match.legal(seat)]
    index = match.seats.index(seat)
    extra = match.game.extra_actions(match.setup, match.state, index, match.game.answers.extra(match.state, index))
    offered = legal + [(one, True) for one in extra]
    fitting = [(one, free) for one, free in offered if _begins(text, one.notation)]
    if not fitting:
        match.apply(seat, text)  # raises what is wrong with it
        return ""
    action, free = max(fitting, key=lambda one: len(one[0].notation))
    rest = text[len(action.notation) :]
    told = draws if not rest else ()
    match.repeat(Record(index, action.code, free, told or ()))
    _check_draws(match, match.records[-1].chance, told)
    lead = match.game.lead(match.setup, match.state, index)
    return rest[len(lead) + 1 :] if lead and rest.startswith(f" {lead}-") else rest.strip()


def _begins(text: str, notation: str) -> bool:
    return text.startswith(notation) and (len(text) == len(notation) or text[len(notation)] in _BOUNDARY)
