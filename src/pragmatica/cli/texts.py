"""The wording of one language for the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

from pragmatica import wording
from pragmatica.cli.base import UsageError
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.core.outcome import Outcome
from pragmatica.core.words import Words, words


def choose_language(wanted: str | None) -> str:
    """The language asked for, else the environment's, else English. Raises UsageError for an unknown one."""
    if wanted is not None:
        if wanted not in wording.LANGUAGES:
            raise UsageError(f"--language: unknown language {wanted!r}; known: {', '.join(wording.LANGUAGES)}")
        return wanted
    environment = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    language = environment.partition("_")[0].partition(".")[0]
    return language if language in wording.LANGUAGES else wording.FALLBACK


class Texts:
    """Says things about a match in one language."""

    def __init__(self, match: Match, language: str) -> None:
        self._texts: Final = wording.Catalogue(language, match.setup.game)
        self._match: Final = match
        self.words: Final[Words] = words(language, match.setup.game, match.setup.board)

    def say(self, message: str, /, **arguments: object) -> str:
        """The message with its arguments, which are names already."""
        return self._texts.sentences(message, arguments)

    def name(self, kind: str, ident: str) -> str:
        """The name of a thing."""
        return self.words.name(f"{kind}:{ident}")

    def within(self, kind: str, ident: str) -> str:
        """The name of a power or a seat as it stands within a sentence, with its article."""
        return self._texts.within(f"{kind}-{ident}")

    def names(self, kind: str, idents: Iterable[str]) -> str:
        """The names of several things, as a list in a sentence."""
        return ", ".join(self.name(kind, ident) for ident in idents)

    def title(self) -> str:
        """Which game and scenario it is."""
        setup = self._match.setup
        scenario = self.say(f"{setup.game}-scenario-{setup.scenario}")
        return self.say("cli-title", game=self.say(f"{setup.game}-name"), scenario=scenario, players=setup.players)

    def events(self, events: Iterable[Event], seat: str | None, everything: bool = False) -> list[str]:
        """What happened, one line each, as the seat (None: a spectator) may know it, or `everything`."""
        lines = []
        for event in events:
            seen = event.seen_by(seat)
            if everything:
                seen = {"kind": event.kind, **event.shared}
                for private in event.private.values():
                    seen |= private
            if seen is not None:
                lines.append(self.words.event(seen))
                secrets = [seen[name] for name in ("cards", "card", "troops") if name in seen and event.private]
                if secrets:
                    lines.append(f"  ({self._plain(secrets)})")
        return lines

    def outcome(self, outcome: Outcome) -> str:
        """Who has won, and why."""
        winners = self.names("seat", outcome.winners)
        verdict = self.say("cli-won", winners=winners) if winners else self.say("cli-drawn")
        return f"{verdict} {self.words.outcome(outcome)}"

    def _plain(self, value: object) -> str:
        if isinstance(value, list):
            return ", ".join(self._plain(one) for one in value)
        return self.words.name(value) if isinstance(value, str) and ":" in value else str(value)
