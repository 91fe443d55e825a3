"""Very many who watch one match: all are told, alike and from memory, and who plays is not held up."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from pragmatica.bench import followers
from pragmatica.server.tables.live import SLICE, Hub
from tests.server.client import Browser, choose


def test_a_crowd_is_told_of_each_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the measurement of two thousand does it, which waits until each of them has been told each time."""
    monkeypatch.setattr(followers, "FOLLOWERS", 2 * SLICE + 1)
    delay, worked = followers.measure(0.1)
    assert delay.value > 0
    assert worked.unit == "ms"


def test_who_plays_is_woken_before_those_who_watch() -> None:
    """And of those some in each turn of the event loop, so that others are served between them."""

    async def crowd() -> list[int]:
        hub, woken = Hub(), []
        with ExitStack() as stack:
            watchers = [stack.enter_context(hub.watching("table")) for _ in range(2 * SLICE + 1)]
            watchers[-1].seats = frozenset({"north"})
            hub.changed("table")
            assert await watchers[-1].wait(0)
            for _ in range(4):
                woken.append(sum(await asyncio.gather(*(one.wait(0) for one in watchers[:-1]))))
        return woken

    assert sum(asyncio.run(crowd())) == 2 * SLICE


def test_all_who_see_the_same_are_told_the_same(host: Browser) -> None:
    """To the byte, whenever they came; who plays there is told his own."""
    ident = host.open()
    with ExitStack() as stack:
        strangers = [stack.enter_context(host.server.browser().follow(ident)) for _ in range(3)]
        player = stack.enter_context(host.follow(ident, "north"))
        for one in (*strangers, player):
            one.next()
        choose(host, ident, "north")
        told = [one.until(1) for one in strangers]
        assert told[0]["table"]["view"]["seat"] is None
        assert all({**one, "now": 0} == {**told[0], "now": 0} for one in told)
        assert player.until(1)["table"]["view"]["seat"] == "north"
