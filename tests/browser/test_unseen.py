"""Pages about a game that the server plays and that they cannot show, and the ways from game to game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Server

GAME = "toy"
TOLD = f"These pages cannot show the game {GAME}"


@pytest.fixture
def table(server: Server) -> str:
    """The address of a table of the game at which the match has begun."""
    return f"/table/{server.browser().open()}"


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}"])
def test_the_page_says_that_it_cannot_show_a_game(page: Page, path: str) -> None:
    """It says so in a sentence, with the command that plays the game in the terminal."""
    page.goto(path)

    expect(page.get_by_text(TOLD)).to_be_visible()
    expect(page.get_by_text(f"pragmatica play {GAME}")).to_be_visible()


@pytest.mark.parametrize("page_of_table", ["", "/replay"])
def test_a_table_of_such_a_game_says_so(page: Page, table: str, page_of_table: str) -> None:
    """Its pages are not empty, and lead to the record."""
    page.goto(table + page_of_table)

    expect(page.get_by_text(TOLD)).to_be_visible()
    assert page.request.get(page.get_by_role("link", name="Game record").evaluate("node => node.href")).ok


def test_an_unknown_game_is_told(page: Page) -> None:
    """An address with a wrong name offers the games that there are."""
    page.goto("/new/nothing")

    expect(page.get_by_text("This server has no game of the name nothing")).to_be_visible()
    expect(page.get_by_role("navigation", name="Game").get_by_role("link")).not_to_have_count(0)


@pytest.mark.parametrize("way", ["New table", "Rules"])
def test_the_ways_lead_to_the_game_of_the_page(page: Page, way: str) -> None:
    """Where a page is about a game, the ways at its head are those of that game; elsewhere the games are offered."""
    page.goto("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name=way).click()
    offered = page.get_by_role("navigation", name="Game").get_by_role("link")
    expect(offered).not_to_have_count(0)
    chosen = offered.last.get_attribute("href")
    offered.last.click()

    for other in ("Rules", "New table", way):
        page.get_by_role("navigation", name="Pages").get_by_role("link", name=other).click()

    expect(page).to_have_url(f"{page.url.split('/new')[0].split('/rules')[0]}{chosen}")
