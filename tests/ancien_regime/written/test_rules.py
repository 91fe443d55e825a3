"""A position that no rule allows is refused: the error names the field and the rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.written import check
from pragmatica.ancien_regime.written.questions import QUESTIONS
from pragmatica.core.flow.together import Finished

HEAD: Final = {"format": "pragmatica-position", "version": 1, "game": "ancien_regime"}
PICK: Final = {"frame": "pick_general"}
BERLIN: Final = {"prussia-1": {"at": "berlin", "units": 3}}
MOVING: Final = {"phase": "movement", "generals": BERLIN}
ELECTION: Final = {"turn": 3, "phase": "election"}
FULL: Final = {power: {"morale": 15} for power in ("britain", "austria", "russia", "ottoman")}


def position(**fields: Any) -> Match:
    """A match from a position with these fields."""
    return pragmatica.from_position(HEAD | fields)


def refusal(fields: dict[str, Any]) -> tuple[str, str]:
    """Where, and by which rule, a position with these fields is refused."""
    with pytest.raises(Unreadable) as caught:
        position(**fields)
    return caught.value.where, str(caught.value).rpartition("[")[2].rstrip("]")


def wheel(**branches: Any) -> dict[str, Any]:
    """Actions of a turn of which these are open."""
    return {"asked": [{"frame": "together", "branches": {slot: [entry] for slot, entry in branches.items()}}]}


def moving(**movement: Any) -> dict[str, Any]:
    """Prussia's movement turn, with this said of the action."""
    return MOVING | {"asked": [{"frame": "movement", "number": 1} | movement, PICK]}


@pytest.mark.rule("A-3.12", "A-5.1", "A-7.1", "A-8.1", "A-8.2", "A-12.20")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        ({"players": 6, "powers": {"ottoman": {"status": "british"}}}, "powers.ottoman.status", "A-12.20"),
        ({"players": 4, "powers": {"russia": {"status": "french"}}}, "powers.russia.status", "A-12.20"),
        ({"round": 1, "powers": {"spain": {"status": "british"}}}, "powers.spain.status", "A-7.1"),
        ({"round": 1, "turn": 2, "crown": "austria"}, "crown", "A-3.12"),
        (
            {"round": 2, "crown": "austria"} | ELECTION | {"asked": [{"frame": "vote", "power": "britain"}]},
            "crown",
            "A-8.1",
        ),
        ({"players": 6, "round": 1, "turn": 4, "crown": "ottoman"}, "crown", "A-8.2"),
        ({"fortresses": ["alps"]}, "fortresses[0]", "A-5.1"),
    ],
)
def test_what_rounds_and_powers_are_like(fields: dict[str, Any], where: str, rule: str) -> None:
    """Statuses before the first diplomacy, the Crown before the first election, powers without a controller."""
    assert refusal(fields) == (where, rule)


@pytest.mark.rule("A-6.10", "A-9.61", "A-9.65", "A-9.60", "A-10.22", "A-11.1", "A-13.1")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        (wheel(mobilisation={"frame": "mobilise", "drawn": False}), "asked[0].branches", "A-6.10"),
        (wheel(influence={"frame": "extend"}), "asked[0].branches", "A-6.10"),
        (wheel(leadership={"frame": "lead_card"}), "asked[0].branches", "A-6.10"),
        (
            wheel(leadership={"frame": "lead"}, mobilisation={"frame": "mobilise", "drawn": True}),
            "asked[0].branches.mobilisation",
            "A-6.10",
        ),
        (
            wheel(subsidies={"frame": "receive", "gifts": []}, leadership={"frame": "lead"}),
            "asked[0].branches",
            "A-15.5",
        ),
        (moving(), "asked[0].arbiter", "A-9.61"),
        (moving(arbiter="france"), "asked[0].arbiter", "A-9.61"),
        (
            moving(powers=None) | {"powers": FULL} | {"asked": [{"frame": "movement", "number": 2}, PICK]},
            "asked[0].number",
            "A-9.65",
        ),
        (moving(arbiter="britain", number=0), "asked[1]", "A-9.60"),
        ({"turn": 5, "phase": "frederick", "asked": [{"frame": "fredericks_turn"}, PICK]}, "asked[1]", "A-13.1"),
        (
            {
                "round": 2,
                "phase": "diplomacy",
                "asked": [{"frame": "update"}, {"frame": "stay", "general": "prussia-1"}],
            },
            "asked[1].general",
            "A-11.1",
        ),
        (
            {"asked": [{"frame": "hand_limit", "power": "austria"}], "turn": 5, "phase": "movement"},
            "asked[0].power",
            "A-9.6",
        ),
    ],
)
def test_what_is_not_possible_is_told_with_its_cause(fields: dict[str, Any], where: str, rule: str) -> None:
    """Each question that contradicts the position is refused by its rule."""
    assert refusal(fields) == (where, rule)


