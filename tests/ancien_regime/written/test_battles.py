"""Positions in the middle of a movement turn's battles: what the rules keep beside the pieces need not be said."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.ancien_regime.written.test_position import FIGHT, WAR, position, refused

TWO_BATTLES: Final = {
    "round": 2,
    "turn": 4,
    "phase": "movement",
    "generals": {
        "russia-1": {"at": "borussia", "units": 2},
        "russia-2": {"at": "danzig", "units": 1},
        "russia-3": {"at": "litwa", "units": 1},
        "prussia-1": {"at": "borussia", "units": 3},
    },
    "garrisons": {"borussia": "prussia", "danzig": "prussia"},
}
RUSSIA_MOVES: Final = {"frame": "movement", "arbiter": "ottoman", "number": 1}


@pytest.mark.rule("A-10.11")
@pytest.mark.parametrize("said", [{}, {"engaged": []}, {"engaged": ["russia-1"]}])
def test_whose_battle_is_to_come_supports_no_other(said: dict[str, Any]) -> None:
    """Whoever stands where one is to come is engaged, whatever the position says of it."""
    asked = [RUSSIA_MOVES, {"frame": "next_battle", "waiting": ["russia-1", "russia-2"]} | said]
    match = position(**TWO_BATTLES, asked=asked)
    assert match.to_position()["asked"][-1]["engaged"] == ["prussia-1", "russia-1", "russia-2"]
    match.apply("russia", "russia-1")
    assert [one.id for one in match.legal("russia")] == ["russia-3", "end"]


@pytest.mark.rule("A-10.11")
@pytest.mark.parametrize(
    ("frame", "engaged"),
    [
        ({"frame": "support", "attacker": "russia-1", "power": "russia"}, {"russia-1", "russia-2", "prussia-1"}),
        (
            {"frame": "fight", "attacker": "russia-1", "attack": ["russia-3"]},
            {"russia-1", "russia-2", "russia-3", "prussia-1"},
        ),
    ],
)
def test_who_has_a_part_in_a_battle_is_engaged(frame: dict[str, Any], engaged: set[str]) -> None:
    """So are those who fight or support in the open battle, as soon as it has begun."""
    asked = [RUSSIA_MOVES, {"frame": "next_battle", "waiting": ["russia-2"]}, frame]
    if frame["frame"] == "fight":
        asked.append({"frame": "play_card", "power": "russia"})
    match = position(**TWO_BATTLES, powers={"russia": {"cards": [2]}}, asked=asked)
    assert set(match.to_position()["asked"][1]["engaged"]) == engaged


@pytest.mark.rule("A-10.25")
def test_who_has_no_morale_began_the_battle_without_it() -> None:
    """A power that has none, and has paid for no card, plays its one card for nothing."""
    asked = [*FIGHT, {"frame": "play_card", "power": "austria", "step": "defenders"}]
    match = position(**WAR | {"asked": asked}, powers={"austria": {"cards": [4], "morale": 0}})
    assert match.to_position()["asked"][2]["broken"] == ["austria"]
    assert "card-4@austria-1" in [one.id for one in match.legal("austria")]


@pytest.mark.rule("A-12.21")
@pytest.mark.parametrize(("turn", "power", "guardian"), [(2, "austria", "france"), (1, "prussia", "britain")])
def test_the_guardian_follows_from_the_attacker(turn: int, power: str, guardian: str) -> None:
    """For a minor power without a controller that leader decides whose coalition does not attack, and no other one."""
    fields: dict[str, Any] = {
        "players": 6,
        "turn": turn,
        "phase": "movement",
        "powers": {"ottoman": {"cards": [3]}},
        "garrisons": {"bessarabia": "ottoman"},
        "generals": {f"{power}-1": {"at": "bessarabia", "units": 2}, "ottoman-1": {"at": "bessarabia", "units": 2}},
        "asked": [
            {"frame": "movement", "arbiter": "russia" if power == "prussia" else "spain", "number": 1},
            {"frame": "next_battle"},
            {"frame": "fight", "attacker": f"{power}-1"},
            {"frame": "play_card", "power": "ottoman", "step": "defenders"},
        ],
    }
    assert list(position(**fields).pending) == [guardian]
    assert refused(**fields, guardian="britain" if guardian == "france" else "france") == "guardian"
