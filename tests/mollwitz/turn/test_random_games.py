"""Random matches from the first chit to the end."""

from __future__ import annotations

from random import Random

import pytest

from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import SCENARIOS
from tests.mollwitz.boards import board, rules
from tests.mollwitz.build import happened
from tests.mollwitz.playing import begun, boldly, check, positions


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_random_match_ends(scenario: str) -> None:
    """Whatever is answered, the last turn comes, and every position on the way is sound."""
    s = begun(scenario, 1)
    for number, at in enumerate(positions(s, Random(1))):
        if number % 50 == 0:
            check(at)
    assert s.over()
    assert s.turn <= s.rules.lineup.turns


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_battle_ends(scenario: str) -> None:
    """Where both sides attack there is fighting, every position is sound, and the end comes in time."""
    s = begun(scenario, 5)
    fired = fought = 0
    for number, at in enumerate(positions(s, Random(5), play=boldly)):
        fired += len(happened(at, log.FIRED))
        fought += len(happened(at, log.MELEE_BEGAN))
        if number % 20 == 0:
            check(at)
    assert s.over()
    assert min(fired, fought) > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_state_in_play_reads_back(scenario: str) -> None:
    """What is written of a state in play reads back as the same, question and all."""
    for number, s in enumerate(positions(begun(scenario, 2), Random(2), 1200, boldly)):
        if number % 30 == 0:
            data = s.to_json()
            again = sequence.load(board(), rules(scenario), data)
            assert again.to_json() == data


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_answer_to_a_copy_leaves_the_original(scenario: str) -> None:
    """A copy plays on by itself."""
    s = begun(scenario, 3)
    for _ in positions(s, Random(3), 100):
        pass
    before = s.to_json()
    for _ in positions(s.copy(), Random(4), 50):
        pass
    assert s.to_json() == before
