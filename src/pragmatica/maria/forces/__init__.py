"""Chapters 6, 8 and 13: stacks and troops, hands of cards and payments, and how pieces come to the map."""
