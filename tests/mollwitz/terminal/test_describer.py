"""Mollwitz in the terminal: everything that is told of whole matches has its words."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.cli.typed import read_unlisted
from pragmatica.kit.terminal import Texts, describer
from pragmatica.mollwitz.game import GAME
from pragmatica.mollwitz.terminal import Describer, place
from tests.mollwitz.boards import arm


def begun(scenario: str = "battle") -> Match:
    """A match before its first answer."""
    return pragmatica.new("mollwitz", scenario=scenario, players=2, seed=3)


def unit_of(match: Match) -> str:
    """An Austrian squadron."""
    return next(one.id for one in match.observe(None).units if one.side == "austria" and arm(one.id) == "cavalry")


def teller(match: Match, language: str = "en") -> Describer:
    """What the terminal says of it."""
    found = describer(match, Texts(match, language))
    assert isinstance(found, Describer)
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whole_matches_are_told(language: str) -> None:
    """Every command, question, answer and thing, at many moments, for both sides and a spectator."""
    match, rng = begun("romer"), Random(3)
    match.instruct("austria", {"unit": unit_of(match), "window": "charge", "answer": "chance", "least": 6})
    tells, told = teller(match, language), set()
    things = sorted({thing for _, thing in tells.things()})
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        if rng.random() < 0.02:
            for viewer in (seat, None):
                seen = match.observe(viewer)
                told |= {line for tell in tells.commands.values() for line in tell(seen)}
                told |= {line for thing in rng.sample(things, 20) for line in tells.place(seen, thing)}
            told |= set(tells.question(match.observe(seat), match.pending[seat]))
            told |= {tells.answer(match.observe(seat), one) for one in match.legal(seat)}
            told.add(tells.heading(match.observe(seat)))
        match.apply(seat, rng.choice(match.legal(seat)))
    told |= set(tells.ending(match.observe(None)))
    assert len(told) > 400
    assert not [line for line in told if "{" in line or "unit:" in line]


def test_a_hex_is_told_with_who_stands_there() -> None:
    """Terrain and level, the unit with its formation, and what it sees."""
    match = begun()
    one = next(one for one in match.observe(None).units if one.hex)
    lines = teller(match).place(match.observe(None), f"hex:{one.hex}")
    assert lines[0].startswith(f"{one.hex}: ")
    assert any(one.id in line for line in lines)
    assert lines[-1].startswith("Sees: ")


def test_a_unit_faces_somewhere_in_words() -> None:
    """And not by the number of a hexside."""
    match = begun()
    one = next(one for one in match.observe(None).units if one.facing is not None)

    told = teller(match).unit(one)

    assert ", facing up" in told or ", facing down" in told


def test_an_instruction_can_be_typed() -> None:
    """It is no listed answer; what is none is left to others."""
    match = begun()
    text = "instruct:P_ASCHW_1:volley=always"
    assert read_unlisted(text, match, "prussia") == [text]
    assert read_unlisted("status", match, "prussia") is None
    match.apply("prussia", text)
    lines = teller(match).instructions(match.observe("prussia"))
    assert lines[0].endswith("volley: always.")


def test_the_board_tells_of_things() -> None:
    """By number, id or name; nothing of what there is not."""
    data = GAME.board()[1]
    assert (place(data, "P_ASCHW_1") or {})["arm"] == "infantry"
    assert (place(data, "king frederick ii") or {})["id"] == "P_L_FRIED"
    assert (place(data, "0312") or {})["hex"] == "0312"
    assert place(data, "9999") is None
    assert place(data, "nowhere") is None
