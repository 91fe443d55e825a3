"""Chapters 7, 8, 11 and 12: statuses, the election, minor powers, and what changes with them."""
