"""A little game on the core's flow: two seats choose chits in secret and throw hidden dice; the totals are for all.

In each of three rounds both choose one of their chits 0-3 that they have not used and throw a ten-sided die, read 0-9.
Chit and die make a total; while the totals are equal both throw again. Who has the higher one says who begins, the
chits are shown, and who begins throws two open dice for points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from random import Random
from typing import Any, Final

from pragmatica.core import rng as chances
from pragmatica.core import saved
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.dice import D10, TWO_D6, thrown
from pragmatica.core.errors import Reason
from pragmatica.core.flow import answering, frame
from pragmatica.core.flow.frame import Fields, Frame
from pragmatica.core.flow.secret import Secret, with_answer
from pragmatica.core.frozen import frozen
from pragmatica.core.game import Game, Plan, RawEvent, Scenario, Setup, make_setup
from pragmatica.core.log import Event
from pragmatica.core.outcome import Outcome
from pragmatica.core.state import FlowState

SEATS: Final = ("north", "south")
ROUNDS: Final = 3
CHITS: Final = 4
OPEN: Final = 9  # in place of a chit: not yet chosen
THROWN, SHOWN, SCORED = range(3)


class State(FlowState):
    """Points, and the chits that have been used."""

    def __init__(self, setup: Setup, key: bytes, origin: State | None = None) -> None:
        super().__init__(key, origin)
        self.setup = setup
        self.points = [0, 0] if origin is None else origin.points[:]
        self.used = [0, 0] if origin is None else origin.used[:]  # sets of chits, as bits

    def chosen(self) -> Setup:
        return self.setup

    def copy(self) -> State:
        return State(self.setup, self.key, self)

    def to_json(self) -> dict[str, Any]:
        numbers = {"counter": self.counter, "winner": self.winner, "reason": self.reason}
        lists = {"points": self.points[:], "used": self.used[:]}
        return {"key": self.key.hex(), **numbers, **lists, "frames": frame.to_json(self.top)}

    def digest(self) -> int:
        return hash(repr({**self.to_json(), "key": ""}))

    def note(self, *event: int) -> None:
        if self.log is not None:
            self.log.append(event)


class ChooseChit(Secret[State]):
    """Which chit each uses in this round, in secret [T-1]."""

    def __init__(self, below: Frame[State] | None, chosen: tuple[int, ...]) -> None:
        super().__init__(below)
        self.chosen = chosen

    def fields(self) -> Fields:
        return (self.chosen,)

    def seats(self, s: State) -> list[int]:
        return [seat for seat in (0, 1) if self.chosen[seat] == OPEN]

    def legal(self, s: State, seat: int) -> list[int]:
        return [chit for chit in range(CHITS) if not s.used[seat] >> chit & 1]

    def answers_of(self, seat: int) -> tuple[int, ...]:
        return () if self.chosen[seat] == OPEN else (self.chosen[seat],)

    def without(self, seat: int) -> ChooseChit:
        return ChooseChit(self.below, with_answer(self.chosen, seat, OPEN))

    def answered(self, s: State, seat: int, code: int) -> ChooseChit:
        return ChooseChit(self.below, with_answer(self.chosen, seat, code))

    def reveal(self, s: State) -> None:
        """The chits stay hidden, and so do the dice; only the totals are told [T-2]."""
        thrown: list[list[int]] = [[], []]
        while not thrown[0] or self.chosen[0] + thrown[0][-1] == self.chosen[1] + thrown[1][-1]:
            for seat in (0, 1):
                (die,) = D10.throw(s)
                thrown[seat].append(die)
                s.note(THROWN, seat, self.chosen[seat] + die, die)
        s.top = WhoBegins(self.below, self.chosen, tuple(tuple(one) for one in thrown))


class WhoBegins(Frame[State]):
    """Who begins: the seat with the higher total says it [T-3].

    All its throws are kept: totals that were equal tell of the chit, too.
    """

    def __init__(self, below: Frame[State] | None, chits: tuple[int, ...], dice: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(below)
        self.chits = chits
        self.dice = dice

    def fields(self) -> Fields:
        return (self.chits, self.dice)

    def total(self, seat: int) -> int:
        return self.chits[seat] + self.dice[seat][-1]

    def seats(self, s: State) -> list[int]:
        return [0 if self.total(0) > self.total(1) else 1]

    def legal(self, s: State, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Show the chits; who begins scores what two open dice show [T-4]."""
        s.note(SHOWN, *self.chits)
        for one in (0, 1):
            s.used[one] |= 1 << self.chits[one]
        faces = TWO_D6.throw(s)
        s.points[code] += sum(faces)
        s.note(SCORED, code, *faces)
        if s.used[0].bit_count() == ROUNDS:
            s.finish(0 if s.points[0] >= s.points[1] else 1, 1)
        ChooseChit(None, (OPEN, OPEN)).ask(s)


FRAMES: Final = {"ChooseChit": ChooseChit, "WhoBegins": WhoBegins}


@frozen(kw_only=True)
class Choose(Decision):
    """Either question."""

    kind: str


