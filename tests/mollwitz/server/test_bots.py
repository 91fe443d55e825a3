"""Bots at a table of Mollwitz."""

from __future__ import annotations

import time
from typing import Any

from tests.server.client import PATIENCE, Browser


def austrians(view: dict[str, Any]) -> dict[str, Any]:
    """Where the Austrian units stand."""
    return {one["id"]: one["hex"] for one in view["observation"]["units"] if one["id"].startswith("A_")}


def test_a_bot_leads_the_other_army(host: Browser) -> None:
    """Against a person who plays Prussia the steady bot chooses its chits and moves its troops."""
    seats = {"austria": {"control": "bot", "bot": "steady"}}
    ident = host.open(game="mollwitz", scenario="romer", players=2, seats=seats)
    view = host.table(ident, "prussia")["view"]
    before, end = austrians(view), time.monotonic() + 5 * PATIENCE
    while austrians(view) == before:
        assert time.monotonic() < end
        if view["actions"]:
            host.act(ident, "prussia", view["actions"][0]["id"], version=view["version"])
        else:
            time.sleep(0.05)
        view = host.table(ident, "prussia")["view"]

    assert austrians(view).keys() == before.keys()
