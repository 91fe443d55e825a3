r"""Studies: trees of answers from a position, with notes and marks. As text a record with variations, as PGN has them.

    [Position "…"]
    [Study "The bridge at Kolin"]

    start {}
    {Prussia is out of supply after this. [%mark city:kolin city:praha>city:kolin]}
    frederick: Schwerin Liegnitz-Lüben
    {A note tells of the answer before it.}
    (
    frederick: Schwerin Liegnitz-Jauer
    austria: end {3}
    )
    frederick: -Glogau

Between `(` and `)`, each alone on a line, stands a variation: what could be answered in place of the answer before it.
A note stands in braces on a line of its own; in it `\n` ends a line, and a backslash stands before `}`, `[` and
itself. The marks of a note are things of the table, or two of them with an arrow between.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.errors import PragmaticaError, Unreadable, told
from pragmatica.core.history import standing
from pragmatica.core.match import Match
from pragmatica.core.reading import composed
from pragmatica.core.record import LINES, begin, read_header, read_line
from pragmatica.core.recording import header_lines, setup_headers

ROOT: Final = -1
MOST_NODES: Final = 5_000
MARK: Final = re.compile(r"[^\s\[\]{}>]{1,100}(?:>[^\s\[\]{}>]{1,100})?")
_NOTE: Final = re.compile(r"\{((?:[^\\}\[]|\\.)*)(?:\[%mark([^\[\]]*)\])?\}")
_ESCAPES: Final = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "}": "\\}", "[": "\\["}
_ESCAPED: Final = re.compile(r"\\(.)")


@dataclass(slots=True)
class Remark:
    """What is noted of a moment: a text, and marks on the map."""

    note: str = ""
    marks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Node:
    """An answer, with what chance gave to it; `parent` is the number of the one before, or ROOT."""

    parent: int
    seat: str
    action: str
    chance: tuple[int, ...] = ()
    notation: str = ""  # as it was read; written anew from the action
    remark: Remark = field(default_factory=Remark)


@dataclass(slots=True)
class Study:
    """Answers from a position (docs/positions.md). Of those to the same moment the first is the main one."""

    position: Mapping[str, Any]
    title: str = ""
    redrawn: bool = False  # of a match that was still played, as far as one seat could know it
    remark: Remark = field(default_factory=Remark)  # of the position itself
    nodes: list[Node] = field(default_factory=list)

    def children(self) -> dict[int, list[int]]:
        """The answers to each moment, the main one first."""
        found: dict[int, list[int]] = {}
        for number, node in enumerate(self.nodes):
            found.setdefault(node.parent, []).append(number)
        return found

    def led(self, last: int) -> Study:
        """The same with the answers that lead to the last one as its main line, and none after that."""
        main, at = set[int](), last
        while at != ROOT:
            main.add(at)
            at = self.nodes[at].parent
        children = self.children()
        new = {ROOT: ROOT}  # numbers by the former ones
        nodes: list[Node] = []
        todo = [ROOT]
        while todo:
            number = todo.pop()
            if number != ROOT:
                node = self.nodes[number]
                new[number] = len(nodes)
                nodes.append(replace(node, parent=new[node.parent]))
            if number == last:
                continue
            todo += sorted(children.get(number, ()), key=lambda one: (one in main, -one))
        return Study(self.position, self.title, self.redrawn, self.remark, nodes)

    def check(self) -> None:
        """Raises Unreadable where it is no tree, or has marks that are none."""
        for number, node in enumerate(self.nodes):
            if not ROOT <= node.parent < number:
                raise Unreadable(
                    f"{told(node.parent)}; must be that of an earlier answer, or -1", f"nodes[{number}].parent"
                )
        for where, remark in self.remarks():
            for mark in remark.marks:
                if MARK.fullmatch(mark) is None:
                    raise Unreadable(f"{told(mark)} is no mark", f"{where}.marks")

    def remarks(self) -> Iterator[tuple[str, Remark]]:
        """All that is noted, with where it stands."""
        yield "remark", self.remark
        for number, node in enumerate(self.nodes):
            yield f"nodes[{number}]", node.remark


def write_study(study: Study) -> str:
    """The study as text, for `read_study`. Raises Unreadable where its answers cannot be played."""
    return "".join(study_lines(study))


def study_lines(study: Study) -> Iterator[str]:
    """The same line by line, for who has other things to do meanwhile: the study is played through for it."""
    study.check()
    match = Match.from_position(study.position)
    headers = setup_headers(match)
    headers["Position"] = json.dumps(study.position, ensure_ascii=False, separators=(",", ":"))
    if study.title:
        headers["Study"] = study.title
    if study.redrawn:
        headers["Redrawn"] = "true"
    for header in (*header_lines(headers), ""):
        yield f"{header}\n"
    yield f"start {{{' '.join(map(str, match.start_chance))}}}\n"
    yield from _note(study.remark)
    children = study.children()
    # What is still to be written, the next last: answers, each with the match before it, and ends of variations.
    todo: list[tuple[int, Match] | None] = [(number, match) for number in children.get(ROOT, ())[:1]]
    while todo:
        now = todo.pop()
        if now is None:
            yield ")\n"
            continue
        number, before = now
        if number < 0:  # a variation opens
            number = ~number
            yield "(\n"
        node = study.nodes[number]
        after, action = _played(before, node, number)
        draws = f" {{{' '.join(map(str, node.chance))}}}" if node.chance else ""
        yield f"{node.seat}: {action.notation}{draws}\n"
        yield from _note(node.remark)
        todo += [(one, after) for one in children.get(number, ())[:1]]
        same = children[node.parent]
        if same[0] == number:
            for other in reversed(same[1:]):
                todo += [None, (~other, before)]


def study_answers(study: Study) -> Iterator[tuple[int, Action]]:
    """What each answer does, with its number, line after line: the study is played for it. Raises Unreadable."""
    study.check()
    children = study.children()
    start = Match.from_position(study.position)
    todo = [(number, start) for number in reversed(children.get(ROOT, ()))]
    while todo:
        number, before = todo.pop()
        after, action = _played(before, study.nodes[number], number)
        yield number, action
        todo += [(one, after) for one in reversed(children.get(number, ()))]


def _played(before: Match, node: Node, number: int) -> tuple[Match, Action]:
    """The match after an answer, and what the answer was."""
    after = before.copy()
    try:
        after.repeat_answer(node.seat, node.action, node.chance)
        return after, before.action_of(after.records[-1])
    except PragmaticaError as error:
        raise Unreadable(str(error), f"nodes[{number}]") from error


def _note(remark: Remark) -> Iterator[str]:
    text = "".join(_ESCAPES.get(one, one) for one in remark.note)
    marks = f"[%mark {' '.join(remark.marks)}]" if remark.marks else ""
    if text or marks:
        yield f"{{{text}{' ' if text and marks else ''}{marks}}}\n"


def _read_note(line: str) -> Remark:
    found = _NOTE.fullmatch(line)
    if found is None:
        raise Unreadable("no note such as {text [%mark city:kolin]}", line[:40])
    text = found[1] if found[2] is None else found[1].removesuffix(" ")
    note = _ESCAPED.sub(lambda one: {"n": "\n", "r": "\r"}.get(one[1], one[1]), text)
    return Remark(note, (found[2] or "").split())


def read_study(text: str) -> Study:
    """The study that a text tells; of any record, with what was taken back. Raises Unreadable naming the line."""
    if not isinstance(text, str):
        raise Unreadable("must be text", "study")
    reading = StudyReading()
    for line in lines_of(text):
        reading.take(line)
    return reading.end()


def lines_of(text: str) -> list[str]:
    """The lines of a study."""
    return LINES.split(composed(text))


class StudyReading:
    """A study that is being read, line by line: the match is played through for it."""

    def __init__(self) -> None:
        self._headers: dict[str, str] = {}
        self._tree: _Tree | None = None
        self._number = 0

    def take(self, raw: str) -> None:
        """Read a line. Raises Unreadable naming its number."""
        self._number += 1
        line = raw.strip()
        if not line or line.startswith(";"):
            return
        try:
            if self._tree is not None:
                self._tree.read(line)
            elif line.startswith("["):
                name, value = read_header(line)
                if name in self._headers:
                    raise Unreadable("told twice", name)
                self._headers[name] = value
            else:
                self._tree = _Tree(begin(self._headers, line), self._headers)
        except (PragmaticaError, ValueError) as error:
            raise Unreadable(str(error), f"line {self._number}") from error

    def end(self) -> Study:
        """The study, when all lines have been read. Raises Unreadable."""
        if self._tree is None:
            raise Unreadable("no moves and no 'start' line", "study")
        if self._tree.open:
            raise Unreadable("a variation is not closed", "study")
        self._tree.study.check()
        return self._tree.study.led(self._tree.at) if self._tree.undone else self._tree.study


class _Tree:
    """The answers that have been read, and where the next one goes."""

    def __init__(self, match: Match, headers: Mapping[str, str]) -> None:
        drawn = match.start_position is None or match.start_chance
        position = match.to_position() if drawn else match.start_position
        assert position is not None
        self.study = Study(position, headers.get("Study", ""), headers.get("Redrawn") == "true")
        self.start = match.copy()
        self.open: list[tuple[int, Match, Match]] = []  # where the main line goes on after each variation that is open
        self.at, self._match, self._before = ROOT, match, match  # the latest answer, and the match after and before it
        self.undone = False
        self._children: dict[int, list[int]] = {}

    def read(self, line: str) -> None:
        """Take in a line."""
        if line == "(":
            if self.at == ROOT:
                raise Unreadable("there is no answer before this that could be another", "(")
            self.open.append((self.at, self._match, self._before))
            self.at, self._match = self.study.nodes[self.at].parent, self._before.copy()
        elif line == ")":
            if not self.open:
                raise Unreadable("no variation is open here", ")")
            self.at, self._match, self._before = self.open.pop()
        elif line.startswith("{"):
            remark = self.study.remark if self.at == ROOT else self.study.nodes[self.at].remark
            found = _read_note(line)
            remark.note = "\n".join(one for one in (remark.note, found.note) if one)
            remark.marks += found.marks
        else:
            self._answers(line)

    def _answers(self, line: str) -> None:
        had = len(self._match.records)
        past = self._match.copy()
        read_line(self._match, line)
        new = self._match.records[had:]
        if any(one.undo for one in new):
            if self.open:
                raise Unreadable("in a variation nothing is taken back", line[:40])
            self.undone = True  # what was taken back stays as a variation
            self.at, past, new = ROOT, self.start.copy(), standing(self._match.records)
        for record in new:
            self._before = past.copy()
            action = past.action_of(record)
            past.repeat(record)
            self._go(past.seats[record.seat], action, record.chance)
        if self.at == ROOT:
            self._before = past.copy()

    def _go(self, seat: str, action: Action, chance: Sequence[int]) -> None:
        """Go on by an answer, which may have been given here before."""
        for number in self._children.get(self.at, ()):
            known = self.study.nodes[number]
            if (known.seat, known.action, known.chance) == (seat, action.id, tuple(chance)):
                self.at = number
                return
        if len(self.study.nodes) >= MOST_NODES:
            raise Unreadable(f"more than {MOST_NODES} answers", "study")
        self._children.setdefault(self.at, []).append(len(self.study.nodes))
        self.study.nodes.append(Node(self.at, seat, action.id, tuple(chance), action.notation))
        self.at = len(self.study.nodes) - 1
