"""A hostile client at the doors of being told: pages, webhooks, push, mails, feeds; all refuse, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.server.client import Server
from tests.server.scene import Scene, refused, scenery

WANTED: Final = {"wanted": ["turn"], "language": "en"}
KEYS: Final = {"p256dh": "A" * 87, "auth": "A" * 22}
DOORS: Final[dict[str, dict[str, Any]]] = {
    "page": WANTED,
    "hooks": {"address": "https://club.example/hook", "form": "json", **WANTED},
    "push": {"address": "https://push.example/x", **KEYS, **WANTED},
    "mail": {"address": "a@club.example", **WANTED},
    "feed": {"language": "en"},
}
FAULTS: Final[dict[str, dict[str, Any]]] = {
    "unknown field": {"holder": "somebody"},
    "unknown kind": {"wanted": ["everything"]},
    "kinds as text": {"wanted": "turn"},
    "too many kinds": {"wanted": ["turn"] * 11},
    "kind as number": {"wanted": [1]},
    "language as number": {"language": 7},
    "no language": {"language": ""},
    "long language": {"language": "x" * 21},
    "address as list": {"address": ["https://club.example/"]},
    "no address": {"address": ""},
    "long address": {"address": "https://club.example/" + "x" * 1_000},
}
INNER: Final = (
    "http://club.example/hook", "https://127.0.0.1/", "https://[::1]/", "https://2130706433/", "https://localhost/",
    "https://169.254.169.254/latest/meta-data", "https://user:word@9.9.9.9/", "https://9.9.9.9/#x",
    "https://9.9.9.9/a b", "file:///etc/passwd", "https://9.9.9.9:99999/", "https:///x",
)  # fmt: skip


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    """What the attacker finds."""
    with scenery(server) as found:
        yield found


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("door", DOORS)
def test_a_malformed_way_is_a_bad_request(scene: Scene, door: str, fault: dict[str, Any]) -> None:
    """Before anything looks at it; of a feed only the language is asked for, and of a page no address."""
    body = {**DOORS[door], **fault}
    refused(scene.attacker.http.post(f"/api/channels/{door}", json=body), 400, "bad-request")


@pytest.mark.parametrize("address", INNER)
def test_an_address_within_is_refused(scene: Scene, address: str) -> None:
    """Whatever is not in the open net, or names more than a place there, is asked for nothing."""
    body = {**DOORS["hooks"], "address": address}
    refused(scene.attacker.http.post("/api/channels/hooks", json=body), 400, "bad-address")


@pytest.mark.parametrize("door", ["page", "feed"])
def test_a_language_without_texts_is_unreadable(scene: Scene, door: str) -> None:
    """Nobody is written to in it."""
    body = {**DOORS[door], "language": "xx"}
    refused(scene.attacker.http.post(f"/api/channels/{door}", json=body), 400, "unreadable")


@pytest.mark.parametrize("door", DOORS)
def test_a_page_elsewhere_sets_up_nothing(scene: Scene, door: str) -> None:
    """Though the reader's cookie were with it."""
    headers = {"origin": "https://evil.example"}
    answer = scene.attacker.http.post(f"/api/channels/{door}", json=DOORS[door], headers=headers)
    refused(answer, 403, "wrong-origin")


@pytest.mark.parametrize("door", ["page", "hooks", "push", "feed"])
def test_who_holds_nothing_sets_up_nothing(scene: Scene, door: str) -> None:
    """Neither without a cookie nor with one that was made up."""
    stranger = scene.server.browser()
    refused(stranger.http.post(f"/api/channels/{door}", json=DOORS[door]), 403, "not-yours")


def test_a_table_of_others_is_told_of_to_nobody(scene: Scene) -> None:
    """Only its host has it told of."""
    body = {**DOORS["hooks"], "table": scene.table}
    refused(scene.attacker.http.post("/api/channels/hooks", json=body), 403, "not-host")


@pytest.mark.parametrize("keys", [{"p256dh": "!" * 87}, {"p256dh": "A" * 87}, {"auth": "A" * 30}, {"auth": "\x00"}])
def test_what_is_no_key_of_a_browser_is_refused(scene: Scene, keys: dict[str, str]) -> None:
    """Nothing is sealed for it."""
    body = {**DOORS["push"], **keys}
    refused(scene.attacker.http.post("/api/channels/push", json=body), 400, "bad-request")


@pytest.mark.parametrize("ident", ["nothing", "..%2f..", "x" * 100, "'; DROP TABLE channels;--"])
def test_ways_that_there_are_not_are_not_found(scene: Scene, ident: str) -> None:
    """They are neither changed nor tried nor ended, as those of others are not."""
    http = scene.attacker.http
    refused(http.post(f"/api/channels/{ident}", json=WANTED), 404, "not-found")
    refused(http.post(f"/api/channels/{ident}/trial", json={}), 404, "not-found")
    refused(http.delete(f"/api/channels/{ident}"), 404, "not-found")


@pytest.mark.parametrize("secret", ["guess", "x" * 200, "%00", "..%2f"])
def test_guessed_secrets_open_nothing(scene: Scene, secret: str) -> None:
    """Of no feed and of no mail; the end of mails is answered alike whether there is one."""
    http = scene.attacker.http
    for kind in ("ics", "atom"):
        assert http.get(f"/api/feeds/{secret}/turns.{kind}").status_code in (400, 404)
    assert http.post(f"/api/unsubscribe/{secret}").status_code in (204, 400)
    assert http.post("/api/channels/confirm", json={"secret": secret}).status_code == 404
