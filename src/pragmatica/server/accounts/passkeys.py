"""Passkeys: a device proves who somebody is by signing what the server has drawn, for this site alone."""

from __future__ import annotations

import base64
import json
import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import webauthn
from msgspec.structs import asdict
from sqlalchemy import insert
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from pragmatica.server.accounts.rows import Account, Passkey
from pragmatica.server.accounts.service import Accounts, account_name
from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import Conflict
from pragmatica.server.kept.schema import PASSKEYS
from pragmatica.server.security import new_id, new_secret

PATIENCE: Final = 300.0  # seconds in which what was drawn must come back signed
MOST: Final = 20  # passkeys of one account
NEW: Final = "passkey-new"
FIRST: Final = "passkey-first"  # of an account that is made with it
IN: Final = "passkey-in"


class Place(NamedTuple):
    """The site that a page comes from: its origin, which has been allowed, and the host that passkeys belong to."""

    origin: str
    host: str

    @classmethod
    def of(cls, origin: str) -> Place:
        """The place of a page. Raises Refused where it tells none."""
        host = urlsplit(origin).hostname
        if not host:
            raise Refused("passkey-refused", "the request names no page that it comes from")
        return cls(origin, host)


class Passkeys:
    """The passkeys of the accounts of one process."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store
        self._read, self._write = accounts.database.read, accounts.database.write

    async def of(self, account: Account) -> list[Passkey]:
        """Those of an account, the oldest first."""
        return await self._read(self._store.passkeys, account.id)

    async def offer_new(self, account: Account, place: Place) -> dict[str, Any]:
        """What a browser makes a passkey from. Raises Refused."""
        present = await self.of(account)
        if len(present) >= MOST:
            raise Refused("passkey-refused", f"{MOST} passkeys are the most")
        return self._new(place, account.id, account.name, await self._drawn(NEW, account.id), present)

    def _new(self, place: Place, ident: str, name: str, drawn: bytes, present: list[Passkey]) -> dict[str, Any]:
        options = webauthn.generate_registration_options(
            rp_id=place.host,
            rp_name="Pragmatica",
            user_id=ident.encode(),
            user_name=name,
            challenge=drawn,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in present],
        )
        return _told(webauthn.options_to_json(options))

    async def add(self, account: Account, place: Place, credential: dict[str, Any], name: str) -> None:
        """Keep a passkey that a browser has made. Raises Refused."""
        drawn, _ = await self._taken(credential, NEW, account.id)
        row = self._verified(place, credential, drawn, account.id, name)
        try:
            await self._write(self._store.add_passkey, row)
        except Conflict:
            raise Refused("passkey-refused", "this passkey is known already") from None

    def _verified(self, place: Place, credential: dict[str, Any], drawn: bytes, account: str, name: str) -> Passkey:
        """A passkey that a browser has made for an account from what was drawn. Raises Refused."""
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=drawn,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except Exception as error:  # the library lets through what it stumbles over in a hostile answer
            raise _refused() from error
        ident, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        return Passkey(ident, account, key, made.sign_count, name, time.time())

    async def offer_first(self, name: str, place: Place, sender: str, *, language: str, zone: str) -> dict[str, Any]:
        """What a browser makes the passkey of a new account from, which has no password. Raises Refused."""
        clean, ident = account_name(name), new_id()
        self._accounts.admit(sender)
        drawn = await self._drawn(FIRST, None, json.dumps([ident, clean, language, zone]))
        return self._new(place, ident, clean, drawn, [])

    async def register(self, place: Place, credential: dict[str, Any], device: str) -> Account:
        """A new account with a passkey that a browser has made for it. Raises Refused."""
        drawn, detail = await self._taken(credential, FIRST, None)
        ident, name, language, zone = json.loads(detail)
        passkey = self._verified(place, credential, drawn, ident, device)
        account = Account(ident, name, "member", language, zone, time.time())
        await self._accounts.keep(account, None, insert(PASSKEYS).values(**asdict(passkey)))
        return account

    async def offer(self, place: Place) -> dict[str, Any]:
        """What a browser signs with whichever passkey its owner chooses."""
        options = webauthn.generate_authentication_options(
            rp_id=place.host,
            challenge=await self._drawn(IN, None),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _told(webauthn.options_to_json(options))

    async def check(self, place: Place, credential: dict[str, Any]) -> Account:
        """Whose passkey has signed. Raises Refused."""
        (drawn, _), ident = await self._taken(credential, IN, None), credential.get("id")
        passkey = await self._read(self._store.passkey, ident) if isinstance(ident, str) and ident.isascii() else None
        account = None if passkey is None else await self._read(self._store.account, passkey.account)
        if passkey is None or account is None:
            raise _refused()
        try:
            signed = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=drawn,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.counter,
                require_user_verification=True,
            )
        except Exception as error:  # as above
            raise _refused() from error
        await self._write(self._store.use_passkey, passkey.id, signed.new_sign_count, time.time())
        return account

    async def remove(self, account: Account, ident: str) -> None:
        """A passkey proves nothing any more. Raises Refused."""
        await self._accounts.remove_way(account, "passkey", ident)

    async def _drawn(self, purpose: str, account: str | None, detail: str = "") -> bytes:
        """Something new to be signed, good once and for a while."""
        secret = new_secret()
        await self._write(self._store.add_token, secret, purpose, account, time.time() + PATIENCE, detail)
        return base64url_to_bytes(secret)

    async def _taken(self, credential: dict[str, Any], purpose: str, account: str | None) -> tuple[bytes, str]:
        """What was drawn and has been signed, and for what; nobody can sign it again. Raises Refused."""
        try:
            told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            secret = base64.urlsafe_b64encode(base64url_to_bytes(told["challenge"])).rstrip(b"=").decode()
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise _refused() from error
        token = await self._write(self._store.take_token, secret, purpose, time.time())
        if token is None or token.account != account:
            raise _refused()
        return base64url_to_bytes(secret), token.detail


def _told(options: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(options)
    return told


def _refused() -> Refused:
    return Refused("passkey-refused", "this passkey proves nothing here, or what it has signed is too old")
