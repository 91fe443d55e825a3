"""Mail addresses of accounts, by a real SMTP server on this computer: confirmed, signed in with, a password reset."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server
from tests.server.mailbox import SITE, Post, body, mailbox, settings
from tests.server.people import PASSWORD, register, sign_in, who
from tests.server.test_claims import SOUTH, mine

JSON = {"content-type": "application/json"}
ADDRESS = "anna@club.example"
DOORS = {
    "/address": {"address": ADDRESS, "password": PASSWORD},
    "/address/confirmed": {"secret": "s"},
    "/address/removal": {"password": PASSWORD},
    "/links": {"address": ADDRESS, "purpose": "enter"},
    "/session/link": {"secret": "s"},
    "/password/removal": {"password": PASSWORD},
}


@pytest.fixture
def box() -> Iterator[tuple[Post, int]]:
    """A mail server that listens."""
    with mailbox() as found:
        yield found


@pytest.fixture
def post(box: tuple[Post, int]) -> Post:
    """What came."""
    return box[0]


@pytest.fixture
def server(make_server: MakeServer, box: tuple[Post, int]) -> Iterator[Server]:
    """A server that sends mails there."""
    made: Server = make_server(**settings(box[1]), sign_in_rate="1000", sign_in_burst="1000").start()
    yield made
    assert not made.faults, made.log


def link(post: Post, number: int, purpose: str) -> str:
    """The secret of a link in a mail, counted from 1."""
    found = re.search(rf"{SITE}/account/{purpose}#(\S+)", body(post.wait(number)[number - 1], "plain"))
    assert found is not None, body(post.mails[number - 1], "plain")
    return found[1]


def ask(browser: Browser, address: str = ADDRESS, status: int = 204, **more: str) -> Any:
    """Have an address confirmed."""
    return browser.post("/api/account/address", {"address": address, "password": PASSWORD, **more}, status)


def mail_link(browser: Browser, purpose: str, address: str = ADDRESS, status: int = 204, **more: str) -> Any:
    """Have a link mailed."""
    return browser.post("/api/account/links", {"address": address, "purpose": purpose, **more}, status)


def enter(browser: Browser, secret: str, status: int = 200) -> Any:
    """Sign in with a mailed link."""
    return browser.post("/api/account/session/link", {"secret": secret}, status)


def confirmed(browser: Browser, post: Post, name: str, language: str = "") -> None:
    """An account whose owner has confirmed his address."""
    register(browser, name, language=language)
    ask(browser)
    browser.post("/api/account/address/confirmed", {"secret": link(post, 1, "address")}, 204)


def address_of(browser: Browser) -> Any:
    """The address of who is signed in."""
    return browser.get("/api/account")["account"]["mail"]


def test_an_address_is_confirmed_by_a_link(server: Server, post: Post) -> None:
    """On whatever device the mail is read; before that the account has none."""
    host, phone = server.browser(), server.browser()
    register(host, "Anna Writes")
    ask(host, "Anna@Club.example")
    before = address_of(host)

    phone.post("/api/account/address/confirmed", {"secret": link(post, 1, "address")}, 204)

    assert (before, address_of(host)) == (None, ADDRESS)
    assert "Anna Writes" in body(post.mails[0], "html")


def test_a_link_that_is_only_looked_at_changes_nothing(server: Server, post: Post) -> None:
    """A mail scanner fetches the page; the secret stands behind the #, and no request to look uses it."""
    host = server.browser()
    register(host, "Scanned")
    ask(host)
    secret = link(post, 1, "address")

    looked = [host.http.get(f"/account/address{one}").status_code for one in ("", f"?{secret}", f"#{secret}")]

    assert looked == [200, 200, 200]
    assert address_of(host) is None
    host.post("/api/account/address/confirmed", {"secret": secret}, 204)


def test_an_address_needs_the_password(server: Server) -> None:
    """A browser that was left open is not enough to open the account to somebody's mailbox."""
    host = server.browser()
    register(host, "Left Open")

    assert ask(host, status=403, password="not that one")["error"] == "sign-in-refused"


def test_a_mailed_link_signs_in_once(server: Server, post: Post) -> None:
    """On another device, in a new session that holds the account's seats."""
    host, phone, other = server.browser(), server.browser(), server.browser()
    ident = host.open(seats=SOUTH)
    confirmed(host, post, "Berta By Mail")
    mail_link(server.browser(), "enter")
    secret = link(post, 2, "enter")

    told = enter(phone, secret)

    assert told["account"]["name"] == "Berta By Mail"
    assert mine(phone, ident) == ["north"]
    assert enter(other, secret, 403)["error"] == "link-spent"


