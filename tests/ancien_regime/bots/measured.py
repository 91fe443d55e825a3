"""What docs/measured.md tells of Ancien Régime: series of games among bots, and random games looked at.

Results of the random games come from `python -m tests.ancien_regime.many --games 1000 --save
tests/bots/results/invariants.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from tests.bots import report
from tests.bots.report import Series

POWERS: Final = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
PLAYERS: Final = (7, 6, 5, 4)
SCENARIOS: Final = ("1740", "1756")
LIMIT: Final = ("round_limit=30",)  # nearly no series would need it
WANTED_ROUNDS: Final = 15
ENOUGH_AGAINST_RANDOM: Final = 200  # games
INVARIANTS: Final = report.RESULTS / "invariants.json"


def against_random(power: str) -> str:
    """The bots of seven seats, of which one is steady."""
    return ",".join("steady" if one == power else "random" for one in POWERS)


TOGETHER: Final = [
    Series("ancien_regime", scenario, players, options=LIMIT) for scenario in SCENARIOS for players in PLAYERS
]
ALONE: Final = [
    Series("ancien_regime", scenario, 7, against_random(power), power, LIMIT, ENOUGH_AGAINST_RANDOM)
    for scenario in SCENARIOS
    for power in POWERS
]


def early(result: dict[str, Any]) -> str:
    """The share of games that somebody won by Influence within the rounds that are wanted."""
    within = sum(games for rounds, games in result["turns"]["games"].items() if int(rounds) <= WANTED_ROUNDS)
    return report.percent(within, result["games_finished"])


def together() -> Iterator[str]:
    """How matches of Ancien Régime go in which everybody is steady."""
    found = report.results(TOGETHER)
    yield "### Coalitions: Ancien Régime, everybody steady"
    yield ""
    yield from report.command(TOGETHER[0], found)
    head = ("scenario, players", "games", "rounds", "least", "most", f"within {WANTED_ROUNDS}", "by Influence")
    rows = [
        [
            f"{one['scenario']}, {one['players']}",
            str(one["games_finished"]),
            *report.length(one),
            early(one),
            report.ended_by(one, "enough-influence"),
            f"{one['decisions'] / one['games_finished']:.0f}",
            *report.times(one),
        ]
        for one in found
    ]
    yield from report.table((*head, "decisions", "ms", "99 % within ms"), rows)
    yield ""
    yield "Games that each power won:"
    yield ""
    rows = [
        [
            f"{one['scenario']}, {one['players']}",
            *[
                report.percent(one["wins"][power], one["games_finished"]) if power in one["wins"] else "–"
                for power in POWERS
            ],
        ]
        for one in found
    ]
    yield from report.table(
        ("scenario, players", *[report.name("ancien_regime", f"power-{power}") for power in POWERS]), rows
    )
    yield ""
    yield from report.margin(found)


def alone() -> Iterator[str]:
    """How one steady player fares against six random ones."""
    found = report.results(ALONE)
    yield "### Ancien Régime, one steady player against six random ones"
    yield ""
    yield from report.command(ALONE[0], found)
    rows = [
        [
            f"{series.scenario}, {report.name(series.game, f'power-{series.seat}')}",
            str(one["games_finished"]),
            report.percent(one["wins"][series.seat], one["games_finished"]),
            *report.length(one),
            report.times(one)[0],
        ]
        for series, one in zip(ALONE, found, strict=True)
    ]
    yield from report.table(("scenario, steady plays", "games", "won", "rounds", "least", "most", "ms"), rows)


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
    yield from report.table(head, rows)


SERIES: Final = [*TOGETHER, *ALONE]
PARTS: Final = (together, alone, looked_at)
KEPT: Final = (INVARIANTS,)
