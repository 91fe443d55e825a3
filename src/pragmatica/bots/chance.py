"""A bot that leaves everything to chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision


class RandomBot:
    """Answers with any offered action, each as likely as the others."""

    name = "random"
    observes = False
    rating = 900

    def choose(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action:
        """One of the offered actions."""
        return actions[int(rng.random() * len(actions))]
