"""Whole games, played by pressing what the page offers."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.maria.browser.player import Player, open_table, start_alone

ROLES = {"Prussia": "frederick", "Austria": "maria_theresa", "France": "louis"}


@pytest.mark.parametrize(("role", "seed"), [("Prussia", 1), ("Austria", 2), ("France", 3)])
def test_alone_against_bots(page: Page, role: str, seed: int) -> None:
    """Two clicks lead to a table against two bots; the game reaches its end and opens the seal of its shuffles."""
    start_alone(page, role)

    Player(page, seed).play(240)

    expect(page.locator(".result h2")).to_have_text(re.compile("wins?$|A draw"))
    page.get_by_text("Check the shuffles").click()
    expect(page.get_by_label("Secret number")).to_have_value(re.compile("^[0-9a-f]{16,}$"))


def test_two_at_one_screen(page: Page) -> None:
    """Two people share a screen against a bot: a curtain falls between them, and the game reaches its end."""
    open_table(page, {"Maria Theresa": "This device", "Louis XV": "Bot", "Frederick": "This device"})
    player = Player(page, 4, haste=0.5)

    player.play(300)

    expect(page.locator(".result")).to_be_visible()


def test_the_curtain_hides_all(page: Page) -> None:
    """While the device changes hands the page holds no card, no number of troops and no map."""
    open_table(page, {"Maria Theresa": "This device", "Louis XV": "Bot", "Frederick": "This device"})

    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert page.locator(".board, .card, .prompt").count() == 0
    assert page.evaluate("document.body.innerText.match(/\\d/)") is None


def test_three_browsers(new_page: NewPage) -> None:
    """A host and two friends who follow their links play a game to its end, each seeing only his own cards."""
    host = new_page()
    open_table(host, {"Maria Theresa": "This device", "Louis XV": "Friend’s link", "Frederick": "Friend’s link"})
    links = [host.get_by_label(re.compile(name)).input_value() for name in ("Louis XV", "Frederick")]
    host.get_by_role("link", name="To the table").click()
    friends = [new_page(), new_page()]
    for friend, link in zip(friends, links, strict=True):
        friend.goto(link)
        friend.get_by_role("heading", level=1).wait_for()
        assert "#" not in friend.url
    players = [Player(page, seed, haste=0.6) for seed, page in enumerate([host, *friends])]

    end = time.monotonic() + 300
    while not all(player.state == "over" for player in players):
        assert time.monotonic() < end, [player.state for player in players]
        acted = [player.act(player.state) for player in players]
        if not any(acted):
            host.wait_for_timeout(20)

    for page in (host, *friends):
        expect(page.locator(".result")).to_be_visible()


def test_a_link_opens_its_seat_once(new_page: NewPage) -> None:
    """A second browser with the same link is told so."""
    host, friend, other = new_page(), new_page(), new_page()
    open_table(host, {"Maria Theresa": "This device", "Louis XV": "Friend’s link", "Frederick": "Bot"})
    link = host.get_by_label(re.compile("Louis XV")).input_value()
    friend.goto(link)
    friend.locator(".prompt").wait_for()

    other.goto(link)

    expect(other.get_by_role("heading", level=1)).to_have_text("This link gives you no seat")


def test_a_watcher_sees_no_secrets(new_page: NewPage) -> None:
    """Whoever opens the address without a seat watches and is told so: no cards, no questions to answer."""
    host, watcher = new_page(), new_page()
    start_alone(host, "Prussia")

    watcher.goto(host.url)
    watcher.locator(".board").wait_for()

    expect(watcher.locator("#prompt-title")).to_have_text("You are watching")
    expect(watcher.locator(".hands .card")).to_have_count(0)
    expect(watcher.locator(".prompt button.primary")).to_have_count(0)
