"""The lobby in the browser: a table is found, taken, left and begun; friends are asked to one by name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import FIRST, FORM, SEATS, SECOND, THIRD, open_table
from tests.browser.test_accounts import register
from tests.samples import THREE
from tests.server.people import PASSWORD

SECOND_SEAT, *OTHERS = SEATS[1:]
FRIENDS = {FIRST: "This device", SECOND: "Friend’s link", THIRD: "Bot"}


def publish(host: Page, name: str, *, bots: tuple[str, ...] = (THIRD,), members: bool = False) -> None:
    """Open a public table: the first seat is the host's, the others are open but for bots'."""
    host.goto(FORM)
    host.get_by_label(f"{len(SEATS)} players").check()
    host.get_by_role("radio", name=re.compile("^Public")).check()
    for seat in bots:
        host.get_by_role("group", name=seat).get_by_text("Bot", exact=True).click()
    if members:
        host.get_by_label("Only for people who are signed in").check()
    host.get_by_label(re.compile("^Name of the table")).fill(name)
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("This table is public")).to_be_visible()


def found(page: Page, name: str) -> None:
    """Look for a table in the lobby, and see it there."""
    page.goto("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Club").click()
    expect(line(page, name)).to_be_visible()


def line(page: Page, name: str) -> Locator:
    """A table of the list."""
    return page.locator("li[data-table]").filter(has_text=name)


def test_two_find_each_other_and_play(new_page: NewPage) -> None:
    """Who finds a table in the lobby sits down; with the last seat the match begins for both."""
    host, guest = new_page(), new_page()
    publish(host, "Evening by the lobby")

    found(guest, "Evening by the lobby")
    line(guest, "Evening by the lobby").get_by_role("button", name=f"Sit down as {SECOND}").click()

    expect(guest.locator(".prompt")).to_be_visible()
    expect(host.locator(".prompt")).to_be_visible()
    host.goto("/lobby")
    expect(host.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(line(host, "Evening by the lobby")).to_have_count(0)


def test_a_guest_leaves_and_the_host_begins(new_page: NewPage) -> None:
    """A seat that is left is free again; the host begins with bots."""
    host, guest = new_page(), new_page()
    publish(host, "Coming and going", bots=())
    guest.goto(host.url)
    guest.get_by_role("listitem").filter(has_text=SECOND).get_by_role("button", name="Sit down").click()
    leave = guest.get_by_role("button", name="Leave the seat")
    expect(leave).to_be_visible()
    expect(host.get_by_role("button", name="Send away")).to_be_visible()

    leave.click()
    expect(guest.get_by_role("button", name="Sit down").first).to_be_visible()
    host.get_by_role("button", name="Begin now").click()

    expect(host.locator(".prompt")).to_be_visible()


def test_a_table_is_closed_after_a_second_press(new_page: NewPage) -> None:
    """It says so to all who look at it, and stands in no list."""
    host, guest = new_page(), new_page()
    publish(host, "Never mind")
    guest.goto(host.url)

    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Really close it").click()

    for page in (host, guest):
        expect(page.get_by_text("This table has been closed before it began.")).to_be_visible()


def test_the_list_is_narrowed_and_shown_whole_again(new_page: NewPage) -> None:
    """A choice that no table meets says so, and one press shows all."""
    host, guest = new_page(), new_page()
    publish(host, "Narrow and wide")
    found(guest, "Narrow and wide")

    guest.get_by_label("Time to think").select_option("bank")
    expect(guest.get_by_text("No table of this kind waits for players.")).to_be_visible()
    guest.get_by_role("button", name="Show all").click()

    expect(line(guest, "Narrow and wide")).to_be_visible()


def test_a_table_for_members_leads_to_the_way_in(new_page: NewPage) -> None:
    """Who is not signed in finds no seat there, but the way to sign in."""
    host, guest = new_page(), new_page()
    publish(host, "For the known alone", members=True)
    found(guest, "For the known alone")

    expect(line(guest, "For the known alone").get_by_role("button", name=re.compile("Sit down"))).to_have_count(0)
    line(guest, "For the known alone").get_by_role("link", name="Sign in to sit down").click()

    expect(guest.get_by_role("heading", name="Sign in", level=1)).to_be_visible()


def test_a_friend_is_asked_by_name(new_page: NewPage) -> None:
    """Who has an account finds the invitation on the start page, and sits down with one press."""
    host, friend = new_page(), new_page()
    register(host, "Dorothea asks")
    register(friend, "Emil comes")
    open_table(host, FRIENDS)
    host.get_by_role("link", name="To the table").click()

    host.get_by_label("Name of an account").fill("Emil comes")
    host.get_by_role("button", name="Ask", exact=True).click()
    expect(host.get_by_text("Emil comes has been asked")).to_be_visible()
    friend.goto("/")
    expect(friend.get_by_text(f"Dorothea asks asks you: {SECOND}")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()

    expect(friend.locator(".prompt")).to_be_visible()
    expect(host.locator(".prompt")).to_be_visible()


def test_a_public_table_is_watched(new_page: NewPage) -> None:
    """It stands in a list of the browser's own until it is watched no longer."""
    host, guest = new_page(), new_page()
    publish(host, "Looking over shoulders")
    found(guest, "Looking over shoulders")

    line(guest, "Looking over shoulders").get_by_role("button", name="Watch").click()

    own = guest.locator("section").filter(has=guest.get_by_role("heading", name="Tables that you watch"))
    expect(own.get_by_role("link", name="Looking over shoulders")).to_be_visible()
    own.get_by_role("button", name="No longer: Looking over shoulders").click()
    expect(own).to_have_count(0)


