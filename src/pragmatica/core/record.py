"""The record of a match as text, read: headers and readable moves, in the manner of PGN.

    [Game "…"]
    …
    start {17 3 20}
    ; turn 3 prussia-saxony movement
    frederick: Schwerin Liegnitz-Lüben-Glogau.
    frederick: (Friedrich Lüben-Sagan.)
    frederick: undo 3
    frederick: end {5 0}

A line is a seat and one or more answers by their notations; answers that begin with a dash or a dot go on the line of
the one before. Draws of chance stand in braces, so that a record reads back without the seed. What was taken back
stands in parentheses. Lines that begin with `;` are comments. `recording` writes it.

A study (`study`) has notes, lines in braces, and variations, lines between a `(` and a `)` that stand alone. The match
that it tells is that of its main line.
"""

from __future__ import annotations

import json
import re
from typing import Any

from pragmatica.core import register
from pragmatica.core.errors import PragmaticaError, Unreadable
from pragmatica.core.game import checked_seed, make_setup
from pragmatica.core.history import Record
from pragmatica.core.match import Match
from pragmatica.core.reading import composed, parsed
from pragmatica.core.recording import option_text, result, setup_headers

_HEADER = re.compile(r'\[([A-Z][A-Za-z0-9_.]*) ("(?:[^"\\]|\\.)*")\]')
_WHO = re.compile("[a-z_0-9]+:|start")
_TOLD = re.compile("[0-9 ]*")
_DIGITS = 18  # no draw has so many
LINES = re.compile(r"\r\n|\r|\n")  # not what Python takes for ends of lines besides: a text may hold it
_UNDO = re.compile(r"undo ([0-9]{1,9})")
_OWN = ("Game", "Scenario", "Players", "RulesVersion", "Board", "Seed", "Position", "Result")
_BOUNDARY = " -."  # what may follow a notation on a line


def read_record(text: str) -> Match:
    """The match that a record tells. Raises Unreadable naming the line and the reason."""
    if not isinstance(text, str):
        raise Unreadable("must be text", "record")
    headers: dict[str, str] = {}
    match: Match | None = None
    aside = 0  # variations that are open
    for number, raw in enumerate(LINES.split(composed(text)), 1):
        line = raw.strip()
        if not line or line.startswith((";", "{")):
            continue
        if line in ("(", ")"):
            aside += 1 if line == "(" else -1
            if aside < 0 or match is None:
                raise Unreadable("no variation is open here", f"line {number}")
            continue
        if aside:
            continue
        try:
            if line.startswith("[") and match is None:
                name, value = read_header(line)
                if name in headers:
                    raise Unreadable("told twice", name)
                headers[name] = value
            elif match is None:
                match = begin(headers, line)
            else:
                read_line(match, line)
        except (PragmaticaError, ValueError) as error:
            raise Unreadable(str(error), f"line {number}") from error
    if match is None:
        raise Unreadable("no moves and no 'start' line", "record")
    if headers.get("Result", "*") != result(match):
        raise Unreadable(f"{headers.get('Result')!r}; the moves lead to {result(match)!r}", "Result")
    return match


def read_header(line: str) -> tuple[str, str]:
    """Name and value of a header. Raises Unreadable."""
    found = _HEADER.fullmatch(line)
    if found is None:
        raise Unreadable('no header such as [Name "value"]', line[:40])
    try:
        return found[1], str(json.loads(found[2]))
    except ValueError as error:
        raise Unreadable(str(error), found[1]) from None


def begin(headers: dict[str, str], line: str) -> Match:
    """The match before its first answer, from the headers and the line with the first draws."""
    who, answers, draws = _parts(line)
    if who != "start" or answers:
        raise Unreadable("the headers must be followed by the line 'start {draws}'", line[:40])
    seed = checked_seed(_number(headers["Seed"], 16, "Seed")) if "Seed" in headers else None
    if "Position" in headers:
        match = Match.from_position(_position(headers), seed, draws or ())
        _check_headers(match, headers)
    else:
        match = _start(headers, seed, draws or ())
    _check_draws(match, match.start_chance, draws)
    match.tags = {name: value for name, value in headers.items() if name not in _OWN and not name.startswith("Option.")}
    return match


def _position(headers: dict[str, str]) -> Any:
    """The position of a record; where it names no board, that of the headers was meant, which may be an earlier one."""
    position = parsed(headers["Position"], "Position")
    if "Board" in headers and isinstance(position, dict) and headers["Board"] != _shipped(position.get("game")):
        position.setdefault("board", headers["Board"])
    return position


def _shipped(game: object) -> str | None:
    """The digest of the board on which a game is played where none is named."""
    return register.game(game).board()[0] if isinstance(game, str) and game in register.names() else None


def _check_headers(match: Match, headers: dict[str, str]) -> None:
    """What stands beside a position must be what the position says, under the rules that this program plays."""
    made = setup_headers(match)
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
    texts = {spec.name: {option_text(value): value for value in spec.values} for spec in game.options}
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


def read_line(match: Match, line: str) -> None:
    """Play the answers of a line. Raises PragmaticaError saying what is wrong with it."""
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
