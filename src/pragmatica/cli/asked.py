"""A person at the terminal who is asked: plain lines that a screen reader reads in order, and typed commands."""

from __future__ import annotations

import errno
import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from pragmatica.cli.typed import find_about, find_action, find_thing, numbered, read_march, read_steps, read_unlisted
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Illegal, PragmaticaError, Reason
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.core.rules import rule
from pragmatica.kit.terminal import Describer, Texts

LISTED: Final = 30  # answers read out without being asked for the rest
DIGITS: Final = 6  # no match has so many answers
LOGGED: Final = 20  # events that `log` repeats
WORDS: Final = "write-words="  # what follows is a clause of a treaty in free words


class Quit(Exception):
    """The person leaves, or the input has ended."""


class Asked(ABC):
    """A match as a person at the terminal sees it, and what he may type when he is asked."""

    unsaved: str = "cli-quit-unsaved"  # the text for who would leave without having saved

    def __init__(self, match: Match, describer: Describer, texts: Texts, file: Path | None) -> None:
        """What is played is saved to `file` after each answer."""
        self._see(match, describer, texts)
        self._file = file
        self._warned = False  # that leaving loses what is not saved
        self._events: list[Event] = []
        self._commands: Final[dict[str, Callable[[str, str], None]]] = {
            "help": self._help,
            "list": self._list,
            **{word: self._teller(word) for word in describer.commands},
            "map": self._map,
            "why": self._why,
            "rule": self._rule,
            "extra": self._extra,
            "log": self._log,
            "undo": self._undo,
            "save": self._save_as,
            "quit": self._quit,
        }

    def _see(self, match: Match, describer: Describer, texts: Texts) -> None:
        """From now on it is this match."""
        self._match = match
        self._describer = describer
        self._texts = texts

    @abstractmethod
    def _give(self, seat: str, batch: list[str]) -> None:
        """Answer with these ids. Raises PragmaticaError."""

    @abstractmethod
    def _take_back(self, seat: str, count: int) -> None:
        """Take back so many answers. Raises PragmaticaError."""

    @abstractmethod
    def _write(self, file: Path) -> None:
        """Save to this file. Raises OSError."""

    # -- asking -------------------------------------------------------------------------------------------------------

    def _put(self, seat: str, decision: Decision) -> None:
        """Put the question."""
        seen = self._match.observe(seat)
        print()
        print(self._describer.heading(seen))
        self._lines(self._describer.question(seen, decision))
        self._list(seat, "")

    def _hear(self, seat: str) -> None:
        """Wait for a line, and do what it says; where that cannot be, say why."""
        try:
            self._answer(seat, input(f"{self._texts.name('seat', seat)}> ").strip())
        except Illegal as error:
            self._reasons(error.reasons)
        except (PragmaticaError, OSError) as error:
            print(error)

    def _answer(self, seat: str, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self._list(seat, "")
        elif word.casefold() in self._commands and not find_action(line, self._match.legal(seat)):
            self._commands[word.casefold()](seat, rest.strip())
        else:
            self._play(seat, line)

    def _play(self, seat: str, line: str) -> None:
        actions = self._match.legal(seat)
        action = find_action(line, actions) or find_action(line, self._match.extra(seat))
        batch = [action.id] if action else [line] if line.startswith(WORDS) else None
        if batch is None:
            batch = read_unlisted(line, self._match, seat)
        if batch is None and any(one.type == "step" for one in actions):
            batch = read_steps(line, self._match, seat)
        if batch is None:
            batch = read_march(line, self._match, seat)
        target = find_thing(line, self._describer.things()) if batch is None else None
        if target is not None and (action := find_about(target, actions)) is not None:
            batch = [action.id]
        if batch is not None:
            self._give(seat, list(batch))
            return
        if target is None:
            self._say("cli-no-number" if line.isdecimal() else "cli-not-understood", text=line)
        else:
            self._why(seat, line)

    # -- commands -----------------------------------------------------------------------------------------------------

    def _teller(self, word: str) -> Callable[[str, str], None]:
        return lambda seat, _: self._lines(self._describer.commands[word](self._match.observe(seat)))

    def _help(self, seat: str, rest: str) -> None:
        self._lines([self._texts.own("help")])

    def _list(self, seat: str, rest: str) -> None:
        seen = self._match.observe(seat)
        every = list(numbered(self._match.legal(seat)).items())
        shown = every if rest == "all" or len(every) <= LISTED + 5 else every[:LISTED]
        for number, action in shown:
            print(f"{number} {self._describer.answer(seen, action)}")
        if len(shown) < len(every):
            self._say("cli-more", count=len(every) - len(shown))

    def _map(self, seat: str, rest: str) -> None:
        thing = find_thing(rest, self._describer.things()) if rest else ""
        lines = [] if thing is None else self._describer.place(self._match.observe(seat), thing)
        if not lines:
            self._say("cli-unknown-place", text=rest)
        self._lines(lines)

    def _why(self, seat: str, rest: str) -> None:
        target = find_thing(rest, self._describer.things()) or rest
        reasons = self._match.why_not(seat, target)
        if not reasons:
            self._say("cli-offered", text=rest)
        self._reasons(reasons)

    def _rule(self, seat: str, rest: str) -> None:
        found = rule(self._match.setup.game, rest.upper(), self._texts.language)
        print(f"{found.id}: {found.text}")

    def _extra(self, seat: str, rest: str) -> None:
        actions = self._match.extra(seat)
        if not actions:
            self._say("cli-no-extra")
        seen = self._match.observe(seat)
        self._lines([f"{action.notation}: {self._describer.answer(seen, action)}" for action in actions])

    def _log(self, seat: str, rest: str) -> None:
        self._lines(self._texts.events(self._events, seat)[-LOGGED:])

    def _undo(self, seat: str, rest: str) -> None:
        if rest and (not rest.isdecimal() or len(rest) > DIGITS):
            self._say("cli-not-understood", text=f"undo {rest}")
            return
        self._take_back(seat, int(rest or 1))

    def _save_as(self, seat: str, rest: str) -> None:
        file = Path(rest) if rest else self._file
        if file is None:
            self._say("cli-save-where")
            return
        self._write(file)
        self._file = file
        self._say("cli-saved", file=str(file))

    def _quit(self, seat: str, rest: str) -> None:
        if self._file is not None or self._warned:
            raise Quit
        self._warned = True
        self._say(self.unsaved)

    # -- telling ------------------------------------------------------------------------------------------------------

    def _say(self, message: str, **arguments: object) -> None:
        print(self._texts.say(message, **arguments))

    def _reasons(self, reasons: Sequence[Reason]) -> None:
        self._lines([f"{self._texts.words.reason(reason)} [{reason.rule}]" for reason in reasons])

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            print(line)

    def _save(self) -> None:
        if self._file is not None:
            self._write(self._file)


def write(file: Path, data: Mapping[str, Any]) -> None:
    """Write data as JSON in one go: a crash leaves the old file or the new one.

    A link stays one, and what is no file, such as a device, is written to and not replaced.
    """
    text = json.dumps(data, ensure_ascii=False)
    if "\0" in str(file):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(file))
    file = Path(os.path.realpath(file))
    if file.exists() and not file.is_file():
        file.write_text(text, encoding="utf-8")
        return
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, file)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
