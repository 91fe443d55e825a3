"""Requests about signing in with a provider of identities (OpenID Connect)."""

from __future__ import annotations

from litestar import Response, post

from pragmatica.server.accounts.provider import Provider
from pragmatica.server.errors import Refused
from pragmatica.server.forms import accounts as forms
from pragmatica.server.routes.accounts import signed_in
from pragmatica.server.routes.house import Ask, address_of, answer, asking, browser, house, known_account, read
from pragmatica.server.told import accounts as told


def _provider(request: Ask) -> Provider:
    found = house(request).provider
    if found is None:
        raise Refused("unavailable", "this server knows no provider of identities")
    return found


@post("/api/account/provider", summary="Begin to sign in elsewhere", operation_id="askProvider", status_code=200,
      opt={"body": forms.ProviderRequest})  # fmt: skip
async def ask(request: Ask) -> Response[forms.ProviderOffer]:
    """The address at the provider to which the browser goes."""
    data, provider = await read(request, forms.ProviderRequest), _provider(request)
    account = known_account(request) if data.link else None
    address, proof = await provider.begin(account, address_of(request))
    return answer(forms.ProviderOffer(address=address, proof=proof))


@post("/api/account/session/provider", summary="Sign in with what a provider says", operation_id="providerSignIn",
      status_code=200, opt={"body": forms.ProviderAnswer})  # fmt: skip
async def sign_in(request: Ask) -> Response[forms.SignedInView]:
    """Whoever is not known yet gets an account, unless he asked for the one that is signed in to be known there."""
    data, provider = await read(request, forms.ProviderAnswer), _provider(request)
    return await signed_in(request, await provider.finish(asking(request), data.proof, data.state, data.code))


@post("/api/account/provider/removal", summary="Be known elsewhere no more", operation_id="leaveProvider",
      status_code=200, opt={"body": forms.DeletionRequest})  # fmt: skip
async def leave(request: Ask) -> Response[forms.WaysView]:
    """Only while another way into the account remains."""
    data = await read(request, forms.DeletionRequest)
    place, account = house(request), known_account(request)
    await place.upkeep.prove(account, browser(request) or "", data.password)
    await place.accounts.remove_way(account, "provider")
    return answer(told.ways(await place.accounts.ways(account)))


HANDLERS = (ask, sign_in, leave)
