"""Seats in real browsers: answers that are lost, links that are opened at once, browsers that are signed out."""

from __future__ import annotations

import re
import time

import httpx
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.tables import FIRST, FORM, SEATS, SECOND, THIRD, open_table

FRIENDS = {FIRST: "This device", SECOND: "Friend’s link", THIRD: "Friend’s link"}


def opened(host: Page) -> list[str]:
    """The links of a table for a host and two friends."""
    open_table(host, FRIENDS)
    links = [host.get_by_label(re.compile(name)).input_value() for name in (SECOND, THIRD)]
    host.get_by_role("link", name="To the table").click()
    return links


def sent(route: Route) -> httpx.Response:
    """What the server answers to a request that carries no cookie."""
    request = route.request
    kept = ("content-type", "idempotency-key", "origin")
    headers = {name: value for name, value in request.headers.items() if name in kept}
    return httpx.post(request.url, content=request.post_data_buffer, headers=headers)


def test_an_answer_that_was_lost_is_asked_for_again(new_page: NewPage) -> None:
    """The line breaks after the server has given the seat away: the page asks again by itself, and has the seat."""
    host, friend = new_page(), new_page()
    link, _ = opened(host)
    lost: list[int] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append(sent(route).status_code)
        route.abort()

    friend.route("**/join", lose)
    friend.goto(link)

    expect(friend.get_by_text("(this device)")).to_be_visible()
    assert lost == [204]
    expect_held(friend, SEATS[1])


def test_a_seat_is_asked_for_again_after_a_reload(new_page: NewPage) -> None:
    """The link is no longer in the address then: the page has kept what it has asked for."""
    host, friend = new_page(), new_page()
    link, _ = opened(host)

    lost: list[int] = []

    def lose(route: Route) -> None:
        lost.append(sent(route).status_code)
        route.abort()

    friend.route("**/join", lose)
    friend.goto(link)
    friend.wait_for_function("() => !location.hash")
    while not lost:
        friend.wait_for_timeout(20)
    friend.unroute("**/join")
    friend.reload()

    expect_held(friend, SEATS[1])


def test_two_links_opened_at_once_keep_both_seats(new_page: NewPage) -> None:
    """In a fresh browser each request gets a cookie of its own; the browser ends up with one, and both seats."""
    host, friend = new_page(), new_page()
    links = opened(host)
    tabs = [friend, friend.context.new_page()]
    waiting: list[Route] = []

    def together(route: Route) -> None:
        waiting.append(route)
        if len(waiting) > 2:
            route.continue_()
        elif len(waiting) == 2:  # both have left without a cookie; only now they are answered
            answers = [sent(one) for one in waiting[:2]]
            for one, answer in zip(waiting[:2], answers, strict=True):
                one.fulfill(status=answer.status_code, headers=dict(answer.headers))

    friend.context.route("**/join", together)
    for tab, link in zip(tabs, links, strict=True):
        tab.goto(link, wait_until="commit")

    expect_held(friend, SEATS[2], SEATS[1])
    assert len(waiting) > 2


def holds(page: Page) -> list[str]:
    """The seats that the page's browser holds."""
    table = page.url.split("/table/")[1].split("#")[0]
    seats = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["seats"]
    return sorted(one["seat"] for one in seats if one["mine"])


def expect_held(page: Page, *seats: str) -> None:
    """Wait until the page's browser holds just these seats."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := holds(page)) != sorted(seats):
        assert time.monotonic() < end, found
        page.wait_for_timeout(50)


def seats_of(page: Page) -> None:
    """Open the list of seats."""
    page.get_by_role("button", name="Seats").first.click()


def test_a_browser_is_signed_out_of_a_seat(new_page: NewPage) -> None:
    """The friend keeps his seat to his browser: the stranger's page says so at once and shows no hand any longer."""
    host, friend, stranger = new_page(), new_page(), new_page()
    first, second = opened(host)
    friend.goto(first)
    new = new_page()
    new.goto(second)
    seats_of(host)
    host.get_by_role("listitem").filter(has_text="Louis").get_by_role("button", name="Make a link").click()
    stranger.goto(host.get_by_label(re.compile("Link, opens the seat once")).input_value())
    expect(stranger.locator(".hands .card").first).to_be_visible()

    seats_of(friend)
    seat = friend.get_by_role("listitem").filter(has_text="Louis")
    expect(seat.get_by_text("Held in 2 browsers")).to_be_visible()
    seat.get_by_role("button", name="Keep to this browser").click()
    friend.get_by_role("dialog", name="Keep the seat to this browser?").get_by_role(
        "button", name="Keep to this browser"
    ).click()

    expect(stranger.get_by_role("alert").get_by_text("This browser no longer holds")).to_be_visible()
    expect(stranger.locator("#prompt-title")).to_have_text("You are watching")
    expect(stranger.locator(".hands .card")).to_have_count(0)
    expect(seat.get_by_role("button", name="Keep to this browser")).to_have_count(0)
    assert holds(friend) == [SEATS[1]]


def test_who_takes_over_a_bot_s_seat_is_told_what_it_means(new_page: NewPage) -> None:
    """He is asked first; afterwards he can only leave it, and everybody sees that its hand has been seen."""
    host = new_page()
    open_table(host, {FIRST: "This device", SECOND: "Bot", THIRD: "Bot"})
    host.locator(".prompt").wait_for()
    seats_of(host)
    seat = host.get_by_role("listitem").filter(has_text="Louis")

    for step, title in (("Take over from the bot", "Take over the bot’s seat?"), ("Leave to a bot", "Leave the seat")):
        seat.get_by_role("button", name=step).click()
        host.get_by_role("dialog", name=title).get_by_role("button", name=step).click()

    expect(seat.get_by_text("has seen the bot’s hand")).to_be_visible()
    assert holds(host) == [SEATS[0]]


def test_bots_may_keep_their_seats(new_page: NewPage) -> None:
    """Where a new table says so, nobody is offered to take one over."""
    host = new_page()
    host.goto(FORM)
    host.get_by_role("group", name=SECOND).get_by_text("Bot", exact=True).click()
    host.get_by_label("Bots keep their seats").check()
    host.get_by_role("button", name="Open the table").click()
    host.locator(".curtain button, .prompt").first.click()
    seats_of(host)

    expect(host.get_by_text("at this table nobody takes one over")).to_be_visible()
    seat = host.get_by_role("listitem").filter(has_text="Louis")
    expect(seat.get_by_role("button")).to_have_count(0)
