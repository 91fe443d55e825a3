"""Web push: what only one browser can read, and by which server it was sent."""

from __future__ import annotations

import base64
import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from pragmatica.server.posts import push
from tests.conftest import MakeServer
from tests.server.client import Server
from tests.server.receiver import Receiver, receiving
from tests.server.test_posts import ask_south, quiet, seated

# RFC 8291, appendix A
TEXT: Final = b"When I grow up, I want to be a watermelon"
OWN: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER: Final = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SHARED: Final = "BTBZMqHH6r4Tts7J_aSIgg"
SALT: Final = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED: Final = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def raw(text: str) -> bytes:
    """What base64 without its end stands for."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def spelled(data: bytes) -> str:
    """The other way."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """A browser's own keys: it reads what is sealed for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._shared = b"sixteen bytes..."
        self.point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def asked(self, receiver: Receiver, **more: Any) -> dict[str, Any]:
        """What the page sends to be pushed to."""
        keys = {"p256dh": spelled(self.point), "auth": spelled(self._shared)}
        return {"address": receiver.url, **keys, "wanted": ["turn"], "language": "pl", **more}

    def read(self, body: bytes) -> Any:
        """What was sealed."""
        salt, theirs, sealed = body[:16], body[21:86], body[86:]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self.point + theirs
        drawn = HKDF(hashes.SHA256(), 32, self._shared, info).derive(self._key.exchange(ec.ECDH(), other))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(drawn)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(drawn)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        return json.loads(text[:-1])


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A push service on this computer."""
    with receiving() as made:
        yield made


@pytest.fixture
def server(make_server: MakeServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that may reach this computer."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    made: Server = make_server().start()
    yield made
    assert not made.faults, made.log


def test_a_text_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291 comes out to the byte."""
    own = ec.derive_private_key(int.from_bytes(raw(OWN), "big"), ec.SECP256R1())

    assert push.seal(TEXT, raw(BROWSER), raw(SHARED), own, raw(SALT)) == raw(SEALED)


def test_the_key_is_made_once_and_is_nobodys_to_read(tmp_path: Path) -> None:
    """The next start finds the same key, in a file that its owner alone may read; no other file is left."""
    first, second = push.own_key(tmp_path), push.own_key(tmp_path)

    assert first is not None
    assert second is not None
    assert push.public(first) == push.public(second)
    assert stat.S_IMODE((tmp_path / push.FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [push.FILE]


def test_a_server_that_cannot_keep_a_key_does_not_push(tmp_path: Path) -> None:
    """It starts all the same."""
    (tmp_path / "file").write_text("")

    assert push.own_key(tmp_path / "file") is None


def test_a_browser_is_pushed_to(server: Server, receiver: Receiver) -> None:
    """What it shows is sealed for it, names the table, and is signed for its push service by the key it was told."""
    host, friend, device = server.browser(), server.browser(), Device()
    ident = seated(host, friend)
    friend.post("/api/channels/push", device.asked(receiver))

    ask_south(host, friend, ident)

    (got,) = receiver.wait(1)
    note = device.read(got.body)
    assert note["url"] == f"/table/{ident}"
    assert note["title"].startswith("Twój ruch")
    scheme, token, key = got.headers["authorization"].replace(",", "").split()
    assert (scheme, key) == ("vapid", "k=" + friend.get("/api/channels")["push"])
    head, claims, mark = token.removeprefix("t=").split(".")
    said = json.loads(raw(claims))
    assert said["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert time.time() < said["exp"] < time.time() + 24 * 3600
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key.removeprefix("k=")))
    numbers = raw(mark)
    signature = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(signature, f"{head}.{claims}x".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_subscription_that_has_ended_is_forgotten(server: Server, receiver: Receiver) -> None:
    """A push service that says 410 is asked no more."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    friend.post("/api/channels/push", Device().asked(receiver))
    receiver.answers = [410]
    ask_south(host, friend, ident)
    receiver.wait(1)
    quiet(server)

    assert friend.get("/api/channels")["channels"] == []


def test_a_browser_is_pushed_to_for_one_holder(server: Server, receiver: Receiver) -> None:
    """Whoever uses the browser next takes the place of who used it before."""
    host, friend, device = server.browser(), server.browser(), Device()
    seated(host, friend)
    for browser in (host, friend):
        browser.post("/api/channels/push", device.asked(receiver))

    assert host.get("/api/channels")["channels"] == []


def test_who_has_signed_out_is_pushed_nothing(server: Server, receiver: Receiver) -> None:
    """What is an account's is not shown in a browser that it has been signed out of."""
    host, friend = server.browser(), server.browser()
    who = {"name": "Olga", "password": "seven sisters", "language": "en", "zone": "Europe/Warsaw"}
    friend.post("/api/account", who)
    ident = seated(host, friend)
    friend.post("/api/channels/push", Device().asked(receiver))
    friend.delete("/api/account/session")
    back = server.browser()
    back.post("/api/account/session", {"name": "Olga", "password": "seven sisters"}, 200)

    ask_south(host, back, ident)
    quiet(server)

    assert receiver.got == []
    assert back.get("/api/channels")["channels"] == []


@pytest.mark.parametrize("wrong", [{"p256dh": "A" * 87}, {"auth": "A" * 40}, {"p256dh": spelled(b"\4" + b"\1" * 64)}])
def test_keys_that_are_none_are_refused(server: Server, receiver: Receiver, wrong: dict[str, str]) -> None:
    """A point beside the curve, or too little of it, is no key."""
    host = server.browser()
    host.open()

    assert host.post("/api/channels/push", Device().asked(receiver, **wrong), 400)["error"] == "bad-request"
