"""Command: ranges, chains, orders and couriers (chapter 3)."""
