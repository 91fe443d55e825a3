"""Chapter 9: the line of sight."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pragmatica.mollwitz.field import sight
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz import crowded
from tests.mollwitz.build import field, named, spot, start


def sees(s: State, a: str, b: str) -> bool:
    """Whether the hexes see each other, by coordinates."""
    return sight.sees(s, spot(s, a), spot(s, b))


@pytest.mark.rule("W-9.1", "W-9.2", "W-9.4", example="WX-14")
def test_along_a_side_both_hexes_must_block() -> None:
    """One unit beside the line does not hide what is behind it, two do; straight ahead one does."""
    assert sees(field("P_ASCHW_1 20,9"), "20,10", "21,8")
    assert not sees(field("P_ASCHW_1 20,9", "A_BOTTA_1 21,9"), "20,10", "21,8")
    assert not sees(field("P_ASCHW_1 20,9"), "20,10", "20,8")


@pytest.mark.rule("W-9.4", example="WX-42")
def test_every_pair_is_judged_by_itself() -> None:
    """Units on both sides of the line, at different places, do not hide the target; with the option they do."""
    pieces = ("P_ASCHW_1 20,9", "P_ASCHW_2 22,7")
    assert sees(field(*pieces), "20,10", "22,6")
    assert not sees(field("P_ASCHW_1 20,9", "P_ASCHW_2 21,9"), "20,10", "22,6")
    assert not sees(field(*pieces, sight_pairs="lines"), "20,10", "22,6")
    assert sees(field("P_ASCHW_1 20,9", sight_pairs="lines"), "20,10", "22,6")


@pytest.mark.rule("W-9.1", "W-9.6")
def test_the_ends_do_not_block() -> None:
    """A hex with a unit is seen, and a viewer sees out of his own; neighbours always see each other."""
    s = field("P_ASCHW_1 20,10", "A_BOTTA_1 20,7")
    assert sees(s, "20,10", "20,7")
    assert not sees(s, "20,10", "20,6")
    assert sees(s, "20,7", "20,6")


@pytest.mark.rule("W-9.2")
def test_villages_and_woods_block_leaders_do_not() -> None:
    """Copse blocks, a leader alone does not."""
    assert not sees(field(), "34,0", "34,4")
    assert sees(field("P_L_SCHWE 20,8"), "20,10", "20,6")


@pytest.mark.rule("W-9.3", "W-9.5")
def test_a_level_line_blocks_unless_an_end_lies_on_one() -> None:
    """The line of the swell hides what is beyond, but not from its own hexes, which see over no unit."""
    s = field()
    ground = s.ground
    on = next(
        hex for hex in range(ground.size) if ground.level_line[hex] and ground.level_line[ground.near[hex * 6]] == 0
    )
    above, below = ground.near[on * 6], ground.near[on * 6 + 3]
    while ground.level_line[below]:
        below = ground.near[below * 6 + 3]
    assert not sight.sees(s, above, below)
    assert sight.sees(s, on, ground.near[below * 6 + 3])
    one = s.army.unit_number["A_BOTTA_1"]
    s.put(one, below)
    assert not sight.sees(s, on, ground.near[below * 6 + 3])


@pytest.mark.rule("W-9.4")
def test_what_blocks_can_be_shown() -> None:
    """The hexes at which the line is blocked are told, both of a pair."""
    s = field("P_ASCHW_1 20,9", "A_BOTTA_1 21,9")
    assert named(s, sight.blockers(s, spot(s, "20,10"), spot(s, "21,8"))) == ["20,9", "21,9"]


BATTLE = start()


@pytest.mark.rule("W-9.4")
@settings(max_examples=400)
@given(st.integers(0, BATTLE.ground.size - 1), st.integers(0, BATTLE.ground.size - 1))
def test_sight_is_mutual(a: int, b: int) -> None:
    """Whoever is seen sees."""
    assert sight.sees(BATTLE, a, b) == sight.sees(BATTLE, b, a)


def by_the_book(s: State, a: int, b: int) -> bool:
    """The test of the rules, written anew: the nearest hexes to each of the points between."""
    ground = s.ground
    steps = ground.distance(a, b)
    high = ground.level_line[a] or ground.level_line[b]
    for step in range(1, steps):
        x = ground.q[a] * steps + (ground.q[b] - ground.q[a]) * step
        z = ground.r[a] * steps + (ground.r[b] - ground.r[a]) * step
        near: dict[int, list[tuple[int, int]]] = {}
        for q in range(x // steps - 1, x // steps + 3):
            for r in range(z // steps - 1, z // steps + 3):
                off = max(abs(q * steps - x), abs(r * steps - z), abs((-q - r) * steps + x + z))
                near.setdefault(off, []).append((q, r))
        blocked = True
        for one in near[min(near)]:
            hex = ground.number.get(one)
            if hex is None or not (ground.blocks[hex] or s.units_at(hex) or (ground.level_line[hex] and not high)):
                blocked = False
        if blocked:
            return False
    return True


@pytest.mark.rule("W-9.4")
@settings(max_examples=600)
@given(st.integers(0, BATTLE.ground.size - 1), st.integers(0, BATTLE.ground.size - 1))
def test_sight_is_what_the_rules_say(a: int, b: int) -> None:
    """The tables of lines agree with the test of the rules, on the whole field and at its edges."""
    assert sight.sees(BATTLE, a, b) == by_the_book(BATTLE, a, b)


CROWDS = [crowded.begun(Random(seed), sight_pairs=pairs) for seed in range(4) for pairs in ("pairs", "lines")]


@pytest.mark.rule("W-9.2", "W-9.3", "W-9.4")
@settings(max_examples=400)
@given(st.sampled_from(CROWDS), st.integers(0, BATTLE.ground.size - 1), st.integers(0, BATTLE.ground.size - 1))
def test_sight_over_a_crowd_is_mutual(s: State, a: int, b: int) -> None:
    """Whoever stands between, and however lines along sides are judged, nobody is seen whom he does not see."""
    assert sight.sees(s, a, b) == sight.sees(s, b, a)


@pytest.mark.rule("W-9.1", "W-9.2", "W-9.3", "W-9.4")
@settings(max_examples=600)
@given(st.sampled_from(CROWDS[::2]), st.integers(0, BATTLE.ground.size - 1), st.integers(0, 150))
def test_sight_over_a_crowd_is_what_the_rules_say(s: State, a: int, near: int) -> None:
    """The same test as above, where units stand in the way of many lines."""
    around = s.ground.within(a, 6)
    b = around[near % len(around)]
    assert sight.sees(s, a, b) == by_the_book(s, a, b)
