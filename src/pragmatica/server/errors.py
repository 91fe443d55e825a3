"""What a request can be refused for, each with its status; all leave in one form (`wire.ErrorBody`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from pragmatica import wording
from pragmatica.core.errors import (
    Illegal,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    PragmaticaError,
    Reason,
    Stale,
    Unreadable,
)

ErrorKind = Literal[
    "bad-request",  # not JSON, a missing, wrong or unknown field
    "unreadable",  # a readable request that names something unknown: seat, action, option, bot …
    "bad-text",  # a name or message that shows nothing, or has signs that play tricks, or is too long
    "account-name-taken",  # no reader could tell it from the name of another account
    "bad-password",  # too short, too long, or among the first that anybody tries
    "sign-in-refused",  # no account has this name and this password
    "passkey-refused",  # it is of no account, of another site, or has signed something old
    "sign-in-again",  # this needs somebody who has just signed in
    "not-signed-in",
    "link-spent",  # the secret of a link for an account is wrong or old, or has been used
    "last-way",  # nobody could sign in any more without it
    "provider-refused",  # a provider of identities says nothing of somebody that can be believed
    "no-days-left",  # of vacation in this year
    "registration-closed",  # accounts are made by the host of the server alone
    "name-taken",  # no reader could tell it from the name at another seat
    "wrong-origin",  # sent by a page of another site
    "not-yours",  # this browser does not hold the seat
    "not-host",  # only the host, or the seat itself, may do this
    "no-analysis",  # this table is not to be studied while it is played
    "needs-account",  # who plays a match that counts for ratings has an account
    "one-seat-each",  # and one seat of it
    "bots-stay",  # at this table nobody takes over a bot's own seat
    "link-refused",  # the secret of a seat link is wrong, belongs to another table or has been used
    "not-found",
    "method-not-allowed",
    "not-your-turn",
    "stale",  # an answer to an older question
    "not-free",  # somebody else sits there, or nobody who was not asked may
    "not-welcome",  # one of the two has blocked the other
    "rating-unwanted",  # the host wants players with other ratings
    "begun",  # the match has begun: this can be done before it only
    "not-begun",  # somebody is still awaited at the table
    "match-over",
    "nothing-to-undo",
    "busy",  # the table changed several times while the request was carried out
    "unplayable",  # the table needs rules or a board that this program does not have
    "too-large",
    "wrong-content-type",
    "illegal",  # against the rules; `reasons` cites them
    "key-reused",  # the idempotency key belongs to another request
    "too-many-requests",
    "too-many-studies",  # this address has as many kept as may be
    "bad-address",  # it is none, or does not lie in the open net
    "too-many-channels",  # this browser or this table has as many ways of telling as may be
    "too-many-open",  # as many tables wait for players as may be
    "too-many-events",  # an organiser, or the house, has as many as may be
    "event-stage",  # the event has not come so far, or has gone further
    "event-full",  # all places are taken
    "too-few-entries",  # not even one table could be filled
    "invite-refused",  # the code of an event is wrong
    "event-seat",  # who plays no longer at a table of an event withdraws from the event
    "not-organiser",  # only the organiser of an event, or a moderator, may do this
    "too-many-bots",  # only bots play at as many tables as may be
    "closed",  # moderators have closed the table: it can be read
    "has-left",  # who has left a seat of the table to a successor takes no other there
    "not-offered",  # nobody has offered the seat, or somebody has just taken it
    "muted",  # moderators keep this account from talking for a time
    "blocked",  # they keep it from signing in
    "not-moderator",  # only moderators may do this, and not to their equals
    "no-links",  # an account that is new sends none
    "bad-word",  # the house does not want it said
    "recess",  # the house is closed for upkeep
    "internal",
    "unavailable",  # the database does not answer, or takes nothing more
]
STATUS: Final[dict[ErrorKind, int]] = {
    "bad-request": 400,
    "unreadable": 400,
    "bad-text": 400,
    "account-name-taken": 409,
    "bad-password": 400,
    "sign-in-refused": 403,
    "passkey-refused": 403,
    "sign-in-again": 403,
    "not-signed-in": 401,
    "link-spent": 403,
    "last-way": 409,
    "provider-refused": 403,
    "no-days-left": 409,
    "registration-closed": 403,
    "name-taken": 409,
    "wrong-origin": 403,
    "not-yours": 403,
    "not-host": 403,
    "no-analysis": 403,
    "needs-account": 403,
    "one-seat-each": 403,
    "bots-stay": 403,
    "link-refused": 403,
    "not-found": 404,
    "method-not-allowed": 405,
    "not-your-turn": 409,
    "stale": 409,
    "not-free": 409,
    "not-welcome": 403,
    "rating-unwanted": 403,
    "begun": 409,
    "not-begun": 409,
    "match-over": 409,
    "nothing-to-undo": 409,
    "busy": 409,
    "unplayable": 409,
    "too-large": 413,
    "wrong-content-type": 415,
    "illegal": 422,
    "key-reused": 422,
    "too-many-requests": 429,
    "too-many-studies": 429,
    "bad-address": 400,
    "too-many-channels": 429,
    "too-many-open": 429,
    "too-many-events": 429,
    "event-stage": 409,
    "event-full": 409,
    "too-few-entries": 409,
    "invite-refused": 403,
    "event-seat": 403,
    "not-organiser": 403,
    "too-many-bots": 429,
    "closed": 423,
    "has-left": 403,
    "not-offered": 409,
    "muted": 403,
    "blocked": 403,
    "not-moderator": 403,
    "no-links": 403,
    "bad-word": 400,
    "recess": 423,
    "internal": 500,
    "unavailable": 503,
}
BY_STATUS: Final[dict[int, ErrorKind]] = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "wrong-content-type",
    429: "too-many-requests",
}
assert set(STATUS) == set(get_args(ErrorKind))


class Refused(Exception):
    """A request that changes nothing."""

    def __init__(self, kind: ErrorKind, detail: str, *, reasons: Sequence[Reason] = (), where: str = "") -> None:
        super().__init__(detail)
        self.kind: ErrorKind = kind
        self.detail = detail
        self.reasons = tuple(reasons)
        self.where = where  # the field that the only reason speaks of

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.kind]


def refusal(error: PragmaticaError, language: str = wording.FALLBACK) -> Refused:
    """The refusal that tells what the core found wrong; with a position, in a language."""
    match error:
        case Illegal():
            return Refused("illegal", str(error), reasons=error.reasons)
        case Stale():
            return Refused("stale", str(error))
        case NotYourTurn():
            return Refused("not-your-turn", str(error))
        case MatchOver():
            return Refused("match-over", str(error))
        case NothingToUndo():
            return Refused("nothing-to-undo", str(error))
        case Unreadable(reason=Reason() as reason):
            detail = str(error) if language == wording.FALLBACK else error.text(language)
            return Refused("unreadable", detail, reasons=[reason], where=error.where)
        case Unreadable():
            return Refused("unreadable", str(error))
        case _:
            return Refused("bad-request", str(error))
