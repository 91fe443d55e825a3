"""Texts for people, as the core knows of them: each game has its words; here is how they are asked for."""

from __future__ import annotations

from functools import lru_cache

from pragmatica.core import register
from pragmatica.core.errors import Reason, Unreadable
from pragmatica.core.texts import Words


@lru_cache(64)
def words(language: str, game: str, board: str | None = None) -> Words:
    """The words of a game about a board (None: the one that ships). Raises Unreadable for an unknown language."""
    return register.game(game).words(language, board)


def sentence(reason: Reason, language: str) -> str:
    """The sentence that the page shows. Raises Unreadable for an unknown language, or a reason of no game."""
    if reason.about is not None:
        return words(language, *reason.about).reason(reason)
    named = reason.message.partition("-")[0]
    for game in register.games():
        if named in (game.id, "core"):  # what all games share any of them can tell
            return words(language, game.id).reason(reason)
    raise Unreadable(f"{reason.message} is the message of no game; reasons that a match gives know theirs", "reason")


def fault(reason: Reason, where: str, language: str) -> str:
    """What is wrong with a field of a position, with its name and the rule. Raises Unreadable.

    Where it is not known of which game it speaks, the place is told as it stands: it may be the name of a file.
    """
    says = sentence(reason, language)
    if reason.about is None:
        return f"{where}: {says}" if where else says
    return words(language, *reason.about).fault(where, says, reason.rule)
