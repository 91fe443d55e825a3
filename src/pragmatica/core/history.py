"""The history of a match: its records, and what of them may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

from pragmatica.core.errors import Unreadable, told
from pragmatica.core.game import Answers, RawEvent
from pragmatica.core.saved import listed, lists, number, part, reading
from pragmatica.core.state import FlowState

SEATS: Final = 16  # more than any game has
_LASTING: Final = 2  # for an action outside the order of play that lasts, as 1 for others
KEPT = 64  # standing records since the base before a newer base is made


class Record(NamedTuple):
    """One entry of a match's history: a seat's action with what chance gave, or (`undo` > 0) actions taken back.

    An undo takes back the seat's latest standing ordinary actions and its extra ones after the first of them, but for
    those that last.
    """

    seat: int
    code: int
    extra: bool = False
    chance: tuple[int, ...] = ()
    undo: int = 0
    lasting: bool = False

    def to_json(self) -> list[Any]:
        """A short list for a saved match."""
        if self.undo:
            return [self.seat, "undo", self.undo]
        return [self.seat, self.code, _LASTING if self.lasting else int(self.extra), *self.chance]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> Record:
        """The inverse of `to_json`. Raises Unreadable."""
        if len(data) == 3 and data[1] == "undo" and type(data[0]) is int and type(data[2]) is int and data[2] > 0:
            return cls(data[0], 0, undo=data[2])
        if len(data) < 3 or not all(type(one) is int for one in data):
            raise Unreadable(f"{told(data)}; must be seat, action, 1 if it was outside the order of play, and draws")
        return cls(data[0], data[1], bool(data[2]), tuple(data[3:]), lasting=data[2] == _LASTING)


_made: Final = tuple.__new__  # at each action: the constructor of a named tuple takes twice as long


class Undoable(NamedTuple):
    """An action that its seat may take back."""

    unnoticed: bool  # nobody else could tell that anything happened
    beside: tuple[int, ...]  # seats that were asked something at the same time, and the same afterwards


NOTICED: Final = Undoable(False, ())
Own = dict[int, tuple[Undoable, ...]]


class History:
    """Records of a match, and an earlier state (`base`) from which the standing ones since (`trail`) can be repeated.

    Undo and failed batches are made by repeating, so that playing on costs no copies.
    """

    def __init__(self, answers: Answers[Any], base: FlowState) -> None:
        self.answers: Final = answers  # the rules by which the trail is repeated
        self._apply: Final[Callable[[Any, int, int], None]] = answers.apply  # found once
        self.records: list[Record] = []
        self.base = base  # never changed, only replaced
        self.trail: list[Record] = []
        self.own: Own = {}  # by seat its latest ordinary actions that it may take back

    def play(self, state: FlowState, seat: int, code: int, extra: bool, lasting: bool = False) -> list[RawEvent]:
        """Carry out an action in the present state, and keep its record; `note` or `note_extra` must follow.

        `lasting`: no undo takes it back. Returns what happened. When the action fails, the state is of no more use;
        `present` makes it anew.
        """
        log: list[RawEvent] = []
        state.log, state.chance, state.revealed, state.unasked = log, [], False, []
        if extra:
            self.answers.apply_extra(state, seat, code)
        else:
            self._apply(state, seat, code)
        state.log = None
        record = _made(Record, (seat, code, extra, tuple(state.chance), 0, lasting))
        self.records.append(record)
        self.trail.append(record)
        return log

    def note(self, seat: int, action: Undoable, revealed: bool) -> None:
        """What may be taken back after an ordinary action: nothing if it drew or showed something, else what is own.

        What nobody can notice ends no other seat's possibility, which would tell of it, if it was asked beside.
        """
        own: Own = {}
        if not revealed:
            if action.unnoticed:
                for one, latest in self.own.items():
                    if all(seat in other.beside for other in latest):
                        own[one] = latest
            own[seat] = (*self.own.get(seat, ()), action)
        self.own = own

    def note_extra(self, revealed: bool) -> None:
        """The same after an action outside the order of play."""
        if revealed:
            self.own = {}

    def undoable(self, seat: int) -> int:
        """How many of its latest ordinary actions the seat may take back."""
        return len(self.own.get(seat, ()))

    def begins(self, seat: int) -> bool:
        """Whether the seat may take back no more than one action that others could notice, the latest."""
        return sum(not one.unnoticed for one in self.own.get(seat, ())) <= 1

    def has_lasting(self, seat: int) -> bool:
        """Whether since the first action that it may take back the seat has done something that no undo takes back."""
        left = self.undoable(seat)
        for record in reversed(self.trail):
            if not left:
                break
            if record.seat == seat:
                if record.lasting:
                    return True
                left -= not record.extra
        return False

    def renew(self, state: FlowState) -> None:
        """Take the present state as a newer base when the trail has grown long and nothing can be taken back."""
        if len(self.trail) > KEPT and not self.own:
            self.base, self.trail = state.copy(), []

    def present(self) -> FlowState:
        """The present state, made by repeating the trail."""
        return replayed(self.answers, self.base, self.trail)

    def undo(self, seat: int, count: int) -> bool:
        """Take back so many ordinary actions of the seat; the branch stays in the records.

        Returns whether none of them could be noticed by others.
        """
        record = Record(seat, 0, undo=count)
        self.records.append(record)
        self.trail = standing([*self.trail, record])
        kept, gone = self.own[seat][:-count], self.own[seat][-count:]
        self.own = {one: latest for one, latest in {**self.own, seat: kept}.items() if latest}
        return all(action.unnoticed for action in gone)

    def undo_point(self, seats: Collection[int]) -> tuple[FlowState, list[Record]] | None:
        """The state before what these seats may take back, and the standing records since then; None: nothing."""
        left = {seat: self.undoable(seat) for seat in seats if seat in self.own}
        if not left:
            return None
        start = len(self.trail)
        while any(left.values()):
            start -= 1
            record = self.trail[start]
            if not record.extra and left.get(record.seat):
                left[record.seat] -= 1
        return replayed(self.answers, self.base, self.trail[:start]), self.trail[start:]

    def mark(self) -> tuple[int, int, Own]:
        """Where the history stands, for `reset`."""
        return len(self.records), len(self.trail), self.own

    def reset(self, mark: tuple[int, int, Own]) -> None:
        """Forget what came after the mark (a batch that failed)."""
        records, trail, self.own = mark
        del self.records[records:], self.trail[trail:]

    def copy(self) -> History:
        """An independent copy."""
        twin = History(self.answers, self.base)
        twin.records = list(self.records)
        twin.trail = list(self.trail)
        twin.own = self.own
        return twin

    def branch(self, base: FlowState, trail: list[Record], seat: int) -> History:
        """A history that begins at another base with the seat's standing records, and can take back as much of them."""
        twin = History(self.answers, base)
        twin.trail = trail
        twin.own = {seat: self.own[seat]}
        return twin

    def to_json(self, records: bool = True) -> dict[str, Any]:
        """All of it, for a saved match; without `records` what may be taken back alone."""
        point = self.undo_point(self.own)
        undo: dict[str, Any] | None = None
        if point is not None:
            own = [[seat, *([int(one.unnoticed), *one.beside] for one in latest)] for seat, latest in self.own.items()]
            trail = [record.to_json() for record in point[1]]  # a branch has them in its trail alone
            undo = {"state": point[0].to_json(), "trail": trail, "own": own}
        return {"records": [record.to_json() for record in self.records] if records else [], "undo": undo}

    @classmethod
    def from_json(
        cls, answers: Answers[Any], data: dict[str, Any], state: FlowState, load: Callable[[Any], FlowState]
    ) -> History:
        """The inverse of `to_json`, for a match in this state. Raises Unreadable."""
        undo = part(data, "undo")
        if undo is None:
            history = cls(answers, state.copy())
        else:
            with reading("undo"):
                saved = part(undo, "state")
                with reading("state"):
                    history = cls(answers, load(saved))
        history.records = _records(data, "records")
        if undo is not None:
            if "trail" in undo:
                with reading("undo"):
                    history.trail = _records(undo, "trail")
                    history.own = _owned(undo)
            else:  # an older form: how many of the standing records; what may be taken back is forgotten
                kept, length = standing(history.records), number(undo, "records", 1 << 30)
                if length > len(kept):
                    raise Unreadable(f"{length}; there are {len(kept)}", "undo.records")
                history.trail = kept[len(kept) - length :]
            for seat in history.own:
                if history.undoable(seat) > sum(one.seat == seat and not one.extra for one in history.trail):
                    raise Unreadable("more than has been done", "undo.own")
            if history.present().digest() != state.digest():
                raise Unreadable("the records do not lead to the state", "undo")
        return history


