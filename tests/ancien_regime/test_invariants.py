"""What must hold after every action of any game, tried on random games; `many.py` plays more of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.kept.board import OFF_BOARD
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from tests.ancien_regime import boards, invariants, many

GAMES: Final = 44
PORTIONS: Final = 4  # so that several processes share them

VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    *({"players": players, "scenario": scenario} for players in (7, 6, 5, 4) for scenario in ("1740", "1756")),
    {"players": 7, "morale_max": "19", "card3_mode": "discard", "capital_return": "own_general"},
    {"players": 5, "card_step": "per_general", "defender_garrison": True, "coalition_bonus": "per_battle"},
    {"players": 6, "scenario": "1756", "stuart_1756": False, "vote_order": "example"},
)


@pytest.mark.rule(
    "A-15.2", "A-15.3", "A-1.11", "A-2.1", "A-2.2", "A-2.3", "A-2.4", "A-2.8", "A-2.9", "A-4.2", "A-4.6", "A-5.16"
)
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_keep_the_invariants(portion: int) -> None:
    """Nothing that must hold is broken in any random game, and each game ends."""
    for number in range(portion, GAMES, PORTIONS):
        invariants.play(number, **VARIANTS[number % len(VARIANTS)], round_limit="12" if number % 3 else "30")


def _stack(s: State) -> None:
    """Put a second Prussian general beside the first."""
    first, second = s.board.generals_of[1][:2]
    s.put(second, s.place[first])


def _trespass(s: State) -> None:
    """Put an Austrian general, who is at war with Prussia, into Berlin."""
    s.put(s.board.generals_of[2][0], s.board.number["berlin"])


FAULTS: Final[dict[str, Callable[[State], Any]]] = {
    "too much Morale": lambda s: s.morale.__setitem__(2, 16),
    "Influence that falls": lambda s: s.influence.__setitem__(2, -1),
    "a card too many": lambda s: s.hands.__setitem__(0, s.hands[0] + 1),
    "a fourth unit": lambda s: s.units.__setitem__(s.board.generals_of[1][0], 4),
    "units off the board": lambda s: s.place.__setitem__(s.board.generals_of[1][0], OFF_BOARD),
    "a garrison that no table knows": lambda s: s.garrison.__setitem__(s.board.number["krakow"], 2),
    "a garrison in the home of an ally": lambda s: s.set_garrison(s.board.number["wien"], 4),
    "a seventh fortress": lambda s: s.fortress.__setitem__(slice(0, 7), [1] * 7),
    "two generals of one power": _stack,
    "enemies in one territory": _trespass,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_found(fault: str) -> None:
    """The checks are worth something: they stop at a state in which one of these is wrong."""
    s = sequence.start(boards.board(), boards.rules(), 0)
    answering.apply(s, 1, answering.legal(s, 1)[0])
    watch, influence = invariants.Watch(), s.influence[:]
    watch.look(s, influence)
    FAULTS[fault](s)

    with pytest.raises(AssertionError):
        watch.look(s, influence)


def test_many_games_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    """The command tells how many games there were, how they ended, and that nothing was broken."""
    assert many.main(["--scenario", "1756", "--players", "4", "--games", "2", "--first", "3"]) == 0
    told = json.loads(capsys.readouterr().out)

    assert (told["games"], told["violations"]) == (2, 0)
    (series,) = told["series"]
    assert (series["first"], series["violations"], sum(series["endings"].values())) == (3, [], 2)
    assert series["decisions"] == told["decisions"] > 1000


def test_a_broken_game_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A violation is told with the seed, the number of decisions and the check; the exit code is 1."""
    monkeypatch.setattr(invariants, "TEXT", 10)
    assert many.main(["--scenario", "1740", "--players", "7", "--games", "1", "--first", "8"]) == 1
    (series,) = json.loads(capsys.readouterr().out)["series"]

    assert series["endings"] == {"broken": 1}
    (broken,) = series["violations"]
    assert broken["seed"] == 8
    assert broken["what"].startswith("Broken: after 20 decisions: round_trip")