def known(page: Page, name: str) -> None:
    """Make an account for who looks at a page, without its form."""
    page.goto("/")
    site = page.url.rstrip("/")
    body = {"name": name, "password": PASSWORD}
    assert page.request.post("/api/account", data=body, headers={"Origin": site}).ok
    page.reload()


def opened(page: Page, **more: object) -> str:
    """A table of who looks at a page, without the form; bots play all seats but the first two."""
    page.goto("/")
    site = page.url.rstrip("/")
    seats = {SECOND_SEAT: {"control": "open"}, **{seat: {"control": "bot"} for seat in OTHERS}}
    body = {**THREE.asked, "seats": seats, "public": True, **more}
    return str(page.request.post("/api/tables", data=body, headers={"Origin": site}).json()["id"])


def test_the_same_people_play_again(new_page: NewPage) -> None:
    """Who has an account is asked to the new table by one press, and by another sits where he sat."""
    host, friend = new_page(), new_page()
    known(host, "Franz again")
    known(friend, "Gideon again")
    ident = opened(host)
    for page, body in ((friend, "join"), (host, "votes"), (friend, "votes")):
        seat = SECOND_SEAT if page is friend else SEATS[0]
        wish = {} if body == "join" else {"wish": "abandon" if page is host else "consent"}
        site = page.url.rstrip("/")
        path = f"/api/tables/{ident}/{body}"
        assert page.request.post(path, data={"seat": seat, **wish}, headers={"Origin": site}).ok

    host.goto(f"/table/{ident}")
    host.get_by_role("button", name="Play again", exact=True).click()
    host.wait_for_url(lambda url: ident not in url)
    friend.goto("/lobby")
    expect(friend.get_by_text(f"Franz again asks you: {SECOND}")).to_be_visible()
    friend.get_by_role("button", name="Sit down").first.click()

    expect(friend.locator(".prompt, .waiting").first).to_be_visible()
    assert friend.url.split("#")[0] == host.url.split("#")[0]


def test_a_seat_that_somebody_leaves_stands_in_the_lobby(new_page: NewPage) -> None:
    """Below the tables that wait for players, with the way to its table."""
    host, guest = new_page(), new_page()
    ident = opened(host, name="Left half-way")
    site = host.url.rstrip("/")
    guest.goto("/")  # sits down, so that bots do not play the match to its end meanwhile
    path = f"/api/tables/{ident}"
    assert guest.request.post(f"{path}/join", data={"seat": SECOND_SEAT}, headers={"Origin": site}).ok
    offer = f"{path}/seats/{SEATS[0]}/offer"
    assert host.request.post(offer, data={"way": "public"}, headers={"Origin": site}).ok

    guest.goto("/lobby")

    left = guest.locator("section").filter(has=guest.get_by_role("heading", name="Seats in matches that go on"))
    expect(left.get_by_role("listitem").filter(has_text="Left half-way")).to_contain_text(FIRST)
    left.get_by_role("link", name="Left half-way").click()
    expect(guest).to_have_url(re.compile(f"/table/{ident}$"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_lobby_is_for_everybody(new_page: NewPage, axe: str, language: str) -> None:
    """On a phone, in each language: words for everything, nothing wider than the screen, nothing that axe finds."""
    host, page = new_page(), new_page(**PHONE, locale=language)
    publish(host, f"On a small screen {language}")
    page.goto("/lobby")
    line(page, f"On a small screen {language}").wait_for()

    assert (faults(page, axe), without_words(page), width(page)) == ([], [], PHONE_WIDTH)

    page.goto(host.url)
    page.get_by_role("listitem").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert (faults(page, axe), without_words(page), width(page)) == ([], [], PHONE_WIDTH)
