"""What units do in their own activation, carried out: steps, turns, formations, recovery (chapters 4, 7, 8 and 13)."""