def test_a_mailed_link_resets_the_password(server: Server, post: Post) -> None:
    """All other devices are signed out, and other links are good no longer."""
    host, phone = server.browser(), server.browser()
    confirmed(host, post, "Cecilia Forgets")
    mail_link(phone, "enter")
    entering = link(post, 2, "enter")
    mail_link(phone, "reset")
    secret = link(post, 3, "reset")

    phone.post("/api/account/reset", {"secret": secret, "password": "another password"}, 200)

    assert (who(host), who(phone)) == (None, "Cecilia Forgets")
    sign_in(host, "Cecilia Forgets", password="another password")
    enter(server.browser(), entering, 403)
    host.post("/api/account/reset", {"secret": secret, "password": "one more password"}, 403)


@pytest.mark.parametrize("door", ["/session/link", "/reset"])
def test_a_link_is_good_for_one_purpose(server: Server, post: Post, door: str) -> None:
    """That which confirms an address neither signs in nor sets a password."""
    host = server.browser()
    register(host, "Purposeful")
    ask(host)
    request = {"secret": link(post, 1, "address")} | ({"password": "some password"} if door == "/reset" else {})

    assert server.browser().post(f"/api/account{door}", request, 403)["error"] == "link-spent"
    host.post("/api/account/address/confirmed", {"secret": request["secret"]}, 204)


def test_nobody_learns_whether_an_address_is_known(server: Server, post: Post) -> None:
    """The answers are the same, byte by byte, and only whoever has an address gets a mail."""
    host, stranger = server.browser(), server.browser()
    confirmed(host, post, "Dora Hidden")

    def answers(address: str) -> list[tuple[int, bytes]]:
        request = {"address": address, "purpose": "enter"}
        told = [stranger.http.post("/api/account/links", json=request) for _ in range(7)]
        return [(one.status_code, one.content) for one in told]

    unknown, known = answers("nobody@club.example"), answers(ADDRESS)

    assert unknown == known
    assert [status for status, _ in known] == [204] * 5 + [429] * 2
    assert {one["To"] for one in post.wait(6)} == {ADDRESS}


def test_a_known_address_takes_no_longer(server: Server, post: Post) -> None:
    """What a request does is the same: it writes down what is to be mailed, and somebody else looks."""
    host, stranger = server.browser(), server.browser()
    confirmed(host, post, "Emil Timed")

    def took(address: str) -> float:
        before = time.perf_counter()
        mail_link(stranger, "enter", address)
        return time.perf_counter() - before

    known = sorted(took(ADDRESS) for _ in range(5))[2]
    unknown = sorted(took("nobody@club.example") for _ in range(5))[2]

    assert abs(known - unknown) < 0.05


def test_the_limit_of_an_address_outlives_a_restart(make_server: MakeServer, box: tuple[Post, int]) -> None:
    """It is counted in the database, for all processes alike."""
    server = make_server(**settings(box[1]), sign_in_rate="1000", sign_in_burst="1000").start()
    for _ in range(5):
        mail_link(server.browser(), "reset")
    server.stop()
    server.start()

    assert mail_link(server.browser(), "reset", status=429)["error"] == "too-many-requests"
    mail_link(server.browser(), "enter")


def test_mails_are_in_the_language_of_their_reader(server: Server, post: Post) -> None:
    """That of the account, else of the page where it was asked for."""
    host = server.browser()
    confirmed(host, post, "Frieda Po Polsku", language="pl")
    mail_link(server.browser(), "enter", language="en")

    assert [str(one["Subject"]) for one in post.wait(2)] == [
        "Czy to twój adres?", "Twój link do zalogowania się w Pragmatice",
    ]  # fmt: skip
    assert 'lang="pl"' in body(post.mails[1], "html")


def test_people_who_share_an_address_get_one_mail(server: Server, post: Post) -> None:
    """It has a link for each of them."""
    host, friend = server.browser(), server.browser()
    confirmed(host, post, "Gustav Shares")
    register(friend, "Hedwig Shares")
    ask(friend)
    friend.post("/api/account/address/confirmed", {"secret": link(post, 2, "address")}, 204)

    mail_link(server.browser(), "enter")

    text = body(post.wait(3)[2], "plain")
    names = [enter(server.browser(), secret)["account"]["name"] for secret in re.findall(r"/enter#(\S+)", text)]
    assert names == ["Gustav Shares", "Hedwig Shares"]


def test_another_address_takes_the_place_of_the_first_when_it_is_confirmed(server: Server, post: Post) -> None:
    """Not before; whoever has the former is told, and links that went there are good no longer."""
    host = server.browser()
    confirmed(host, post, "Ida Moves")
    mail_link(server.browser(), "enter")
    entering = link(post, 2, "enter")
    ask(host, "new@club.example")
    secret = link(post, 3, "address")
    before = address_of(host)

    host.post("/api/account/address/confirmed", {"secret": secret}, 204)

    assert (before, address_of(host)) == (ADDRESS, "new@club.example")
    assert post.wait(4)[3]["To"] == ADDRESS
    assert "#" not in body(post.mails[3], "plain")
    enter(server.browser(), entering, 403)


