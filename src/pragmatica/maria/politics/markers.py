"""The markers of the three tracks: net moves, and what the icons do where they come to rest [M-17.62, M-17.70]."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.diplomacy import saxony
from pragmatica.maria.kept.board import NOBODY, POWERS
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.icons import has_icon
from pragmatica.maria.kept.log_advanced import MARKER_MOVED
from pragmatica.maria.kept.political import CORPS, POINT, PoliticalTables
from pragmatica.maria.kept.realm import ITALY_BOX, ITALY_TRACK, RUSSIA_TRACK, SAXONY_TRACK, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import corps
from pragmatica.maria.victory import points

ORDER: Final = (ITALY_TRACK, RUSSIA_TRACK, SAXONY_TRACK)  # [M-17.70]


def begin(s: State, below: Frame, announced: tuple[int, ...]) -> None:
    """Move each marker once by the sum of what was announced for its track; then `below` goes on [M-17.62]."""
    Moving(below, announced, 0, ()).resume(s)


def target(s: State, track: int, steps: int) -> int:
    """Where a move of the marker by this net number of spaces ends; the ends of the track stop it [M-17.62, D-21]."""
    first = leftmost(s, track)
    last = len(s.board.politics.icons[track]) - 1
    return max(first, min(last, s.realm.track[track] + steps))


def leftmost(s: State, track: int) -> int:
    """The first field that the marker may reach [M-19.33]."""
    return saxony.leftmost(s) if track == SAXONY_TRACK else 0


class Moving(Frame):
    """The markers that are still to be moved, and corps that come back at the end of the stage [D-22]."""

    def __init__(self, below: Frame | None, announced: tuple[int, ...], step: int, late: tuple[int, ...]) -> None:
        self.announced: Final = announced
        self.step: Final = step
        self.late: Final = late
        super().__init__(below)

    def fields(self) -> Fields:
        """Spaces by track, how many tracks are done, and powers whose corps are due."""
        return (self.announced, self.step, self.late)

    def resume(self, s: State) -> None:
        """Move the next marker. Where it stays, nothing new takes effect [M-17.62]."""
        if self.step == len(ORDER):
            assert self.below is not None
            corps.begin(s, self.below, self.late, ())
            return
        track = ORDER[self.step]
        former = s.realm.track[track]
        field = target(s, track, self.announced[track])
        after = Moving(self.below, self.announced, self.step + 1, self.late)
        if field == former:
            after.resume(s)
        elif track == SAXONY_TRACK:
            saxony.arrive(s, after, field)
        else:
            self._arrive(s, track, former, field)

    def _arrive(self, s: State, track: int, former: int, field: int) -> None:
        """Move the marker and let the icons take effect; an icon for the same power simply goes on [M-17.73].

        A corps whose icon ends comes back before another is sent. With `corps_return="end_of_politics"` it comes back
        when all markers have moved [M-17.84, D-22].
        """
        s.realm.track = replaced(s.realm.track, track, field)
        if s.log is not None:
            s.log.append((MARKER_MOVED, track, former, field))
        if track == ITALY_TRACK:
            _book_italy(s, former, field)
        back: list[int] = []
        sent: list[int] = []
        for power in range(len(POWERS)):
            before = has_icon(s, track, former, CORPS, power)
            now = has_icon(s, track, field, CORPS, power)
            if before and not now:
                back.append(power)
            elif now and not before:
                sent.append(power)
        late = self.late
        if s.rules.corps_return_late:
            late = (*late, *back)
            back = []
        after = Moving(self.below, self.announced, self.step + 1, late)
        corps.begin(s, after, tuple(back), tuple(sent))


def _is_crossed(star: int, former: int, field: int) -> bool:
    """Whether a marker that goes from one field to another comes to the start of its track, or crosses it [M-17.74]."""
    return min(former, field) <= star <= max(former, field)


def changes(politics: PoliticalTables, track: int, former: int, field: int) -> tuple[list[int], list[int]]:
    """Which icons of the new field begin to act, and which of the former one cease, by their places there.

    An icon for the same power simply goes on [M-17.71, M-17.73]; a point lasts until the start is crossed [M-17.74].
    """
    before, after = politics.icons[track][former], politics.icons[track][field]
    begins = [place for place, icon in enumerate(after) if not any(icon.same(one) for one in before)]
    ends: list[int] = []
    for place, icon in enumerate(before):
        lasts = icon.kind == POINT and not _is_crossed(politics.star[track], former, field)
        if not lasts and not any(icon.same(one) for one in after):
            ends.append(place)
    return begins, ends


def _book_italy(s: State, former: int, field: int) -> None:
    """The marker in the Italy box goes back when the track's marker is on, or has crossed, its start [M-17.74].

    Then the power of the icon on the new field, if there is one, puts its marker in, unless it lies there already.
    """
    if _is_crossed(s.board.politics.star[ITALY_TRACK], former, field):
        points.box(s, ITALY_BOX, NOBODY)
    for icon in s.board.politics.icons[ITALY_TRACK][field]:
        if icon.kind == POINT:
            points.box(s, ITALY_BOX, icon.power)
