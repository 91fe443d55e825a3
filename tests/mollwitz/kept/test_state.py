"""The state: copies, saved form, stacks, and the set-ups."""

from __future__ import annotations

import json
from random import Random

import pytest

from pragmatica.core.errors import Unreadable
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.codes import FORMATIONS, NO_UNIT
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.boards import KEY, board, data, rules
from tests.mollwitz.build import field, spot, start, unit, units

LARGEST = 30_000  # bytes of a saved state


def worn(seed: int) -> State:
    """The battle with everybody somewhere, in any condition."""
    rng, s = Random(seed), start()
    free = [hex for hex in range(s.ground.size) if not s.units_at(hex)]
    for one in range(s.army.units):
        s.facing[one], s.morale[one], s.weak[one] = rng.randrange(6), rng.randrange(9), rng.randrange(2)
        s.formation[one], s.rally[one] = rng.randrange(len(FORMATIONS)), rng.randrange(4)
        for memory in (s.lost, s.shots, s.spent):
            memory[one] = rng.randrange(8)
        if rng.random() < 0.1:
            s.lift(one)
            s.eliminated[one] = 1
        elif rng.random() < 0.6:
            s.move(one, rng.choice(free))
    s.turn, s.active, s.group = 7, 1, 4
    s.instructions = instructions.given(s.instructions, 17, instructions.CHARGE, instructions.FROM + 6)
    return s


@pytest.mark.rule("W-S.1", "W-S.2", "W-3.5", "W-1.1", "W-1.2", "W-1.3")
@pytest.mark.parametrize(("scenario", "there", "led", "turns"), [("romer", 63, 11, 4), ("battle", 156, 26, 11)])
def test_the_scenarios_begin_as_the_board_says(scenario: str, there: int, led: int, turns: int) -> None:
    """Every unit and leader stands where the file puts him, with its facing, formation and step."""
    s, source = start(scenario), next(one for one in data()["scenarios"] if one["alias"] == scenario)
    assert sum(s.on_field(one) for one in range(s.army.units)) == there == len(source["units"])
    assert sum(s.leads(one) for one in range(s.army.leaders)) == led
    assert s.rules.lineup.turns == turns
    for one in source["units"]:
        number = unit(s, one["unit"])
        assert list(s.ground.field[s.place[number]]) == one["at"]
        assert (s.facing[number], FORMATIONS[s.formation[number]]) == (one["facing"], one["formation"])
        assert s.morale[number] == s.base(number)
    for wing, order in source["orders"].items():
        assert ["halt", "march", "attack"][s.order[s.army.wing_ids.index(wing)]] == order
    assert s.couriers[s.army.leader_number["P_L_SCHWE"]] == 2


@pytest.mark.rule("W-12.8")
def test_who_is_not_there_commands_nothing() -> None:
    """In the charge the Austrian first line has no brigadiers, for they are elsewhere."""
    s = start("romer")
    assert s.commander[s.army.wing_ids.index("A_WR")] == 255
    assert s.commander[s.army.wing_ids.index("A_WL")] == s.army.leader_number["A_L_ROEME"]
    assert s.led_by[s.army.brigade_ids.index("A_BROWN")] == 255


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_saved_state_reads_back(seed: int) -> None:
    """Everything of it, and in little room."""
    s = worn(seed)
    text = json.dumps(s.to_json(), separators=(",", ":"))
    assert len(text) < LARGEST
    other = State(board(), rules("battle"), KEY)
    other.read(json.loads(text))
    assert other.to_json() == s.to_json()
    assert other.digest() == s.digest()
    assert other.head == s.head


def test_a_copy_goes_its_own_way() -> None:
    """What happens to one does not happen to the other."""
    s = worn(4)
    before = s.digest()
    other = s.copy()
    one = next(one for one in range(s.army.units) if other.on_field(one))
    other.lift(one)
    other.morale[one] += 1
    other.order[0] = 0 if other.order[0] else 1
    other.leader_at[0] = 5
    assert s.digest() == before != other.digest()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("place", 99999), ("facing", -1), ("turn", 1000), ("below", 7), ("order", [1]), ("key", None), ("holder", 5)),
        ("instructions", [[17, instructions.CHARGE, 5]]),  # says nothing
        ("instructions", [[17, instructions.CHARGE, instructions.FROM]]),  # in no case of ten or more
        ("instructions", [[17, instructions.SQUARE, instructions.NEVER]]),  # not for horse
        ("instructions", [[17, instructions.WITHDRAW, instructions.MOST]]),  # takes no test
    ],
)
def test_what_does_not_fit_is_refused(name: str, value: object) -> None:
    """A saved state with a number that cannot be does not read."""
    saved = worn(5).to_json()
    if name == "key":
        saved.pop("place")
    elif isinstance(saved[name], list) and not isinstance(value, list):
        saved[name][3] = value
    else:
        saved[name] = value
    with pytest.raises((Unreadable, ValueError)):
        State(board(), rules("battle"), KEY).read(saved)


def test_stacks_keep_their_order() -> None:
    """Who comes last lies on top, who leaves the middle leaves no hole."""
    s = field("P_BUDC_1 20,10", "P_BUDC_2 20,10", "P_BUDC_3 20,10")
    hex = spot(s, "20,10")
    assert s.units_at(hex) == units(s, "P_BUDC_3", "P_BUDC_2", "P_BUDC_1")
    s.lift(unit(s, "P_BUDC_2"))
    assert s.units_at(hex) == units(s, "P_BUDC_3", "P_BUDC_1")
    s.put_under(unit(s, "P_BUDC_2"), hex)
    assert s.units_at(hex) == units(s, "P_BUDC_3", "P_BUDC_1", "P_BUDC_2")
    for one in s.units_at(hex):
        s.lift(one)
    assert s.head[hex] == NO_UNIT


@pytest.mark.rule("W-2.14")
def test_an_activation_is_forgotten() -> None:
    """Everything that is remembered by unit, and nothing else."""
    s = worn(6)
    position = [s.place[:], s.morale[:], s.weak[:], s.formation[:], s.rally[:], s.order[:]]
    s.forget()
    assert position == [s.place, s.morale, s.weak, s.formation, s.rally, s.order]
    assert not any(s.lost + s.shots + s.spent + s.reacted + s.attacked + s.wheeled + s.recovered + s.tried)
    assert s.began == s.place