def test_an_address_is_taken_away(server: Server, post: Post) -> None:
    """Nobody signs in by it any more, and whoever has it is told."""
    host = server.browser()
    confirmed(host, post, "Jakob Leaves")

    host.post("/api/account/address/removal", {"password": PASSWORD}, 200)
    mail_link(server.browser(), "enter")

    assert address_of(host) is None
    assert str(post.wait(2)[1]["Subject"]) == "The address of your account at Pragmatica"
    time.sleep(2)
    assert len(post.mails) == 2


def test_the_last_way_into_an_account_remains(server: Server, post: Post) -> None:
    """With an address the password may go; then the address may not."""
    host = server.browser()
    register(host, "Karl Needs One")
    last = host.post("/api/account/password/removal", {"password": PASSWORD}, 409)["error"]
    ask(host)
    host.post("/api/account/address/confirmed", {"secret": link(post, 1, "address")}, 204)

    host.post("/api/account/password/removal", {"password": PASSWORD}, 200)

    assert last == "last-way"
    assert host.get("/api/account/ways") == {"password": False, "passkeys": 0, "mail": True, "provider": False}
    assert host.post("/api/account/address/removal", {}, 409)["error"] == "last-way"
    sign_in(server.browser(), "Karl Needs One", 403)
    host.post("/api/account/password", {"password": "found another one"}, 200)
    host.post("/api/account/address/removal", {"password": "found another one"}, 200)


def test_a_mail_that_is_not_taken_at_once_is_sent_later(server: Server, post: Post) -> None:
    """A mail server that is busy loses no link."""
    post.refuse = ["451 later"]
    host = server.browser()
    register(host, "Ludwig Waits")
    ask(host)
    end = time.monotonic() + PATIENCE
    while post.refuse:
        assert time.monotonic() < end
        time.sleep(0.05)

    assert link(post, 1, "address")


def test_no_secret_and_no_strangers_address_is_kept(server: Server, post: Post) -> None:
    """Of links the database has digests; an address that nobody has here is forgotten when that is known."""
    host = server.browser()
    confirmed(host, post, "Maria Digests")
    mail_link(server.browser(), "enter", "nobody@club.example")
    mail_link(server.browser(), "enter")
    secret = link(post, 2, "enter")
    time.sleep(1.5)
    url = server.database.replace("postgresql://", "postgresql+psycopg://") or f"sqlite:///{server.data}/pragmatica.db"
    engine = create_engine(url)
    with engine.connect() as connection:
        tokens = str(connection.execute(text("SELECT * FROM tokens")).all())
        errands = str(connection.execute(text("SELECT * FROM errands")).all())
    engine.dispose()

    assert secret not in tokens + errands
    assert "@" not in errands


@pytest.mark.parametrize("address", ["a b@x.org", "a@x", "a@x.org\r\nBcc: b@x.org", "@x.org", "a@x.org,b@x.org", ""])
def test_what_is_no_address_is_refused(server: Server, address: str) -> None:
    """Nothing that would end up in a mail's head."""
    host = server.browser()
    register(host, "Nowhere")

    assert ask(host, address, 400)["error"] == "bad-address"
    assert mail_link(host, "enter", address, 400)["error"] == "bad-address"


@pytest.mark.parametrize("path", DOORS)
def test_hostile_requests_are_refused(server: Server, path: str) -> None:
    """Bodies of a wrong form, unknown fields and pages of other sites, at each of these doors."""
    host = server.browser()
    register(host, "Hostile")
    for content in (
        "",
        "[]",
        "[" * 20_000,
        '{"secret":"\\ud800","address":"\\ud800"}',
        json.dumps({"secret": "s" * 201}),
    ):
        told = host.http.post(f"/api/account{path}", content=content, headers=JSON)
        assert (told.status_code, told.json()["error"]) == (400, "bad-request")
    host.post(f"/api/account{path}", {**DOORS[path], "account": "x"}, 400)
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert host.post(f"/api/account{path}", DOORS[path], 403, **elsewhere)["error"] == "wrong-origin"


@pytest.mark.parametrize("path", ["/address", "/address/removal", "/password/removal"])
def test_strangers_change_no_account(server: Server, path: str) -> None:
    """Who is not signed in is told so."""
    assert server.browser().post(f"/api/account{path}", DOORS[path], 401)["error"] == "not-signed-in"


def test_a_server_without_mail_offers_none(make_server: MakeServer) -> None:
    """What is not configured is not shown, and its doors are shut alike for everybody."""
    host = make_server().start().browser()
    register(host, "No Mail Here")

    assert host.get("/api/account")["mail"] is False
    assert host.get("/api/account/ways")["mail"] is False
    ask(host, status=503)
    mail_link(host, "enter", status=503)
