"""Computer players. A bot sees an observation, a decision, the offered actions and the board, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from pragmatica.bots.chance import RandomBot
from pragmatica.core import register
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Unreadable
from pragmatica.core.match import Match

__all__ = ["Bot", "FreeBot", "answer", "chosen", "find", "free", "make", "names", "rating"]


@runtime_checkable
class Bot(Protocol):
    """A player. It keeps nothing between two answers that it could not do without: a table may change its bots."""

    name: str
    observes: bool  # whether `choose` reads the observation; when it does not, it may be given None

    def choose(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action:
        """One of the offered `actions`; equal arguments (and `rng` states) give equal answers."""


@runtime_checkable
class FreeBot(Protocol):
    """A player that also acts outside the order of play: it answers what others propose."""

    def free(self, observation: Any, actions: Sequence[Action], board: Mapping[str, Any]) -> Action | None:
        """One of `actions`, which are lawful at any time; None: none of them, or no more."""


ROOM: Final = "bots"
RATING: Final = 1400  # of a bot that says nothing else by its attribute `rating`
_ANYWHERE: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}  # bots that play every game


def names(game: str) -> tuple[str, ...]:
    """The bots that play this game: first its own, then those that play any."""
    return tuple(_makers(game))


def chosen(name: str | None, game: str) -> str:
    """The name, if the game has a bot of this name; the first that it has where none is named. Raises Unreadable."""
    known = names(game)
    if name is None:
        return known[0]
    if name not in known:
        raise Unreadable(f"{game} has no bot {name!r}; it has: {', '.join(known)}", "bot")
    return name


def make(name: str, game: str) -> Bot:
    """A new bot of this name for this game. Raises Unreadable."""
    return _makers(game)[chosen(name, game)]()


def find(name: str, game: str) -> Bot:
    """A new bot of this name, or the own one that `package.module:Class` names. Raises Unreadable.

    That imports the module, so the name must be the user's own, never one that comes from elsewhere.
    """
    if ":" not in name:
        return make(name, game)
    module, _, attribute = name.partition(":")
    try:
        made = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Unreadable(f"{name!r} names no bot that can be made: {error}", "bot") from error
    if not isinstance(made, Bot):
        raise Unreadable(f"{name!r} is no bot: it needs name, observes and choose", "bot")
    return made


def rating(name: str, game: str) -> int:
    """Where a bot stands on the scale of ratings (docs/ratings.md), which it never leaves. Raises Unreadable."""
    return int(getattr(_makers(game)[chosen(name, game)], "rating", RATING))


def _makers(game: str) -> Mapping[str, Callable[[], Bot]]:
    """What makes the bots of a game, which has them in its room `bots` by their names."""
    room = register.room(game, ROOM)
    return _ANYWHERE if room is None else {**room.BOTS, **_ANYWHERE}


def answer(bot: Bot, match: Match, seat: str, rng: Random) -> Action:
    """What the bot answers for a seat that owes an answer, from nothing but what the seat may know."""
    observation = match.observe(seat) if bot.observes else None
    board = match.game.board(match.setup.board)[1]
    return bot.choose(observation, match.pending[seat], match.legal(seat), board, rng)


def free(bot: Bot, match: Match, seat: str) -> Action | None:
    """What the bot does for a seat outside the order of play, whoever has to answer now; None: nothing."""
    if not isinstance(bot, FreeBot) or not (actions := match.extra(seat)):
        return None
    return bot.free(match.observe(seat), actions, match.game.board(match.setup.board)[1])
