"""Options and the tables of sums."""

from __future__ import annotations

import pytest

from pragmatica.mollwitz.kept import log, sums
from pragmatica.mollwitz.kept.options import OPTIONS
from tests.mollwitz.boards import board, data, rules


@pytest.mark.rule("W-5.5", "W-8.2")
def test_the_facing_model_comes_from_board_or_option() -> None:
    """The board's default, unless the match says otherwise."""
    assert rules().facing is board().charts.models["hexside_3_2_1"]
    assert rules(facing_model="vertex").facing is board().charts.models["vertex_2_2_2"]
    assert rules(forward_dirs="front").forward == [5, 0, 1]


@pytest.mark.rule("W-S.3")
def test_frederick_leaves_only_where_the_scenario_knows_it() -> None:
    """In the battle, unless the option says no; never in the charge."""
    assert rules("battle").frederick_leaves
    assert not rules("battle", frederick_leaves=False).frederick_leaves
    assert not rules("romer").frederick_leaves


def test_every_option_names_its_rule_and_default() -> None:
    """The default is one of the values, names are used once."""
    assert len({one.name for one in OPTIONS}) == len(OPTIONS)
    for one in OPTIONS:
        assert one.default in one.values
        assert one.rule.startswith("W-")


def test_the_parts_of_sums_are_those_of_the_board() -> None:
    """Every modifier of the file has a kind, except those of terrain, which share one; numbers are used once."""
    names = set(sums.NAMES.values())
    for table in ("infantry_fire_modifiers", "artillery_fire_modifiers", "melee_modifiers"):
        for one in data()["tables"][table]:
            ground = one["id"].split("_")[-1] in data()["terrain"]["hex"]
            assert ground or one["id"] in names
    assert len(sums.NAMES) == len(sums.PARTS) == len(names)


def test_events_have_numbers_and_names_of_their_own() -> None:
    """No kind and no name stands twice; what is hidden is a field of its event."""
    assert len(log.NAMES) == len(log.EVENTS) == len(set(log.NAMES.values()))
    for kind, fields in log.HIDDEN.items():
        assert set(fields) <= set(log.FIELDS[kind])
