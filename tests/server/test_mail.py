"""Mails by a real SMTP server on this computer: asked first, one for several tables, ended by one press."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server
from tests.server.test_posts import ask_south, quiet, seated

SITE = "https://games.example"


class Post:
    """An SMTP server's handler: keeps the mails; `refuse` is what the next ones are answered with."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a mail."""
        if self.refuse:
            return self.refuse.pop(0)
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 OK"

    def wait(self, count: int) -> list[EmailMessage]:
        """Wait until so many have come."""
        end = time.monotonic() + PATIENCE
        while len(self.mails) < count:
            assert time.monotonic() < end
            time.sleep(0.02)
        return self.mails


@pytest.fixture
def box() -> Iterator[tuple[Post, int]]:
    """A mail server that listens."""
    post = Post()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(post, hostname="127.0.0.1", port=port)
    controller.start()
    yield post, port
    controller.stop()


@pytest.fixture
def post(box: tuple[Post, int]) -> Post:
    """What came."""
    return box[0]


@pytest.fixture
def server(make_server: MakeServer, box: tuple[Post, int], monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that sends mails there."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    made: Server = make_server(
        mail_server="127.0.0.1", mail_port=str(box[1]), mail_tls="never", mail_from="Pragmatica <games@club.example>",
        origins=f"{SITE} http://127.0.0.1",
    ).start()  # fmt: skip
    yield made
    assert not made.faults, made.log


def body(mail: EmailMessage, kind: str) -> str:
    """Its plain text or its HTML."""
    part = mail.get_body((kind,))
    assert part is not None
    text: str = part.get_content()
    return text


def agreed(browser: Browser, post: Post, language: str = "en") -> str:
    """Have mails sent to an address whose owner agrees; the secret of its links."""
    request = {"address": "anna@club.example", "wanted": ["turn", "message"], "language": language}
    browser.post("/api/channels/mail", request)
    found = re.search(rf"{SITE}/notices#confirm=(\S+)", body(post.wait(1)[0], "plain"))
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
