"""What is asked in a position, and what waits below it, must be possible."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pragmatica import Unreadable
from pragmatica.maria import sequence
from pragmatica.maria.written import beneath, check
from pragmatica.maria.written.questions import QUESTIONS
from tests.maria.written.positions import ADVANCED, HEAD, advanced, refusal

BATTLE: Final = {
    "stage": "austria-pragmatic",
    "phase": "combat",
    "pieces": {
        "austria-5": {"at": "schweidnitz", "troops": 2},
        "austria-1": "wien",
        "prussia-1": {"at": "liegnitz", "troops": 4},
        "prussia-2": {"at": "sagan", "troops": 4},
    },
    "discards": ["d1-diamonds-10"],
}


FOUGHT: Final = {
    "frame": "battle_card",
    "attacker": "austria-5",
    "defender": "prussia-1",
    "score": -2,
    "to_play": "attacker",
}


RETREAT: Final = {"loser": "prussia-1", "winner": "austria-5", "length": 2}


def asked(frame: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A battle in which this is asked."""
    return BATTLE | {"asked": [frame]} | fields


@pytest.mark.rule("M-11.1", "M-11.9", "M-11.17", "M-11.32", "M-11.33")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        (asked(FOUGHT | {"defender": "prussia-2"}), "asked[0].defender", "M-11.1"),
        (asked(FOUGHT | {"score": 2}), "asked[0].to_play", "M-11.9"),
        (asked(FOUGHT | {"to_play": "defender"}), "asked[0].to_play", "M-11.9"),
        (asked(FOUGHT | {"played": ["d1-diamonds-10"]}), "asked[0].score", "M-11.9"),
        (
            asked(FOUGHT | {"played": ["d1-diamonds-9"], "score": 7, "to_play": "defender"}),
            "asked[0].played",
            "M-11.17",
        ),
        (
            asked(FOUGHT | {"attacker": "prussia-1", "defender": "austria-5", "score": 2, "to_play": "defender"}),
            "asked[0].attacker",
            "M-11.1",
        ),
        (
            asked({"frame": "next_battle", "pairs": ["austria-5>prussia-1", "austria-1>prussia-2"]}),
            "asked[0].pairs",
            "M-11.1",
        ),
        (
            asked(RETREAT | {"frame": "choose_retreat", "loser": "prussia-2", "ends": ["glogau"]}),
            "asked[0].loser",
            "M-11.1",
        ),
        (asked(RETREAT | {"frame": "choose_retreat", "ends": ["wien"]}), "asked[0].ends", "M-11.33"),
        (asked(RETREAT | {"frame": "retreat_step", "end": "wien"}), "asked[0].path", "M-11.32"),
    ],
)
def test_what_a_battle_must_be_like(fields: dict[str, Any], where: str, rule: str) -> None:
    """Enemies in adjacent cities, the side that is behind to play, and retreats as far as the losses."""
    assert refusal(HEAD | fields) == (where, rule)


def supply(frame: dict[str, Any], asked: dict[str, Any] | None = None) -> dict[str, Any]:
    """A supply phase of Austria with this below a payment, or asked."""
    pay = {"frame": "pay", "power": "austria", "cost": 4, "purpose": "supply"}
    pieces = {"austria-1": {"at": "wien", "troops": 5}, "prussia-1": {"at": "berlin", "troops": 5}}
    frames = [frame, asked or pay] if frame["frame"] != "choose_bills" else [frame]
    return {"stage": "austria-pragmatic", "phase": "supply", "pieces": pieces, "asked": frames} | {
        "hands": {"austria": ["d1-spades-10"]}
    }


