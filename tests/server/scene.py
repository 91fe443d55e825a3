"""What a hostile client finds on a running server, and the form in which it is refused; for tests."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.server.client import Browser, Server, play_round
from tests.server.test_tables import database_text


class Scene(NamedTuple):
    """What the attacker finds: a table of others, an own one, one that has ended, one that waits for players."""

    server: Server
    victim: Browser
    attacker: Browser
    table: str
    own: str
    ended: str
    foreign_link: str
    gathering: str


@contextlib.contextmanager
def scenery(server: Server) -> Iterator[Scene]:
    """The scene; whatever is sent meanwhile, the database must be the same afterwards."""
    victim, attacker = server.browser(), server.browser()
    ended = attacker.open()
    for _ in range(3):
        play_round(attacker, ended)
    table, own = (
        one.open(seats={"south": {"control": "link"}}, pace={"kind": "live", "main": 7_200})
        for one in (victim, attacker)
    )
    for one in (victim, attacker):
        server.browser().join(one.created["links"]["south"])
    link = attacker.post(f"/api/tables/{own}/seats/south/link", {})["link"]
    gathering = victim.open(public=True, members=True, seats={"south": {"control": "open"}})
    found = Scene(server, victim, attacker, table, own, ended, link, gathering)
    before = database_text(server)
    yield found
    assert database_text(server) == before
    assert victim.act(table, "north", victim.table(table)["view"]["actions"][0]["id"])


def refused(response: Any, status: int, kind: str) -> None:
    """The answer has the agreed form."""
    assert response.status_code == status, response.text[:300]
    body = response.json()
    assert body["error"] == kind
    assert body["message_id"] == f"error-{kind}"
    assert body["detail"]
    assert response.headers["content-security-policy"].startswith("default-src 'none'")
