"""Chapters 17 and 25, the politics stage."""
