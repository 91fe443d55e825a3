"""What players are called, and the list of the tables that a browser plays at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import FIRST, FORM, SECOND, THIRD, open_table

FRIENDS = {FIRST: "This device", SECOND: "Friend’s link", THIRD: "Bot"}


def opened(host: Page, seats: dict[str, str] = FRIENDS) -> list[str]:
    """The links of a table for a host and his friends, who looks at it."""
    open_table(host, seats)
    friends = [name for name, control in seats.items() if control == "Friend’s link"]
    links = [host.get_by_label(re.compile(name)).input_value() for name in friends]
    host.get_by_role("link", name="To the table").click()
    return links


def seat_line(page: Page, seat: str) -> str:
    """What the menu of seats says of one."""
    page.get_by_role("button", name="Seats").first.click()
    found = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=seat).first.inner_text()
    page.keyboard.press("Escape")
    return found


def name_oneself(page: Page, name: str) -> None:
    """Answer the question for a name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take this name").click()
    page.get_by_label("Your name").wait_for(state="hidden")


def test_a_friend_is_asked_his_name(new_page: NewPage) -> None:
    """Who has followed his link says what he is called, and the host reads it at his seat."""
    host, friend = new_page(), new_page()
    (link,) = opened(host)
    friend.goto(link)

    expect(friend.get_by_text(f"You play {SECOND}. What may the others call you?")).to_be_visible()
    name_oneself(friend, "Żaneta")

    host.locator(".prompt").wait_for()
    assert "Żaneta" in seat_line(host, SECOND)


def test_a_browser_keeps_the_name(new_page: NewPage) -> None:
    """At the next table its reader is not asked again, and sits there with his name."""
    host, friend = new_page(), new_page()
    (first,) = opened(host)
    friend.goto(first)
    name_oneself(friend, "Anna")
    (second,) = opened(host)

    friend.goto(second)

    expect(friend.locator(".prompt")).to_be_visible()
    assert friend.get_by_label("Your name").count() == 0
    host.locator(".prompt").wait_for()
    assert "Anna" in seat_line(host, SECOND)


def test_a_name_that_is_taken_keeps_nobody_out(new_page: NewPage) -> None:
    """Two of the same name: the second sits down all the same, and is asked for another."""
    host, friend = new_page(), new_page()
    host.goto(FORM)
    for seat, control in FRIENDS.items():
        host.get_by_role("group", name=seat).get_by_text(control, exact=True).click()
    host.get_by_role("group", name=FIRST).get_by_role("textbox").fill("Anna")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label(re.compile(SECOND)).input_value()
    friend.goto("/")
    friend.evaluate("localStorage.setItem('pragmatica.name', 'Anna')")
    friend.goto(link)

    expect(friend.get_by_label("Your name")).to_have_value("Anna")
    friend.get_by_role("button", name="Take this name").click()
    expect(friend.get_by_role("alert")).to_contain_text("Another seat at this table has this name")
    name_oneself(friend, "Anna II")


def test_a_player_may_go_without_a_name(new_page: NewPage) -> None:
    """Who wants none is not asked at this table again."""
    host, friend = new_page(), new_page()
    (link,) = opened(host)
    friend.goto(link)

    friend.get_by_role("button", name="No name").click()
    friend.reload()

    expect(friend.locator(".prompt")).to_be_visible()
    assert friend.get_by_label("Your name").count() == 0


def test_a_name_can_be_changed(new_page: NewPage) -> None:
    """The menu of seats lets a player rename himself, in a match and before it."""
    host = new_page()
    opened(host, {FIRST: "This device", SECOND: "Bot", THIRD: "Bot"} | {SECOND: "Friend’s link"})
    friend = new_page()
    host.get_by_role("button", name="Make a new link").click()
    friend.goto(host.get_by_label("Link, opens the seat once").input_value())
    name_oneself(friend, "Jan")

    friend.get_by_role("button", name="Seats").first.click()
    friend.get_by_role("button", name="Change your name").click()
    name_oneself(friend, "Jan III")

    assert "Jan III" in seat_line(host, SECOND)


def test_a_name_is_bounded(new_page: NewPage) -> None:
    """The field says what is too long before anything is sent."""
    host, friend = new_page(), new_page()
    (link,) = opened(host)
    friend.goto(link)

    friend.get_by_label("Your name").fill("x" * 41)

    fault = friend.get_by_label("Your name").evaluate("(field) => field.validationMessage")
    assert fault == "At most 40 characters."


def test_my_tables_tell_with_whom_and_whose_turn_it_is(new_page: NewPage) -> None:
    """The list names opponents, whose turn it is and when the last move was, one's own turn first."""
    host, friend = new_page(), new_page()
    (link,) = opened(host)
    friend.goto(link)
    name_oneself(friend, "Anna")
    (other, _) = opened(host, FRIENDS | {THIRD: "Friend’s link"})
    friend.goto(other)
    expect(friend.get_by_text("still awaited")).to_be_visible()
    friend.goto("/")

    lines = friend.locator("[data-table]")

    expect(lines.first).to_contain_text("your turn")
    expect(lines.first).to_contain_text(f"You as {SECOND}, with {FIRST} and Bot")
    expect(lines.first).to_contain_text("Last move just now")
    expect(lines.last).to_contain_text(f"Still awaited: {THIRD}")


def test_my_tables_are_looked_at_again(new_page: NewPage) -> None:
    """A page that is looked at again tells what has happened meanwhile."""
    host, friend = new_page(), new_page()
    (link,) = opened(host)
    host.goto("/")
    line = host.locator("[data-table]")
    expect(line).to_contain_text(f"Still awaited: {SECOND}")

    friend.goto(link)
    friend.get_by_label("Your name").wait_for()
    host.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    expect(line).not_to_contain_text("Still awaited")


def test_a_browser_without_tables_is_told_what_will_stand_there(page: Page) -> None:
    """The start page says where tables come from."""
    page.goto("/")

    expect(page.get_by_text("follow a link that a friend has sent you")).to_be_visible()


@pytest.mark.parametrize("size", [360, 1440])
def test_names_and_tables_are_for_everybody(new_page: NewPage, axe: str, size: int) -> None:
    """No fault in the question for a name and in the list of tables, which fit the page."""
    host, friend = new_page(), new_page(viewport={"width": size, "height": 780})
    link, _ = opened(host, {FIRST: "This device", SECOND: "Friend’s link", THIRD: "Friend’s link"})
    for address, shown in ((link, ".ask-name"), ("/", "[data-table]")):
        friend.goto(address)
        friend.locator(shown).wait_for()

        assert [*faults(friend, axe), *without_words(friend)] == []
        assert width(friend) <= size
