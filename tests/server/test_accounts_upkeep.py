"""What people do with their own accounts: names, passwords, devices, all their data, and an end to it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.client import Browser
from tests.server.people import PASSWORD, register, sign_in, who
from tests.server.test_claims import SOUTH, mine

OTHER = "another password"


def holders(browser: Browser, ident: str) -> list[str | None]:
    """The names of the accounts that hold the seats of a table."""
    return [one["account"] and one["account"]["name"] for one in browser.table(ident)["seats"]]


def devices(browser: Browser) -> list[Any]:
    """Where the account of a browser is signed in."""
    found: list[Any] = browser.get("/api/account/devices")
    return found


def delete_account(browser: Browser, status: int = 200, password: str = PASSWORD) -> Any:
    """Delete the account of a browser."""
    return browser.post("/api/account/deletion", {"password": password}, status)


@pytest.mark.parametrize("path", ["name", "settings", "password", "deletion"])
def test_nothing_is_done_with_an_account_by_a_stranger(host: Browser, path: str) -> None:
    """Who is not signed in changes no account."""
    bodies = {"name": {"name": "Somebody"}, "settings": {"language": "", "zone": ""}, "password": {"password": OTHER}}

    assert host.post(f"/api/account/{path}", bodies.get(path, {}), 401)["error"] == "not-signed-in"


@pytest.mark.parametrize("path", ["devices", "export"])
def test_nothing_of_an_account_is_told_to_a_stranger(host: Browser, path: str) -> None:
    """Who is not signed in is told of no account."""
    assert host.get(f"/api/account/{path}", 401)["error"] == "not-signed-in"


def test_another_name_shows_at_once_at_every_table(host: Browser, friend: Browser) -> None:
    """Whoever looks at a table sees what the holder of a seat is called now."""
    register(host, "Nora Before")
    ident = host.open(seats=SOUTH)
    before = holders(friend, ident)

    host.post("/api/account/name", {"name": "Nora After"}, 200)

    assert (before, holders(friend, ident)) == (["Nora Before", None], ["Nora After", None])
    assert who(host) == "Nora After"


def test_a_name_that_is_taken_is_not_given_twice(host: Browser, friend: Browser) -> None:
    """Changing a name goes by the same rule as making an account."""
    register(host, "Otto First")
    register(friend, "Otto Second")

    assert friend.post("/api/account/name", {"name": "otto first"}, 409)["error"] == "account-name-taken"


def test_a_new_password_signs_all_others_out(host: Browser, friend: Browser) -> None:
    """Who sets a password stays signed in; whoever else was signed in needs the new one."""
    register(host, "Paula Password")
    sign_in(friend, "Paula Password")

    host.post("/api/account/password", {"old": PASSWORD, "password": OTHER}, 200)

    assert (who(host), who(friend)) == ("Paula Password", None)
    sign_in(friend, "Paula Password", 403)
    sign_in(friend, "Paula Password", password=OTHER)


def test_a_new_password_needs_the_old_one(host: Browser) -> None:
    """A browser that was left open is not enough to take an account over."""
    register(host, "Quirin Password")

    refused = host.post("/api/account/password", {"old": "not that", "password": OTHER}, 403)

    assert refused["error"] == "sign-in-refused"


def test_a_device_is_signed_out_from_another(host: Browser, friend: Browser) -> None:
    """The list of devices says which one asks, and ends the others."""
    friend.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0"
    register(host, "Rosa Devices")
    sign_in(friend, "Rosa Devices")
    (other,) = (one for one in devices(host) if not one["here"])

    left = host.delete(f"/api/account/devices/{other['id']}")

    assert other["device"] == "Firefox, Linux"
    assert [one["here"] for one in left] == [True]
    assert who(friend) is None


def test_all_other_devices_are_signed_out_at_once(host: Browser, friend: Browser) -> None:
    """The browser that asks for it stays signed in."""
    register(host, "Stefan Devices")
    for _ in range(2):
        sign_in(friend, "Stefan Devices")

    host.delete("/api/account/devices")

    assert (who(host), who(friend), len(devices(host))) == ("Stefan Devices", None, 1)


def test_nobody_signs_a_stranger_out(host: Browser, friend: Browser) -> None:
    """The devices of others are none of one's own."""
    register(host, "Thea Devices")
    register(friend, "Ulrich Devices")

    host.delete(f"/api/account/devices/{devices(friend)[0]['id']}", 404)

    assert who(friend) == "Ulrich Devices"


