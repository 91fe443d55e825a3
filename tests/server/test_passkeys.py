"""Passkeys and a hostile client: what was not drawn here, was signed before, or is no credential at all."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

from tests.server.client import Browser
from tests.server.people import PASSWORD, register, who


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
