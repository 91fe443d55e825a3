"""The search for what units reach, against a slow one that takes single steps by the rules."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pragmatica.mollwitz.field.zones import Field, controllers
from pragmatica.mollwitz.kept.codes import ALL, ARTILLERY, BARRED, HALT, INFANTRY, MARCH, ROUTED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, reach
from tests.mollwitz.build import start

BATTLES = [start(), start(facing_model="vertex"), start(forward_dirs="front")]
SIDES = st.integers(0, 1)


def slowly(s: State, one: int) -> dict[tuple[int, int], int]:
    """The most points left at each hex and facing, by trying every lawful step and turn on copies."""
    foe = 1 - s.army.side[one]
    found: dict[tuple[int, int], int] = {}
    seen: set[tuple[int, ...]] = set()
    queue: deque[tuple[State, bool]] = deque([(s, False)])
    while queue:
        t, has_moved = queue.popleft()
        key = (t.place[one], t.facing[one], t.spent[one], t.wheeled[one], has_moved)
        if key in seen:
            continue
        seen.add(key)
        here = (t.place[one], t.facing[one])
        found[here] = max(found.get(here, -1), costs.left(t, one))
        held = bool(controllers(t, t.place[one], foe))
        stopped = has_moved and (
            (t.army.arm[one] == INFANTRY and t.formation[one] != ROUTED and held) or t.order_of(one) == HALT
        )
        for way in range(6):
            if not stopped and costs.why_not(t, one, way) == costs.MAY:
                backward = dict(costs.ways(t, one))[way]
                price = costs.price(t, one, t.place[one] * 6 + way, backward)
                u = t.copy()
                u.move(one, t.ground.near[t.place[one] * 6 + way])
                u.spent[one] += price
                queue.append((u, True))
        if costs.may_turn(t, one, held, False):
            price = costs.turn_price(t, one)
            for turn in (1, 5):
                u = t.copy()
                u.facing[one] = (t.facing[one] + turn) % 6
                u.spent[one] += 1 if price == ALL else price
                u.wheeled[one] += int(held)
                queue.append((u, has_moved))
    assert BARRED not in found.values()
    return found


@pytest.mark.rule("W-8.2", "W-8.4", "W-8.5", "W-8.6", "W-5.8", "W-6.5")
@settings(max_examples=40)
@given(st.data())
def test_the_quick_search_finds_what_single_steps_find(data: st.DataObject) -> None:
    """A unit of either side, thrown among the enemy with few points left, reaches the same by both searches."""
    side = data.draw(SIDES)
    s = data.draw(st.sampled_from(BATTLES)).copy()
    s.order = [data.draw(st.sampled_from([0, 1, 2])) if s.army.ordered[wing] else 3 for wing in range(12)]
    mine = [one for one in s.army.units_of[side] if s.army.arm[one] != ARTILLERY]
    enemies = [one for one in s.army.units_of[1 - side] if s.on_field(one)]
    near = s.place[data.draw(st.sampled_from(enemies))]
    places = [hex for hex in s.ground.within(near, 3) if not s.units_at(hex)]
    if not places:
        return
    one = data.draw(st.sampled_from(mine))
    s.move(one, data.draw(st.sampled_from(places)))
    s.facing[one] = data.draw(st.integers(0, 5))
    s.formation[one] = data.draw(st.sampled_from([s.formation[one], s.formation[one], ROUTED]))
    s.spent[one] = data.draw(st.sampled_from([0, 1, 3])) + max(costs.points(s, one) - 5, 0)
    quick = reach.reach(s, one, Field(s, 1 - side))
    slow = slowly(s, one)
    assert {(place // 6, place % 6) for place in quick.found} == set(slow)
    for (hex, facing), left in slow.items():
        assert quick.left[hex * 6 + facing] == left


@pytest.mark.rule("W-3.9", "W-8.6")
def test_a_march_does_not_lead_back_beside_an_enemy() -> None:
    """A battalion that marches away from an enemy has points left to turn, but does not come back to where it began."""
    s = start(facing_model="vertex")
    one, beside = 48, 380
    s.order = [MARCH if s.army.ordered[wing] else 3 for wing in range(12)]
    s.move(one, beside)
    s.facing[one] = 0
    assert s.army.arm[one] == INFANTRY
    assert costs.keeps_off(s, one, False)

    found = reach.reach(s, one, Field(s, 1 - s.army.side[one]))

    assert {place % 6 for place in found.found if place // 6 == beside} == {0, 1, 5}  # turned once, where it stands
    assert {(place // 6, place % 6) for place in found.found} == set(slowly(s, one))
