"""The tables of docs/measured.md: series of games among bots, and random games that were looked at after every action.

    python -m tests.bots.report                    # writes the tables from the stored results
    python -m tests.bots.report --run --games 500  # plays all series first, and stores their results

A result is what `pragmatica simulate --json` printed. The second command leaves out what is stored already for so many
games and the present programs, so that it can be stopped and begun again. Which series are played of a game, and what
is told of them, stands in its `measured.py` beside the tests of its bots.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from typing import Any, Final, Protocol, cast

from pragmatica import wording
from pragmatica.core import register

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = Path(__file__).parent / "results"
PAGE: Final = ROOT / "docs" / "measured.md"
BEGIN: Final = "<!-- made by python -m tests.bots.report -->"
END: Final = "<!-- end -->"

SURE: Final = 1.96  # standard deviations, for 95 %


@dataclass(frozen=True, slots=True)
class Series:
    """Games that are played for the page."""

    game: str
    scenario: str
    players: int
    bots: str = "steady"
    seat: str = ""  # the one that steady plays against random players
    options: tuple[str, ...] = ()
    most: int | None = None  # games, where fewer are enough

    @property
    def name(self) -> str:
        """The name of its file."""
        return "-".join(filter(None, (self.game, self.scenario, str(self.players), self.seat)))

    @property
    def path(self) -> Path:
        """Where its result is stored."""
        return RESULTS / f"{self.name}.json"

    def command(self, games: int) -> list[str]:
        """What is typed after `pragmatica` to play it."""
        words = ["simulate", self.game, "--scenario", self.scenario, "--players", str(self.players)]
        options = [word for one in self.options for word in ("--option", one)]
        return [*words, "--bots", self.bots, *options, "--games", str(games), "--json"]

    def count(self, games: int) -> int:
        """How many games are played when so many are asked for."""
        return games if self.most is None else min(games, self.most)


class Measured(Protocol):
    """What a game's `measured` brings."""

    SERIES: Sequence[Series]
    PARTS: Sequence[Callable[[], Iterator[str]]]  # of the page, line by line
    KEPT: Sequence[Path]  # further results, which its parts tell


def measured() -> list[Measured]:
    """Those of the games that ship and bring one."""
    names = [f"tests.{game}.bots.measured" for game in register.shipped()]
    return [cast(Measured, import_module(name)) for name in names if find_spec(name)]


def series() -> list[Series]:
    """All that are played."""
    return [one for game in measured() for one in game.SERIES]


# -- playing ----------------------------------------------------------------------------------------------------------


def programs(game: str) -> str:
    """A sum over the programs that a result depends on."""
    digest = blake2b(digest_size=8)
    source = ROOT / "src" / "pragmatica"
    for folder in ("core", "boards", "bots", game):
        for path in sorted((source / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


def play(games: int, workers: int) -> None:
    """Play the series that are not stored for so many games and the present programs."""
    wanted = series()
    for number, one in enumerate(wanted, 1):
        code, count = programs(one.game), one.count(games)
        stored = json.loads(one.path.read_text(encoding="utf-8")) if one.path.exists() else {}
        if (stored.get("programs"), stored.get("games_finished")) == (code, count):
            continue
        print(f"{number} of {len(wanted)}: {one.name}", file=sys.stderr)
        command = [sys.executable, "-m", "pragmatica.cli", *one.command(count), "--workers", str(workers)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{one.name} ended with exit code {done.returncode}; what was stored stays")
        result = json.loads(done.stdout) | {"programs": code}
        one.path.write_text(json.dumps(result) + "\n", encoding="utf-8")
        write()


# -- telling ----------------------------------------------------------------------------------------------------------


def results(several: Sequence[Series]) -> list[dict[str, Any]]:
    """What is stored of these series."""
    return [json.loads(one.path.read_text(encoding="utf-8")) for one in several if one.path.exists()]


def name(game: str, ident: str) -> str:
    """A power or a seat of a game in English, such as `power-spain`."""
    return wording.Catalogue("en", game).text(ident)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown; all columns but the first are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return ["| " + " | ".join(one) + " |" for one in lines]


def percent(part: float, whole: float) -> str:
    """A share of games."""
    return f"{100 * part / whole:.0f} %" if whole else "–"


def times(result: dict[str, Any]) -> tuple[str, str]:
    """The mean time of a decision over all steady seats, and the worst seat's 99 % quantile, in milliseconds."""
    seats = result["milliseconds_per_decision"]
    steady = [seats[seat] for seat, bot in result["bots"].items() if bot == "steady"]
    decisions = sum(one["decisions"] for one in steady)
    mean = sum(one["mean"] * one["decisions"] for one in steady) / decisions
    return f"{mean:.1f}", f"{max(one['p99'] for one in steady):.1f}"


def length(result: dict[str, Any]) -> list[str]:
    """Mean, least and most turns."""
    turns = result["turns"]
    return [f"{turns['mean']:.1f}", str(turns["minimum"]), str(turns["maximum"])]


def ended_by(result: dict[str, Any], reason: str) -> str:
    """The share of games that ended for this reason."""
    return percent(result["reasons"].get(reason, 0), result["games_finished"])


def command(first: Series, found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The command of the first of several series."""
    yield f"`pragmatica {' '.join(first.command(found[0]['games']))}`, and so on:"
    yield ""


def margin(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """How far a share may be off."""
    games = min(one["games_finished"] for one in found)
    yield f"With {games} games a share near 20 % is right within {100 * SURE * sqrt(0.16 / games):.0f} points (95 %)."


def tables() -> str:
    """All that stands between the marks of the page."""
    return "\n\n".join("\n".join(part()) for game in measured() for part in game.PARTS)


def page(former: str) -> str:
    """The page with tables of the stored results."""
    head, _, rest = former.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{tables()}\n\n{END}{tail}"


def write() -> None:
    """Write the tables into the page."""
    if all(path.exists() for game in measured() for path in (*game.KEPT, *(one.path for one in game.SERIES))):
        PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> None:
    """Play what is asked for, then write the page."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bots.report", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--run", action="store_true", help="play the series that are not stored yet")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="games of each series (default: 20)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    chosen = parser.parse_args()
    if chosen.run:
        play(chosen.games, chosen.workers)
    write()


if __name__ == "__main__":
    main()