def test_the_export_holds_what_is_kept_of_somebody(host: Browser) -> None:
    """Account, devices, tables and what was said there; nothing that one could sign in with."""
    register(host, "Vera Exports", language="pl")
    ident = host.open(name="Exported")
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "well met"}, 204)

    found = host.get("/api/account/export")

    (table,) = found["tables"]
    assert found["account"]["name"] == "Vera Exports"
    assert (table["name"], table["seats"], table["messages"][0]["text"]) == ("Exported", ["north", "south"], "well met")
    assert "argon2" not in str(found)
    assert not any(value in str(found) for value in host.http.cookies.values())


def test_the_export_holds_ways_vacations_and_people(host: Browser, friend: Browser) -> None:
    """Whatever else somebody has set up, planned or reported; of ways on which he is told not their secrets."""
    register(host, "Valeria Exports")
    register(friend, "Victor Asks")
    ident = friend.open(seats=SOUTH)
    friend.post(f"/api/tables/{ident}/seats/south/invitation", {"name": "Valeria Exports"}, 204)
    feed = host.post("/api/channels/feed", {"language": "en"})["secret"]
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 3 * 86_400))
    host.post("/api/account/vacations", {"first": day, "last": day, "zone": "UTC"}, 200)

    found = host.get("/api/account/export")

    assert [one["kind"] for one in found["notices"]] == ["feed"]
    assert [one["days"] for one in found["vacations"]] == [1]
    assert [one["seat"] for one in found["people"]["asked"]] == ["south"]
    assert {"providers", "sanctions", "reports", "done"} <= found.keys()
    assert feed.rpartition("feeds/")[2].partition("/")[0] not in str(found)


def test_a_zone_that_nobody_knows_is_refused(host: Browser) -> None:
    """Zones of time have their IANA names."""
    register(host, "Wanda Zones")

    assert host.post("/api/account/settings", {"language": "pl", "zone": "Middle/Earth"}, 400)["error"] == "unreadable"
    assert host.post("/api/account/settings", {"language": "pl", "zone": "Asia/Tokyo"}, 200)["account"]["zone"]


def test_a_deleted_account_leaves_its_seats_open(host: Browser, friend: Browser) -> None:
    """In a match that goes on its seat is nobody's, without its name; everybody is told, and the other is the host."""
    register(host, "Xaver Deleted")
    ident = host.open(seats={"north": {"control": "device", "name": "Xaver"}, **SOUTH})
    friend.join(host.created["links"]["south"])

    delete_account(host)

    north, _ = friend.table(ident)["seats"]
    assert (north["taken"], north["name"], north["account"]) == (False, "", None)
    assert friend.table(ident)["host"]
    assert friend.get(f"/api/tables/{ident}/events")["events"][-1]["kind"] == "seat-open"


def test_a_successor_takes_the_seat_of_a_deleted_account(host: Browser, friend: Browser) -> None:
    """The new host makes a link to it, and whoever follows it plays on."""
    register(host, "Yvonne Succeeded")
    ident = host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"])
    delete_account(host)
    successor = friend.server.browser()

    successor.join(friend.post(f"/api/tables/{ident}/seats/north/link", {})["link"])

    assert mine(successor, ident) == ["north"]


def test_nothing_of_a_deleted_account_is_told_any_more(host: Browser, friend: Browser) -> None:
    """Neither the table nor what has happened there names it, and its name is free again."""
    ident = host.open(seats=SOUTH)
    register(friend, "Zita Deleted")
    friend.join(host.created["links"]["south"], name="Zita")

    delete_account(friend)

    told = str(host.table(ident)) + str(host.get(f"/api/tables/{ident}/events"))
    assert "Zita" not in told
    assert who(friend) is None
    register(friend, "Zita Deleted")


def test_deleting_an_account_needs_its_password(host: Browser) -> None:
    """A browser that was left open is not enough."""
    register(host, "Agnes Kept")

    assert delete_account(host, 403, "not that")["error"] == "sign-in-refused"
    assert who(host) == "Agnes Kept"


def test_a_secret_that_was_never_given_sets_no_password(host: Browser) -> None:
    """Whoever guesses at links for passwords is told nothing."""
    refused = host.post("/api/account/reset", {"secret": "guessed", "password": OTHER}, 403)

    assert refused["error"] == "link-spent"
