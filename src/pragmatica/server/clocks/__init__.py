"""Clocks of tables: the time that each seat has, when it stands still, and what happens when it has run out."""
