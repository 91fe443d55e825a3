"""A bot that plays by rules of thumb: readable, quick and hard to surprise, not deep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pragmatica.ancien_regime.forms.decisions import PowerDecision
from pragmatica.ancien_regime.forms.observation import Observation as AncienRegimeObservation
from pragmatica.bots.ancien_regime import player as ancien_regime
from pragmatica.bots.maria.player import choose, free
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.maria.forms.observation import Observation


class SteadyBot:
    """Plays by rules of thumb where it has some, else like `RandomBot`."""

    name = "steady"
    observes = True

    def choose(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action:
        """One of the offered actions."""
        if len(actions) == 1:
            return actions[0]
        wanted: Action | None = None
        if isinstance(observation, Observation):
            wanted = choose(observation, decision, actions, board)
        elif isinstance(observation, AncienRegimeObservation) and isinstance(decision, PowerDecision):
            wanted = ancien_regime.choose(observation, decision, actions, board, rng)
        return actions[int(rng.random() * len(actions))] if wanted is None else wanted

    def free(self, observation: Any, actions: Sequence[Action], board: Mapping[str, Any]) -> Action | None:
        """An answer to a proposal, or what else pays at any time."""
        return free(observation, actions, board) if isinstance(observation, Observation) else None
