"""The board as tables of integers, made once from the data file; shared by all states, never changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.mollwitz.kept.army import Army
from pragmatica.mollwitz.kept.charts import Charts
from pragmatica.mollwitz.kept.codes import SCENARIOS
from pragmatica.mollwitz.kept.ground import Ground
from pragmatica.mollwitz.kept.lineup import Lineup


class Board:
    """The field, the armies, the charts, and the set-ups by scenario."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.ground: Final = Ground(data)
        self.army: Final = Army(data)
        self.charts: Final = Charts(data)
        scenarios = {one["alias"]: one for one in data["scenarios"]}
        self.lineups: Final[list[Lineup]] = [Lineup(scenarios[one], self.ground, self.army) for one in SCENARIOS]
        # What has been made of it once and is wanted again: views, by what is so; and what has been read of views
        self.unit_views: Final[dict[tuple[int, ...], Any]] = {}
        self.leader_views: Final[dict[tuple[int, ...], Any]] = {}
        self.unit_rows: Final[dict[int, Any]] = {}
