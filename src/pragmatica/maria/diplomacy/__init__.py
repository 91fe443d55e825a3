"""Chapters 18 to 21: the election, political changes, subsidy contracts, and what promises forbid."""
