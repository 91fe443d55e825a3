"""Moderators: what they may do, that nobody else may, that all of it is told, and that they see no secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server, choose
from tests.server.events.tables import EVENT
from tests.server.people import PASSWORD, register, sign_in, who
from tests.server.test_admin import Admin
from tests.server.test_leaving import last, offer, seat_of, table_of_two

DOORS = (  # method, path and body of all that moderators may do
    ("GET", "/api/moderation", None),
    ("POST", "/api/moderation/sanctions", {"name": "Laudon", "kind": "mute", "hours": 1, "reason": "noise"}),
    ("DELETE", "/api/moderation/sanctions/nobody/mute", None),
    ("POST", "/api/moderation/tables/TABLE/close", {"reason": "noise"}),
    ("DELETE", "/api/moderation/tables/TABLE/close", None),
    ("POST", "/api/moderation/tables/TABLE/seats/south", {"to": "bot", "reason": "gone"}),
    ("POST", "/api/moderation/reports/none", {}),
)


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command."""
    return Admin(capsys)


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    """A server of its own."""
    started: Server = make_server().start()
    return started


def account(admin: Admin, server: Server, name: str, role: str = "member") -> Browser:
    """Somebody who is signed in, in a role."""
    browser = server.browser()
    register(browser, name)
    if role != "member":
        admin("user", "role", name, role, server=server)
        again = server.browser()
        sign_in(again, name)
        return again
    return browser


def say(browser: Browser, ident: str, seat: str, text: str, status: int = 204) -> Any:
    """Say something to all."""
    return browser.post(f"/api/tables/{ident}/messages", {"seat": seat, "text": text, "readers": []}, status)


def impose(browser: Browser, name: str, kind: str, status: int = 204, hours: float = 1) -> Any:
    """Keep an account from something."""
    body = {"name": name, "kind": kind, "hours": hours, "reason": "noise"}
    return browser.post("/api/moderation/sanctions", body, status)


@pytest.mark.parametrize(("method", "path", "body"), DOORS)
def test_a_member_does_nothing_that_a_moderator_does(
    admin: Admin, server: Server, method: str, path: str, body: Any
) -> None:
    """Nor a host without an account: nothing changes."""
    host, _, ident = table_of_two(server)
    before = host.table(ident)
    for browser, status in ((account(admin, server, "Laudon"), 403), (host, 401), (server.browser(), 401)):
        response = browser.http.request(method, path.replace("TABLE", ident), json=body)
        assert response.status_code == status, response.text
    assert host.table(ident) == before


def test_a_muted_account_plays_and_does_not_talk(admin: Admin, server: Server) -> None:
    """Until that is lifted; the audit log tells of both."""
    chief, member = account(admin, server, "Maria", "moderator"), account(admin, server, "Laudon")
    ident = member.open()
    impose(chief, "laudon", "mute")
    assert say(member, ident, "north", "hello", 403)["error"] == "muted"
    choose(member, ident, "north")
    told = chief.get("/api/moderation")
    assert [(one["name"], one["kind"]) for one in told["sanctions"]] == [("Laudon", "mute")]
    chief.delete(f"/api/moderation/sanctions/{told['sanctions'][0]['account']}/mute", 204)
    say(member, ident, "north", "hello")
    assert [one["what"] for one in chief.get("/api/moderation")["audit"]] == ["mute-lifted", "mute"]


def test_a_blocked_account_is_signed_out_and_not_in_again(admin: Admin, server: Server) -> None:
    """For the time it was blocked."""
    chief, member = account(admin, server, "Maria", "moderator"), account(admin, server, "Laudon")
    impose(chief, "Laudon", "block")
    assert who(member) is None
    assert sign_in(member, "Laudon", 403)["error"] == "blocked"
    sign_in(member, "Laudon", 403, "another password")
    ident = chief.get("/api/moderation")["sanctions"][0]["account"]
    chief.delete(f"/api/moderation/sanctions/{ident}/block", 204)
    sign_in(member, "Laudon")


