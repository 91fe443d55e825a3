"""A match: one game being played, from the first answer to the outcome."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from pragmatica.core import batch, instructing, recording, register, saving, travel
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import (
    Illegal,
    MatchOver,
    NothingToUndo,
    Number,
    Stale,
    Text,
    Unreadable,
    told,
)
from pragmatica.core.frozen import freeze
from pragmatica.core.game import Game, Setup, checked_seed
from pragmatica.core.history import NOTICED, Record, Undoable
from pragmatica.core.log import Event
from pragmatica.core.looking import Looking
from pragmatica.core.notice import NOW, Shown, noticed
from pragmatica.core.offers import text_of
from pragmatica.core.played import Played
from pragmatica.core.reading import as_object, plain
from pragmatica.core.rng import key_of
from pragmatica.core.saved import reading
from pragmatica.core.state import FlowState

TRIES: Final = 1000  # to draw a twin in which what the seat may take back comes to the same questions


class Match(Looking):
    """One game being played: rules version, set-up, seed, state and the records so far.

    Make it with `pragmatica.new`, `pragmatica.load`, `pragmatica.from_position` or `pragmatica.read_record`.
    """

    def __init__(self, game: Game[Any], setup: Setup, seed: int | None, state: FlowState) -> None:
        self._opening: tuple[Event, ...] | None = tuple(game.events(setup, state, state.log)) if state.log else ()
        state.log = None
        super().__init__(game, setup, state)
        self.seed = seed  # None: chance stands in the records only
        self.start_chance = tuple(state.chance)  # drawn before the first answer
        self.start_position: Mapping[str, Any] | None = None  # set when the match began from a position
        self.tags: dict[str, str] = {}  # what else a record says: names, date, place, commitment, salt
        self._shown: Final[Callable[[Any, int, int, bool], Shown]] = game.answers.shown  # found once
        self.noticed = True  # whether others could tell that the latest `apply` or `undo` did anything

    @classmethod
    def start(cls, game: Game[Any], setup: Setup, seed: int) -> Match:
        """A match before its first answer."""
        return cls(game, setup, seed, game.start(setup, seed, ()))

    @classmethod
    def from_position(cls, data: Mapping[str, Any], seed: int | None = None, chance: Sequence[int] = ()) -> Match:
        """A match that begins at a position (docs/positions.md); `chance` prescribes what it draws at once (replays).

        Raises Unreadable naming the field and the reason.
        """
        own = plain(as_object(data, "position"), "")
        game = register.game(own.get("game"))
        try:
            setup, state, own_seed = game.from_position(own, seed, chance)
        except Unreadable as error:
            if isinstance(board := own.get("board", game.board()[0]), str) and error.where != "board":
                error.about(game.id, board)
            raise
        match = cls(game, setup, own_seed, state)
        match.start_position = freeze(own)
        return match

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first answer: in the set-up, or in the position that the match began from.

        Nothing is known of it in a match that was saved without its history, or redrawn.
        """
        if self._opening is None:
            self._opening = self.at(0).opening
        return self._opening

    # -- playing ------------------------------------------------------------------------------------------------------

    def apply(
        self, seat: Text, action: Action | Text | Sequence[Action | Text], *, version: Number | None = None
    ) -> Played:
        """Play one action, or a batch of them in order; by Action, id or notation. Returns what happened.

        A batch ends after an answer that drew or showed something, and where somebody else is asked: what was played
        stands, the result's `unplayed` names the rest. `version`, where given, must be that of the seat's question.
        Raises MatchOver, NotYourTurn, Stale, Illegal (with the rule) or Unreadable; then nothing has changed.
        """
        index = self._seat(seat)
        if version is not None:
            if isinstance(version, bool) or not isinstance(version, int):
                raise Unreadable(f"{told(version)}; must be the number of a question", "version")
            if version != self._versions[index]:
                raise Stale(self.seats[index], version, self._versions[index])
        self._history.renew(self.state)
        self.noticed = False
        if isinstance(action, (Action, str)) or not isinstance(action, Sequence):
            played = Played(self._apply_one(index, action))
            if self.state.unasked:
                played.unasked = self._unasked(index)
            return played
        return self._apply_all(index, action)

    def instruct(self, seat: Text, wishes: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> None:
        """Keep standing instructions of the seat: what it wants answered without being asked; all of them, or none.

        They may be given at any time and replace earlier ones about the same. Nobody else is shown them, or can notice
        that one was given; they are part of the match, and taking moves back does not take them back. Raises
        Unreadable, Illegal (also where the game has none), MatchOver.
        """
        index = self._seat(seat)
        try:
            codes = instructing.read(self, index, wishes)
        except Illegal as error:
            raise Illegal(self._offers.told(error.reasons)) from None
        self._history.renew(self.state)
        self.noticed = False
        for code in codes:
            self._carry_out(index, code, extra=True)

    def reseed(self, seed: Number) -> None:
        """Let what chance brings from now on come of another seed, as in "what if". Raises Unreadable.

        Draws made so far stand in the records, so that the match can still be repeated; it has no seed any more.
        """
        self.state.reseed(key_of(checked_seed(seed)))
        self.seed = None

    def undoable(self, seat: Text) -> int:
        """How many of its own latest actions the seat may take back now. Raises Unreadable.

        Chance, a reveal, or another seat's ordinary action ends it, but not one that nobody else can notice. What is
        lawful at any time does only if it is open to all, such as a treaty.
        """
        return self._history.undoable(self._seat(seat))

    def undo(self, seat: Text, count: Number = 1) -> list[Event]:
        """Take back the seat's latest actions. The branch stays in the records. Raises NothingToUndo, Unreadable."""
        possible = self.undoable(seat)
        if isinstance(count, bool) or not isinstance(count, int):
            raise Unreadable(f"{told(count)}; must be a whole number", "count")
        if count < 1 or count > possible:
            raise NothingToUndo(f"{seat} can take back {possible} actions, not {told(count)}")
        index = self._seat(seat)
        self.noticed = not self._history.undo(index, count)
        self._renew(self._history.present())
        self._versions[index] += 1
        name = self.seats[index]
        only = None if self.noticed else (name,)
        return [Event("undone", {"seat": f"seat:{name}"}, {name: {"count": count}}, only)]

    def at(self, step: Number) -> Match:
        """The match as it was after its first `step` records. Raises Unreadable."""
        if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step <= len(self._history.records):
            raise Unreadable(f"{told(step)}; the match has {len(self._history.records)} records", "step")
        with reading("start_chance"):
            if self.start_position is not None:
                past = Match.from_position(self.start_position, self.seed, self.start_chance)
            else:
                seed = self.seed or 0
                past = Match(self.game, self.setup, self.seed, self.game.start(self.setup, seed, self.start_chance))
        for record in self._history.records[:step]:
            past.repeat(record)
        return past

    def repeat(self, record: Record) -> list[Event]:
        """Play an entry of a record, with the draws it tells. Raises the same errors as `apply` and `undo`."""
        if not 0 <= record.seat < len(self.seats):
            raise Unreadable(f"{told(record.seat)}; the match has {len(self.seats)} seats", "seat")
        seat = self.seats[record.seat]
        self._history.renew(self.state)
        if record.undo:
            return self.undo(seat, record.undo)
        if record.extra:  # how many there may be was seen to when they were played
            listed = record.code in self.game.answers.extra(self.state, record.seat)
            offered = listed or self.game.admits(self.setup, self.state, record.seat, record.code)
        else:
            offered = record.code in self._offers.of(record.seat)[0]
        place = f"records[{len(self._history.records)}]"
        if not offered:
            raise Unreadable(f"action {told(record.code)} is not offered to {seat}", place)
        with reading(place):
            self.state.script(list(record.chance))
            events = self._carry_out(record.seat, record.code, record.extra)
        self.state.script([])
        return events

    def repeat_answer(self, seat: Text, action: Action | Text, chance: Sequence[int]) -> list[Event]:
        """Play one action with the draws that chance gave to it before. Raises what `apply` raises.

        Raises Unreadable, too, where other draws are made.
        """
        index = self._seat(seat)
        if not self._offers.asked and self.state.over():
            raise MatchOver("the match is over")
        code, extra = self._offers.resolve(index, action)
        lasting = extra and self.game.is_lasting(code)
        events = self.repeat(Record(index, code, extra, tuple(chance), lasting=lasting))
        drawn = self.records[-1].chance
        if drawn != tuple(chance):
            raise Unreadable(f"{len(chance)} draws; {len(drawn)} are made here", "chance")
        return events

    def action_of(self, record: Record) -> Action:
        """The action that an entry of a record stands for, in the present position."""
        name = self.game.extra_actions if record.extra else self.game.actions
        return name(self.setup, self.state, record.seat, [record.code])[0]

    def _apply_one(self, index: int, action: Action | Text) -> list[Event]:
        if not self._offers.asked and self.state.over():
            raise MatchOver("the match is over")
        code, extra = self._offers.resolve(index, action)
        return self._carry_out(index, code, extra)

    def _apply_all(self, index: int, actions: Sequence[Action | Text]) -> Played:
        if not actions:
            raise Unreadable("an empty batch", "actions")
        ids = [text_of(one) for one in actions]
        mark, versions, free = self._history.mark(), list(self._versions), list(self._offers.free)
        try:
            return batch.play(self, index, ids, actions)
        except Exception:
            self._history.reset(mark)
            self._versions, self._offers.free = versions, free
            self._renew(self._history.present())
            raise

    def _unasked(self, index: int) -> tuple[Action, ...]:
        """The answers of the seat that its latest action gave without asking."""
        return tuple(self.game.unasked(self.setup, self.state, index)) if self.state.unasked else ()

    def _carry_out(self, index: int, code: int, extra: bool) -> list[Event]:
        state, before = self.state, self._offers.asked
        others = self._questions([seat for seat in before if seat != index]) if len(before) > 1 else {}
        secret = self._shown(state, index, code, extra) != NOW
        asked = self._decisions() if secret else {}
        if self._pending is not None:  # somebody may still read it
            self._pending.leave(self._history.base, self._history.trail)
        try:
            log = self._history.play(state, index, code, extra, extra and self.game.is_lasting(code))
        except Exception:
            self._renew(self._history.present())
            raise
        self._renew(state)
        events = self.game.events(self.setup, state, log) if log else []
        same: list[int] = []
        if others:
            same = [seat for seat, question in self._questions(sorted(others)).items() if question == others[seat]]
        unnoticed = (
            secret
            and len(same) == len(others)
            and not noticed(self.seats[index], state.revealed, events, asked, self._decisions)
        )
        self.noticed = self.noticed or not unnoticed
        if extra:
            self._offers.free[index] += self.game.is_counted(code)
            self._history.note_extra(state.revealed)
            return events
        for seat in self._offers.asked:
            if seat not in same:
                self._versions[seat] += 1
        action = Undoable(unnoticed, tuple(same)) if unnoticed or same else NOTICED
        self._history.note(index, action, state.revealed)
        if not unnoticed:  # to give others back what is lawful at any time would tell of it
            self._offers.give_back(index, self._history)
        return events

    def _questions(self, seats: list[int]) -> dict[int, object]:
        """What each of these seats is asked, if it owes an answer."""
        return {seat: self.game.question(self.setup, self.state, seat) for seat in seats if seat in self._offers.asked}

    def _decisions(self) -> dict[str, Decision]:
        """The open questions by seat, as everybody may see them."""
        found: dict[str, Decision] = {}
        for seat in self._offers.asked:
            found[self.setup.seats[seat]] = self.game.decision(self.setup, self.state, seat, self._versions[seat])
        return found

    def _renew(self, state: FlowState) -> None:
        """Go on from a state; what was computed for the former one is forgotten."""
        self.state = state
        self._offers.renew(state)
        self._pending = None

    # -- copies and forms ---------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent copy, history included."""
        twin = Match(self.game, self.setup, self.seed, self.state.copy())
        twin.start_chance = self.start_chance
        twin.start_position = self.start_position
        twin.tags = dict(self.tags)
        twin._opening = self._opening
        twin._versions, twin._offers.free = list(self._versions), list(self._offers.free)
        twin._history = self._history.copy()
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        data = json.dumps(saving.to_data(self) | {"tags": {}})
        return saving.arrived, (type(self), data, self.tags, travel.board_of(self.setup), self._opening)

    def resample(self, seat: Text | None, rng: Random, *, instructed: bool = True) -> Match:
        """A match that the seat (None: a spectator) cannot tell from the real one. Raises Unreadable.

        It goes on from the present position: it has no records, and its seed is not that of the real one. Unless
        `instructed`, no other seat has standing instructions: whoever plays all seats is asked everything.
        """
        index = None if seat is None else self._seat(seat)
        if not isinstance(rng, Random):
            raise Unreadable(f"{told(rng)}; must be a random.Random", "rng")
        for _ in range(TRIES):
            twin = self._twin(index, rng, instructed, takes_back=True)
            if not twin._history.trail or twin.pending == self.pending:
                return twin
        return self._twin(index, rng, instructed, takes_back=False)

    def _twin(self, index: int | None, rng: Random, instructed: bool, takes_back: bool) -> Match:
        """Such a match, in which the seat may take back what it may here: its answers are given once more.

        What has been drawn anew of others, as their instructions, may then answer for them what they are being asked.
        """
        point = None if index is None or not takes_back else self._history.undo_point((index,))
        state, trail = point or (self.state, [])
        drawn = self.game.resample(self.setup, state, index, rng)
        for other in range(0 if instructed else len(self.seats)):
            if other != index:
                self.game.uninstruct(drawn, other)
        twin = Match(self.game, self.setup, None, drawn)
        twin._versions, twin._offers.free = list(self._versions), list(self._offers.free)
        if trail and index is not None:
            twin._history = self._history.branch(twin.state, [one for one in trail if one.seat == index], index)
            twin._renew(twin._history.present())
        return twin

    def to_json(self, history: bool = True) -> str:
        """The whole match as JSON text for `pragmatica.load`. Without history it cannot be replayed or undone."""
        return saving.to_json(self, history)

    @classmethod
    def from_json(cls, text: Text) -> Match:
        """The inverse of `to_json`, for what this program has saved itself. Raises Unreadable naming the field."""
        return saving.from_json(cls, text)

    def to_position(self) -> dict[str, Any]:
        """The position alone, in the documented form that people can write by hand (docs/positions.md)."""
        return self.game.to_position(self.setup, self.state)

    def record_text(self) -> str:
        """The game record, headers and readable moves, for `pragmatica.read_record`. It tells every secret."""
        return recording.write_record(self)

    def record_seen(self, seat: Text | None) -> str:
        """The record as far as the seat (None: a spectator) may see it; it cannot be read back. Raises Unreadable."""
        return recording.write_seen(self, None if seat is None else self.seats[self._seat(seat)])
