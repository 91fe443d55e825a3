"""The form of a board file: its schema, and that nothing stands there twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pragmatica.kit import form, schema

LISTS: Final = ("wings", "brigades", "leaders", "units", "scenarios", "exceptions")


def check(data: object) -> list[str]:
    """Faults of form; the other checks may rely on what is checked here."""
    if not isinstance(data, Mapping):
        return ["the file must hold one JSON object"]
    return schema.faults("pragmatica.mollwitz", "board", data) or form.repeated(data, *((name, "id") for name in LISTS))
