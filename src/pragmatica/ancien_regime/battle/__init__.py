"""Chapters 5 and 10: battle cards, the sides of a battle, how it is fought and what follows it."""
