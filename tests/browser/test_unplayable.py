"""Pages of a table whose match the server cannot play any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.samples import THREE
from tests.server.client import Server
from tests.server.test_unplayable import LACKS, spoil


class Old(NamedTuple):
    """A table, and its address."""

    ident: str
    url: str


@pytest.fixture(scope="module", params=["rules", "board", "game"])
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    """A match in which powers have moved, at a server that then lacks something of it."""
    server = Server(tmp_path_factory.mktemp("old"), bots="0").start()
    host = server.browser()
    ident = host.open(**THREE.asked, name="Old table")
    for _ in range(20):
        seat = host.table(ident)["waiting"][0]["seat"]
        host.act(ident, seat, host.table(ident, seat)["view"]["actions"][0]["id"])
    server.stop()
    lack = LACKS[request.param]
    spoil(
        server, ident, lack._replace(old=lack.old.replace("toy", THREE.game), new=lack.new.replace("toy", THREE.game))
    )
    server.start()
    yield Old(ident, f"{server.url}/table/{ident}")
    server.close()


def test_the_page_tells_what_has_happened(page: Page, old: Old) -> None:
    """It says why nothing can be played, shows the log and leads to record and replay."""
    page.goto(old.url)

    expect(page.get_by_text("This match cannot be played on here")).to_be_visible()
    expect(page.get_by_role("log").locator("li").first).to_be_visible()
    assert page.request.get(page.get_by_role("link", name="Game record").evaluate("node => node.href")).ok


def test_the_replay_goes_back(page: Page, old: Old) -> None:
    """Before the first step there was no more than what had been dealt."""
    page.goto(f"{old.url}/replay")
    lines = page.get_by_role("log").locator("li")
    expect(lines.first).to_be_visible()

    count = lines.count()

    page.get_by_role("button", name="To the beginning").click()

    expect(lines).not_to_have_count(count)
    assert lines.count() < count
