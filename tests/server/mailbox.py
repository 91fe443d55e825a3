"""A mail server on this computer, for tests."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, Final

from aiosmtpd.controller import Controller

from tests.server.client import PATIENCE

SITE: Final = "https://games.example"


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


@contextlib.contextmanager
def mailbox() -> Iterator[tuple[Post, int]]:
    """A mail server that listens, and its port."""
    post = Post()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(post, hostname="127.0.0.1", port=port)
    controller.start()
    yield post, port
    controller.stop()


def settings(port: int) -> dict[str, str]:
    """Settings of a server that sends its mails there."""
    return {
        "mail_server": "127.0.0.1",
        "mail_port": str(port),
        "mail_tls": "never",
        "mail_from": "Pragmatica <games@club.example>",
        "origins": f"{SITE} http://127.0.0.1 http://localhost",
    }


def body(mail: EmailMessage, kind: str) -> str:
    """Its plain text or its HTML."""
    part = mail.get_body((kind,))
    assert part is not None
    text: str = part.get_content()
    return text
