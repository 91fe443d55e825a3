"""Events tell the rule by which they happened, those too that were kept before rules were."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica.server.kept.rows import ChangeRow
from pragmatica.server.play.table import Viewer
from pragmatica.server.told.wire import event_views
from tests.samples import SMALLEST

KIND, RULE = next(iter(pragmatica.game(SMALLEST.game).event_rules.items()))
OLD = f'[["{KIND}","{SMALLEST.game}",{{}}]]'
KEPT = f'[["{KIND}","{SMALLEST.game}",{{}},{{}},null,"X-1.1"]]'
OWN = '[["seat-taken","table",{"seat":"seat:france"}]]'
GONE = '[["left-board","a_game_that_has_gone",{}]]'


@pytest.mark.parametrize(("events", "rule"), [(KEPT, "X-1.1"), (OLD, RULE), (OWN, None), (GONE, None)])
def test_an_event_tells_its_rule(events: str, rule: str | None) -> None:
    """The kept one, else that of its kind; what the table itself does happens by no rule of a game."""
    change = ChangeRow(change=1, step=1, quiet_seat=None, quiet=0, records="[]", events=events)

    (told,) = event_views([change], Viewer(), -1, over=False)

    assert (told.rule or None) == rule
