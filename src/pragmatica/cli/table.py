"""A table in the terminal: plain lines that a screen reader reads in order, numbered answers, and typed commands."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from pragmatica.bots import Bot, answer, free
from pragmatica.cli.typed import find_about, find_action, find_thing, numbered, read_march, read_steps, read_unlisted
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Illegal, PragmaticaError, Reason
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.core.rules import rule
from pragmatica.kit.terminal import Describer, Texts, Told

LISTED: Final = 30  # answers read out without being asked for the rest
DIGITS: Final = 6  # no match has so many answers
LOGGED: Final = 20  # events that `log` repeats
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
YOU: Final = "you"
WORDS: Final = "write-words="  # what follows is a clause of a treaty in free words


class Quit(Exception):
    """The person leaves the table, or the input has ended."""


class Table:
    """A match, who plays its seats, and the person or persons at the terminal."""

    def __init__(
        self,
        match: Match,
        players: Mapping[str, Bot | None],
        describer: Describer,
        texts: Texts,
        *,
        file: Path | None,
        curtain: bool,
    ) -> None:
        """`players` has a bot for each seat, None for a person. After each answer the match is saved to `file`."""
        self._match: Final = match
        self._players: Final = players
        self._describer: Final = describer
        self._texts: Final = texts
        self._file: Path | None = file
        self._warned = False  # that leaving loses the match
        self._people: Final = [seat for seat in match.seats if players[seat] is None]
        self._curtain: Final = curtain and len(self._people) > 1
        self._chance: Final = Random(match.seed)
        self._events: list[Event] = [] if match.records else list(match.opening)
        self._told: dict[str | None, int] = dict.fromkeys((*match.seats, None), 0)
        self._present: str | None = self._people[0] if len(self._people) == 1 else None
        self._commands: Final[dict[str, Callable[[str, str], None]]] = {
            "help": self._help,
            "list": self._list,
            **{word: self._teller(tell) for word, tell in describer.commands.items()},
            "map": self._map,
            "why": self._why,
            "rule": self._rule,
            "extra": self._extra,
            "log": self._log,
            "undo": self._undo,
            "save": self._save_as,
            "quit": self._quit,
        }

    def run(self) -> bool:
        """Play until the match is over (True) or somebody leaves (False)."""
        try:
            while pending := self._match.pending:
                self._answer_proposals()
                seat = self._present if self._present in pending else next(iter(pending))
                assert seat is not None
                bot = self._players[seat]
                if bot is None:
                    self._ask(seat, pending[seat])
                else:
                    self._note(self._match.apply(seat, self._bot_answer(bot, seat)))
                    if not self._people:
                        self._tell(None)
                self._save()
        except (Quit, EOFError, KeyboardInterrupt):
            self._save()
            self._say("cli-left" if self._file is None else "cli-left-saved", file=str(self._file or ""))
            return False
        self._tell(self._present)
        outcome = self._match.outcome
        assert outcome is not None
        print(self._texts.outcome(outcome))
        self._lines(self._describer.ending(self._match.observe(self._present)))
        return True

    def _answer_proposals(self) -> None:
        """Bots answer what has been proposed to them, whoever is to move."""
        for seat in self._match.addressed:
            bot = self._players[seat]
            try:
                while bot is not None and (action := free(bot, self._match, seat)) is not None:
                    self._note(self._match.apply(seat, action))
            except Exception as error:  # whatever it is, the table goes on
                self._failed(seat, error)

    def _bot_answer(self, bot: Bot, seat: str) -> Action:
        try:
            return answer(bot, self._match, seat, self._chance)
        except Exception as error:  # whatever it is, the table goes on
            self._failed(seat, error)
            return self._chance.choice(self._match.legal(seat))

    def _failed(self, seat: str, error: Exception) -> None:
        self._say("cli-bot-failed", seat=self._texts.name("seat", seat), error=f"{type(error).__name__}: {error}")

    # -- asking -------------------------------------------------------------------------------------------------------

    def _ask(self, seat: str, decision: Decision) -> None:
        if seat != self._present and self._curtain:
            self._change_places(seat)
        self._present = seat
        self._tell(seat)
        seen = self._match.observe(seat)
        print()
        print(self._describer.heading(seen))
        self._lines(self._describer.question(seen, decision))
        self._list(seat, "")
        while self._match.pending.get(seat) is decision:
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
            told = self._match.apply(seat, list(batch))
            self._note(told)
            self._tell(seat)
            if told.reason is not None:
                self._reasons([told.reason])
            if batch[0].startswith("write-"):
                self._lines(self._describer.draft(self._match.observe(seat)))
            return
        if target is None:
            self._say("cli-no-number" if line.isdecimal() else "cli-not-understood", text=line)
        else:
            self._why(seat, line)

    def _change_places(self, seat: str) -> None:
        self._say("cli-curtain", seat=self._texts.name("seat", seat))
        input()
        if sys.stdout.isatty():
            print(CLEAR, end="")

    # -- commands -----------------------------------------------------------------------------------------------------

    def _teller(self, tell: Told) -> Callable[[str, str], None]:
        return lambda seat, _: self._lines(tell(self._match.observe(seat)))

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
        self._note(self._match.undo(seat, int(rest or 1)))
        self._tell(seat)

    def _save_as(self, seat: str, rest: str) -> None:
        file = Path(rest) if rest else self._file
        if file is None:
            self._say("cli-save-where")
            return
        save(self._match, self._players, file)
        self._file = file
        self._say("cli-saved", file=str(file))

    def _quit(self, seat: str, rest: str) -> None:
        if self._file is not None or self._warned:
            raise Quit
        self._warned = True
        self._say("cli-quit-unsaved")

    # -- telling ------------------------------------------------------------------------------------------------------

    def _note(self, events: list[Event]) -> None:
        self._events += events

    def _tell(self, seat: str | None) -> None:
        """Print what has happened since this seat was last told."""
        self._lines(self._texts.events(self._events[self._told[seat] :], seat))
        self._told[seat] = len(self._events)

    def _say(self, message: str, **arguments: object) -> None:
        print(self._texts.say(message, **arguments))

    def _reasons(self, reasons: Sequence[Reason]) -> None:
        self._lines([f"{self._texts.words.reason(reason)} [{reason.rule}]" for reason in reasons])

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            print(line)

    def _save(self) -> None:
        if self._file is not None:
            save(self._match, self._players, self._file)


def save(match: Match, players: Mapping[str, Bot | None], file: Path) -> None:
    """Write the match, and who plays its seats, in one go: a crash leaves the old file or the new one.

    A link stays one, and what is no file, such as a device, is written to and not replaced.
    """
    data = json.loads(match.to_json())
    data["seats"] = {seat: YOU if bot is None else bot.name for seat, bot in players.items()}
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
