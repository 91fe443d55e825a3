"""Signing in with a provider of identities (OpenID Connect): a small real one on this computer, which signs."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc import jwt
from joserfc.jwk import ECKey

from tests.conftest import MakeServer
from tests.server.client import Browser, Server
from tests.server.people import PASSWORD, register, sign_out, who

CLIENT: Final = "pragmatica"
SECRET: Final = "known to both"


class Issuer:
    """A provider: who is signed in there is `claims`; `lies` goes into what it signs, `key` signs it."""

    def __init__(self) -> None:
        self.key = self.published = ECKey.generate_key("P-256", {"kid": "one"})
        self.claims: dict[str, Any] = {"sub": "s-1", "preferred_username": "Kaunitz"}
        self.lies: dict[str, Any] = {}
        self.codes: dict[str, dict[str, str]] = {}
        self.address = ""

    def about(self) -> dict[str, Any]:
        """What it tells of itself."""
        return {
            "issuer": self.address,
            "authorization_endpoint": f"{self.address}/authorize",
            "token_endpoint": f"{self.address}/token",
            "jwks_uri": f"{self.address}/keys",
        }

    def visit(self, address: str) -> dict[str, str]:
        """What a browser brings back that has been sent there, and whose owner is signed in."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert asked["response_type"] == "code"
        assert asked["code_challenge_method"] == "S256"
        code = f"code-{len(self.codes)}"
        self.codes[code] = asked
        return {"code": code, "state": asked["state"]}

    def token(self, form: dict[str, str], authorization: str) -> dict[str, Any] | None:
        """What it gives for a code, once; None: nothing."""
        asked = self.codes.pop(form.get("code", ""), None)
        hashed = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(hashed).rstrip(b"=").decode()
        basic = "Basic " + base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        if asked is None or asked["code_challenge"] != challenge or authorization != basic:
            return None
        if asked["redirect_uri"] != form["redirect_uri"]:
            return None
        now = int(time.time())
        told = {"iss": self.address, "aud": CLIENT, "iat": now, "exp": now + 60, "nonce": asked["nonce"]}
        signed = jwt.encode({"alg": "ES256", "kid": "one"}, {**told, **self.claims, **self.lies}, self.key)
        return {"access_token": "a", "token_type": "Bearer", "id_token": signed}


@pytest.fixture
def issuer() -> Iterator[Issuer]:
    """A provider that listens."""
    made = Issuer()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            keys = {"keys": [made.published.as_dict(private=False)]}
            self._answer(keys if self.path == "/keys" else made.about())

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"])).decode()
            form = {name: values[0] for name, values in parse_qs(body).items()}
            given = made.token(form, self.headers.get("authorization", ""))
            self._answer({"error": "invalid_grant"} if given is None else given, 400 if given is None else 200)

        def _answer(self, content: Any, status: int = 200) -> None:
            body = json.dumps(content).encode()
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        made.address = f"http://127.0.0.1:{listening.server_address[1]}"
        Thread(target=listening.serve_forever, daemon=True).start()
        yield made
        listening.shutdown()


@pytest.fixture
def server(make_server: MakeServer, issuer: Issuer) -> Iterator[Server]:
    """A server that knows it."""
    made: Server = make_server(
        oidc_discovery=f"{issuer.address}/.well-known/openid-configuration",
        oidc_client=CLIENT,
        oidc_secret=SECRET,
        oidc_name="the club",
        sign_in_rate="1000",
        sign_in_burst="1000",
    ).start()
    yield made
    assert not made.faults, made.log


def go(browser: Browser, *, link: bool = False) -> dict[str, str]:
    """Ask where to go."""
    told: dict[str, str] = browser.post("/api/account/provider", {"link": link}, 200)
    return told


def back(browser: Browser, brought: dict[str, str], proof: str, status: int = 200) -> Any:
    """Come back with what the provider gave."""
    return browser.post("/api/account/session/provider", {**brought, "proof": proof}, status)


def enter(browser: Browser, issuer: Issuer, status: int = 200, *, link: bool = False) -> Any:
    """Go there and come back."""
    offer = go(browser, link=link)
    return back(browser, issuer.visit(offer["address"]), offer["proof"], status)


def test_whoever_is_known_there_gets_an_account(server: Server, issuer: Issuer) -> None:
    """The first time; afterwards it is the same one, on every device. A confirmed address comes along."""
    issuer.claims |= {"email": "Kaunitz@Club.example", "email_verified": True}
    host, phone = server.browser(), server.browser()

    first, second = enter(host, issuer)["account"], enter(phone, issuer)["account"]

    assert (first["name"], first["mail"]) == ("Kaunitz", "kaunitz@club.example")
    assert second["id"] == first["id"]
    assert host.get("/api/account")["provider"] == "the club"
    assert host.get("/api/account/ways") == {"password": False, "passkeys": 0, "mail": False, "provider": True}


