"""Ancien Régime in the terminal: what an observation shows, line by line, and what the offered answers mean."""

from pragmatica.ancien_regime.terminal.board import place
from pragmatica.ancien_regime.terminal.describer import Describer

__all__ = ["Describer", "place"]
