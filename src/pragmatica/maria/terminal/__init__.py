"""Maria in the terminal: what an observation shows, line by line, and what the offered answers mean."""

from pragmatica.maria.terminal.board import place
from pragmatica.maria.terminal.describer import Describer

__all__ = ["Describer", "place"]