@pytest.mark.rule("A-9.61", "A-9.65")
def test_without_anybody_eligible_there_is_no_arbiter() -> None:
    """All who are no allies have all the Morale there is: then a movement goes without one."""
    match = position(**MOVING, powers=FULL, asked=[{"frame": "movement", "number": 1}, PICK])
    assert list(match.pending) == ["prussia"]


def test_a_question_alone_names_what_it_stands_on() -> None:
    """A general is picked in a movement, or in Frederick's turn."""
    with pytest.raises(Unreadable, match="possible: movement, fredericks_turn"):
        position(**MOVING, asked=[PICK])


@pytest.mark.rule("A-7.1", "A-8.1")
@pytest.mark.parametrize(
    ("fields", "number"),
    [({}, 1), ({"crown": "austria"}, 2), ({"powers": {"spain": {"status": "british"}}}, 2)],
)
def test_the_round_is_the_first_that_can_be(fields: dict[str, Any], number: int) -> None:
    """Where it is not named, a changed status or an early Crown tells that one is over."""
    assert position(**fields).observe(None).round == number


@pytest.mark.rule("A-11.1")
def test_former_statuses_are_the_present_ones_where_none_are_named() -> None:
    """Of an update only the powers need be named that were something else before it."""
    match = position(
        round=2,
        phase="diplomacy",
        powers={"prussia": {"status": "british"}},
        generals={"prussia-1": "wien"},
        asked=[
            {"frame": "update", "statuses": {"prussia": "french"}, "step": "generals"},
            {"frame": "stay", "general": "prussia-1"},
        ],
    )
    assert list(match.pending) == ["austria"]


@pytest.mark.rule("A-6.10", "A-9.40")
def test_mobilisation_has_drawn_when_all_before_it_is_done() -> None:
    """It need not be said."""
    fields: dict[str, Any] = {"powers": {"france": {"money": 3}}, "generals": {"france-1": "paris"}}
    alone = position(**fields, **wheel(mobilisation={"frame": "mobilise"}))
    assert "card" in {one.id for one in alone.legal("france")}
    waiting = position(**fields, **wheel(leadership={"frame": "lead"}, mobilisation={"frame": "mobilise"}))
    assert "card" not in {one.id for one in waiting.legal("france")}


def test_every_question_is_described() -> None:
    """All that a state can hold has its form, and a rule that a refusal can name."""
    assert QUESTIONS.kinds == set(sequence.FRAMES.values()) - {sequence.Course, Finished}
    assert all(rule.startswith("A-") for _, _, _, (_, rule) in check._CHECKS)


@pytest.mark.rule("A-4.1", "A-4.4", "A-4.5")
@pytest.mark.parametrize(
    ("fields", "over", "rule"),
    [
        ({}, {"winner": "france", "reason": "enough-influence"}, "A-4.1"),
        ({"powers": {"france": {"influence": 120}}}, {"winner": "britain", "reason": "enough-influence"}, "A-4.1"),
        ({}, {"winner": "france", "reason": "last-round"}, "A-4.5"),
    ],
)
def test_how_no_match_ends(fields: dict[str, Any], over: dict[str, Any], rule: str) -> None:
    """Who has won, and why, is as Influence and rounds tell."""
    assert refusal(fields | {"over": over}) == ("over", rule)


@pytest.mark.rule("A-4.1")
def test_an_end_that_the_position_tells() -> None:
    """Who has enough Influence has won, and nothing is asked any more."""
    over = {
        "powers": {"france": {"influence": 120}},
        "over": {"winner": "france", "reason": "enough-influence"},
    }
    outcome = position(**over).outcome
    assert outcome is not None
    assert outcome.winners == ("france",)
    assert refusal(over | {"asked": [{"frame": "name_frederick"}]})[0] == "asked"