def test_a_moderator_sanctions_no_equal(admin: Admin, server: Server) -> None:
    """An administrator does."""
    chief = account(admin, server, "Maria", "administrator")
    first, second = account(admin, server, "Daun", "moderator"), account(admin, server, "Lacy", "moderator")
    assert impose(first, "Lacy", "block", 403)["error"] == "not-moderator"
    impose(first, "Maria", "mute", 403)
    impose(chief, "Lacy", "block")
    assert who(second) is None
    impose(chief, "nobody", "mute", 404)


def test_a_moderator_frees_no_equal(admin: Admin, server: Server) -> None:
    """Nor himself: somebody above him does."""
    chief = account(admin, server, "Maria", "administrator")
    first, second = account(admin, server, "Daun", "moderator"), account(admin, server, "Lacy", "moderator")
    impose(chief, "Lacy", "mute")
    path = f"/api/moderation/sanctions/{chief.get('/api/moderation')['sanctions'][0]['account']}/mute"

    for one in (first, second):
        assert one.http.delete(path).json()["error"] == "not-moderator"
    chief.delete(path, 204)


def test_a_closed_table_can_be_read_and_nothing_else(admin: Admin, server: Server) -> None:
    """It is told why, and loses nothing; when it is open again, all goes on."""
    chief = account(admin, server, "Maria", "moderator")
    host, friend, ident = table_of_two(server, kind="live", main=600)
    choose(host, ident, "north")
    before = host.table(ident)["view"]["observation"]
    chief.post(f"/api/moderation/tables/{ident}/close", {"reason": "two players are one"}, 204)
    table = host.table(ident)
    assert (table["shut"], table["view"]["observation"]) == ("two players are one", before)
    assert table["paused"] is not None
    action = friend.table(ident)["view"]["actions"][0]["id"]
    assert friend.act(ident, "south", action, status=423)["error"] == "closed"
    assert say(host, ident, "north", "why?", 423)["error"] == "closed"
    offer(friend, ident, "south", "public", 423)
    chief.delete(f"/api/moderation/tables/{ident}/close", 204)
    choose(friend, ident, "south")
    told = host.get(f"/api/tables/{ident}/audit")
    assert [(one["what"], one["who"], one["reason"]) for one in told] == [
        ("reopen", "Maria", ""),
        ("close", "Maria", "two players are one"),
    ]


def test_a_moderator_takes_over_a_seat_and_sees_nothing_of_it(admin: Admin, server: Server) -> None:
    """A bot plays, or a successor comes; the table is told who did it and why."""
    chief = account(admin, server, "Maria", "moderator")
    host, friend, ident = table_of_two(server)
    chief.post(f"/api/moderation/tables/{ident}/seats/south", {"to": "bot", "reason": "gone"}, 200)
    assert seat_of(host, ident, "south")["bot"] is not None
    chief.get(f"/api/tables/{ident}", 403, as_="south")
    link = chief.post(f"/api/moderation/tables/{ident}/seats/south", {"to": "link", "reason": "gone"}, 200)["link"]
    heir = server.browser()
    heir.join(link)
    assert (last(host, ident), seat_of(friend, ident, "south")["mine"]) == ("seat-succeeded", False)
    assert [one["what"] for one in host.get(f"/api/tables/{ident}/audit")] == ["seat-link", "seat-bot"]


@pytest.mark.parametrize("to", ["bot", "link", "public"])
def test_a_moderator_who_plays_takes_over_no_seat(admin: Admin, server: Server, to: str) -> None:
    """He would decide about those whom he plays against."""
    chief, friend = account(admin, server, "Maria", "moderator"), server.browser()
    ident = chief.open(seats={"south": {"control": "link"}})
    friend.join(chief.created["links"]["south"])
    before = friend.table(ident)

    told = chief.post(f"/api/moderation/tables/{ident}/seats/south", {"to": to, "reason": "slow"}, 403)

    assert told["error"] == "not-moderator"
    assert friend.table(ident) == before


