"""Positions of Mollwitz: what is written reads back, every question is described, and what cannot be is refused."""

from __future__ import annotations

import json
from inspect import signature
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.battle import fires
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept.codes import HALT
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.written import check, position, rules
from pragmatica.mollwitz.written.questions import QUESTIONS
from tests.mollwitz import crowded, playing
from tests.mollwitz.boards import board, setup
from tests.mollwitz.build import leader, unit

HEAD = {"format": "pragmatica-position", "version": 1, "game": "mollwitz", "scenario": "battle"}


def read(**fields: Any) -> Match:
    """A match from a position with these fields."""
    return pragmatica.from_position(HEAD | fields)


def skirmish(**changes: Any) -> dict[str, Any]:
    """A battalion under Attack acts, with an enemy two hexes before it."""
    fields: dict[str, Any] = {
        "turn": 3,
        "active": "prussia",
        "group": "P_L1",
        "units": {"P_G_BUDD": {"at": "2020"}, "A_BOTTA_1": {"at": "2017", "facing": 3}},
        "leaders": {"P_L_FRIED": {"at": "2021"}, "P_L_JEETZ": {"at": "2021"}},
        "orders": {"P_L1": "attack"},
        "asked": [
            {"frame": "activation", "group": "P_L1", "step": 6},
            {"frame": "acting"},
            {"frame": "unit_acts", "units": ["P_G_BUDD"], "before": "2020"},
        ],
    }
    return fields | changes


def again(s: State, scenario: str = "battle", **options: str | bool) -> State:
    """The state that its position, as text, makes."""
    with_them = setup(scenario, **options)
    written = json.loads(json.dumps(position.write(with_them, s)))
    found = position.read(with_them, board(), written, 0, ())
    assert position.write(with_them, found) == written
    return found


def state(fields: dict[str, Any], *dice: int, **options: str | bool) -> State:
    """The engine's state of a position with these fields, and the dice to come."""
    s = position.read(setup(**options), board(), HEAD | fields, 0, ())
    s.script([*dice])
    s.log = []
    return s


def test_every_frame_is_described() -> None:
    """No saved match holds a frame that a position could not, nor a field of one."""
    kinds = QUESTIONS.kinds
    assert set(sequence.FRAMES.values()) == kinds | {sequence.Course}
    for kind in kinds:
        taken = [one for one in signature(kind.__init__).parameters if one not in ("self", "below")]
        assert len(taken) == len(QUESTIONS.of(kind).fields), kind


@pytest.mark.parametrize("scenario", ["romer", "battle"])
def test_whole_matches_read_back(scenario: str) -> None:
    """At many moments, and at the end, the position makes an equal one."""
    match, rng = pragmatica.new("mollwitz", scenario=scenario, players=2, seed=3), Random(3)
    match.instruct("austria", {"unit": "A_HOHE_1", "window": "charge", "answer": "chance", "least": 6})
    while match.outcome is None:
        if rng.random() < 0.01:
            assert pragmatica.from_position(match.to_position()).digest() == match.digest()
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    assert pragmatica.from_position(match.to_position()).digest() == match.digest()
    assert pragmatica.load(match.to_json()).outcome == match.outcome


def test_questions_of_fights_read_back() -> None:
    """So do all questions that come up where armies stand close together."""
    rng, asked = Random(5), set()
    for _ in range(6):
        s = crowded.begun(rng)
        for number in range(400):
            if s.over():
                break
            assert s.top is not None
            if s.top.name() not in asked or number % 40 == 0:
                asked.add(s.top.name())
                assert again(s).digest() == s.digest(), s.top.name()
            crowded.answer(s, rng)
    assert {"React", "DeclareMelee", "NextFire", "Defend", "UnitActs", "Turn"} <= asked


def test_a_position_by_hand_can_be_played() -> None:
    """What is left out is as at the start, or as it follows."""
    match = read(**skirmish())
    assert [one.id for one in match.legal("prussia")][:2] == ["end", "right"]
    match.apply("prussia", "step-2019")
    seen = {one.id: one.hex for one in match.observe(None).units if one.hex}
    assert seen == {"P_G_BUDD": "2019", "A_BOTTA_1": "2017"}


def test_without_a_question_the_turn_begins() -> None:
    """The chits are dealt, and both sides choose."""
    match = read(turn=4, units=skirmish()["units"])
    assert match.observe(None).turn == 4
    assert set(match.pending) <= {"prussia", "austria"}
    assert {one.id for one in match.observe(None).wings if one.chit == "ready"} == {"P_L1", "A_L1"}


