"""Odds of fights against all the dice there are: each answer is played with every throw, and the ends are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from pragmatica.core.odds import Odds
from pragmatica.mollwitz.battle import combat
from pragmatica.mollwitz.battle.question import HEXES
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.told import odds
from tests.mollwitz.build import field, spot, unit, wing

End = str | int
ATTACKS = "A_WL attack, A_WR attack"


class Bottom(Frame):
    """What the fight returns to."""

    def resume(self, s: State) -> None:
        """The fight is over."""
        s.top = None


def told(found: Odds) -> dict[End, Fraction]:
    """The chances by result."""
    ends: dict[End, Fraction] = {}
    for one in found.results:
        points = one.fields.get("points")
        key: End = int(str(points)) if points is not None else one.id
        ends[key] = ends.get(key, Fraction(0)) + Fraction(one.cases, one.of)
    return ends


def played(s: State, code: int, dice: int, end: Callable[[list[tuple[int, ...]]], End]) -> dict[End, Fraction]:
    """The same by playing the answer with every throw of so many dice; later ones do not matter."""
    counted: Counter[End] = Counter()
    for throw in product(range(10), repeat=dice):
        trial = s.copy()
        trial.log = []
        trial.script([*throw, *[0] * 40])
        assert trial.top is not None
        trial.top.apply(trial, trial.top.seats(trial)[0], code)
        counted[end(trial.log)] += 1
    return {result: Fraction(number, 10**dice) for result, number in counted.items()}


def asking(s: State, group: str, stage: int, bayonets: tuple[str, ...] = ()) -> State:
    """The combat step of a group at a stage, with its question open."""
    s.group = wing(s, group)
    s.active = s.army.wing_side[s.group]
    below = combat.Combat(Bottom(None), stage, combat.notes(s), tuple([wing(s, one) for one in bayonets]), ())
    kind = combat.DeclareMelee if stage == combat.MELEES else combat.NextFire
    s.top = kind(below, s.active)
    return s


def points_of(firer: int) -> Callable[[list[tuple[int, ...]]], End]:
    """The points that a unit's fire cost; 0 where it did not fire."""

    def end(events: list[tuple[int, ...]]) -> End:
        return next((one[6] for one in events if one[0] == log.FIRED and one[1] == firer), 0)

    return end


def melee_end(events: list[tuple[int, ...]]) -> End:
    """How a melee ended."""
    kinds = {one[0] for one in events}
    return "beaten" if log.MELEE_WON in kinds else "held" if log.MELEE_HELD in kinds else "broken"


def battery_end(events: list[tuple[int, ...]]) -> End:
    """Whether a battery was taken."""
    return "taken" if any(one[0] == log.ELIMINATED for one in events) else "broken"


def shot(s: State, name: str, at: str) -> int:
    """The code of a fire."""
    return unit(s, name) * HEXES + spot(s, at)


@pytest.mark.rule("W-10.7", "W-10.10", "W-10.11")
def test_fire_at_once_has_the_chances_of_its_own_die() -> None:
    """Both stood there from the start: the answer changes nothing of what the own fire does."""
    s = asking(field("A_BOTTA_1 20,10 facing 0", "P_ASCHW_1 20,9 facing 3 morale 6"), "A_L1", combat.EXCHANGES)
    code = shot(s, "A_BOTTA_1", "20,9")
    found = odds.odds(s, s.top, code) if s.top is not None else None
    assert found is not None
    assert [one.id for one in found.rolls] == ["fire", "answer"]
    assert told(found) == played(s, code, 2, points_of(unit(s, "A_BOTTA_1")))


@pytest.mark.rule("W-10.11", "W-13.14", "W-13.17", example="WX-21")
@pytest.mark.parametrize("morale", [2, 3, 5, 7])
def test_who_came_up_fires_second_with_what_is_left(morale: int) -> None:
    """The answer comes first: each number of its points leaves another row, or nobody to fire."""
    s = field(f"A_BOTTA_1 20,10 facing 0 morale {morale}", "P_ASCHW_1 20,9 facing 3")
    s.began[unit(s, "A_BOTTA_1")] = spot(s, "20,12")
    s = asking(s, "A_L1", combat.EXCHANGES)
    code = shot(s, "A_BOTTA_1", "20,9")
    assert s.top is not None
    found = odds.odds(s, s.top, code)
    assert [one.id for one in found.rolls] == ["answer", "fire"]
    assert told(found) == played(s, code, 2, points_of(unit(s, "A_BOTTA_1")))


@pytest.mark.rule("W-10.25", "W-10.26", "W-10.27", example="WX-27")
@pytest.mark.parametrize("morale", [3, 5, 8])
def test_a_charge_ends_as_often_as_its_tests_say(morale: int) -> None:
    """Two squadrons against infantry that has no shot left: broken, held or beaten."""
    s = field(
        "A_HOHE_1 20,10 facing 0", "A_HOHE_2 20,10 facing 0", f"P_ASCHW_1 20,9 facing 3 morale {morale}", orders=ATTACKS
    )
    s.shots[unit(s, "P_ASCHW_1")] = 15
    s = asking(s, "A_WL", combat.MELEES)
    assert s.top is not None
    code = s.top.legal(s, s.active)[0]
    found = odds.odds(s, s.top, code)
    assert found.reason is None
    assert told(found) == played(s, code, 2, melee_end)


@pytest.mark.rule("W-10.18", "W-10.24", "W-10.29", example="WX-25")
def test_a_charge_from_two_hexes_counts_every_way_it_may_go() -> None:
    """Each stack tests by itself; which of them pass weighs on the defender's test."""
    s = field("A_HOHE_1 21,9 facing 4", "A_HOHE_2 20,9 facing 3", "P_ASCHW_1 20,10 facing 0", orders=ATTACKS)
    s.shots[unit(s, "P_ASCHW_1")] = 15
    s = asking(s, "A_WL", combat.MELEES)
    assert s.top is not None
    (code,) = [one for one in s.top.legal(s, s.active) if bin(one % combat.SIDES).count("1") == 2]
    found = odds.odds(s, s.top, code)
    assert [one.id for one in found.rolls].count("attack") == 2
    assert told(found) == played(s, code, 3, melee_end)


@pytest.mark.rule("W-10.23")
def test_defensive_fire_is_named_as_left_out() -> None:
    """Where the defender may fire first, the odds say that they do not count it."""
    s = asking(field("A_HOHE_1 20,10 facing 0", "P_ASCHW_1 20,9 facing 3", orders=ATTACKS), "A_WL", combat.MELEES)
    assert s.top is not None
    found = odds.odds(s, s.top, s.top.legal(s, s.active)[0])
    assert (found.kind, found.reason.message if found.reason else "") == ("chances", "mollwitz-why-left-out")


@pytest.mark.rule("W-11.8")
def test_a_battery_is_taken_by_one_test_or_by_none() -> None:
    """From behind it is certain; in front, with its shot gone, one test decides it."""
    ends = {}
    for facing in (0, 3):
        s = field("A_HOHE_1 20,9 facing 3", f"P_B6 20,10 facing {facing}", orders=ATTACKS)
        s.shots[unit(s, "P_B6")] = 15
        s = asking(s, "A_WL", combat.MELEES)
        assert s.top is not None
        code = s.top.legal(s, s.active)[0]
        found = odds.odds(s, s.top, code)
        ends[facing] = found.kind
        if found.kind == "chances":
            assert told(found) == played(s, code, 1, battery_end)
    assert ends == {0: "chances", 3: "certain"}
