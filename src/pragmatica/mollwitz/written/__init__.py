"""Positions that people write by hand: docs/positions.md, `data/position.schema.json`."""

from pragmatica.mollwitz.written.form import FORM

__all__ = ["FORM"]
