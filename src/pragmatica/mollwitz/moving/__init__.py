"""Stacks, formations and movement: chapters 4, 7 and 8."""
