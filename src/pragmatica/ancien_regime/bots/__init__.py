"""The bots of Ancien Régime, by name. They see what a seat is told, and what is fixed, and nothing else."""

from collections.abc import Callable, Mapping
from typing import Final

from pragmatica.ancien_regime.bots.player import Steady

BOTS: Final[Mapping[str, Callable[[], Steady]]] = {"steady": Steady}
