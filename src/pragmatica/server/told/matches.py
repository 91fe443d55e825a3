"""A match without a table, as a study or a lesson has one, in the form of a table. `wire` puts its parts into forms."""

from __future__ import annotations

from collections.abc import Collection

from pragmatica.core.match import Match
from pragmatica.server.forms import views
from pragmatica.server.told import wire


def table_view(
    match: Match,
    ident: str,
    *,
    seats: list[views.SeatView],
    view: views.SeatedView,
    seq: int,
    step: int,
    host: bool,
    waiting: list[views.WaitingView],
) -> views.TableView:
    """The match as a table that nobody has opened: nothing of it is sealed, and no bots play."""
    setup = match.setup
    return views.TableView(
        id=ident,
        name="",
        game=setup.game,
        scenario=setup.scenario,
        players=setup.players,
        options=dict(setup.options),
        board=setup.board,
        rules_version=match.game.rules_version,
        seq=seq,
        step=step,
        steps=step,
        host=host,
        seats=seats,
        bots_stay=False,
        analysis=True,
        rated=False,
        placed=True,
        begun=True,
        unplayable=None,
        commitment="",
        parts={},
        seed=None,
        salt=None,
        outcome=wire.outcome_view(match.outcome),
        waiting=waiting,
        view=view,
    )


def seat_views(match: Match, *, mine: Collection[str], online: Collection[str] = ()) -> list[views.SeatView]:
    """The seats, each on this device."""
    scenario = next(one for one in match.game.scenarios if one.id == match.setup.scenario)
    return [
        views.SeatView(
            seat=one,
            powers=list(scenario.powers.get(one, ())),
            control="device",
            bot=None,
            name="",
            online=one in online,
            mine=one in mine,
            taken=True,
            link_open=False,
            seen=False,
            browsers=None,
        )
        for one in match.seats
    ]


def seated_view(match: Match, seat: str | None, *, acts: bool = True, undoable: int = 0) -> views.SeatedView:
    """The match with the eyes of a seat, or of a spectator. Answers are offered only where the seat `acts`."""
    player = seat if acts else None
    return views.SeatedView(
        seat=seat,
        unveiled=False,
        observation=match.observe(seat),
        decision=None if player is None else match.pending.get(player),
        version=0 if seat is None else match.version(seat),
        actions=[] if player is None else [wire.action_view(one) for one in match.legal(player)],
        extra=[] if player is None else [wire.action_view(one) for one in match.extra(player)],
        undoable=undoable,
    )
