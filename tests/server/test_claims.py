"""Who holds a seat: answers that were lost, cookies that crossed, links in wrong hands."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Browser, Server, at, choose

LINKS = {"north": {"control": "link"}, "south": {"control": "link"}}
SOUTH = {"south": {"control": "link"}}
KEY = "0123456789abcdef0123456789abcdef"
OTHER_KEY = "fedcba9876543210fedcba9876543210"


def opened(host: Browser, key: str = KEY, **request: Any) -> Any:
    """What the host is answered who opens a table with a key."""
    body = {"game": "toy", "scenario": "plain", "players": 2, **request}
    return host.post("/api/tables", body, **{"Idempotency-Key": key})


def key_of(name: str) -> str:
    """A key that no other test uses."""
    return f"{name:_<32}"


def mine(browser: Browser, ident: str) -> list[str]:
    """The seats that a browser holds."""
    return [one["seat"] for one in browser.table(ident)["seats"] if one["mine"]]


def kinds(browser: Browser, ident: str) -> list[str]:
    """The kinds of the events that it is told."""
    return [one["kind"] for one in browser.get(f"/api/tables/{ident}/events")["events"]]


def forget(browser: Browser) -> None:
    """The answer that brought the cookie is lost."""
    browser.http.cookies.clear()


def test_joining_again_with_the_key_gives_the_seat_again(host: Browser, friend: Browser) -> None:
    """A browser whose answer was lost, cookie and all, asks again and holds the seat."""
    ident = host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"], key=KEY)
    forget(friend)

    friend.join(host.created["links"]["south"], key=KEY)

    assert mine(friend, ident) == ["south"]


def test_joining_again_is_told_to_nobody(host: Browser, friend: Browser) -> None:
    """The table hears once that the seat has been taken, and counts one browser."""
    ident = host.open(seats=SOUTH)
    for _ in range(3):
        friend.join(host.created["links"]["south"], key=KEY)
        forget(friend)

    assert kinds(host, ident) == ["seat-taken", "begun"]
    assert host.table(ident)["seats"][1]["browsers"] == 1


def test_the_session_that_was_lost_holds_nothing(host: Browser, friend: Browser) -> None:
    """The cookie of the answer that went astray opens the seat no longer."""
    ident = host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"], key=KEY)
    strayed = at(host.server, friend)
    strayed.http.cookies = dict(friend.http.cookies)  # type: ignore[assignment]
    forget(friend)
    friend.join(host.created["links"]["south"], key=KEY)

    assert mine(strayed, ident) == []


def test_a_used_link_needs_the_key_it_was_used_with(host: Browser, friend: Browser) -> None:
    """Another key is another browser: the link is used up."""
    host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"], key=KEY)

    refused = host.server.browser().join(host.created["links"]["south"], 403, key=OTHER_KEY)

    assert refused["error"] == "link-refused"


def test_two_links_opened_at_once_keep_both_seats(host: Browser, friend: Browser) -> None:
    """Of two tabs without a cookie each is given a session; the one whose cookie was overwritten asks again."""
    ident = host.open(seats=LINKS)
    north, south = (host.created["links"][seat] for seat in ("north", "south"))
    friend.join(north, key=KEY)
    forget(friend)  # the second request left before the first answer came
    friend.join(south, key=OTHER_KEY)

    friend.join(north, key=KEY)

    assert mine(friend, ident) == ["north", "south"]


@pytest.mark.parametrize("key", ["short", "x" * 21, "x" * 101, "x" * 30 + "\u00a0"])
def test_a_key_that_gives_a_seat_is_long(host: Browser, friend: Browser, key: str) -> None:
    """What could be guessed is no key."""
    host.open(seats=SOUTH)
    path, secret = host.created["links"]["south"].split("#south=")

    response = friend.http.post(
        f"/api{path.replace('table', 'tables')}/join",
        json={"secret": secret},
        headers=[(b"idempotency-key", key.encode("latin-1"))],
    )

    assert response.status_code == 400, response.text


def test_opening_again_with_the_key_opens_no_second_table(host: Browser) -> None:
    """The answer is the same as the first time, links included."""
    first = opened(host, key_of("again"), seats=SOUTH)

    assert opened(host, key_of("again"), seats=SOUTH) == first
    assert [one["id"] for one in host.get("/api/tables")] == [first["id"]]


def test_who_opens_again_without_the_cookie_is_the_host(host: Browser) -> None:
    """The browser whose answer was lost becomes host in its new session, and holds the seats of its device."""
    first = opened(host, key_of("lost"), seats=SOUTH)
    forget(host)
    opened(host, key_of("lost"), seats=SOUTH)

    assert host.table(first["id"])["host"]
    assert mine(host, first["id"]) == ["north"]


def test_a_key_opens_what_it_was_first_sent_with(host: Browser) -> None:
    """With another request it is refused."""
    opened(host, key_of("other"))

    refused = host.post(
        "/api/tables",
        {"game": "toy", "scenario": "plain", "players": 2, "name": "other"},
        422,
        **{"Idempotency-Key": key_of("other")},
    )

    assert refused["error"] == "key-reused"


def test_a_link_that_was_used_stays_so_when_its_table_is_opened_again(host: Browser, friend: Browser) -> None:
    """Repeating the opening gives nobody's seat away."""
    first = opened(host, key_of("used"), seats=SOUTH)
    friend.join(first["links"]["south"])
    opened(host, key_of("used"), seats=SOUTH)

    assert host.server.browser().join(first["links"]["south"], 403)["error"] == "link-refused"


