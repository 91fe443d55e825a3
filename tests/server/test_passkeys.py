"""Passkeys, with a device in Python; and a hostile client with what was not drawn, or is no credential at all."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any, Final

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.conftest import MakeServer
from tests.server.client import Browser
from tests.server.people import PASSWORD, register, sign_in, sign_out, who

IDENT: Final = b"a passkey of the tests"


def drawn(browser: Browser) -> str:
    """A challenge to sign in with a passkey."""
    return str(browser.post("/api/account/session/offer", {}, 200, Origin=browser.server.url)["options"]["challenge"])


def credential(challenge: str) -> dict[str, Any]:
    """What somebody makes up who has no passkey."""
    told = {"type": "webauthn.get", "challenge": challenge, "origin": "http://127.0.0.1"}
    data = base64.urlsafe_b64encode(json.dumps(told).encode()).decode()
    response = {"clientDataJSON": data, "authenticatorData": "AAAA", "signature": "AAAA"}
    return {"id": "made-up", "rawId": "made-up", "type": "public-key", "response": response}


def enter(browser: Browser, answer: Any) -> Any:
    """Try to sign in with it."""
    return browser.post("/api/account/session/passkey", {"credential": answer}, 403, Origin=browser.server.url)


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": base64.urlsafe_b64encode(b"[" * 9_000).decode()}},
        credential("never-drawn"),
        {**credential("never-drawn"), "id": "\0"},
    ],
)
def test_what_is_no_credential_is_refused(host: Browser, answer: Any) -> None:
    """Nothing made up signs anybody in, and nothing breaks."""
    assert enter(host, answer)["error"] == "passkey-refused"
    assert who(host) is None


def test_what_was_drawn_is_good_for_one_answer(host: Browser) -> None:
    """Whoever answers wrongly has spent it."""
    challenge = drawn(host)

    refused = [enter(host, credential(challenge)) for _ in range(2)]

    assert {one["error"] for one in refused} == {"passkey-refused"}


def test_a_passkey_is_made_with_the_password_alone(host: Browser) -> None:
    """A browser that was left open is not enough to add a way into an account."""
    register(host, "Keyless")

    refused = host.post("/api/account/passkeys/offer", {"password": "not that"}, 403, Origin=host.server.url)

    assert refused["error"] == "sign-in-refused"


def test_what_was_drawn_for_one_account_makes_no_passkey_of_another(host: Browser, friend: Browser) -> None:
    """An answer goes to the account that asked."""
    register(host, "Key Asked")
    register(friend, "Key Taken")
    offer = host.post("/api/account/passkeys/offer", {"password": PASSWORD}, 200, Origin=host.server.url)

    answer = {"credential": credential(offer["options"]["challenge"])}

    assert friend.post("/api/account/passkeys", answer, 403, Origin=friend.server.url)["error"] == "passkey-refused"
    assert friend.get("/api/account/passkeys") == []


def test_passkeys_are_told_to_their_owner_alone(host: Browser) -> None:
    """Who is not signed in is told of none."""
    assert host.get("/api/account/passkeys", 401)["error"] == "not-signed-in"


class Device:
    """A device that makes one passkey and signs with it, as WebAuthn has it; `counter` counts what it has signed."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.split("//")[1].rsplit(":", 1)[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.counter = 1

    def made(self, challenge: str) -> dict[str, Any]:
        """A new passkey."""
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        told = bytes(16) + len(IDENT).to_bytes(2, "big") + IDENT + cbor2.dumps(cose)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + told})
        return self._answer("webauthn.create", challenge, attestationObject=attested)

    def signed(self, challenge: str) -> dict[str, Any]:
        """A signature with it."""
        self.counter += 1
        data = self._data(0x05)
        answer = self._answer("webauthn.get", challenge, authenticatorData=data)
        client = base64.urlsafe_b64decode(answer["response"]["clientDataJSON"] + "==")
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer["response"] |= {"signature": text(signature), "userHandle": None}
        return answer

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _answer(self, kind: str, challenge: str, **parts: bytes) -> dict[str, Any]:
        told = json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()
        response = {name: text(part) for name, part in {"clientDataJSON": told, **parts}.items()}
        return {"id": text(IDENT), "rawId": text(IDENT), "type": "public-key", "response": response}


