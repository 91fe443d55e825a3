"""The history of a match: its records, and what of them may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pragmatica.core.game import RawEvent, State

KEPT = 64  # standing records since the base before a newer base is made


class Record(NamedTuple):
    """One entry of a match's history: a seat's action with what chance gave, or (`undo` > 0) actions taken back.

    An undo takes back the seat's latest standing ordinary actions and its extra ones after the first of them.
    """

    seat: int
    code: int
    extra: bool = False
    chance: tuple[int, ...] = ()
    undo: int = 0

    def to_json(self) -> list[Any]:
        """A short list for a saved match."""
        if self.undo:
            return [self.seat, "undo", self.undo]
        return [self.seat, self.code, int(self.extra), *self.chance]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> Record:
        """The inverse of `to_json`."""
        if data[1] == "undo":
            return cls(int(data[0]), 0, undo=int(data[2]))
        return cls(int(data[0]), int(data[1]), bool(data[2]), tuple(int(one) for one in data[3:]))


class History:
    """Records of a match, and an earlier state (`base`) from which the standing ones since (`trail`) can be repeated.

    Undo and failed batches are made by repeating, so that playing on costs no copies.
    """

    def __init__(self, base: State) -> None:
        self.records: list[Record] = []
        self.base = base  # never changed, only replaced
        self.trail: list[Record] = []
        self.undoable = 0  # latest ordinary actions, all of `seat`, that may be taken back
        self.seat = -1

    def play(self, state: State, seat: int, code: int, extra: bool) -> list[RawEvent]:
        """Carry out an action in the present state, keep its record, and see what may still be taken back.

        Returns what happened. When the action fails, the state is of no more use; `present` makes it anew.
        """
        log: list[RawEvent] = []
        state.log, state.chance, state.revealed = log, [], False
        if extra:
            state.apply_extra(seat, code)
        else:
            state.apply(seat, code)
        state.log = None
        record = Record(seat, code, extra, tuple(state.chance))
        self.records.append(record)
        self.trail.append(record)
        if state.revealed:
            self.undoable, self.seat = 0, -1
        elif not extra:
            self.undoable, self.seat = (self.undoable + 1 if self.seat == seat else 1), seat
        return log

    def renew(self, state: State) -> None:
        """Take the present state as a newer base when the trail has grown long and nothing can be taken back."""
        if len(self.trail) > KEPT and not self.undoable:
            self.base, self.trail = state.copy(), []

    def present(self) -> State:
        """The present state, made by repeating the trail."""
        return replayed(self.base, self.trail)

    def undo(self, count: int) -> None:
        """Take back so many ordinary actions of the seat; the branch stays in the records."""
        record = Record(self.seat, 0, undo=count)
        self.records.append(record)
        self.trail = standing([*self.trail, record])
        self.undoable -= count

    def undo_point(self) -> tuple[State, list[Record]] | None:
        """The state before what may be taken back, and the standing records since then; None: nothing may."""
        if not self.undoable:
            return None
        start, left = len(self.trail), self.undoable
        while left:
            start -= 1
            left -= not self.trail[start].extra and self.trail[start].seat == self.seat
        return replayed(self.base, self.trail[:start]), self.trail[start:]

    def mark(self) -> tuple[int, int, int, int]:
        """Where the history stands, for `reset`."""
        return len(self.records), len(self.trail), self.undoable, self.seat

    def reset(self, mark: tuple[int, int, int, int]) -> None:
        """Forget what came after the mark (a batch that failed)."""
        records, trail, self.undoable, self.seat = mark
        del self.records[records:], self.trail[trail:]

    def copy(self) -> History:
        """An independent copy."""
        twin = History(self.base)
        twin.records = list(self.records)
        twin.trail = list(self.trail)
        twin.undoable, twin.seat = self.undoable, self.seat
        return twin

    def branch(self, base: State, trail: list[Record]) -> History:
        """A history that begins at another base with some of the standing records and can take back as much."""
        twin = History(base)
        twin.trail = trail
        twin.undoable, twin.seat = self.undoable, self.seat
        return twin

    def to_json(self) -> dict[str, Any]:
        """All of it, for a saved match."""
        point = self.undo_point()
        return {
            "records": [record.to_json() for record in self.records],
            "undo": None if point is None else {"state": point[0].to_json(), "records": len(point[1])},
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], state: State, load: Callable[[Any], State]) -> History:
        """The inverse of `to_json`, for a match in this state."""
        undo = data["undo"]
        history = cls(state.copy() if undo is None else load(undo["state"]))
        history.records = [Record.from_json(one) for one in data["records"]]
        if undo is not None:
            history.trail = standing(history.records)[-int(undo["records"]) :]
            history.seat = next(record.seat for record in history.trail if not record.extra)
            history.undoable = sum(not record.extra for record in history.trail)
        return history


def replayed(base: State, records: Sequence[Record]) -> State:
    """A copy of the base after the records, with the draws that they tell."""
    state = base.copy()
    for record in records:
        state.script(list(record.chance))
        state.chance = []
        if record.extra:
            state.apply_extra(record.seat, record.code)
        else:
            state.apply(record.seat, record.code)
    state.script([])
    return state


def standing(records: Sequence[Record]) -> list[Record]:
    """The records that stand: without undo entries and what they took back."""
    kept: list[Record] = []
    for record in records:
        if not record.undo:
            kept.append(record)
            continue
        left = record.undo
        for place in range(len(kept) - 1, -1, -1):
            if kept[place].seat == record.seat:
                left -= not kept[place].extra
                del kept[place]
                if not left:
                    break
    return kept
