"""Chapters 7 and 9: hussars, supply paths, and the supply phase."""
