"""Mails by a real SMTP server on this computer: asked first, one for several tables, ended by one press."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server
from tests.server.mailbox import SITE, Post, body, mailbox, settings
from tests.server.test_posts import ask_south, quiet, seated


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
def server(make_server: MakeServer, box: tuple[Post, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that sends mails there."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    made: Server = make_server(**settings(box[1])).start()
    yield made
    assert not made.faults, made.log


def agreed(browser: Browser, post: Post, language: str = "en", address: str = "anna@club.example") -> str:
    """Have mails sent to an address whose owner agrees; the secret of its links."""
    request = {"address": address, "wanted": ["turn", "message"], "language": language}
    before = len(post.mails)
    browser.post("/api/channels/mail", request)
    found = re.search(rf"{SITE}/notices#confirm=(\S+)", body(post.wait(before + 1)[before], "plain"))
    assert found is not None
    browser.post("/api/channels/confirm", {"secret": found[1]}, 204)
    return found[1]


def test_a_mail_comes_to_who_has_agreed(server: Server, post: Post) -> None:
    """It says whose turn it is, in plain text and HTML, with the table's address, and can be ended by one press."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    secret = agreed(friend, post)

    ask_south(host, friend, ident)

    mail = post.wait(2)[1]
    assert mail["To"] == "anna@club.example"
    assert f"{SITE}/table/{ident}" in body(mail, "plain")
    assert f'<a href="{SITE}/table/{ident}">' in body(mail, "html")
    assert mail["List-Unsubscribe"] == f"<{SITE}/api/unsubscribe/{secret}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stranger = server.browser()
    press = stranger.http.post(f"/api/unsubscribe/{secret}", data={"List-Unsubscribe": "One-Click"})
    assert press.status_code == 204
    assert friend.get("/api/channels")["channels"] == []


def test_nobody_is_written_to_who_has_not_agreed(server: Server, post: Post) -> None:
    """But for the question itself."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    friend.post("/api/channels/mail", {"address": "b@club.example", "wanted": ["turn"], "language": "pl"})
    post.wait(1)
    ask_south(host, friend, ident)
    quiet(server)

    assert [str(one["Subject"]) for one in post.mails] == ["Czy Pragmatica ma tu pisać?"]


def test_several_tables_are_one_mail(server: Server, post: Post) -> None:
    """What has come while the mail server was busy is told in one mail, which counts the tables."""
    host, friend = server.browser(), server.browser()
    tables = [seated(host, friend) for _ in range(3)]
    agreed(friend, post, "pl")
    post.refuse = ["451 later"] * 2
    for ident in tables:
        ask_south(host, friend, ident)

    text = body(post.wait(2)[-1], "plain")

    assert sum(f"/table/{ident}" in text for ident in tables) > 1


def test_an_address_is_asked_a_few_times_a_day(server: Server, post: Post) -> None:
    """Nobody's box is filled with questions."""
    host = server.browser()
    host.open()
    request = {"address": "c@club.example", "wanted": ["turn"], "language": "en"}
    for _ in range(3):
        host.post("/api/channels/mail", request)

    assert (
        host.post("/api/channels/mail", {**request, "address": "C@club.example"}, 429)["error"] == "too-many-requests"
    )


@pytest.mark.parametrize(
    "address", ["a b@x.org", "a@x", "a@x.org\r\nBcc: b@x.org", "@x.org", "a@[127.0.0.1]", "a@x.org,b@x.org"]
)
def test_what_is_no_address_is_refused(server: Server, address: str) -> None:
    """Nothing that would end up in a mail's head or at another host."""
    host = server.browser()
    host.open()
    request = {"address": address, "wanted": ["turn"], "language": "en"}

    assert host.post("/api/channels/mail", request, 400)["error"] == "bad-address"


def test_a_server_without_mail_offers_none(make_server: MakeServer) -> None:
    """What is not configured is not shown."""
    host = make_server().start().browser()
    host.open()

    assert host.get("/api/channels")["mail"] is False
    host.post("/api/channels/mail", {"address": "a@x.org", "wanted": ["turn"], "language": "en"}, 503)