def politics(*frames: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A politics stage in which these are open."""
    pieces = {"france-1": "paris", "france-2": "sedan", "bavaria-1": "muenchen"}
    return {"stage": "politics", "pieces": pieces, "asked": list(frames)} | fields


@pytest.mark.rule("M-3.13", "M-9.1", "M-13.3", "M-13.4", "M-17.80", "M-18.1", "M-19.13", "M-19.34")
@pytest.mark.parametrize(
    ("fields", "where", "rule"),
    [
        (supply({"frame": "supply_course", "hungry": ["austria-4"]}), "asked[0].hungry", "M-9.1, M-9.11"),
        (
            supply(
                {
                    "frame": "supply_course",
                    "bills": [{"power": "prussia", "generals": ["prussia-1"], "costs": [3]}],
                }
            ),
            "asked[0].bills",
            "M-9.1, M-9.11",
        ),
        (
            supply({"frame": "choose_bills", "power": "austria", "bills": ["austria-1"], "costs": []}),
            "asked[0].bills",
            "M-9.1, M-9.11",
        ),
        (
            {
                "turn": 3,
                "stage": "winter",
                "pieces": {"austria-1": {"at": "wien", "troops": 8}},
                "asked": [{"frame": "reenter", "power": "austria", "left": 90}],
            },
            "asked[0].left",
            "M-13.4",
        ),
        (
            {
                "turn": 3,
                "stage": "winter",
                "pieces": {"austria-1": {"at": "wien", "troops": 5}},
                "asked": [{"frame": "reenter_place", "power": "austria", "left": 2, "general": "austria-1"}],
            },
            "asked[0].general",
            "M-13.3",
        ),
        (
            politics({"frame": "corps_course", "sent": ["bavaria"]}, {"frame": "send_corps", "power": "france"}),
            "asked[0].sent",
            "M-3.13",
        ),
        (
            politics({"frame": "corps_course"}, {"frame": "send_corps", "power": "france"}),
            "asked[1].power",
            "M-17.80, M-17.87",
        ),
        (
            {
                "turn": 5,
                "stage": "end-of-turn",
                "realm": {"election": "ahead"},
                "asked": [{"frame": "vote", "cities": ["berlin"], "francis": 8}],
            },
            "asked[0]",
            "M-18.1",
        ),
        (
            {
                "stage": "prussia-saxony",
                "pieces": {"austria-1": "breslau"},
                "asked": [
                    {"frame": "annexation", "step": "markers"},
                    {"frame": "relocate", "cause": "peace", "pieces": ["austria-1"]},
                ],
            },
            "asked[0]",
            "M-19.13",
        ),
        (
            {
                "stage": "prussia-saxony",
                "phase": "combat",
                "pieces": {"austria-1": "leipzig"},
                "asked": [
                    {"frame": "neutral", "step": "markers"},
                    {"frame": "relocate", "cause": "expulsion", "pieces": ["austria-1"]},
                ],
            },
            "asked[0]",
            "M-19.34",
        ),
    ],
)
def test_what_waits_below_a_question_must_be_possible(fields: dict[str, Any], where: str, rule: str) -> None:
    """What will be done after the answer is looked at before it is given."""
    assert refusal(ADVANCED | fields) == (where, rule)


@pytest.mark.rule("M-18.4")
def test_where_votes_are_cast_there_is_an_election() -> None:
    """That it has been announced goes without saying."""
    vote = {"frame": "vote", "cities": ["berlin"], "francis": 8}
    assert advanced(turn=5, stage="end-of-turn", asked=[vote]).observe(None).realm.election == "announced"


def test_every_question_is_described() -> None:
    """All that a state can hold has its form, and a rule that a refusal can name."""
    assert QUESTIONS.kinds == set(sequence.FRAMES.values()) - {sequence.Course}
    assert all(rule.startswith("M-") for _, _, _, (_, rule) in (*check._CHECKS, *beneath.CHECKS))


def test_a_list_of_no_questions_is_none() -> None:
    """Where nothing is asked the phase begins, which is said by leaving the field out."""
    with pytest.raises(Unreadable, match="leave it out"):
        advanced(asked=[])
