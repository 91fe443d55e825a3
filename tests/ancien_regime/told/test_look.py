"""How far generals come by one move, and where they would have to fight."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.ancien_regime.told.look import look
from pragmatica.core.errors import Unreadable
from tests.ancien_regime.build import position

PRUSSIA = 1


@pytest.mark.rule("A-9.71", "A-9.75", "A-10.3")
def test_where_a_general_could_attack() -> None:
    """What stands there is told with its strength, and who could come."""
    s = position("austria bohemia 3, prussia saxonia 2")
    found: Any = look(s, PRUSSIA, "reach:austria")
    (attack,) = [one for one in found["attacks"] if one["land"] == "saxonia"]
    assert attack["holders"]["prussia"] == 3
    assert [one["general"] for one in attack["by"]] == ["austria-1"]
    assert [one["strength"] for one in found["generals"]] == [4]


def test_without_names_possible_enemies_are_meant() -> None:
    """A power is none of its own."""
    found: Any = look(position("austria bohemia, prussia saxonia"), PRUSSIA, "reach:")
    powers = {one["power"] for one in found["powers"]}
    assert "austria" in powers
    assert "prussia" not in powers


@pytest.mark.parametrize("target", ["reach:venice", "land:saxonia", ""])
def test_what_is_no_power_is_refused(target: str) -> None:
    """With a clear error."""
    with pytest.raises(Unreadable):
        look(position("prussia saxonia"), PRUSSIA, target)
