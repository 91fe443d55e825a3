"""Mollwitz in the terminal: what an observation shows, line by line, and what the offered answers mean."""

from pragmatica.mollwitz.terminal.board import place
from pragmatica.mollwitz.terminal.describer import Describer

__all__ = ["Describer", "place"]
