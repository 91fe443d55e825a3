"""Chapters 18 to 20: the election, political changes, subsidy contracts; what is left of a treaty's time."""
