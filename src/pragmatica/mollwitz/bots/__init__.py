"""The bots of Mollwitz, by name. They see what a seat is told, and what is fixed, and nothing else."""

from collections.abc import Callable, Mapping
from typing import Final

from pragmatica.mollwitz.bots.player import Steady

BOTS: Final[Mapping[str, Callable[[], Steady]]] = {"steady": Steady}
