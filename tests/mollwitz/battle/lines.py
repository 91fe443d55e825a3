"""Who stands where in the tests of melee, and what becomes of them."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import units

FRONT: Final = ("A_HOHE_1 21,9 facing 3", "A_HOHE_2 21,9 facing 3")
FLANK: Final = ("A_SEHE_1 21,10 facing 5", "A_SEHE_2 21,10 facing 5")
AHEAD: Final = ("A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
BATTALION: Final = "P_ASCHW_1 20,10 facing 0"


def morale(s: State, *names: str) -> list[int]:
    """Of these units."""
    return [s.morale[one] for one in units(s, *names)]