@pytest.mark.rule("W-11.12")
def test_a_battery_that_went_under_stays_there() -> None:
    """A position says so, too: what lies on it is not refused."""
    match = read(**skirmish(units={"P_B6": {"at": "2020"}, "P_G_BUDD": {"at": "2020", "on": "P_B6"}}))
    assert match.to_position()["units"]["P_G_BUDD"]["on"] == "P_B6"
    assert pragmatica.from_position(match.to_position()).digest() == match.digest()


@pytest.mark.rule("W-12.5")
def test_while_a_lone_leader_joins_a_unit_who_acted_may_be_gone() -> None:
    """The battalion marches up to his hex, is shot to pieces there, and he has two others to go to."""
    units = {
        "P_G_BUDD": {"at": "2020", "weakened": True, "morale": 1},
        "P_ASCHW_1": {"at": "2120"},
        "P_ASCHW_2": {"at": "1920"},
        "A_B6A": {"at": "2018", "facing": 3, "formation": "unlimbered"},
    }
    s = state(skirmish(units=units, leaders={"P_L_FRIED": {"at": "2021"}, "P_L_JEETZ": {"at": "2019"}}), 0, 0)
    playing.say(s, "step-2019", "volley-A_B6A")
    assert (playing.offered(s), s.eliminated[unit(s, "P_G_BUDD")]) == (["at-1920", "at-2120"], 1)
    assert again(s).digest() == s.digest()


@pytest.mark.rule("W-12.3", "W-3.21")
def test_while_a_marked_unit_acts_a_marked_leader_may_fall() -> None:
    """By the canister of the first battery; the second may still fire."""
    units = {
        "P_G_BUDD": {"at": "2020", "done": {"uncommanded": 1}},
        "A_B6A": {"at": "2018", "facing": 3, "formation": "unlimbered"},
        "A_B6B": {"at": "2118", "facing": 3, "formation": "unlimbered"},
    }
    asked = [
        {"frame": "activation", "group": "P_L1", "step": 5},
        {"frame": "acting", "marked": True, "brigadiers": ["P_L_JEETZ"]},
        {"frame": "unit_acts", "units": ["P_G_BUDD"], "before": "2020"},
    ]
    leaders = {"P_L_FRIED": {"at": "0101"}, "P_L_JEETZ": {"at": "2019"}}
    s = state(skirmish(units=units, leaders=leaders, asked=asked), 0, 9)
    playing.say(s, "end", "volley-A_B6A")
    assert (playing.offered(s), s.leads(leader(s, "P_L_JEETZ"))) == (["volley-A_B6B", "decline"], False)
    assert again(s).digest() == s.digest()


@pytest.mark.rule("W-10.13", "W-7.10")
def test_one_unit_of_an_overfull_hex_may_take_several_odd_points() -> None:
    """Of three, among four battalions, it has been given two."""
    names = ["A_BOTTA_1", "A_BOTTA_2", "A_HARR_1", "A_HARR_2"]
    routed = {"at": "2018", "formation": "routed", "weakened": True}
    units = {
        name: routed | ({"on": below} if below else {}) for name, below in zip(names, [*names[1:], None], strict=True)
    }
    s = state(skirmish(units={"P_G_BUDD": {"at": "2020"}, **units}))
    assert s.top is not None
    fires.hit(s, s.top, s.place[unit(s, "A_BOTTA_1")], 3, s.place[unit(s, "P_G_BUDD")])
    playing.say(s, *["unit-A_BOTTA_1"] * 2)
    assert playing.asked(s) == "OddPoint"
    assert again(s).digest() == s.digest()


@pytest.mark.rule("W-3.13", "W-2.13")
def test_a_match_may_end_with_orders_underway() -> None:
    """As the last turn ends the courier of its order has come into the next box, and nobody is back."""
    s = state(skirmish(turn=11, leaders={"P_L_FRIED": {"at": "0101"}}), courier_delay=True)
    orders.give(s, leader(s, "P_L_FRIED"), s.army.wing_ids.index("P_L1"), HALT)
    sequence.Course(None, sequence.DUSK).resume(s)
    assert (s.over(), len(s.letters)) == (True, 1)
    assert again(s, courier_delay=True).digest() == s.digest()


