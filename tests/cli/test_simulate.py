"""`pragmatica simulate`: series of games from the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

import pragmatica as library
from pragmatica import bots as library_bots
from pragmatica.core import register
from tests.samples import USUAL

from .program import command, environment, fails, pragmatica

GAME = library.game(USUAL.game)
SCENARIO, SEATS = GAME.scenarios[0], USUAL.seats
OPTION = next(one for one in GAME.options if SCENARIO.id in one.scenarios)
BOTS = ",".join([library_bots.names(GAME.id)[0], *["random"] * (len(SEATS) - 1)])
TIMES = ("seconds", "decisions_per_second", "milliseconds_per_decision", "workers", "executor")


def simulated(*arguments: str) -> dict[str, Any]:
    """The report of a series."""
    result = pragmatica("simulate", GAME.id, *arguments, "--json")
    assert result.returncode == 0, result.stderr
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """The report without what depends on machine and workers."""
    return {name: value for name, value in report.items() if name not in TIMES}


def test_the_report_has_the_promised_fields() -> None:
    """`--json` prints one object with all that the documents promise, and the counts agree."""
    report = simulated("--games", "6", "--seed", "3")

    assert report["game"] == GAME.id
    assert report["scenario"] == SCENARIO.id
    assert report["games"] == report["games_finished"] == 6
    assert report["decisions"] > 600
    assert report["seconds"] > 0
    assert report["decisions_per_second"] == pytest.approx(report["decisions"] / report["seconds"], rel=0.01)
    assert sum(report["wins"].values()) + report["draws"] == sum(report["reasons"].values()) == 6
    assert set(report["wins"]) == set(SEATS)
    assert 1 <= report["turns"]["minimum"] <= report["turns"]["mean"] <= report["turns"]["maximum"]


def test_the_report_counts_games_by_length_and_decisions_by_seat() -> None:
    """How many games took how many turns, and how many decisions each seat's times are of."""
    report = simulated("--games", "6", "--seed", "3")
    lengths = {int(turns): games for turns, games in report["turns"]["games"].items()}

    assert sum(lengths.values()) == 6
    assert (min(lengths), max(lengths)) == (report["turns"]["minimum"], report["turns"]["maximum"])
    assert report["turns"]["mean"] == pytest.approx(sum(turns * lengths[turns] for turns in lengths) / 6, abs=0.001)
    times = report["milliseconds_per_decision"]
    assert sum(times[seat]["decisions"] for seat in times) == report["decisions"]


def test_the_introductory_game_has_no_pools() -> None:
    """What a game does not count stays empty."""
    assert simulated("--games", "1")["counts"] == {}


def test_results_do_not_depend_on_the_workers() -> None:
    """The same seed gives the same results in one process and in two."""
    arguments = ("--bots", BOTS, "--games", "5", "--seed", "8")

    assert untimed(simulated(*arguments)) == untimed(simulated(*arguments, "--workers", "2"))


def test_another_seed_gives_other_games() -> None:
    """The seed decides the games."""
    assert simulated("--games", "5")["decisions"] != simulated("--games", "5", "--seed", "1")["decisions"]


def test_a_part_of_a_series_can_be_played_again() -> None:
    """`--first` plays game n of the series without those before it."""
    whole = simulated("--games", "4", "--seed", "5")
    parts = [simulated("--games", "2", "--seed", "5", "--first", first) for first in ("0", "2")]

    assert whole["decisions"] == sum(part["decisions"] for part in parts)


def test_a_ray_cluster_plays_the_same_games() -> None:
    """With `--ray local` Ray's workers play, and the results are the same."""
    arguments = ("--games", "6", "--seed", "2")
    here = simulated(*arguments)

    there = simulated(*arguments, "--ray", "local", "--workers", "2")

    assert there["executor"] == "cluster"
    assert there["workers"] == 2
    assert untimed(there) == untimed(here)


def test_an_unknown_cluster_is_refused() -> None:
    """An address that is none is named in the error."""
    fails(pragmatica("simulate", GAME.id, "--ray", "nowhere:x"), 1, "nowhere:x")


def test_players_and_options_can_be_chosen() -> None:
    """`--players` and `--option` reach the game."""
    option = next(one for one in GAME.options if SCENARIO.id in one.scenarios and isinstance(one.default, str))
    value = next(str(one) for one in option.values if one != option.default)
    report = simulated("--players", str(min(SCENARIO.seats)), "--option", f"{option.name}={value}", "--games", "2")

    assert set(report["wins"]) == set(SCENARIO.seats[min(SCENARIO.seats)])
    assert report["options"] == {option.name: value}


def test_the_plain_report_is_readable() -> None:
    """Without `--json` the report is a few lines of text."""
    result = pragmatica("simulate", GAME.id, "--games", "2")

    assert result.returncode == 0
    assert "games finished: 2 of 2" in result.stdout
    assert f"{SEATS[0]}, random:" in result.stdout


