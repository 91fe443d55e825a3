"""Events tell the rule by which they happened, those too that were kept before rules were."""

from __future__ import annotations

import pytest

from pragmatica.server.storage import ChangeRow
from pragmatica.server.tables import Viewer
from pragmatica.server.wire import event_views

OLD = '[["left-board","ancien_regime",{"power":"power:france"}]]'
KEPT = '[["left-board","ancien_regime",{"power":"power:france"},{},null,"A-10.41"]]'
OWN = '[["seat-taken","table",{"seat":"seat:france"}]]'
GONE = '[["left-board","a_game_that_has_gone",{}]]'


@pytest.mark.parametrize(("events", "rule"), [(KEPT, "A-10.41"), (OLD, "A-9.91"), (OWN, None), (GONE, None)])
def test_an_event_tells_its_rule(events: str, rule: str | None) -> None:
    """The kept one, else that of its kind; what the table itself does happens by no rule of a game."""
    change = ChangeRow(change=1, step=1, quiet_seat=None, quiet=0, records="[]", events=events)

    (told,) = event_views([change], Viewer(), -1, over=False)

    assert (told.rule or None) == rule