def test_asking_again_for_a_link_makes_one(host: Browser, friend: Browser) -> None:
    """The second answer is the first, and the table is told once."""
    ident = host.open()
    path = f"/api/tables/{ident}/seats/south/link"
    first = host.post(path, {}, **{"Idempotency-Key": KEY})

    assert host.post(path, {}, **{"Idempotency-Key": KEY}) == first
    assert kinds(host, ident) == ["seat-link"]
    friend.join(first["link"])


def test_asking_again_to_take_a_seat_back_changes_nothing(host: Browser) -> None:
    """A repeated key is answered with the table, as the first time."""
    ident = host.open()
    path = f"/api/tables/{ident}/seats/south/bot"
    for _ in range(2):
        host.post(path, {"bot": "random"}, 200, **{"Idempotency-Key": "key-to-the-bot"})
    for _ in range(2):
        host.delete(path, **{"Idempotency-Key": "key-to-people"})

    assert [kind for kind in kinds(host, ident) if kind.startswith("seat")] == ["seat-bot", "seat-people"]


def test_tables_from_before_claims_had_keys_are_read(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A database of an earlier version is brought up to date, and its browsers keep their seats."""
    server = Server(tmp_path).start()
    request.addfinalizer(server.close)
    host = server.browser()
    ident = host.open()
    server.stop()
    with sqlite3.connect(server.data / "pragmatica.db") as file:
        for statement in (
            "DROP TABLE openings",
            "ALTER TABLE messages DROP COLUMN account",
            "ALTER TABLE tables DROP COLUMN opener",
            "ALTER TABLE tables DROP COLUMN bots_stay",
            "ALTER TABLE tables DROP COLUMN part",
            "ALTER TABLE tables DROP COLUMN analysis",
            "ALTER TABLE tables DROP COLUMN position",
            "ALTER TABLE tables DROP COLUMN public",
            "ALTER TABLE tables DROP COLUMN rated",
            "ALTER TABLE tables DROP COLUMN starters",
            "ALTER TABLE tables DROP COLUMN members",
            "ALTER TABLE tables DROP COLUMN language",
            "ALTER TABLE tables DROP COLUMN least",
            "ALTER TABLE tables DROP COLUMN most",
            "DROP TABLE lobby",
            "DROP TABLE invitations",
            "DROP TABLE regards",
            *(f"DROP TABLE {one}" for one in ("decisions", "pairings", "rounds", "entries", "events", "leagues")),
            *(f"DROP TABLE {one}" for one in ("vacations", "reports", "sanctions", "audit")),
            "DROP INDEX positions_by_vote",
            "DROP INDEX seats_offered",
            *(f"ALTER TABLE positions DROP COLUMN {one}" for one in ("ended", "vote", "vote_due", "closed")),
            *(f"ALTER TABLE seats DROP COLUMN {one}" for one in ("offered", "former")),
            "DROP TABLE recess",
            "DROP TABLE errands",
            "DROP TABLE identities",
            "DROP TABLE results",
            "DROP TABLE ratings",
            "DROP TABLE studies",
            "DROP TABLE outbox",
            "DROP TABLE channels",
            "DROP TABLE tokens",
            "DROP TABLE passkeys",
            "DROP TABLE logins",
            "DROP TABLE accounts",
            "DROP TABLE hours",
            "DROP INDEX positions_by_due",
            "ALTER TABLE tables DROP COLUMN pace",
            "ALTER TABLE positions DROP COLUMN clocks",
            "ALTER TABLE positions DROP COLUMN due",
            "ALTER TABLE seats DROP COLUMN part",
            "ALTER TABLE seats DROP COLUMN salt",
            "ALTER TABLE seats DROP COLUMN seen",
            "ALTER TABLE seats DROP COLUMN shown",
            "ALTER TABLE positions DROP COLUMN asked",
            "ALTER TABLE claims DROP COLUMN key",
            "ALTER TABLE answers DROP COLUMN ending",
            "UPDATE alembic_version SET version_num = '0002'",
        ):
            file.execute(statement)
    server.start()

    assert mine(host, ident) == ["north", "south"]
    choose(host, ident, "north")


def thief(server: Server, host: Browser, ident: str) -> Browser:
    """A browser that has taken a link to the seat `south`, which another holds already."""
    stranger = server.browser()
    stranger.join(host.post(f"/api/tables/{ident}/seats/south/link", {})["link"], key=OTHER_KEY)
    return stranger


@pytest.mark.parametrize("who", ["host", "holder"])
def test_host_and_holder_end_all_other_claims_to_a_seat(server: Server, host: Browser, who: str) -> None:
    """A thief neither sees nor plays any longer, whoever of them has signed him out."""
    friend = server.browser()
    ident = host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"])
    stranger = thief(server, host, ident)

    (friend if who == "holder" else host).delete(f"/api/tables/{ident}/seats/south/others")

    stranger.get(f"/api/tables/{ident}", 403, as_="south")
    stranger.act(ident, "south", "odd", version=0, status=403)
    assert mine(friend, ident) == (["south"] if who == "holder" else [])
    assert mine(host, ident) == ["north"]


def test_everybody_is_told_that_browsers_were_signed_out(server: Server, host: Browser) -> None:
    """A spectator too."""
    ident = host.open()
    thief(server, host, ident)
    host.delete(f"/api/tables/{ident}/seats/south/others")

    assert kinds(server.browser(), ident) == ["seat-link", "seat-taken", "seat-kept"]


def test_no_link_or_key_brings_back_who_was_signed_out(server: Server, host: Browser) -> None:
    """Neither the link that he used nor one that he has made for himself."""
    ident = host.open()
    stranger = thief(server, host, ident)
    used = host.post(f"/api/tables/{ident}/seats/south/link", {})["link"]
    stranger.join(used, key=KEY)
    spare = stranger.post(f"/api/tables/{ident}/seats/south/link", {})["link"]
    host.delete(f"/api/tables/{ident}/seats/south/others")

    assert stranger.join(used, 403, key=KEY)["error"] == "link-refused"
    assert stranger.join(spare, 403, key=OTHER_KEY)["error"] == "link-refused"


def test_a_stranger_signs_nobody_out(host: Browser, friend: Browser) -> None:
    """Only host and holders may."""
    ident = host.open()
    friend.open()

    assert friend.delete(f"/api/tables/{ident}/seats/south/others", 403)["error"] == "not-host"


def test_where_nobody_else_holds_the_seat_nothing_is_told(host: Browser) -> None:
    """There is nothing to end."""
    ident = host.open()
    host.delete(f"/api/tables/{ident}/seats/south/others")

    assert kinds(host, ident) == []


def test_a_stream_ends_with_its_claim(server: Server, host: Browser) -> None:
    """What happens afterwards is not told to him: his stream closes as that of a browser without the seat."""
    ident = host.open()
    stranger = thief(server, host, ident)
    with stranger.follow(ident, "south") as stream:
        stream.next()
        host.delete(f"/api/tables/{ident}/seats/south/others")
        choose(host, ident, "south")

        assert stream.close_code() == 4403


def test_only_host_and_holders_learn_how_many_browsers_hold_a_seat(server: Server, host: Browser) -> None:
    """It is nobody else's business."""
    ident = host.open()
    stranger = thief(server, host, ident)

    assert [one["browsers"] for one in host.table(ident)["seats"]] == [1, 2]
    assert [one["browsers"] for one in stranger.table(ident)["seats"]] == [None, 2]
    assert [one["browsers"] for one in server.browser().table(ident)["seats"]] == [None, None]
