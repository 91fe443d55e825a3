"""Positions that people write by hand: docs/positions.md, `data/position.schema.json`."""