@pytest.mark.rule("W-11.11", "W-7.5")
def test_a_stack_says_who_lies_on_whom() -> None:
    """A battery on a battalion."""
    units = {"P_ASCHW_1": {"at": "2020"}, "P_B6": {"at": "2020", "on": "P_ASCHW_1", "formation": "unlimbered"}}
    seen = {one.id: one.depth for one in read(units=units).observe(None).units if one.hex}
    assert seen == {"P_B6": 0, "P_ASCHW_1": 1}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"units": {"P_NOBODY": {"at": "2020"}}}, "units.P_NOBODY"),
        ({"units": {"P_G_BUDD": {"at": "9999"}}}, "units.P_G_BUDD.at"),
        ({"units": {"P_G_BUDD": {"at": "2020", "morale": 99}}}, "units.P_G_BUDD.morale"),
        ({"units": {"P_G_BUDD": {"at": "2020", "morale": 0}}}, "units.P_G_BUDD.morale"),
        ({"units": {"P_G_BUDD": {"at": "2020", "formation": "limbered"}}}, "units.P_G_BUDD.formation"),
        ({"units": {"P_G_BUDD": {"at": "2020"}, "A_BOTTA_1": {"at": "2020", "on": "P_G_BUDD"}}}, "units."),
        ({"units": {"P_G_BUDD": {"at": "2020"}, "P_ASCHW_1": {"at": "2020"}}}, "units"),
        ({"units": {"P_G_BUDD": {"at": "2020", "eliminated": True}}}, "units.P_G_BUDD.eliminated"),
        ({"leaders": {"P_L_NOBODY": {}}}, "leaders.P_L_NOBODY"),
        ({"orders": {"P_A": "halt"}}, "orders.P_A"),
        ({"chits": {"P_L1": "lost"}}, "chits.P_L1"),
        ({"turn": 99}, "turn"),
        ({"part": "noon"}, "part"),
        ({"instructions": [{"unit": "P_G_BUDD", "window": "charge", "answer": "always"}]}, "instructions[0].window"),
        ({"asked": [{"frame": "unit_acts", "units": ["P_G_BUDD"], "before": "2020"}]}, "asked[0].frame"),
        ({"asked": [{"frame": "nonsense"}]}, "asked[0].frame"),
        ({"group": "A_L1"}, "group"),
        ({"more": 1}, "more"),
        ({"units": {"P_G_BUDD": {"at": "2020", "formation": "routed", "morale": 0}}}, "units.P_G_BUDD.weakened"),
        ({"units": {"P_G_BUDD": {"at": "2020", "marker": "r2"}}}, "units.P_G_BUDD.marker"),
        ({"units": {"P_B6": {"at": "2020", "weakened": True}}}, "units.P_B6.weakened"),
        ({"units": {"P_B6": {"at": "2020", "morale": 1}}}, "units.P_B6.morale"),
        ({"units": {"P_B6": {"at": "2020"}, "P_B24": {"at": "2020", "on": "P_B6"}}}, "units.P_B"),
        ({"units": {"P_SCHU_1": {"at": "2020", "formation": "square"}}}, "units.P_SCHU_1.formation"),
        ({"units": {"P_G_BUDD": {"at": "2020", "done": {"shots": 32}}}}, "units.P_G_BUDD.done.shots"),
        ({"units": {"P_G_BUDD": {"at": "2020", "done": {"shots": -1}}}}, "units.P_G_BUDD.done.shots"),
        ({"units": {"P_G_BUDD": {"at": "2020", "done": {"acted": 2}}}}, "units.P_G_BUDD.done.acted"),
        ({"leaders": {"P_L_FRIED": {"at": "2021", "couriers": 3}}}, "leaders.P_L_FRIED.couriers"),
        ({"leaders": {"P_L_FRIED": {"at": "2021", "returns": 4}}}, "leaders.P_L_FRIED.returns"),
        ({"leaders": {"P_L_SCHWE": {"returns": 255}}}, "leaders.P_L_SCHWE.returns"),
        ({"leaders": {"P_L_SCHWE": {"returns": 9}}}, "leaders.P_L_SCHWE.returns"),
        ({"leaders": {"P_L_FRIED": {"at": "2021", "spent": 99}}}, "leaders.P_L_FRIED.spent"),
        ({"leaders": {"P_L_FRIED": {"at": "2017"}}}, "leaders.P_L_FRIED.at"),
        ({"commanders": {"P_L2": "P_L_LEOPO"}}, "commanders.P_L2"),
        ({"commanders": {"P_L1": "P_L_JEETZ"}}, "commanders.P_L1"),
        ({"commanders": {"P_L2": "P_L_JEETZ"}}, "commanders.P_L2"),
        ({"brigadiers": {"P_BORCK": "P_L_BORCK"}}, "brigadiers.P_BORCK"),
        ({"brigadiers": {"P_BREDO": "P_L_JEETZ"}}, "brigadiers.P_BREDO"),
        ({"letters": [{"turn": 3, "leader": "P_L_FRIED", "wing": "P_L1", "order": "halt"}]}, "letters"),
        ({"instructions": [{"unit": "P_G_BUDD", "window": "bend", "answer": "never"}] * 2}, "instructions[1]"),
        ({"chits": {"P_L1": "chosen", "P_L2": "chosen"}}, "chits.P_L2"),
        ({"chits": {"P_L1": "used"}}, "asked[0].group"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(changes: dict[str, Any], where: str) -> None:
    """Each fault is named by the field."""
    with pytest.raises(Unreadable) as refused:
        read(**skirmish(**changes))
    assert refused.value.where.startswith(where)


@pytest.mark.rule("W-S.5")
def test_an_end_that_is_none_is_refused() -> None:
    """A match that is over has ended as the position says."""
    with pytest.raises(Unreadable) as refused:
        read(over={"winner": "austria", "reason": "army-broken"})
    assert refused.value.where == "over"


@pytest.mark.parametrize("seed", [4, 5])
def test_every_moment_keeps_the_rules_of_positions(seed: int) -> None:
    """What is asked of positions holds after every answer where armies stand close together."""
    rng = Random(seed)
    s = crowded.begun(rng, courier_delay=seed % 2 == 0)
    for _ in range(300):
        if s.over():
            return
        assert s.top is not None
        rules.check(s)
        check.frames(setup(), s)
        crowded.answer(s, rng)


def test_who_has_enemies_behind_follows_from_the_field() -> None:
    """A combat that says nothing of it has noted what is so now."""
    units = {
        "P_G_BUDD": {"at": "2020"},
        "A_BOTTA_1": {"at": "2019", "facing": 3},
        "P_ASCHW_1": {"at": "2018", "facing": 3},
    }
    asked = [
        {"frame": "activation", "group": "P_L1", "step": 7},
        {"frame": "combat", "stage": "melees"},
        {"frame": "declare_melee", "side": "prussia"},
    ]
    written = position.write(setup(), state(skirmish(units=units, asked=asked)))["asked"]
    assert [one["unit"] for one in written[1]["notes"]] == ["A_BOTTA_1"]


@pytest.mark.rule("W-3.11")
def test_a_commander_under_attack_may_go_for_any_enemy_at_first() -> None:
    """Where nothing is said of his way all enemies are still before him, so that he can move at all."""
    fields = skirmish(
        group="P_WR",
        units={"P_SCHU_1": {"at": "2020"}, "A_BOTTA_1": {"at": "2010", "facing": 3}, "A_BOTTA_2": {"at": "2210"}},
        leaders={"P_L_SCHUL": {"at": "2020"}},
        orders={"P_WR": "attack"},
        asked=[
            {"frame": "activation", "group": "P_WR", "step": 6},
            {"frame": "acting"},
            {"frame": "leader_moves", "leader": "P_L_SCHUL"},
        ],
    )
    assert position.write(setup(), state(fields))["asked"][-1]["towards"] == ["A_BOTTA_1", "A_BOTTA_2"]
    assert [one.id for one in read(**fields).legal("prussia")][:1] != ["end"]


def test_what_the_step_says_of_marks_need_not_be_said() -> None:
    """In the step of those out of command whoever acts is marked, and a routed unit was so when it began."""
    units = {
        "P_G_BUDD": {"at": "2020", "formation": "routed", "weakened": True, "done": {"uncommanded": 1}},
        "A_BOTTA_1": {"at": "2010"},
    }
    asked = [
        {"frame": "activation", "group": "P_L1", "step": 5},
        {"frame": "acting"},
        {"frame": "unit_acts", "units": ["P_G_BUDD"], "before": "2020"},
    ]
    written = position.write(setup(), state(skirmish(units=units, asked=asked)))["asked"]
    assert (written[1]["marked"], written[2]["routed"]) == (True, True)
