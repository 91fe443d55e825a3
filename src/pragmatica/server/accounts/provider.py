"""A provider of identities (OpenID Connect): a club's own sign-in, in place of a password here.

The browser goes to the provider with a state, a nonce and a challenge (PKCE) that are good once, and comes back to a
page of ours with a code. That page sends the code along with a proof which only the browser that went has; nothing is
done before. Who somebody is goes by the provider's subject alone: an account is never found by a mail address.
"""

from __future__ import annotations

import json
import time
import warnings
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import httpx
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.service import ODD, Accounts, account_name
from pragmatica.server.errors import Refused
from pragmatica.server.kept.schema import IDENTITIES
from pragmatica.server.kept.storage import Storage
from pragmatica.server.play.names import is_address
from pragmatica.server.security import new_id, new_secret, same_secret

with warnings.catch_warnings(record=True):  # that it will want httpx2 is no news for a host
    from authlib.integrations.base_client import OAuthError  # type: ignore[import-untyped]
    from authlib.integrations.httpx_client import AsyncOAuth2Client  # type: ignore[import-untyped]

PURPOSE: Final = "provider"
PATIENCE: Final = 600.0  # seconds in which a browser must come back
SECONDS: Final = 10.0  # for which the provider is waited for
FRESH: Final = 3_600.0  # seconds for which what it tells of itself is believed
LEEWAY: Final = 60  # seconds by which its clock may differ
ALGORITHMS: Final = ("RS256", "PS256", "ES256", "ES384", "Ed25519", "EdDSA")
WELL_KNOWN: Final = "/.well-known/openid-configuration"
NAMES: Final = 50  # that are tried for a new account


class Settings(NamedTuple):
    """How this server is known to the provider."""

    discovery: str
    client: str
    secret: str
    name: str
    registration: bool

    @property
    def issuer(self) -> str:
        """What the provider calls itself."""
        return self.discovery.removesuffix(WELL_KNOWN)