def text(data: bytes) -> str:
    """Base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture
def keyed(make_server: MakeServer) -> tuple[Browser, Device]:
    """A browser at an address with a name, whose owner has made a passkey."""
    server = make_server().start()
    browser = server.browser()
    origin = f"http://localhost:{server.port}"
    browser.http.base_url, browser.http.headers["origin"] = httpx.URL(origin), origin
    register(browser, "Key Holder")
    device = Device(origin)
    offer = browser.post("/api/account/passkeys/offer", {"password": PASSWORD}, 200)["options"]
    browser.post("/api/account/passkeys", {"credential": device.made(offer["challenge"])})
    sign_out(browser)
    return browser, device


def challenged(browser: Browser) -> str:
    """What is drawn to be signed."""
    return str(browser.post("/api/account/session/offer", {}, 200)["options"]["challenge"])


def answered(browser: Browser, answer: dict[str, Any], status: int = 200) -> Any:
    """Sign in with what a device has signed."""
    return browser.post("/api/account/session/passkey", {"credential": answer}, status)


def test_a_passkey_signs_in_its_owner(keyed: tuple[Browser, Device]) -> None:
    """Without a name and without a password."""
    browser, device = keyed

    told = answered(browser, device.signed(challenged(browser)))

    assert told["account"]["name"] == "Key Holder"
    assert who(browser) == "Key Holder"


def test_what_was_signed_once_signs_nobody_in_again(keyed: tuple[Browser, Device]) -> None:
    """Whoever has overheard an answer has nothing."""
    browser, device = keyed
    signed = device.signed(challenged(browser))
    answered(browser, signed)
    sign_out(browser)

    assert answered(browser, signed, 403)["error"] == "passkey-refused"


def test_a_signature_for_another_site_signs_nobody_in(keyed: tuple[Browser, Device]) -> None:
    """A page that pretends to be this one gets nothing that is good here."""
    browser, device = keyed
    device.origin = "https://elsewhere.example"

    assert answered(browser, device.signed(challenged(browser)), 403)["error"] == "passkey-refused"


def test_a_signature_with_another_key_signs_nobody_in(keyed: tuple[Browser, Device]) -> None:
    """The id of a passkey is no secret, and proves nothing."""
    browser, device = keyed
    device.key = ec.generate_private_key(ec.SECP256R1())

    assert answered(browser, device.signed(challenged(browser)), 403)["error"] == "passkey-refused"


def test_a_passkey_that_counts_backwards_is_refused(keyed: tuple[Browser, Device]) -> None:
    """A copy of a device shows by what it counts."""
    browser, device = keyed
    answered(browser, device.signed(challenged(browser)))
    sign_out(browser)
    device.counter = 0

    assert answered(browser, device.signed(challenged(browser)), 403)["error"] == "passkey-refused"


def test_a_passkey_that_was_removed_signs_nobody_in(keyed: tuple[Browser, Device]) -> None:
    """Its owner takes it out of the account."""
    browser, device = keyed
    answered(browser, device.signed(challenged(browser)))
    (passkey,) = browser.get("/api/account/passkeys")

    browser.delete(f"/api/account/passkeys/{passkey['id']}")
    sign_out(browser)

    assert answered(browser, device.signed(challenged(browser)), 403)["error"] == "passkey-refused"


@pytest.fixture
def keyed_alone(make_server: MakeServer) -> tuple[Browser, Device]:
    """A browser whose owner has made an account with a passkey and no password."""
    server = make_server().start()
    browser = server.browser()
    origin = f"http://localhost:{server.port}"
    browser.http.base_url, browser.http.headers["origin"] = httpx.URL(origin), origin
    device = Device(origin)
    offer = browser.post("/api/account/passkey/offer", {"name": "Key Alone", "language": "pl"}, 200)["options"]
    browser.post("/api/account/passkey", {"credential": device.made(offer["challenge"])})
    return browser, device


def test_an_account_is_made_with_a_passkey_alone(keyed_alone: tuple[Browser, Device]) -> None:
    """It has no password, and its passkey signs in."""
    browser, device = keyed_alone
    told = browser.get("/api/account")["account"]
    sign_out(browser)

    answered(browser, device.signed(challenged(browser)))

    assert (told["name"], told["language"]) == ("Key Alone", "pl")
    assert browser.get("/api/account/ways") == {"password": False, "passkeys": 1, "mail": False, "provider": False}
    sign_in(browser, "Key Alone", 403, password="")


def test_the_last_passkey_stays_until_there_is_a_password(keyed_alone: tuple[Browser, Device]) -> None:
    """Nobody locks himself out."""
    browser, _ = keyed_alone
    (passkey,) = browser.get("/api/account/passkeys")
    last = browser.delete(f"/api/account/passkeys/{passkey['id']}", 409)["error"]
    browser.post("/api/account/password", {"password": PASSWORD}, 200)
    none = browser.delete("/api/account/passkeys/none-such", 404)["error"]

    browser.delete(f"/api/account/passkeys/{passkey['id']}")

    assert (last, none) == ("last-way", "not-found")
    assert browser.post("/api/account/password/removal", {"password": PASSWORD}, 409)["error"] == "last-way"


def test_a_name_that_is_taken_makes_no_account_with_a_passkey(keyed_alone: tuple[Browser, Device]) -> None:
    """Nor does what was drawn make two."""
    browser, device = keyed_alone
    again = browser.post("/api/account/passkey/offer", {"name": "key alone"}, 200)["options"]
    made = {"credential": device.made(again["challenge"])}

    assert browser.post("/api/account/passkey", made, 409)["error"] == "account-name-taken"
    assert browser.post("/api/account/passkey", made, 403)["error"] == "passkey-refused"


def test_where_the_host_makes_the_accounts_no_passkey_makes_one(make_server: MakeServer) -> None:
    """The door is shut as that of passwords is."""
    browser = make_server(registration="false").start().browser()

    told = browser.post("/api/account/passkey/offer", {"name": "Not Let In"}, 403, Origin=browser.server.url)

    assert told["error"] == "registration-closed"
