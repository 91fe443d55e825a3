"""Chapters 10 and 12: where pieces may go, and what they conquer on their way."""
