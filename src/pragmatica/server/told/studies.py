"""What leaves of a study: in the form of a table whose seats are all the reader's. `wire` puts its parts into forms."""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.match import Match
from pragmatica.core.study import Node, Remark, Study
from pragmatica.server.forms import studies as study_forms
from pragmatica.server.forms import views
from pragmatica.server.play.table import QUIET, SPECTATOR, Viewer
from pragmatica.server.studies import Moment
from pragmatica.server.told import matches as match_views
from pragmatica.server.told import wire

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


def table_of(moment: Moment, seat: str | None) -> views.TableView:
    """A study as a table."""
    match = moment.match
    return match_views.table_view(
        match,
        ID,
        seats=match_views.seat_views(match, mine=match.seats),
        view=match_views.seated_view(match, seat),
        seq=moment.step * QUIET,
        step=moment.step,
        host=True,
        waiting=wire.waiting_views(match),
    )


def events_of(moment: Moment, seat: str | None, since: int) -> list[views.EventView]:
    """What has happened in a study since so many answers, as far as the seat may know of it."""
    return [
        wire.event_view(event, Viewer(seat), step * QUIET, step, over=False)
        for step, event in moment.events(since)
        if event.told_to(seat)
    ]


def study_of(data: study_forms.StudyDocument) -> Study:
    """A document as the core knows it."""
    nodes = [
        Node(one.parent, one.seat, one.action, tuple(one.chance), remark=Remark(one.note, list(one.marks)))
        for one in data.nodes
    ]
    return Study(data.position, data.title, data.redrawn, Remark(data.note, list(data.marks)), nodes)


def document_of(study: Study) -> study_forms.StudyDocument:
    """The inverse of `study_of`."""
    return study_forms.StudyDocument(
        position=dict(study.position),
        title=study.title,
        redrawn=study.redrawn,
        note=study.remark.note,
        marks=study.remark.marks,
        nodes=[
            study_forms.StudyNode(
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
