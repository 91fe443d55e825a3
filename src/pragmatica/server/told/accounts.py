"""What the owner of an account is told of it."""

from __future__ import annotations

from collections.abc import Iterable

from pragmatica.server.accounts.rows import Account, Login, Passkey
from pragmatica.server.accounts.upkeep import device_id
from pragmatica.server.accounts.ways import Ways
from pragmatica.server.forms import accounts as forms


def own_account(account: Account) -> forms.OwnAccountView:
    """The account, for nobody but its owner."""
    return forms.OwnAccountView(
        id=account.id,
        name=account.name,
        role=account.role,
        language=account.language,
        zone=account.zone,
        created=account.created,
        mail=account.mail,
    )


def ways(found: Ways) -> forms.WaysView:
    """How the owner comes in."""
    return forms.WaysView(password=found.password, passkeys=found.passkeys, mail=found.mail, provider=found.provider)


def devices(logins: Iterable[Login], session: str | None) -> list[forms.DeviceView]:
    """Where somebody is signed in."""
    return [
        forms.DeviceView(
            id=device_id(one), device=one.device, created=one.created, seen=one.seen, here=one.session == session
        )
        for one in logins
    ]


def passkeys(found: Iterable[Passkey]) -> list[forms.PasskeyView]:
    """With what somebody signs in."""
    return [forms.PasskeyView(id=one.id, name=one.name, created=one.created, used=one.used) for one in found]
