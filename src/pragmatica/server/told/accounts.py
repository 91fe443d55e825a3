"""What the owner of an account is told of it."""

from __future__ import annotations

from pragmatica.server.accounts.rows import Account
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
    )
