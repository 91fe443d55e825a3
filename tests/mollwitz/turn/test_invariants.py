"""Random matches that are followed event by event: nothing that must hold is ever broken.

`python -m tests.mollwitz.invariants battle 1 2000` plays as many as one likes; here it is a handful of each kind.
"""

import pytest

from tests.mollwitz import invariants


@pytest.mark.parametrize("seed", range(101, 107))
def test_the_charge_breaks_nothing(seed: int) -> None:
    """A whole random match of Römer's charge: its events tell all that has changed, and no rule is broken."""
    assert invariants.play("romer", seed).over()


@pytest.mark.parametrize("seed", [201, 202])
def test_the_battle_breaks_nothing(seed: int) -> None:
    """A whole random battle likewise."""
    assert invariants.play("battle", seed).over()


@pytest.mark.parametrize("seed", range(301, 307))
def test_armies_at_close_quarters_break_nothing(seed: int) -> None:
    """Where both armies stand close together it is nearly all reactions and fights."""
    assert invariants.play("battle", seed, near=True).over()


def test_what_does_not_hold_is_found() -> None:
    """A unit that is somewhere else than its events say does not escape notice."""
    s = invariants.begun("romer", 1)
    watch = invariants.Watch(s)
    unit = next(one for one in range(s.army.units) if s.on_field(one))
    s.log, s.facing[unit] = [], (s.facing[unit] + 1) % 6
    with pytest.raises(invariants.Broken, match="facing"):
        watch.see()
