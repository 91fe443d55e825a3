"""What a match tells whoever looks at it: questions, offers, observations, reasons, chances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pragmatica.core import register
from pragmatica.core.action import Action
from pragmatica.core.course import Measure, Tally
from pragmatica.core.errors import (
    Reason,
    Text,
    Unreadable,
    Value,
    told,
)
from pragmatica.core.frozen import FrozenList, freeze
from pragmatica.core.game import Game, Plan, Setup
from pragmatica.core.history import History, Record
from pragmatica.core.log import Event
from pragmatica.core.odds import CERTAIN, Odds
from pragmatica.core.offers import Offers
from pragmatica.core.outcome import Outcome
from pragmatica.core.pending import Pending
from pragmatica.core.reading import composed
from pragmatica.core.state import FlowState


class Looking:
    """A match as it stands; `core.match.Match` plays it."""

    def __init__(self, game: Game[Any], setup: Setup, state: FlowState) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self._history = History(game.answers, state.copy())
        self._index = {seat: number for number, seat in enumerate(setup.seats)}
        self._versions = [0] * len(setup.seats)
        self._offers = Offers(game, setup, state)
        self._pending: Pending | None = None  # what was handed out at this step

    @property
    def seats(self) -> tuple[str, ...]:
        """Seat ids in order."""
        return self.setup.seats

    @property
    def records(self) -> Sequence[Record]:
        """All that was done, branches that were taken back included."""
        return FrozenList(self._history.records)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is played."""
        return self.game.outcome(self.setup, self.state)

    @property
    def pending(self) -> Pending:
        """Every seat that owes an answer now, with its question, which is made when it is read."""
        if self._pending is None:
            self._pending = Pending(self.game, self.setup, self.state, self._offers.asked, self._versions)
        return self._pending

    def legal(self, seat: Text) -> list[Action]:
        """The actions that the seat's pending decision offers; empty when it owes no answer. Raises Unreadable."""
        return self._offers.of(self._seat(seat))[1].copy()

    def extra(self, seat: Text) -> list[Action]:
        """Actions that the seat may take at any time without changing whose turn it is. Raises Unreadable.

        Further ones may be lawful that are too many to be listed, such as texts. When the seat has taken
        `game.free_actions` since an ordinary action gave them back, only those are left that do not count.
        """
        index = self._seat(seat)
        return self.game.extra_actions(self.setup, self.state, index, self._offers.extra_codes(index))

    @property
    def addressed(self) -> list[str]:
        """Seats from which others await an answer outside the order of play, such as one to a proposal."""
        return [self.seats[index] for index in self.game.addressed(self.setup, self.state)]

    def observe(self, seat: Text | None) -> Any:
        """All that the seat (None: a spectator) may know now, as the game's Observation. Raises Unreadable."""
        return self.game.observe(self.setup, self.state, None if seat is None else self._seat(seat))

    def unveil(self) -> Any:
        """The observation of nobody in particular, with every secret open. Not for those who still play."""
        return self.game.unveil(self.setup, self.state)

    def picture(self, seat: Text | None = None, everything: bool = False, language: str = "en") -> Any:
        """The board as the seat (None: a spectator) sees it now, or with every secret open: a `kit.picture.Picture`.

        A notebook shows it by itself; `save` writes an SVG or a PNG. Raises Unreadable.
        """
        room = register.room(self.setup.game, "picture")
        if room is None:
            raise Unreadable(f"the game {self.setup.game!r} has no pictures", "game")
        return room.paint(self, self.unveil() if everything else self.observe(seat), language)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows of a match: the board as a spectator sees it."""
        if register.room(self.setup.game, "picture") is None:
            return None
        svg: str = self.picture().svg
        return svg

    def standing(self) -> Sequence[Measure]:
        """How all sides stand now, secrets included. Not for those who still play."""
        return self.game.standing(self.setup, self.state)

    def tally(self, events: Sequence[Event]) -> Iterable[Tally]:
        """What these events cost and gave the sides, secrets included. Not for those who still play."""
        return self.game.tally(self.setup, events)

    def why_not(self, seat: Text, target: Action | Text) -> list[Reason]:
        """Why an action, or a thing on the table (`city:lueben`, `piece:…`, `card:…`), is not offered to the seat now.

        Empty when it is. What is lawful at any time has reasons of its own, whoever is asked; for all else a seat that
        owes no answer is told just that. Raises Unreadable when the target names nothing.
        """
        index = self._seat(seat)
        name = target.id if isinstance(target, Action) else target
        if not isinstance(name, str):
            raise Unreadable(f"{told(name)} is neither an action nor the name of a thing", "target")
        return self._offers.why_not(index, composed(name))

    def plans(self, seat: Text, action: Action | Text) -> list[Plan]:
        """Whole moves that begin with an offered action, each as a batch for `apply`. Raises Unreadable, Illegal."""
        index = self._seat(seat)
        code, extra = self._offers.resolve(index, action)
        return [] if extra else self.game.plans(self.setup, self.state, index, code)

    def odds(self, seat: Text, action: Action | Text) -> Odds:
        """What an offered action may bring, exactly, as far as the seat may know. Nothing is played.

        A game that cannot tell says why. Raises NotYourTurn, Illegal, Unreadable.
        """
        index = self._seat(seat)
        code, extra = self._offers.resolve(index, action)
        found = CERTAIN if extra else self.game.odds(self.setup, self.state, index, code)
        reason = None if found.reason is None else self._offers.told([found.reason])[0]
        return found if reason is None else Odds(found.kind, found.rolls, found.results, reason)

    def look(self, seat: Text | None, target: Text) -> Mapping[str, Value]:
        """What the rules tell the seat (None: a spectator) of a thing on the table, such as how far it reaches.

        Which things, and what of them, is the game's own (docs/python.md). Raises Unreadable.
        """
        index = None if seat is None else self._seat(seat)
        if not isinstance(target, str):
            raise Unreadable(f"{told(target)} is not the name of a thing", "target")
        found: Mapping[str, Value] = freeze(self.game.look(self.setup, self.state, index, composed(target)))
        return found

    def instructions(self, seat: Text) -> list[Mapping[str, Value]]:
        """What the seat has answered beforehand, as `instruct` takes it. Raises Unreadable."""
        found: list[Mapping[str, Value]] = freeze(self.game.instructions(self.setup, self.state, self._seat(seat)))
        return found

    def version(self, seat: Text) -> int:
        """The number of the seat's latest question, whether or not it has been answered. Raises Unreadable."""
        return self._versions[self._seat(seat)]

    def digest(self) -> int:
        """A number that is equal for equal positions."""
        return self.state.digest()

    def _seat(self, seat: Text) -> int:
        index = self._index.get(seat) if isinstance(seat, str) else None
        if index is None:
            raise Unreadable(f"unknown seat {told(seat)}; seats: {', '.join(self.seats)}", "seat")
        return index