def _records(data: Any, name: str) -> list[Record]:
    """The list of records of this name."""
    records: list[Record] = []
    for place, one in enumerate(listed(part(data, name), name)):
        with reading(f"{name}[{place}]"):
            records.append(Record.from_json(listed(one, "")))
    return records


def _owned(data: Any) -> Own:
    """What may be taken back, by seat, as a saved match tells it."""
    own: Own = {}
    for place, row in enumerate(listed(part(data, "own"), "own")):
        where = f"own[{place}]"
        if len(listed(row, where)) < 2:
            raise Unreadable("must be a seat and what it may take back", where)
        latest = lists({where: row[1:]}, where, SEATS)
        if not all(latest):
            raise Unreadable("must be a seat and what it may take back", where)
        seat = number({where: row[0]}, where, SEATS)
        own[seat] = tuple([Undoable(bool(one[0]), tuple(one[1:])) for one in latest])
    return own


def replayed(answers: Answers[Any], base: FlowState, records: Sequence[Record]) -> FlowState:
    """A copy of the base after the records, with the draws that they tell."""
    state = base.copy()
    for record in records:
        state.script(list(record.chance))
        state.chance = []
        if record.extra:
            answers.apply_extra(state, record.seat, record.code)
        else:
            answers.apply(state, record.seat, record.code)
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
            if kept[place].seat == record.seat and not kept[place].lasting:
                left -= not kept[place].extra
                del kept[place]
                if not left:
                    break
    return kept
