"""What the tables come to: the figures that docs/mollwitz-board.md tells."""

from __future__ import annotations

import pytest

from pragmatica.mollwitz.combat import fire
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.combat.odds import BEATEN, odds
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import losses
from tests.mollwitz.build import field, spot, unit

LINE = "A_BOTTA_1 20,9 facing 3"
SQUADRONS = "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3"


def mean(*pieces: str, advancing: bool = False) -> tuple[float, int]:
    """Mean points of the first piece's fire at the hex of the second, and in how many cases of ten it costs three."""
    s = field(*pieces)
    hex = s.place[unit(s, pieces[1].split()[0])]
    chances = fire.shot(s, unit(s, pieces[0].split()[0]), hex, advancing).chances()
    return sum(points * count for points, count in enumerate(chances)) / 10, sum(chances[3:])


@pytest.mark.rule("W-10.7", "W-10.12", "W-11.4", "W-10.9")
def test_what_fire_comes_to() -> None:
    """Means and chances as the page tells them."""
    assert mean("P_ASCHW_1 20,10 facing 0", LINE) == (1.3, 2)
    assert mean("P_ASCHW_1 20,10 facing 0", LINE, advancing=True) == (1.0, 1)
    assert mean("P_ASCHW_1 20,10 facing 0", *SQUADRONS) == (1.7, 3)
    assert mean("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 0") == (2.1, 4)
    assert mean("P_G_BUDD 20,10 facing 0", LINE) == (1.7, 3)
    assert mean("A_BOTTA_1 20,10 facing 0", "P_ASCHW_1 20,9 facing 3") == (0.9, 1)
    assert mean("A_DAUN_1 20,10 facing 0", "P_ASCHW_1 20,9 facing 3") == (0.7, 0)
    assert mean("P_B12A 20,10 facing 0", LINE)[0] == 2.1
    assert mean("P_B12A 20,10 facing 0", "A_BOTTA_1 20,7 facing 3")[0] == 0.7
    assert mean("P_B12A 20,10 facing 0", "A_BOTTA_1 20,2 facing 3")[0] == 0.3
    assert mean("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,8 facing 3")[0] == 0.3


def success(target: str, *attackers: str, volley: bool = False) -> float:
    """The chance that the target is beaten, after its volley at the first stack or without."""
    s = field(target, *attackers)
    if not volley:
        return _beaten(s)
    one, hex = unit(s, target.split()[0]), s.place[unit(s, attackers[0].split()[0])]
    shot, found = fire.shot(s, one, hex), 0.0
    for die in range(10):
        t = s.copy()
        points = shot.points(die)
        units = t.fighters_at(hex)
        for number, struck in enumerate(units):
            losses.lose(t, struck, points // len(units) + int(number < points % len(units)))
        found += _beaten(t) / 10
    return found


def _beaten(s: State) -> float:
    hexes = sorted({s.place[one] for one in s.army.units_of[1] if s.on_field(one)})
    found = odds(s, Melee(s, spot(s, "20,10"), hexes), {})
    return found.results[BEATEN] / found.cases


@pytest.mark.rule("W-10.24", "W-10.26", "W-6.16")
def test_what_a_charge_comes_to() -> None:
    """Chances of Austrian cuirassiers as the page tells them."""
    line = "P_ASCHW_1 20,10 facing 0"
    assert success(line, *SQUADRONS, volley=True) == pytest.approx(0.059)
    assert success(f"{line} morale 3", *SQUADRONS, volley=True) == pytest.approx(0.32)
    assert success(line, "A_HOHE_1 21,10 facing 5", "A_HOHE_2 21,10 facing 5") == pytest.approx(0.30)
    assert success(line, "A_HOHE_1 20,11 facing 0", "A_HOHE_2 20,11 facing 0") == pytest.approx(0.40)
    assert success("P_G_BUDD 20,10 facing 0 square", *SQUADRONS) == 0
    for standing, chance in (("P_BUDC", 0.54), ("P_SCHU", 0.72)):
        s = field(f"{standing}_1 20,10 facing 0", f"{standing}_2 20,10 facing 0", *SQUADRONS)
        assert _beaten(s) == pytest.approx(chance)