def test_an_address_that_is_not_confirmed_there_is_none_here(server: Server, issuer: Issuer) -> None:
    """Nobody comes by another's address through a provider that lets everybody write what he likes."""
    issuer.claims |= {"email": "somebody@club.example", "email_verified": False}

    assert enter(server.browser(), issuer)["account"]["mail"] is None


def test_a_name_that_is_taken_gets_a_number(server: Server, issuer: Issuer) -> None:
    """And is no way into the account that has it."""
    register(server.browser(), "Kaunitz")

    assert enter(server.browser(), issuer)["account"]["name"] == "Kaunitz 2"


def test_who_is_signed_in_is_known_there_too_when_he_asks(server: Server, issuer: Issuer) -> None:
    """Then he signs in either way, until he takes it away again."""
    host, phone = server.browser(), server.browser()
    ident = register(host, "Haugwitz")["account"]["id"]
    enter(host, issuer, link=True)
    same = enter(phone, issuer)["account"]["id"]

    ways = host.post("/api/account/provider/removal", {"password": PASSWORD}, 200)

    assert same == ident
    assert ways["provider"] is False
    assert enter(server.browser(), issuer)["account"]["id"] != ident


def test_one_person_there_is_one_account_here(server: Server, issuer: Issuer) -> None:
    """What is linked already is linked to nobody else."""
    enter(server.browser(), issuer)
    host = server.browser()
    register(host, "Bartenstein")

    assert enter(host, issuer, 403, link=True)["error"] == "provider-refused"


def test_the_provider_is_not_taken_away_where_it_is_the_last_way(server: Server, issuer: Issuer) -> None:
    """Nobody locks himself out."""
    host = server.browser()
    enter(host, issuer)

    assert host.post("/api/account/provider/removal", {}, 409)["error"] == "last-way"


def test_an_answer_is_good_once_and_in_the_browser_that_asked(server: Server, issuer: Issuer) -> None:
    """Whoever is lured to the page with a foreign code is not signed in with it."""
    host, victim = server.browser(), server.browser()
    offer = go(host)
    brought = issuer.visit(offer["address"])
    lured = back(victim, brought, "-", 403)
    mixed = back(victim, brought, go(victim)["proof"], 403)

    back(host, brought, offer["proof"])

    assert lured["error"] == mixed["error"] == "provider-refused"
    assert who(victim) is None
    sign_out(host)
    assert back(host, brought, offer["proof"], 403)["error"] == "provider-refused"


@pytest.mark.parametrize("lies", [
    {"nonce": "another"}, {"aud": "somebody else"}, {"iss": "https://elsewhere.example"}, {"exp": 1}, {"sub": ""},
    {"sub": 7}, {"sub": "s" * 256}, {"aud": ["pragmatica", "another"], "azp": "another"},
])  # fmt: skip
def test_words_that_are_not_for_us_sign_nobody_in(server: Server, issuer: Issuer, lies: dict[str, Any]) -> None:
    """Of another request, for another client, of another issuer, too old, or of nobody."""
    issuer.lies = lies

    assert enter(server.browser(), issuer, 403)["error"] == "provider-refused"


def test_words_that_another_key_has_signed_sign_nobody_in(server: Server, issuer: Issuer) -> None:
    """Only the keys that the provider tells of count."""
    issuer.key = ECKey.generate_key("P-256", {"kid": "one"})

    assert enter(server.browser(), issuer, 403)["error"] == "provider-refused"


@pytest.mark.parametrize("name", ["", "\u202eevil", "a/b", "x" * 200, "'; DROP TABLE accounts; --"])
def test_any_name_becomes_one(server: Server, issuer: Issuer, name: str) -> None:
    """What plays tricks there is left out here."""
    issuer.claims = {"sub": "s-9", "preferred_username": name}

    assert enter(server.browser(), issuer)["account"]["name"]


def test_hostile_requests_are_refused(server: Server) -> None:
    """Bodies of a wrong form and pages of other sites, at each of these doors."""
    host = server.browser()
    register(host, "Hostile Provider")
    elsewhere = {"Origin": "https://elsewhere.example"}
    for path, body in (
        ("/provider", {"link": True}),
        ("/session/provider", {"proof": "p", "state": "s", "code": "c"}),
        ("/provider/removal", {"password": PASSWORD}),
    ):
        assert host.post(f"/api/account{path}", {**body, "account": "x"}, 400)["error"] == "bad-request"
        assert host.post(f"/api/account{path}", dict.fromkeys(body, 1 << 70), 400)["error"] == "bad-request"
        assert host.post(f"/api/account{path}", body, 403, **elsewhere)["error"] == "wrong-origin"
    assert server.browser().post("/api/account/provider", {"link": True}, 401)["error"] == "not-signed-in"


def test_a_server_without_a_provider_offers_none(make_server: MakeServer) -> None:
    """What is not configured is not shown."""
    host = make_server().start().browser()

    assert host.get("/api/account")["provider"] is None
    assert host.post("/api/account/provider", {"link": False}, 503)["error"] == "unavailable"