def test_what_a_host_does_before_a_match_is_told(server: Server) -> None:
    """He sends somebody away, plays a seat himself, begins with bots and takes one of them over; or gives it all up."""
    host, friend = server.browser(), server.browser()
    ident = host.open(public=True, seats={seat: {"control": "open"} for seat in ("north", "south")})
    friend.post(f"/api/tables/{ident}/join", {"seat": "south"}, 204)
    path = f"/api/tables/{ident}/seats"
    host.delete(f"{path}/south/holder")
    host.post(f"{path}/north/device", {}, 200)
    host.post(f"/api/tables/{ident}/start", {}, 200)
    host.delete(f"{path}/south/bot")
    given_up = host.open(seats={"south": {"control": "link"}})
    host.post(f"/api/tables/{given_up}/close", {}, 200)

    told = [(one["what"], one["subject"]) for one in friend.get(f"/api/tables/{ident}/audit")]

    assert told == [("taken-over", "south"), ("started", ""), ("device", "north"), ("freed", "south")]
    assert [one["what"] for one in friend.get(f"/api/tables/{given_up}/audit")] == ["given-up"]


def test_what_a_host_does_with_a_seat_of_others_is_told(server: Server) -> None:
    """What a player does with his own is not."""
    host, friend, ident = table_of_two(server)
    friend.post(f"/api/tables/{ident}/seats/south/bot", {}, 200)
    friend.delete(f"/api/tables/{ident}/seats/south/bot")
    assert host.get(f"/api/tables/{ident}/audit") == []
    host.post(f"/api/tables/{ident}/seats/south/bot", {}, 200)
    (told,) = friend.get(f"/api/tables/{ident}/audit")
    assert (told["role"], told["what"], told["subject"], told["who"]) == ("host", "bot", "south", None)


def test_a_message_is_reported_once_and_by_itself(admin: Admin, server: Server) -> None:
    """Moderators see that message, no other one; whoever has not heard it cannot report it."""
    chief = account(admin, server, "Maria", "moderator")
    host, friend, ident = table_of_two(server)
    friend.post(f"/api/tables/{ident}/messages", {"seat": "south", "text": "a secret", "readers": ["north"]}, 204)
    say(friend, ident, "south", "an insult")
    stranger = account(admin, server, "Laudon")
    body = {"kind": "message", "reader": "north", "index": 1, "note": "rude"}
    stranger.post(f"/api/tables/{ident}/reports", body, 403)
    stranger.post(f"/api/tables/{ident}/reports", {"kind": "message", "index": 1}, 404)
    host.post(f"/api/tables/{ident}/reports", body, 204)
    stranger.post(f"/api/tables/{ident}/reports", {"kind": "message", "index": 0}, 204)
    (report,) = chief.get("/api/moderation")["reports"]
    assert (report["text"], report["seat"], report["note"]) == ("an insult", "south", "rude")
    chief.post(f"/api/moderation/reports/{report['id']}", {}, 204)
    chief.post(f"/api/moderation/reports/{report['id']}", {}, 404)
    host.post(f"/api/tables/{ident}/reports", body, 204)
    assert chief.get("/api/moderation")["reports"] == []


def test_a_message_is_laid_to_who_said_it(admin: Admin, server: Server) -> None:
    """Not to whoever has succeeded him since."""
    chief, rude = account(admin, server, "Maria", "moderator"), account(admin, server, "Laudon")
    host, heir = server.browser(), account(admin, server, "Lacy")
    ident = host.open(seats={"south": {"control": "link"}})
    rude.join(host.created["links"]["south"])
    say(rude, ident, "south", "an insult")
    heir.join(offer(rude, ident, "south", "link")["link"])

    host.post(f"/api/tables/{ident}/reports", {"kind": "message", "reader": "north", "index": 0}, 204)

    assert [one["account"] for one in chief.get("/api/moderation")["reports"]] == ["Laudon"]


def test_a_name_is_reported(admin: Admin, server: Server) -> None:
    """Where there is one."""
    chief = account(admin, server, "Maria", "moderator")
    host, friend, ident = table_of_two(server)
    host.post(f"/api/tables/{ident}/reports", {"kind": "name", "seat": "south"}, 404)
    friend.post(f"/api/tables/{ident}/seats/south/name", {"name": "Rude Word"}, 200)
    host.post(f"/api/tables/{ident}/reports", {"kind": "name", "seat": "south"}, 204)
    assert [one["text"] for one in chief.get("/api/moderation")["reports"]] == ["Rude Word"]