class Provider:
    """The provider, as one process knows it."""

    def __init__(self, accounts: Accounts, settings: Settings, site: str, fits: Callable[[str, str], None]) -> None:
        self._accounts = accounts
        self._store = accounts.store
        self._read, self._write = accounts.database.read, accounts.database.write
        self._settings = settings
        self._fits = fits  # refuses names that the house does not want, by their field
        self._back = f"{site}/account/provider"
        self._told: dict[str, tuple[float, Any]] = {}  # by address
        self.name, self.issuer = settings.name, settings.issuer

    async def begin(self, account: Account | None, sender: str) -> tuple[str, str]:
        """Where the browser goes, and the proof that it comes back; for an account, so that it is known there, too."""
        self._accounts.admit(sender)
        about = await self._about()
        proof, nonce, verifier = new_secret(), new_secret(), new_secret()
        async with self._client() as client:
            address, state = client.create_authorization_url(
                about["authorization_endpoint"], code_verifier=verifier, nonce=nonce
            )
        detail = json.dumps({"state": state, "nonce": nonce, "verifier": verifier})
        ident = None if account is None else account.id
        await self._write(self._store.add_token, proof, PURPOSE, ident, time.time() + PATIENCE, detail)
        return str(address), proof

    async def finish(self, account: Account | None, proof: str, state: str, code: str) -> Account:
        """Who has come back: a known account, the one that asked to be known there, or a new one. Raises Refused."""
        token = await self._write(self._store.take_token, proof, PURPOSE, time.time())
        if token is None or token.account != (None if token.account is None or account is None else account.id):
            raise _refused("it took too long, or another browser asked")
        drawn = json.loads(token.detail)
        if not same_secret(drawn["state"], state):
            raise _refused("this answer belongs to another request")
        claims = await self._claims(code, drawn["nonce"], drawn["verifier"])
        known = await self._read(_known, self._store.storage, self._settings.issuer, claims["sub"])
        found = None if known is None else await self._read(self._store.account, known)
        if found is not None and token.account not in (None, found.id):
            raise _refused("another account here is known there already")
        if found is not None:
            return found
        if token.account is not None and account is not None:
            await self._write(_link, self._store.storage, self._settings.issuer, claims["sub"], account.id)
            return account
        return await self._new(claims)

    async def _new(self, claims: dict[str, Any]) -> Account:
        if not self._settings.registration:
            raise Refused("registration-closed", "accounts are made by the host of this server")
        mail, now = str(claims.get("email", "")).lower(), time.time()
        confirmed = claims.get("email_verified") is True and is_address(mail)
        address, since = (mail, now) if confirmed else (None, None)
        ident, name = new_id(), _name(claims, self._fits)
        row = {"issuer": self._settings.issuer, "subject": claims["sub"], "account": ident, "created": now}
        for number in range(1, NAMES):
            called = name if number == 1 else f"{name} {number}"
            account = Account(ident, called, "member", "", "", now, address, since)
            try:
                await self._accounts.keep(account, None, insert(IDENTITIES).values(row))
            except Refused as refused:
                known = await self._read(_known, self._store.storage, self._settings.issuer, claims["sub"])
                found = None if known is None else await self._read(self._store.account, known)
                if found is not None:  # he has come twice at once
                    return found
                if refused.kind != "account-name-taken" or number == NAMES - 1:
                    raise
            else:
                return account
        raise AssertionError

    async def _claims(self, code: str, nonce: str, verifier: str) -> dict[str, Any]:
        """What the provider says of whoever it has sent, if it says it to us, and now. Raises Refused."""
        about, own = await self._about(), self._settings
        try:
            async with self._client() as client:
                token = await client.fetch_token(
                    about["token_endpoint"], grant_type="authorization_code", code=code, code_verifier=verifier
                )
            keys = KeySet.import_key_set(await self._get(about["jwks_uri"]))
            found = jwt.decode(token["id_token"], keys, algorithms=list(ALGORITHMS))
            jwt.JWTClaimsRegistry(
                leeway=LEEWAY,
                iss={"essential": True, "value": about["issuer"]},
                aud={"essential": True, "value": own.client},
                nonce={"essential": True, "value": nonce},
                exp={"essential": True},
                sub={"essential": True},
            ).validate(found.claims)
        except (JoseError, OAuthError, httpx.HTTPError, KeyError, TypeError, ValueError) as error:
            self._told.clear()  # it may have other keys by now
            raise _refused(f"what the provider says cannot be believed ({type(error).__name__})") from None
        claims, subject = dict(found.claims), found.claims["sub"]
        several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
        if not isinstance(subject, str) or not 0 < len(subject) <= 255 or (several and claims.get("azp") != own.client):
            raise _refused("what the provider says cannot be believed")
        return claims

    async def _about(self) -> dict[str, Any]:
        """What the provider tells of itself. Raises Refused."""
        found: dict[str, Any] = await self._get(self._settings.discovery)
        if str(found.get("issuer", "")).rstrip("/") != self._settings.issuer.rstrip("/"):
            raise Refused("unavailable", "the provider of identities calls itself by another name than its address")
        return found

    async def _get(self, address: str) -> Any:
        kept = self._told.get(address)
        if kept is not None and time.monotonic() - kept[0] < FRESH:
            return kept[1]
        try:
            async with httpx.AsyncClient(timeout=SECONDS) as client:
                answer = await client.get(address)
                answer.raise_for_status()
                found = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise Refused(
                "unavailable", f"the provider of identities does not answer ({type(error).__name__})"
            ) from None
        if not isinstance(found, dict):
            raise Refused("unavailable", "the provider of identities does not answer as it should")
        self._told[address] = (time.monotonic(), found)
        return found

    def _client(self) -> AsyncOAuth2Client:
        own = self._settings
        return AsyncOAuth2Client(
            own.client,
            own.secret,
            redirect_uri=self._back,
            scope="openid profile email",
            code_challenge_method="S256",
            timeout=SECONDS,
        )


def _known(storage: Storage, issuer: str, subject: str) -> str | None:
    asked = select(IDENTITIES.c.account).where(IDENTITIES.c.issuer == issuer, IDENTITIES.c.subject == subject)
    with storage.engine.connect() as connection:
        return connection.execute(asked).scalar()


def _link(storage: Storage, issuer: str, subject: str, account: str) -> None:
    row = {"issuer": issuer, "subject": subject, "account": account, "created": time.time()}
    try:
        with storage.writing() as connection:
            connection.execute(insert(IDENTITIES), row)
    except IntegrityError:
        raise _refused("an account here is known there already") from None


def _name(claims: dict[str, Any], fits: Callable[[str, str], None]) -> str:
    """A name for a new account, from what the provider tells; its owner may take another."""
    for told in ("preferred_username", "nickname", "name", "given_name"):
        text = ODD.sub("", str(claims.get(told, "")).partition("@")[0])[:34].strip()
        try:
            fits(text, "name")
            return account_name(text)
        except Refused:
            continue
    return "Player"


def _refused(why: str) -> Refused:
    return Refused("provider-refused", why)
