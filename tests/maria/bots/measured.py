"""What docs/measured.md tells of Maria: series of games among bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.bots import report
from tests.bots.report import Series

SEATS: Final = {2: ("a", "b"), 3: ("maria_theresa", "louis", "frederick")}
ENOUGH: Final = 100  # games

SERIES: Final = [
    Series("maria", scenario, players, most=ENOUGH) for scenario in ("introductory", "advanced") for players in (3, 2)
]


def together() -> Iterator[str]:
    """How matches of Maria go in which everybody is steady."""
    found = report.results(SERIES)
    yield "### Maria, everybody steady"
    yield ""
    yield from report.command(SERIES[0], found)
    head = ("scenario, players", "games", "won by", "draws", "turns", "least", "most", "decisions", "ms")
    rows = [
        [
            f"{one['scenario']}, {one['players']}",
            str(one["games_finished"]),
            ", ".join(
                f"{report.name(one['game'], f'seat-{seat}')} {report.percent(one['wins'][seat], one['games_finished'])}"
                for seat in SEATS[one["players"]]
            ),
            report.percent(one["draws"], one["games_finished"]),
            *report.length(one),
            f"{one['decisions'] / one['games_finished']:.0f}",
            report.times(one)[0],
        ]
        for one in found
    ]
    yield from report.table(
        (*head, "99 % within ms"), [[*row, report.times(one)[1]] for row, one in zip(rows, found, strict=True)]
    )


PARTS: Final = (together,)
KEPT: Final = ()
