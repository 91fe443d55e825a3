"""Bots at a table where treaties are made."""

from __future__ import annotations

import time

from tests.server.client import PATIENCE, Browser


def test_a_bot_answers_a_proposal_at_once(host: Browser) -> None:
    """What is proposed to a bot is answered before anybody moves on: by the seats that nobody asks, too."""
    people, bot = "maria_theresa", {"control": "bot", "bot": "steady"}
    ident = host.open(game="maria", scenario="advanced", players=3, seats={"louis": bot, "frederick": bot})
    end = time.monotonic() + 5 * PATIENCE
    while (view := host.table(ident, people)["view"])["observation"]["stage"] < 2 or not view["actions"]:
        assert time.monotonic() < end
        if view["actions"]:
            host.act(ident, people, view["actions"][0]["id"], version=view["version"])
        else:
            time.sleep(0.05)

    promise = ("no-attack", "austria", "prussia", "turn-4")
    host.act(ident, people, *(f"write-{word}" for word in promise), "propose-frederick", version=view["version"])
    while not (realm := host.table(ident, people)["view"]["observation"]["realm"])["agreements"]:
        assert time.monotonic() < end
        time.sleep(0.05)

    assert not realm["proposals"]
    assert host.table(ident, people)["view"]["version"] == view["version"]
