"""Before a match begins: who is awaited, what the host can do about it, and what each browser adds to the chance."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import FIRST, SEATS, SECOND, THIRD, open_table

LINKS = {FIRST: "This device", SECOND: "Friend’s link", THIRD: "Friend’s link"}


def opened(host: Page, seats: dict[str, str] = LINKS) -> dict[str, str]:
    """A table at which friends are awaited, looked at by its host; their links."""
    open_table(host, seats)
    names = [name for name, control in seats.items() if control == "Friend’s link"]
    links = {name: host.get_by_label(re.compile(name)).input_value() for name in names}
    host.get_by_role("link", name="To the table").click()
    expect(host.get_by_text("still awaited")).to_be_visible()
    return links


def test_the_match_begins_when_all_have_come(new_page: NewPage) -> None:
    """All pages show who is awaited; when the last one follows his link, each shows the match by itself."""
    host, second, third = new_page(), new_page(), new_page()
    links = opened(host)
    expect(host.get_by_text("2 players are still awaited")).to_be_visible()

    second.goto(links[SECOND])
    for page in (host, second):
        expect(page.get_by_text("One player is still awaited")).to_be_visible()
        assert page.locator(".board, .card, .prompt").count() == 0
    third.goto(links[THIRD])

    for page in (host, second, third):
        expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("before", ["", f"#{SEATS[1]}=a-wrong-secret"], ids=["looking on", "after a wrong link"])
def test_a_link_is_followed_where_the_table_is_shown_already(new_page: NewPage, before: str) -> None:
    """It differs from the address that is open by what stands behind the # alone, and gives the seat all the same."""
    host, second = new_page(), new_page()
    links = opened(host)
    second.goto(host.url + before)
    expect(
        second.get_by_text("2 players are still awaited").or_(second.get_by_text("gives you no seat"))
    ).to_be_visible()

    second.goto(links[SECOND])

    for page in (host, second):
        expect(page.get_by_text("One player is still awaited")).to_be_visible()
    assert "#" not in second.url


def test_each_browser_sees_that_its_part_is_in_the_chance(new_page: NewPage) -> None:
    """The seats' menu names whose parts there are and says that this browser's own is there."""
    host, second, third = new_page(), new_page(), new_page()
    links = opened(host)
    second.goto(links[SECOND])
    third.goto(links[THIRD])

    for page in (host, second, third):
        page.locator(".prompt").wait_for()
        page.get_by_role("button", name="Seats").click()
        expect(page.get_by_role("dialog")).to_contain_text("This browser’s part is in it")
        expect(page.get_by_role("dialog")).to_contain_text(f"the host, {SECOND} and {THIRD}")


def test_who_waits_may_talk(new_page: NewPage) -> None:
    """The host and a friend talk while a third one is awaited."""
    host, second = new_page(), new_page()
    links = opened(host)
    second.goto(links[SECOND])

    second.locator("#talk-text").fill(f"Where is {THIRD}?")
    second.locator("#talk-text").press("Enter")

    expect(host.get_by_text(f"Where is {THIRD}?")).to_be_visible()


def test_the_host_need_not_wait(new_page: NewPage) -> None:
    """He lets a bot play one awaited seat and plays another himself; then the device changes hands as ever."""
    host = new_page()
    opened(host)

    host.get_by_role("button", name="Let a bot play").first.click()
    expect(host.get_by_text("One player is still awaited")).to_be_visible()
    host.get_by_role("button", name="Play it on this device").click()

    expect(host.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert host.locator(".board, .card, .prompt").count() == 0


def test_a_lost_link_is_made_anew(new_page: NewPage) -> None:
    """The host makes another link for who is awaited; it opens the seat."""
    host, second = new_page(), new_page()
    opened(host, {FIRST: "This device", SECOND: "Friend’s link", THIRD: "Bot"})
    host.get_by_role("button", name="Make a new link").click()

    second.goto(host.get_by_label("Link, opens the seat once").input_value())

    expect(second.locator(".prompt")).to_be_visible()
    expect(host.locator(".prompt")).to_be_visible()


def test_who_sits_down_later_is_told_so(new_page: NewPage) -> None:
    """A match that had begun before is no secret to who takes a seat in it."""
    host, friend = new_page(), new_page()
    open_table(host, {FIRST: "This device", SECOND: "Bot", THIRD: "Bot"})
    host.locator(".prompt").wait_for()
    host.get_by_role("button", name="Seats").click()
    host.get_by_role("listitem").filter(has_text=SECOND).get_by_role("button", name="Make a link").click()

    friend.goto(host.get_by_label("Link, opens the seat once").input_value())

    note = friend.get_by_role("status").filter(has_text="had begun before this browser sat down")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Close").click()
    expect(note).to_be_hidden()
