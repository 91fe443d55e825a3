"""What may be asked about a match without playing: at a table, in a study and in a lesson alike.

Each takes a match and the seat that asks. They raise PragmaticaError, of which the application makes a refusal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pragmatica.core.match import Match
from pragmatica.server.errors import Refused
from pragmatica.server.forms import views
from pragmatica.server.told import wire


def plans(match: Match, seat: str, actions: Iterable[str]) -> list[views.PlanView]:
    """Whole moves that begin with any of these actions."""
    return [wire.plan_view(plan) for action in actions for plan in match.plans(seat, action)]


def why_not(match: Match, seat: str, target: str) -> views.WhyNot:
    """The rules against an action, or against a thing on the table."""
    return views.WhyNot(reasons=[wire.reason_view(one) for one in match.why_not(seat, target)])


def odds(match: Match, seat: str, action: str) -> views.OddsView:
    """The chances of an offered action."""
    return wire.odds_view(match.odds(seat, action))


def look(match: Match, seat: str | None, target: str) -> views.LookView:
    """What the rules tell a seat, or a spectator, of a thing on the table."""
    return views.LookView(target=target, fields=dict(match.look(seat, target)))


def single(targets: Sequence[str]) -> str:
    """The one thing that is asked about, where only plans may be asked for about several. Raises Refused."""
    if len(targets) != 1:
        raise Refused("bad-request", f"`targets`: this is asked about one thing, not {len(targets)}")
    return targets[0]
