"""The tables of docs/measured.md: series of games among bots, and random games that were looked at after every action.

    python -m tests.bots.report                    # writes the tables from the stored results
    python -m tests.bots.report --run --games 500  # plays all series first, and stores their results

A result is what `pragmatica simulate --json` printed. The second command leaves out what is stored already for so many
games and the present programs, so that it can be stopped and begun again. Results of the random games come from
`python -m tests.ancien_regime.many --games 1000 --save tests/bots/results/invariants.json`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from typing import Any, Final

from pragmatica import wording

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = Path(__file__).parent / "results"
INVARIANTS: Final = RESULTS / "invariants.json"
PAGE: Final = ROOT / "docs" / "measured.md"
BEGIN: Final = "<!-- made by python -m tests.bots.report -->"
END: Final = "<!-- end -->"

POWERS: Final = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
PLAYERS: Final = (7, 6, 5, 4)
SEATS: Final = {2: ("a", "b"), 3: ("maria_theresa", "louis", "frederick")}
LIMIT: Final = "round_limit=30"  # nearly no series would need it
WANTED_ROUNDS: Final = 15
ENOUGH_AGAINST_RANDOM: Final = 200  # games
ENOUGH_OF_MARIA: Final = 100
SURE: Final = 1.96  # standard deviations, for 95 %


@dataclass(frozen=True, slots=True)
class Series:
    """Games that are played for the page."""

    game: str
    scenario: str
    players: int
    bots: str = "steady"
    power: str = ""  # the one that steady plays against random players

    @property
    def name(self) -> str:
        """The name of its file."""
        return "-".join(filter(None, (self.game, self.scenario, str(self.players), self.power)))

    @property
    def path(self) -> Path:
        """Where its result is stored."""
        return RESULTS / f"{self.name}.json"

    def command(self, games: int) -> list[str]:
        """What is typed after `pragmatica` to play it."""
        words = ["simulate", self.game, "--scenario", self.scenario, "--players", str(self.players)]
        limit = ["--option", LIMIT] if self.game == "ancien_regime" else []
        return [*words, "--bots", self.bots, *limit, "--games", str(games), "--json"]

    def count(self, games: int) -> int:
        """How many games are played when so many are asked for."""
        enough = ENOUGH_OF_MARIA if self.game == "maria" else ENOUGH_AGAINST_RANDOM if self.power else games
        return min(games, enough)


def against_random(power: str) -> str:
    """The bots of seven seats, of which one is steady."""
    return ",".join("steady" if one == power else "random" for one in POWERS)


COALITIONS: Final = [Series("ancien_regime", scenario, players) for scenario in ("1740", "1756") for players in PLAYERS]
ALONE: Final = [
    Series("ancien_regime", scenario, 7, against_random(power), power)
    for scenario in ("1740", "1756")
    for power in POWERS
]
MARIA: Final = [Series("maria", scenario, players) for scenario in ("introductory", "advanced") for players in (3, 2)]
ALL: Final = [*COALITIONS, *ALONE, *MARIA]


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
    for number, series in enumerate(ALL, 1):
        code, count = programs(series.game), series.count(games)
        stored = json.loads(series.path.read_text(encoding="utf-8")) if series.path.exists() else {}
        if (stored.get("programs"), stored.get("games_finished")) == (code, count):
            continue
        print(f"{number} of {len(ALL)}: {series.name}", file=sys.stderr)
        command = [sys.executable, "-m", "pragmatica.cli", *series.command(count), "--workers", str(workers)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{series.name} ended with exit code {done.returncode}; what was stored stays")
        result = json.loads(done.stdout) | {"programs": code}
        series.path.write_text(json.dumps(result) + "\n", encoding="utf-8")
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


def early(result: dict[str, Any]) -> str:
    """The share of games that somebody won by Influence within the rounds that are wanted."""
    within = sum(games for rounds, games in result["turns"]["games"].items() if int(rounds) <= WANTED_ROUNDS)
    return percent(within, result["games_finished"])


def coalitions() -> Iterator[str]:
    """How matches of Ancien Régime go in which everybody is steady."""
    found = results(COALITIONS)
    yield "### Coalitions: Ancien Régime, everybody steady"
    yield ""
    yield from command(COALITIONS[0], found)
    head = ("scenario, players", "games", "rounds", "least", "most", f"within {WANTED_ROUNDS}", "by Influence")
    rows = [
        [
            f"{one['scenario']}, {one['players']}",
            str(one["games_finished"]),
            *length(one),
            early(one),
            ended_by(one, "enough-influence"),
            f"{one['decisions'] / one['games_finished']:.0f}",
            *times(one),
        ]
        for one in found
    ]
    yield from table((*head, "decisions", "ms", "99 % within ms"), rows)
    yield ""
    yield "Games that each power won:"
    yield ""
    rows = [
        [
            f"{one['scenario']}, {one['players']}",
            *[percent(one["wins"][power], one["games_finished"]) if power in one["wins"] else "–" for power in POWERS],
        ]
        for one in found
    ]
    yield from table(("scenario, players", *[name("ancien_regime", f"power-{power}") for power in POWERS]), rows)
    yield ""
    yield from margin(found)


def alone() -> Iterator[str]:
    """How one steady player fares against six random ones."""
    found = results(ALONE)
    yield "### Ancien Régime, one steady player against six random ones"
    yield ""
    yield from command(ALONE[0], found)
    rows = [
        [
            f"{series.scenario}, {name(series.game, f'power-{series.power}')}",
            str(one["games_finished"]),
            percent(one["wins"][series.power], one["games_finished"]),
            *length(one),
            times(one)[0],
        ]
        for series, one in zip(ALONE, found, strict=True)
    ]
    yield from table(("scenario, steady plays", "games", "won", "rounds", "least", "most", "ms"), rows)


def maria() -> Iterator[str]:
    """How matches of Maria go in which everybody is steady."""
    found = results(MARIA)
    yield "### Maria, everybody steady"
    yield ""
    yield from command(MARIA[0], found)
    head = ("scenario, players", "games", "won by", "draws", "turns", "least", "most", "decisions", "ms")
    rows = [
        [
            f"{one['scenario']}, {one['players']}",
            str(one["games_finished"]),
            ", ".join(
                f"{name(one['game'], f'seat-{seat}')} {percent(one['wins'][seat], one['games_finished'])}"
                for seat in SEATS[one["players"]]
            ),
            percent(one["draws"], one["games_finished"]),
            *length(one),
            f"{one['decisions'] / one['games_finished']:.0f}",
            times(one)[0],
        ]
        for one in found
    ]
    yield from table((*head, "99 % within ms"), [[*row, times(one)[1]] for row, one in zip(rows, found, strict=True)])


def looked_at() -> Iterator[str]:
    """What random games showed that were looked at after every action."""
    told = json.loads(INVARIANTS.read_text(encoding="utf-8"))
    yield "### Ancien Régime, random games looked at after every action"
    yield ""
    yield f"`python -m tests.ancien_regime.many --games {told['series'][0]['games']}`:"
    yield ""
    rows = [
        [
            f"{one['scenario']}, {one['players']}",
            str(one["games"]),
            f"{one['decisions']:,}",
            str(one["endings"].get("enough-influence", 0)),
            str(one["endings"].get("last-round", 0)),
            str(len(one["violations"])),
        ]
        for one in told["series"]
    ]
    head = ("scenario, players", "games", "decisions", "won by Influence", "ended by the limit of rounds", "violations")
    yield from table(head, rows)


def command(series: Series, found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The command of the first of several series."""
    yield f"`pragmatica {' '.join(series.command(found[0]['games']))}`, and so on:"
    yield ""


def margin(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """How far a share may be off."""
    games = min(one["games_finished"] for one in found)
    yield f"With {games} games a share near 20 % is right within {100 * SURE * sqrt(0.16 / games):.0f} points (95 %)."


def tables() -> str:
    """All that stands between the marks of the page."""
    parts = ["\n".join(part()) for part in (coalitions, alone, maria, looked_at)]
    return "\n\n".join(parts)


def page(former: str) -> str:
    """The page with tables of the stored results."""
    head, _, rest = former.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{tables()}\n\n{END}{tail}"


def write() -> None:
    """Write the tables into the page."""
    if all(one.path.exists() for one in ALL) and INVARIANTS.exists():
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
