"""Computer players. A bot sees an observation, a decision, the offered actions and the board, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol

from pragmatica.bots.chance import RandomBot
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Unreadable
from pragmatica.core.match import Match

__all__ = ["Bot", "answer", "make", "names"]


class Bot(Protocol):
    """A player. It keeps nothing between two answers that it could not do without: a table may change its bots."""

    name: str
    observes: bool  # whether `choose` reads the observation; when it does not, it may be given None

    def choose(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action:
        """One of the offered `actions`; equal arguments (and `rng` states) give equal answers."""


def _steady() -> Bot:
    from pragmatica.bots.steady import SteadyBot

    return SteadyBot()


_BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "steady": _steady}


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(_BOTS)


def make(name: str) -> Bot:
    """A new bot of this name. Raises Unreadable."""
    if name not in _BOTS:
        raise Unreadable(f"unknown bot {name!r}; known: {', '.join(_BOTS)}", "bot")
    return _BOTS[name]()


def answer(bot: Bot, match: Match, seat: str, rng: Random) -> Action:
    """What the bot answers for a seat that owes an answer, from nothing but what the seat may know."""
    observation = match.observe(seat) if bot.observes else None
    board = match.game.board(match.setup.board)[1]
    return bot.choose(observation, match.pending[seat], match.legal(seat), board, rng)
