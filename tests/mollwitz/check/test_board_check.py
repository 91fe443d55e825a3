"""Board files: faults are found and named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from pragmatica.mollwitz.check import check, summary
from tests.mollwitz import boards

Data = dict[str, Any]


@pytest.fixture
def board() -> Data:
    """A copy of the board that ships."""
    return copy.deepcopy(boards.data())


def unit(board: Data, ident: str) -> Data:
    """A unit of the board."""
    found: Data = next(one for one in board["units"] if one["id"] == ident)
    return found


def formation(board: Data, ident: str) -> Data:
    """A formation of the board."""
    found: Data = next(one for one in board["formations"]["entries"] if one["id"] == ident)
    return found


def modifier(board: Data, table: str, ident: str) -> Data:
    """A modifier of the board."""
    found: Data = next(one for one in board["tables"][table] if one["id"] == ident)
    return found


def scenario(board: Data, alias: str = "battle") -> Data:
    """A scenario of the board."""
    found: Data = next(one for one in board["scenarios"] if one["alias"] == alias)
    return found


@pytest.mark.rule("W-1.2", "W-1.4", "W-5.5", "W-S.1")
def test_the_board_that_ships_is_sound(board: Data) -> None:
    """No fault is found in our own board."""
    assert check(board) == []
    assert summary(board) == {
        "hexes": 1575,
        "battalions": 49,
        "squadrons": 113,
        "guns": 72,
        "leaders": 26,
        "scenarios": {"romer": {"units": 63, "turns": 4}, "battle": {"units": 156, "turns": 11}},
    }


FAULTS: list[tuple[Callable[[Data], object], str]] = [
    (lambda board: board.pop("units"), "units: missing"),
    (lambda board: board.update(version="1"), "version: must be a whole number"),
    (lambda board: board.update(format="maria-board"), "format: must be"),
    (lambda board: board["units"][3].pop("morale"), "units[3].morale: missing"),
    (lambda board: board["units"][3].update(morale="7"), "units[3].morale: must be a whole number"),
    (lambda board: board["units"][3].update(id=board["units"][4]["id"]), "units.id: "),
    (lambda board: board["map"]["hexes"].pop(7), "map.hexes: "),
    (lambda board: board["map"]["hexes"].append(board["map"]["hexes"][7]), "map.hexes: 1 stand there twice"),
    (lambda board: board["map"]["hexes"][7].__setitem__(2, "lava"), "map.hexes[7]: unknown terrain 'lava'"),
    (lambda board: board["map"]["hexes"].__setitem__(7, [1, 2]), "map.hexes[7]: must have 5 entries"),
    (lambda board: board["map"]["sides"][0].update(kind="wall"), "map.sides[0].kind"),
    (lambda board: board["map"]["sides"][0].update(b=[20, 10]), "map.sides[0]: "),
    (lambda board: board["map"]["roads"][0]["path"].pop(3), "map.roads[0].path: broken between"),
    (lambda board: board["map"]["places"][0]["hexes"].append([20, 10]), "map.places[0].hexes: [20, 10] is clear"),
    (lambda board: board["terrain"]["hex"]["copse"].update(blocks_los=False), "terrain.hex.copse.blocks_los"),
    (lambda board: board["terrain"]["hex"]["marsh"]["mp"].update(cavalry=0), "terrain.hex.marsh.mp.cavalry: must be 1"),
    (lambda board: board["facing"].update(default="round"), "facing.default: 'round'"),
    (
        lambda board: board["facing"]["models"]["hexside_3_2_1"]["line"].update(rear=[]),
        "facing.models.hexside_3_2_1.line: must give each",
    ),
    (
        lambda board: board["facing"]["models"]["hexside_3_2_1"]["fire_zones"].update(line=[[0]]),
        "facing.models.hexside_3_2_1.fire_zones.line",
    ),
    (
        lambda board: formation(board, "line")["mp"].update(infantry=0),
        "formations.entries[0].mp.infantry: must be 1 at least",
    ),
    (lambda board: formation(board, "square").update(may_move=True), "formations.square: may neither"),
    (lambda board: formation(board, "repel").update(fire_mod=3), "formations.repel.fire_mod: 3"),
    (lambda board: board["tables"]["infantry_fire"]["rows"]["7"].pop(), "tables.infantry_fire.rows.7: 12 cells"),
    (
        lambda board: board["tables"]["infantry_fire"]["rows"].update({"7": [0, 1, *[0] * 11]}),
        "tables.infantry_fire.rows.7: does not fall",
    ),
    (lambda board: board["tables"]["infantry_fire"]["columns"].__setitem__(0, "-2"), "tables.infantry_fire.columns"),
    (lambda board: board["tables"]["retreat"]["rows"].update({"8": 0}), "tables.retreat.rows"),
    (lambda board: modifier(board, "melee_modifiers", "a_rear").update(mod=9), "tables.melee_modifiers.a_rear.mod: 9"),
    (lambda board: modifier(board, "melee_modifiers", "a_rear").update(id="x"), "melee_modifiers.a_rear: missing"),
    (lambda board: modifier(board, "melee_modifiers", "a_repeat").update(mod=2), "modifier a_repeat: must be 1"),
    (
        lambda board: modifier(board, "infantry_fire_modifiers", "advance_fire").update(mod=-1),
        "advance_fire.mod: must be above 0",
    ),
    (lambda board: board["tables"]["melee_ratio"]["same_arm"]["attacker"].pop(2), "same_arm.attacker: has no 'else'"),
    (lambda board: board["tables"]["strength"].update(step_loss_at=4), "tables.strength.step_loss_at: must be 3"),
    (lambda board: board["tables"]["artillery_ranges"].update(max=12), "tables.artillery_ranges.max: must be 10"),
    (lambda board: unit(board, "P_ASCHW_1").update(brigade="A_GOELD"), "units.P_ASCHW_1.brigade"),
    (lambda board: unit(board, "P_ASCHW_1").update(morale=9), "units.P_ASCHW_1.morale"),
    (lambda board: unit(board, "P_ASCHW_1").update(regimental_guns=False), "units.P_ASCHW_1.regimental_guns"),
    (lambda board: unit(board, "P_BUDC_1").update(impetus=None), "units.P_BUDC_1.impetus"),
    (lambda board: unit(board, "P_B6").update(guns=9), "units.P_B6: a battery has"),
    (lambda board: board["leaders"][1].update(morale_bonus=2), "leaders.P_L_SCHWE.morale_bonus: must be 3"),
    (lambda board: board["leaders"][1].update(mp=10), "leaders.P_L_SCHWE.mp: must be 4"),
    (lambda board: board["wings"][0].update(initiative=3), "wings.P_WR.initiative: 3"),
    (lambda board: scenario(board)["units"][0].update(unit="X"), "scenarios.battle.units[0].unit"),
    (lambda board: scenario(board)["units"][0].update(facing=6), "scenarios[1].units[0].facing: must be 5 at most"),
    (lambda board: scenario(board)["units"][0].update(formation="limbered"), "scenarios.battle.units[0].formation"),
    (
        lambda board: scenario(board)["units"][0].update(at=scenario(board)["units"][1]["at"]),
        "breaks the stacking limit",
    ),
    (lambda board: scenario(board)["orders"].pop("P_L1"), "scenarios.battle.orders.P_L1"),
    (lambda board: scenario(board)["chits"]["P"].pop(), "scenarios.battle.chits.P"),
    (lambda board: scenario(board)["leaders"][0].update(at=[30, 12]), "scenarios.battle.leaders[0].at"),
    (
        lambda board: scenario(board)["victory"]["army_break"].update(P=999),
        "scenarios.battle.victory.army_break.P: 999",
    ),
    (lambda board: scenario(board)["victory"]["objectives"][0].update(need=9), "objectives[0].need: 9 of 6"),
    (lambda board: scenario(board).update(alias="x"), "scenarios.alias"),
    (lambda board: formation(board, "bent_left").update(zone="round"), "formations.bent_left.zone: 'round'"),
    (lambda board: formation(board, "square").update(remove_cost="x"), "formations.square.remove_cost: 'x'"),
    (
        lambda board: board["facing"]["models"]["hexside_3_2_1"]["ring2_pairs"]["hussar"][3].__setitem__(1, 16),
        "ring2_pairs.hussar: must be pairs of directions",
    ),
    (
        lambda board: board["facing"]["models"]["hexside_3_2_1"]["fire_zones"].update(round=[[0]]),
        "fire_zones.round: is no formation",
    ),
    (
        lambda board: board["facing"]["models"]["hexside_3_2_1"]["line"].update(
            front=[0, 2, 4], right=[1], left=[5], rear=[3]
        ),
        "line.front: must be directions side by side",
    ),
    (
        lambda board: board["tables"]["melee_ratio"]["same_arm"]["attacker"][0].__setitem__(0, ">=\u00b2"),
        "same_arm.attacker: '>=\u00b2'",
    ),
    (lambda board: board["tables"]["artillery_ranges"]["bands"].__setitem__(0, "1-\u00b2"), "artillery_ranges.bands"),
    (lambda board: unit(board, "P_B6").update(range=99), ".range: must be 20 at most"),
    (lambda board: board["units"][0].update(vp=2**70), "units[0].vp: must be 99 at most"),
    (lambda board: board["wings"][5].update(initiative=100), "wings[5].initiative: must be 9 at most"),
]


@pytest.mark.parametrize(("spoil", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_fault_is_named(board: Data, spoil: Callable[[Data], object], fault: str) -> None:
    """Each fault is told with the field where it lies."""
    spoil(board)
    found = check(board)
    assert any(fault in one for one in found), found


CORRECTIONS: list[Callable[[Data], object]] = [
    lambda board: board["tables"]["infantry_fire"]["rows"].update({"1": [3, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]}),
    lambda board: modifier(board, "melee_modifiers", "a_rear").update(mod=-4),
    lambda board: formation(board, "line")["mp"].update(infantry=4, cavalry=9),
    lambda board: board["terrain"]["hex"]["marsh"]["mp"].update(infantry=None),
    lambda board: board["facing"].update(default="vertex_2_2_2"),
    lambda board: unit(board, "P_ASCHW_1").update(morale=8, morale_weak=7),
    lambda board: board["leaders"][3].update(command_range=9),
    lambda board: scenario(board)["victory"]["army_break"].update(P=60),
    lambda board: board["map"]["sides"].pop(),
]


@pytest.mark.parametrize("correct", CORRECTIONS)
def test_an_owner_may_correct_the_numbers(board: Data, correct: Callable[[Data], object]) -> None:
    """What the rulebook does not state is his to set."""
    correct(board)
    assert check(board) == []


@pytest.mark.parametrize("spoiled", [None, 7, [], {}, {"format": "mollwitz-board"}, {"format": [], "units": 3}])
def test_anything_at_all_is_told_as_faults(spoiled: object) -> None:
    """The check never fails itself."""
    assert check(spoiled)
