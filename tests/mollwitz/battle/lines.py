"""Who stands where in the tests of battle, and what becomes of them."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import field, unit, units

PRUSSIANS: Final = ("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 facing 0")  # cuirassiers of impetus 2
AUSTRIANS: Final = ("A_HOHE_1 21,7 facing 3", "A_HOHE_2 21,7 facing 3")  # of impetus 3
FRONT: Final = ("A_HOHE_1 21,9 facing 3", "A_HOHE_2 21,9 facing 3")
FLANK: Final = ("A_SEHE_1 21,10 facing 5", "A_SEHE_2 21,10 facing 5")
AHEAD: Final = ("A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
BATTALION: Final = "P_ASCHW_1 20,10 facing 0"


def morale(s: State, *names: str) -> list[int]:
    """Of these units."""
    return [s.morale[one] for one in units(s, *names)]


def horse(*draws: int, **options: str | bool) -> State:
    """Two squadrons about to come within two hexes of two others."""
    return field(*PRUSSIANS, *AUSTRIANS, orders="A_WL attack", draws=draws, **options)


def at(s: State, name: str) -> str:
    """Where a unit stands, as coordinates; nothing: nowhere."""
    place = s.place[unit(s, name)]
    return "" if place == s.ground.off else "{},{}".format(*s.ground.field[place])
