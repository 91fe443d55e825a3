"""What leaves of a study: in the form of a table whose seats are all the reader's. `wire` puts its parts into forms."""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.match import Match
from pragmatica.core.study import Node, Remark, Study
from pragmatica.server import forms, requests, wire
from pragmatica.server.studies import Moment
from pragmatica.server.tables import QUIET, SPECTATOR, Viewer

ID: Final = "study"


def seat_of(match: Match, wish: str | None) -> str | None:
    """Whose eyes a study has: the seat wanted, or the first that is asked; None for a spectator. Raises Unreadable."""
    if wish == SPECTATOR:
        return None
    if wish is None:
        return next(iter(match.pending), match.seats[0])
    if wish not in match.seats:
        raise Unreadable(f"unknown seat {wish!r}; seats: {', '.join(match.seats)}", "as")
    return wish


def table_of(moment: Moment, seat: str | None) -> forms.TableView:
    """A study as a table."""
    match = moment.match
    setup = match.setup
    scenario = next(one for one in match.game.scenarios if one.id == setup.scenario)
    return forms.TableView(
        id=ID,
        name="",
        game=setup.game,
        scenario=setup.scenario,
        players=setup.players,
        options=dict(setup.options),
        board=setup.board,
        rules_version=match.game.rules_version,
        seq=moment.step * QUIET,
        step=moment.step,
        steps=moment.step,
        host=True,
        seats=[
            forms.SeatView(
                seat=one,
                powers=list(scenario.powers.get(one, ())),
                control="device",
                bot=None,
                name="",
                online=False,
                mine=True,
                taken=True,
                link_open=False,
                seen=False,
                browsers=None,
            )
            for one in match.seats
        ],
        bots_stay=False,
        analysis=True,
        placed=True,
        begun=True,
        unplayable=None,
        commitment="",
        parts={},
        seed=None,
        salt=None,
        outcome=wire.outcome_view(match),
        waiting=wire.waiting_views(match),
        view=forms.SeatedView(
            seat=seat,
            unveiled=False,
            observation=match.observe(seat),
            decision=match.pending.get(seat) if seat is not None else None,
            version=match.version(seat) if seat is not None else 0,
            actions=[wire.action_view(one) for one in match.legal(seat)] if seat is not None else [],
            extra=[wire.action_view(one) for one in match.extra(seat)] if seat is not None else [],
            undoable=0,
        ),
    )


def events_of(moment: Moment, seat: str | None, since: int) -> list[forms.EventView]:
    """What has happened in a study since so many answers, as far as the seat may know of it."""
    return [
        wire.event_view(event, Viewer(seat), step * QUIET, step, over=False)
        for step, event in moment.events(since)
        if event.told_to(seat)
    ]


def study_of(data: requests.StudyDocument) -> Study:
    """A document as the core knows it."""
    nodes = [
        Node(one.parent, one.seat, one.action, tuple(one.chance), remark=Remark(one.note, list(one.marks)))
        for one in data.nodes
    ]
    return Study(data.position, data.title, data.redrawn, Remark(data.note, list(data.marks)), nodes)


def document_of(study: Study) -> requests.StudyDocument:
    """The inverse of `study_of`."""
    return requests.StudyDocument(
        position=dict(study.position),
        title=study.title,
        redrawn=study.redrawn,
        note=study.remark.note,
        marks=study.remark.marks,
        nodes=[
            requests.StudyNode(
                parent=one.parent,
                seat=one.seat,
                action=one.action,
                chance=list(one.chance),
                notation=one.notation,
                note=one.remark.note,
                marks=one.remark.marks,
            )
            for one in study.nodes
        ],
    )
