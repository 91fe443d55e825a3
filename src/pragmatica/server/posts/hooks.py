"""Webhooks: a letter as a request to somebody's own program, or to a room at Discord or Slack.

Our own form is signed: `X-Pragmatica-Signature` is `sha256=` and the HMAC-SHA256, in hexadecimal, of
`X-Pragmatica-Timestamp`, a full stop and the body, with the secret that was shown when the hook was set up.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from pragmatica.server.kept.rows import Channel
from pragmatica.server.play.table import write_json
from pragmatica.server.posts import outside
from pragmatica.server.posts.carriers import taken
from pragmatica.server.posts.letters import Letter

OF_SEATS: Final = ("turn", "short", "invitation", "round")  # kinds that say something to seats
Link = Callable[[str], str]  # the address of a page


class Hooks:
    """Carries letters to webhooks."""

    def __init__(self, link: Link) -> None:
        self._link = link

    async def carry(self, channel: Channel, letter: Letter) -> None:
        """Send the request. Raises as its kind does."""
        body = write_json(FORMS[channel.form](letter, self._link))
        headers = {"Content-Type": "application/json", "X-Pragmatica-Delivery": letter.id}
        headers |= signature(channel.secret, body, int(time.time()))
        taken(await outside.post(channel.address, headers, body), 404, 410)


def signature(secret: str, body: bytes, now: int) -> dict[str, str]:
    """The headers that show from whom a body comes."""
    made = hmac.new(secret.encode(), b"%d." % now + body, hashlib.sha256).hexdigest()
    return {"X-Pragmatica-Timestamp": str(now), "X-Pragmatica-Signature": f"sha256={made}"}


def _own(letter: Letter, link: Link) -> Mapping[str, Any]:
    return {
        "id": letter.id,
        "text": letter.title,
        "items": [
            {
                "id": one.id,
                "kind": one.kind,
                "table": one.table,
                "event": one.event or None,
                "name": one.name,
                "game": one.game,
                "seats": one.seats if one.kind in OF_SEATS else [],
                "text": letter.line(one),
                "url": link(one.place),
            }
            for one in letter.items
        ],
    }


def _discord(letter: Letter, link: Link) -> Mapping[str, Any]:
    lines = [f"{_unmarked(letter.line(one))} <{link(one.place)}>" for one in letter.items]
    return {"content": "\n".join(lines)[:2_000], "allowed_mentions": {"parse": []}}


def _slack(letter: Letter, link: Link) -> Mapping[str, Any]:
    return {"text": "\n".join(f"{_escaped(letter.line(one))} <{link(one.place)}>" for one in letter.items)[:4_000]}


def _unmarked(text: str) -> str:
    """The text with every sign that Discord would take for form set as it stands."""
    return "".join(f"\\{sign}" if sign in "\\*_~`|>#[]()<-" else sign for sign in text)


def _escaped(text: str) -> str:
    """The text as Slack wants it: what a player has written calls nobody and makes no link."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


FORMS: Final[Mapping[str, Callable[[Letter, Link], Mapping[str, Any]]]] = {
    "json": _own,
    "discord": _discord,
    "slack": _slack,
}