def test_records_of_the_games_are_saved(tmp_path: Path) -> None:
    """`--save` writes one record a game, which can be verified."""
    simulated("--games", "2", "--save", str(tmp_path / "records"))

    records = sorted((tmp_path / "records").iterdir())
    assert [one.name for one in records] == ["game-000000.txt", "game-000001.txt"]
    assert "draws agree" in pragmatica("replay", str(records[1]), "--verify").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "clever"), ("--bots", "clever", "steady, random")),
        (("--bots", "random,random"), (f"2 names for {len(SEATS)} seats", ", ".join(SEATS))),
        (("--games", "-5"), ("--games", "from 1")),
        (("--games", "many"), ("--games", "whole number")),
        (("--workers", "0"), ("--workers", "from 1 to 256")),
        (("--workers", "100000"), ("--workers", "from 1 to 256")),
        (("--seed", "-1"), ("--seed", "from 0")),
        (("--players", "9"), ("players", ", ".join(map(str, SCENARIO.seats)))),
        (("--scenario", "moon"), ("scenario", SCENARIO.id)),
        (("--option", OPTION.name), (f"--option {OPTION.name}", "NAME=VALUE")),
        (("--option", "colour=red"), ("colour", OPTION.name)),
        (("--option", f"{OPTION.name}=?"), (OPTION.name, str(OPTION.default))),
    ],
)
def test_bad_options_are_refused(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    """Options that make no sense end with exit code 2 and say what may be chosen."""
    fails(pragmatica("simulate", GAME.id, *arguments), 2, *words)


def test_an_unknown_game_is_refused() -> None:
    """A game that is not there is named, with those that are."""
    fails(pragmatica("simulate", "chess"), 2, "chess", GAME.id)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """`--save` below a file fails with the path."""
    (tmp_path / "file").write_text("")

    fails(pragmatica("simulate", GAME.id, "--games", "1", "--save", str(tmp_path / "file" / "x")), 1, "file")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupting_prints_what_is_finished(workers: str, tmp_path: Path) -> None:
    """Ctrl-C ends after the games in play: exit code 130, and a report of what is finished."""
    process = start("--workers", workers, "--save", str(tmp_path))
    wait_for_games(tmp_path)

    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)

    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    report = json.loads(output)
    assert 0 < report["games_finished"] == sum(report["reasons"].values()) < 100000


def test_a_worker_that_dies_names_the_game(tmp_path: Path) -> None:
    """When a worker process is killed, the program says which game was being played, and ends with 1."""
    process = start("--workers", "2", "--save", str(tmp_path))
    wait_for_games(tmp_path)

    os.kill(workers_of(process)[-1], signal.SIGKILL)
    output, errors = process.communicate(timeout=60)

    assert process.returncode == 1
    assert "of seed 0 failed: a worker process died" in errors
    assert "--first" in errors
    report = json.loads(output)
    assert report["failures"]
    assert report["games_finished"] < 100000


def start(*arguments: str) -> subprocess.Popen[str]:
    """Begin a series that will be stopped."""
    program = command(("simulate", GAME.id, "--games", "100000", "--json", *arguments))
    return subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment())


def wait_for_games(folder: Path) -> None:
    """Wait until some games are finished."""
    deadline = time.monotonic() + 100
    while len(list(folder.glob("game-*.txt"))) < 3:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """The worker processes: children that came by spawn."""
    found = []
    for task in Path(f"/proc/{process.pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return sorted(found)


OWN_BOT = """\
class Last:
    name = "last"
    observes = False

    def choose(self, observation, decision, actions, board, rng):
        return actions[-1]


class Nothing:
    pass
"""


def test_an_own_bot_plays_from_the_present_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`module:Class` names it, for several processes, too."""
    (tmp_path / "own_bots.py").write_text(OWN_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    report = simulated(
        "--bots", ",".join(["own_bots:Last", *["random"] * (len(SEATS) - 1)]), "--games", "3", "--workers", "2"
    )
    assert report["bots"][SEATS[0]] == "own_bots:Last"
    assert report["games_finished"] == 3
    for name, said in (("own_bots:Nothing", "is no bot"), ("own_bots:None", "no attribute"), ("nowhere:X", "nowhere")):
        fails(pragmatica("simulate", GAME.id, "--bots", name), 2, said)


@pytest.mark.parametrize("game", register.shipped())
def test_the_length_of_games_is_told_in_the_games_own_word(game: str) -> None:
    """Some are played in turns, some in rounds."""
    played = library.game(game)
    fewest = str(min(played.scenarios[0].seats))
    result = pragmatica("simulate", game, "--games", "1", "--players", fewest)
    assert f"{played.length_word}: mean" in result.stdout