@frozen(kw_only=True)
class Sight:
    """What a seat may know."""

    seat: str | None
    points: list[int]
    used: list[int]
    mine: list[int] | None  # chit and die of the seat
    totals: list[int] | None


class Duel(Game[State]):
    """The contract, carried out."""

    id = "duel"
    rules_version = 1
    order_rule = "T-1"
    free_rule = "T-1"
    scenarios = (Scenario("plain", {2: SEATS}, {"north": ("n",), "south": ("s",)}),)
    options = ()
    answers = answering

    def board(self, digest: str | None = None) -> tuple[str, Mapping[str, Any]]:
        return "none", {}

    def check_board(self, data: object) -> list[str]:
        return []

    def install_board(self, data: Mapping[str, Any]) -> str:
        return "none"

    def start(self, setup: Setup, seed: int, chance: Sequence[int]) -> State:
        s = State(setup, chances.key_of(seed))
        s.script(list(chance))
        ChooseChit(None, (OPEN, OPEN)).ask(s)
        return s

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        s = State(setup, saved.key(data))
        s.counter = saved.number(data, "counter", 1 << 62)
        s.winner = saved.number(data, "winner", 2, least=-1)
        s.reason = saved.number(data, "reason", 2)
        s.points = saved.numbers(data, "points", 1 << 10, 2)
        s.used = saved.numbers(data, "used", 1 << CHITS, 2)
        s.top = frame.from_json(data["frames"], FRAMES)
        return s

    def decision(self, setup: Setup, state: State, seat: int, version: int) -> Decision:
        kind = "chit" if isinstance(state.top, ChooseChit) else "first"
        return Choose(seat=SEATS[seat], version=version, rule="T-1", kind=kind)

    def actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        names = SEATS if isinstance(state.top, WhoBegins) else [f"chit-{chit}" for chit in range(CHITS)]
        return [Action("choose", names[code], code, names[code], {}) for code in codes]

    def extra_actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        return []

    def events(self, setup: Setup, state: State, raw: list[RawEvent]) -> list[Event]:
        return [_event(one) for one in raw]

    def observe(self, setup: Setup, state: State, seat: int | None) -> Sight:
        top = state.top
        mine = None
        if seat is not None and isinstance(top, WhoBegins):
            mine = [top.chits[seat], *top.dice[seat]]
        elif seat is not None and isinstance(top, ChooseChit):
            mine = [top.chosen[seat]]
        return Sight(
            seat=None if seat is None else SEATS[seat],
            points=state.points[:],
            used=state.used[:],
            mine=mine,
            totals=[top.total(0), top.total(1)] if isinstance(top, WhoBegins) else None,
        )

    def outcome(self, setup: Setup, state: State) -> Outcome | None:
        scores = dict(zip(SEATS, state.points, strict=True))
        return Outcome((SEATS[state.winner],), "duel-points", "T-4", scores) if state.over() else None

    def length(self, setup: Setup, state: State) -> int:
        return state.used[0].bit_count()

    def refusal(self, setup: Setup, state: State, seat: int, target: str) -> list[Reason]:
        return [Reason("T-1", "duel-why-not", {"target": target})]

    def plans(self, setup: Setup, state: State, seat: int, code: int) -> list[Plan]:
        return []

    def resample(self, setup: Setup, state: State, seat: int | None, rng: Random) -> State:
        """Chits that the others may have, and dice that go with them and with the totals."""
        twin = State(setup, rng.randbytes(16), state)
        top = state.top
        others = [one for one in (0, 1) if one != seat]
        if isinstance(top, ChooseChit):
            twin.top = top.redrawn(state, others, rng)
            return twin
        for other in others:
            chits = [chit for chit in range(CHITS) if not state.used[other] >> chit & 1]
            if isinstance(top, WhoBegins):
                totals = [top.chits[other] + die for die in top.dice[other]]
                likely = [prod(D10.ways(total - one) for total in totals) for one in chits]
                (chit,) = rng.choices(chits, likely)
                dice = [*top.dice]
                dice[other] = tuple(D10.fallen(total - chit, rng)[0] for total in totals)
                top = WhoBegins(None, with_answer(top.chits, other, chit), tuple(dice))
        twin.top = top
        return twin

    def to_position(self, setup: Setup, state: State) -> dict[str, Any]:
        return {"game": "duel", "state": state.to_json()}

    def from_position(
        self, data: Mapping[str, Any], seed: int | None, chance: Sequence[int]
    ) -> tuple[Setup, State, int]:
        setup = make_setup(self, "plain", 2, {}, None)
        return setup, self.load(setup, data["state"]), 0


def _event(raw: RawEvent) -> Event:
    kind, first, *rest = raw
    if kind == THROWN:
        return thrown("thrown", SEATS[first], {"total": rest[0]}, rest[1:], hidden=True)
    if kind == SHOWN:
        return Event("shown", {"chits": [first, *rest]})
    return thrown("scored", SEATS[first], {"points": sum(rest)}, rest)


GAME: Final = Duel()
