"""Couriers and customs houses: the smallest whole game. docs/adding-a-game.md builds it step by step."""
