"""Bots that play by rules of thumb: readable, quick and hard to surprise, not deep."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision


class RulesOfThumb(ABC):
    """Answers as its rules of thumb say; where none helps, with any offered action, each as likely as the others."""

    name: str
    observes = True

    def choose(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action:
        """One of the offered actions."""
        if len(actions) == 1:
            return actions[0]
        wanted = self.wanted(observation, decision, actions, board, rng)
        return actions[int(rng.random() * len(actions))] if wanted is None else wanted

    @abstractmethod
    def wanted(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action | None:
        """What the rules of thumb say; None where no one helps."""
