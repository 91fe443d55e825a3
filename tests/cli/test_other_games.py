"""Games of other people, each a package of its own that is found by its entry point."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from .program import apart as pragmatica
from .program import fails

EXAMPLE = Path(__file__).parents[2] / "examples/couriers"
ENTRIES = "[pragmatica.games]\ncouriers = couriers\nbare = bare\nbroken = no_such_package\n"
BARE = """\
from couriers.game import Couriers

class Bare(Couriers):
    id = "bare"
    wording = None

GAME = Bare()
"""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment with the example, one without texts and rules, and a game that cannot be loaded."""
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    shutil.copytree(EXAMPLE / "couriers/data", tmp_path / "bare/data")
    (tmp_path / "bare/game.py").write_text(BARE)
    path = os.pathsep.join([str(EXAMPLE), str(tmp_path), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)


def test_a_game_of_its_own_package_is_played_in_the_terminal() -> None:
    """Its catalogue tells questions, answers and events; its observation is printed field by field."""
    played = pragmatica("play", "couriers", "--players", "2", typed="ohlau\nstatus\nwhy glatz\nhelp\nquit\nquit\n")
    assert (played.returncode, played.stderr.replace("\n", " ")[:40]) == (1, "")
    for said in ("Blue: the bot random.", "Amber: from Breslau to Ohlau.", "at.amber: ohlau", "[C-2.2]"):
        assert said in played.stdout


def test_such_a_game_speaks_polish() -> None:
    """In every language of which it has texts."""
    played = pragmatica("play", "couriers", "--language", "pl", typed="quit\nquit\n")
    assert "Dokąd jedziesz?" in played.stdout


def test_a_game_without_a_bot_of_a_name_says_so() -> None:
    """Nothing plays at random in the name of another bot."""
    fails(pragmatica("simulate", "couriers", "--bots", "steady"), 2, "couriers has no bot 'steady'; it has: random")


def test_such_a_game_is_simulated() -> None:
    """By the bots that play any game."""
    assert "games finished: 3 of 3" in pragmatica("simulate", "couriers", "--games", "3").stdout


@pytest.mark.parametrize(("place", "said"), [((), "places: 8"), (("neisse",), "customs: False")])
def test_its_board_is_shown(place: tuple[str, ...], said: str) -> None:
    """What its file lists, and one of its places."""
    assert said in pragmatica("board", "show", "couriers", *place).stdout


def test_all_its_rules_are_cited() -> None:
    """In its own tree, where code and tests of the game stand side by side."""
    told = pragmatica("coverage", "couriers", "--root", str(EXAMPLE), "--missing")
    assert told.stdout.strip() == "couriers: 12 of 12 rules are cited by code and tests"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("play", "bare"), "the game 'bare' has no texts; bots play it (`pragmatica simulate bare`)"),
        (("rules", "bare"), "the game 'bare' tells no rules: its package has no rules.md"),
        (("coverage", "bare", "--missing"), "the game 'bare' tells no rules: its package has no rules.md"),
    ],
)
def test_what_a_game_lacks_is_told(command: tuple[str, ...], said: str) -> None:
    """One sentence says what is not there."""
    fails(pragmatica(*command), 1, said)


def test_what_needs_no_texts_goes_without(tmp_path: Path) -> None:
    """A game that has none is simulated, its records are verified, its board is shown; only telling it is refused."""
    assert (
        pragmatica("simulate", "bare", "--games", "1", "--seed", "5", "--save", str(tmp_path / "saved")).returncode == 0
    )
    record = str(tmp_path / "saved/game-000000.txt")
    assert "draws agree with the seed" in pragmatica("replay", record, "--verify").stdout
    assert '"outcome"' in pragmatica("replay", record, "--json").stdout
    assert "places: 8" in pragmatica("board", "show", "bare").stdout
    fails(pragmatica("replay", record), 1, "the game 'bare' has no texts")


def test_a_text_that_is_missing_is_told(tmp_path: Path) -> None:
    """Which one, and of which game."""
    told = (tmp_path / "bare/game.py").read_text().replace("    wording = None\n", "")
    (tmp_path / "bare/game.py").write_text(told)
    fails(pragmatica("play", "bare"), 1, "the game 'bare' has no text 'bare-scenario-")


def test_a_game_that_cannot_be_loaded_stops_no_other() -> None:
    """One sentence tells what is wrong with it, and the others are there."""
    told = pragmatica("--version")
    assert "rules of couriers: version 1" in told.stdout
    assert told.stderr.count("\n") == 1
    assert "the game 'broken' in the package no_such_package cannot be loaded" in told.stderr
    fails(pragmatica("rules", "broken"), 1)
