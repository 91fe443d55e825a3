"""A table in the terminal: plain lines that a screen reader reads in order, numbered answers, and typed commands."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from pragmatica.bots import Bot, answer, free
from pragmatica.cli.asked import Asked, Quit, write
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.kit.terminal import Describer, Texts

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
YOU: Final = "you"


class Table(Asked):
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
        super().__init__(match, describer, texts, file)
        self._players: Final = players
        self._people: Final = [seat for seat in match.seats if players[seat] is None]
        self._curtain: Final = curtain and len(self._people) > 1
        self._chance: Final = Random(match.seed)
        self._events = [] if match.records else list(match.opening)
        self._told: dict[str | None, int] = dict.fromkeys((*match.seats, None), 0)
        self._present: str | None = self._people[0] if len(self._people) == 1 else None

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
        self._put(seat, decision)
        while self._match.pending.get(seat) is decision:
            self._hear(seat)

    def _give(self, seat: str, batch: list[str]) -> None:
        told = self._match.apply(seat, list(batch))
        self._note(told)
        self._tell(seat)
        if told.reason is not None:
            self._reasons([told.reason])
        if batch[0].startswith("write-"):
            self._lines(self._describer.draft(self._match.observe(seat)))

    def _take_back(self, seat: str, count: int) -> None:
        self._note(self._match.undo(seat, count))
        self._tell(seat)

    def _change_places(self, seat: str) -> None:
        self._say("cli-curtain", seat=self._texts.name("seat", seat))
        input()
        if sys.stdout.isatty():
            print(CLEAR, end="")

    # -- telling ------------------------------------------------------------------------------------------------------

    def _note(self, events: list[Event]) -> None:
        self._events += events

    def _tell(self, seat: str | None) -> None:
        """Print what has happened since this seat was last told."""
        self._lines(self._texts.events(self._events[self._told[seat] :], seat))
        self._told[seat] = len(self._events)

    def _write(self, file: Path) -> None:
        save(self._match, self._players, file)


def save(match: Match, players: Mapping[str, Bot | None], file: Path) -> None:
    """Write the match, and who plays its seats."""
    data = json.loads(match.to_json())
    data["seats"] = {seat: YOU if bot is None else bot.name for seat, bot in players.items()}
    write(file, data)
