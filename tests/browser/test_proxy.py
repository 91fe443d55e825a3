"""Behind a proxy: below a path of its host."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import begin, of
from tests.browser.proxy import behind
from tests.browser.tables import FIRST, SECOND, THIRD, open_table
from tests.samples import PLAYED, THREE, Sample
from tests.server.client import Server


@pytest.mark.parametrize("strips", [True, False], ids=["path taken off", "path kept"])
def test_a_table_below_a_path(tmp_path: Path, new_page: NewPage, strips: bool) -> None:
    """Pages, links to share, sockets and cookies all lie below the path that the server is told."""
    server = Server(tmp_path, root_path="/games/pragmatica/").start()
    try:
        with behind(server.port, "/games/pragmatica", strips=strips) as proxy:
            page = new_page(base_url=proxy.url)
            begin(page, THREE, at=proxy.url)
            assert page.url.startswith(f"{proxy.url}/table/")
            player = of(page, THREE, 61, 1)
            assert player.asked()
            player.act(player.state)
            assert {cookie["path"] for cookie in page.context.cookies()} == {"/games/pragmatica"}

            page.get_by_role("button", name="Seats").click()
            field = page.get_by_label("To watch")
            assert field.input_value() == page.url
            watcher = new_page()
            watcher.goto(field.input_value())
            expect(watcher.locator(".board")).to_be_visible()
            page.keyboard.press("Escape")
            page.locator("header .home").click()
            expect(page).to_have_url(f"{proxy.url}/")
            page.locator("a[href*='/table/']").click()
            expect(page.locator(".prompt")).to_be_visible()
    finally:
        server.close()


def test_a_seat_link_below_a_path(tmp_path: Path, new_page: NewPage) -> None:
    """A friend's link, as the form shows it, opens his seat; going back and forth stays below the path."""
    server = Server(tmp_path, root_path="/pragmatica").start()
    try:
        with behind(server.port, "/pragmatica") as proxy:
            host, friend = new_page(), new_page()
            seats = {FIRST: "Bot", SECOND: "This device", THIRD: "Friend’s link"}
            open_table(host, seats, at=proxy.url)
            link = host.get_by_label(re.compile(THIRD)).input_value()
            assert link.startswith(f"{proxy.url}/table/")

            friend.goto(link)
            expect(friend.locator(".prompt[data-kind]")).to_be_visible()
            assert "#" not in friend.url
            host.get_by_role("link", name="To the table").click()
            host.go_back()
            expect(host).to_have_url(re.compile(f"^{re.escape(proxy.url)}/new/{THREE.game}"))
    finally:
        server.close()


@pytest.mark.parametrize("sample", PLAYED)
def test_without_websockets_the_page_asks(server: Server, new_page: NewPage, sample: Sample) -> None:
    """A proxy that upgrades nothing stops no game: what bots and others do is asked for, and the page says so."""
    with behind(server.port, upgrades=False) as proxy:
        page = new_page(base_url=proxy.url)
        begin(page, sample, at=proxy.url)
        told = page.get_by_text("lets no live line through")
        expect(told).to_be_visible(timeout=30_000)
        watcher = new_page(base_url=proxy.url)
        watcher.goto(page.url)
        expect(watcher.get_by_text("lets no live line through")).to_be_visible(timeout=30_000)
        lines = watcher.locator(".log li").count()

        player = of(page, sample, 62, 1)
        for _ in range(3):
            assert player.asked()
            player.act(player.state)
        expect(watcher.locator(".log li").nth(lines)).to_be_attached(timeout=30_000)

        proxy.upgrades = True
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(told).to_be_hidden(timeout=30_000)
