"""Chapters 14 to 16, 23 and 24: what is counted, and who has won."""