def test_reports_are_bounded(server: Server) -> None:
    """One reader cannot fill the list."""
    host, friend, ident = table_of_two(server)
    for number in range(20):
        friend.post(f"/api/tables/{ident}/seats/south/name", {"name": f"Name {number}"}, 200)
        host.post(f"/api/tables/{ident}/reports", {"kind": "name", "seat": "south"}, 204)
    friend.post(f"/api/tables/{ident}/seats/south/name", {"name": "One more"}, 200)
    host.post(f"/api/tables/{ident}/reports", {"kind": "name", "seat": "south"}, 429)


@pytest.mark.parametrize("text", ["see https://spam.example", "www.spam.example", "buy at spam.shop now"])
def test_a_new_account_sends_no_links(admin: Admin, server: Server, text: str) -> None:
    """One that is older does, and who came by a link to a table without an account."""
    member, host = account(admin, server, "Laudon"), server.browser()
    ident, other = member.open(), host.open()
    assert say(member, ident, "north", text, 403)["error"] == "no-links"
    say(member, ident, "north", "e.g. this, and 3.5 miles")
    say(host, other, "north", text)


def test_a_new_account_talks_less_often(admin: Admin, server: Server) -> None:
    """Five messages at once."""
    member = account(admin, server, "Laudon")
    ident = member.open()
    for number in range(5):
        say(member, ident, "north", f"word {number}")
    say(member, ident, "north", "one more", 429)


def test_words_are_not_said_that_the_house_does_not_want(make_server: MakeServer) -> None:
    """Nor such as look like them; none is unwanted where nothing is configured."""
    server = make_server(words="fudge drat").start()
    host = server.browser()
    ident = host.open()
    assert say(host, ident, "north", "Oh, FUDGE!", 400)["error"] == "bad-word"
    say(host, ident, "north", "fudged")


def test_nothing_has_a_name_with_such_a_word(make_server: MakeServer) -> None:
    """No account, seat, table, event, league or study; also where a word is joined to another by a line."""
    server = make_server(words="fudge drat").start()
    host, member = server.browser(), server.browser()
    register(member, "Laudon")
    table = {"game": "toy", "scenario": "plain", "players": 2}
    asked = [
        (server.browser(), "/api/account", {"name": "Drat_Laudon", "password": PASSWORD}),
        (member, "/api/account/name", {"name": "Drat"}),
        (host, "/api/tables", {**table, "name": "Fudge again"}),
        (host, "/api/tables", {**table, "seats": {"north": {"control": "device", "name": "drat"}}}),
        (host, f"/api/tables/{host.open()}/seats/north/name", {"name": "fudge"}),
        (member, "/api/events", {**EVENT, "name": "Fudge Cup"}),
        (member, "/api/leagues", {"name": "DRAT"}),
    ]

    assert [one.post(path, body, 400)["error"] for one, path, body in asked] == ["bad-word"] * len(asked)


def test_order_survives_a_kill_and_a_backup(admin: Admin, make_server: MakeServer, tmp_path: Path) -> None:
    """A closed table stays closed, and what was done is told."""
    server = make_server().start()
    chief = account(admin, server, "Maria", "moderator")
    host, _, ident = table_of_two(server)
    chief.post(f"/api/moderation/tables/{ident}/close", {"reason": "noise"}, 204)
    impose_ = account(admin, server, "Laudon")
    impose(chief, "Laudon", "mute")
    server.kill()
    admin("backup", tmp_path / "all.gz", server=server)
    other = make_server()
    admin("restore", tmp_path / "all.gz", server=other)
    other.start()
    moved, muted = other.browser(), other.browser()
    moved.http.cookies, muted.http.cookies = host.http.cookies, impose_.http.cookies
    assert moved.table(ident)["shut"] == "noise"
    assert [one["what"] for one in moved.get(f"/api/tables/{ident}/audit")] == ["close"]
    say(muted, muted.open(), "north", "hello", 403)
