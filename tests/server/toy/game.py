"""A game of a few minutes that shows that the server knows no game: hidden hands, secret simultaneous choices, chance.

Each of two seats holds three of the cards 1-9. In each of three rounds both secretly choose a card, first its parity
(which nobody else may notice) and then the card itself. Both cards are shown; the higher one takes the round, its seat
draws a card and may place two tokens on three spots, one by one. A seat may sort its hand at any time, and may say
beforehand which parity it chooses in the next round.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal

from pragmatica.core import rng
from pragmatica.core.action import Action
from pragmatica.core.course import Measure
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Reason, Unreadable, Value
from pragmatica.core.frozen import frozen
from pragmatica.core.game import Game, Options, OptionSpec, Plan, RawEvent, Scenario, Setup
from pragmatica.core.log import Event
from pragmatica.core.notice import NEVER, NOW, Shown
from pragmatica.core.odds import CERTAIN, Odds, untold
from pragmatica.core.outcome import Outcome
from pragmatica.core.reading import one_of
from pragmatica.core.state import FlowState

SEATS: Final = ("north", "south")
ROUNDS: Final = 3
TOKENS: Final = 2
DONE: Final = 0
ODD: Final = 101
EVEN: Final = 102
ASK: Final = 1000  # and more by a parity: an instruction
WISHES: Final = {"ask": ASK, "odd": ASK + ODD, "even": ASK + EVEN}
NOBODY: Final = -1
PARITY, SHOWN, DREW, PLACED, SORTED, OVER = range(6)


@frozen(kw_only=True)
class ChooseCard(Decision):
    """Choose a card in secret [T-1]."""

    kind: Literal["choose_card"] = "choose_card"
    round: int


@frozen(kw_only=True)
class PlaceTokens(Decision):
    """Place a token, or no more [T-2]."""

    kind: Literal["place_tokens"] = "place_tokens"
    left: int


@frozen(kw_only=True)
class ToyObservation:
    """What a seat may know."""

    game: Literal["toy"]
    seat: str | None
    round: int
    hand: list[int] | None
    chosen: int | None
    beforehand: int | None
    cards: dict[str, int]
    score: dict[str, int]
    spots: list[int]
    hands: dict[str, list[int]]  # all of them, for nobody in particular at the end


class ToyState(FlowState):
    """The position; it has no frames."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key, None)
        self.round = 1
        self.hands: list[list[int]] = [[], []]
        self.pile: list[int] = []
        self.parity = [0, 0]
        self.chosen = [0, 0]
        self.beforehand = [0, 0]
        self.winner = NOBODY
        self.tokens = 0
        self.score = [0, 0]
        self.spots = [0, 0, 0]

    def note(self, *event: int) -> None:
        if self.log is not None:
            self.log.append(event)

    def over(self) -> bool:
        return self.round > ROUNDS

    def pending(self) -> list[int]:
        if self.over():
            return []
        return [seat for seat in (0, 1) if not self.chosen[seat]] if self.winner == NOBODY else [self.winner]

    def show(self) -> None:
        self.revealed = True
        self.note(SHOWN, *self.chosen)
        for seat in (0, 1):
            self.hands[seat].remove(self.chosen[seat])
        self.winner = 0 if self.chosen[0] > self.chosen[1] else 1
        self.score[self.winner] += 1
        card = self.pile.pop(self.draw(len(self.pile)))
        self.hands[self.winner].append(card)
        self.note(DREW, self.winner, card)

    def place(self, seat: int, code: int) -> None:
        if code != DONE:
            self.tokens += 1
            self.spots[code - 1] += 1
            self.note(PLACED, seat, code)
            return
        self.round += 1
        self.winner, self.tokens = NOBODY, 0
        self.parity, self.chosen = [0, 0], [0, 0]
        for one, wanted in enumerate(self.beforehand):
            if wanted and any(card % 2 == (wanted == ODD) for card in self.hands[one]):
                self.parity[one] = wanted
                self.note(PARITY, one)
        if self.over():
            self.note(OVER)

    def copy(self) -> ToyState:
        return load_state(self.to_json())

    def to_json(self) -> dict[str, Any]:
        lists = ("hands", "pile", "parity", "chosen", "beforehand", "score", "spots")
        numbers = ("counter", "round", "winner", "tokens")
        copied = {name: [list(one) if isinstance(one, list) else one for one in getattr(self, name)] for name in lists}
        return {"key": self.key.hex(), **copied, **{name: getattr(self, name) for name in numbers}}

    def digest(self) -> int:
        return hash(repr(self.to_json()))


def load_state(data: Mapping[str, Any]) -> ToyState:
    """The inverse of `to_json`."""
    state = ToyState(bytes.fromhex(data["key"]))
    for name, value in data.items():
        if name != "key":
            setattr(state, name, value)
    return state


class ToyAnswers:
    """What may be done, and doing it."""

    def legal(self, state: ToyState, seat: int) -> list[int]:
        if state.winner != NOBODY:
            return [DONE, *(spot for spot in (1, 2, 3) if state.tokens < TOKENS)]
        if state.parity[seat]:
            return [card for card in state.hands[seat] if (card % 2 == 1) == (state.parity[seat] == ODD)]
        return [code for code, odd in ((ODD, 1), (EVEN, 0)) if any(card % 2 == odd for card in state.hands[seat])]

    def apply(self, state: ToyState, seat: int, code: int) -> None:
        if state.winner != NOBODY:
            state.place(seat, code)
        elif code in (ODD, EVEN):
            state.parity[seat] = code
            state.note(PARITY, seat)
        else:
            state.chosen[seat] = code
            if all(state.chosen):
                state.show()

    def extra(self, state: ToyState, seat: int) -> list[int]:
        return [] if state.over() or len(state.hands[seat]) < 2 else [1, 2]

    def apply_extra(self, state: ToyState, seat: int, code: int) -> None:
        if code >= ASK:
            state.beforehand[seat] = code - ASK
            return
        state.hands[seat].sort(reverse=code == 2)
        state.note(SORTED, seat)

    def shown(self, state: ToyState, seat: int, code: int, extra: bool) -> Shown:
        return NEVER if extra or state.winner == NOBODY else NOW


class ToyGame(Game[ToyState]):
    """The contract, carried out."""

    id = "toy"
    rules_version = 1
    order_rule = "T-1"
    free_rule = "T-5"
    free_actions = 10**9
    scenarios = (Scenario("plain", {2: SEATS}, {"north": ("n",), "south": ("s",)}),)
    options = (OptionSpec("loud", (False, True), False, "T-3", ("plain",)),)
    answers = ToyAnswers()

    def board(self, digest: str | None = None) -> tuple[str, Mapping[str, Any]]:
        if digest not in (None, "toyboard"):
            raise Unreadable("not installed", "board")
        return "toyboard", {"spots": 3}

    def check_board(self, data: object) -> list[str]:
        return []

    def install_board(self, data: Mapping[str, Any]) -> str:
        return "toyboard"

    def implied_options(self, options: Options) -> Options:
        return {}

    def start(self, setup: Setup, seed: int, chance: Sequence[int]) -> ToyState:
        state = ToyState(rng.key_of(seed))
        state.script(list(chance))
        state.pile = list(range(1, 10))
        for seat in (0, 1):
            for _ in range(3):
                state.hands[seat].append(state.pile.pop(state.draw(len(state.pile))))
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> ToyState:
        return load_state(data)

    def decision(self, setup: Setup, state: ToyState, seat: int, version: int) -> ChooseCard | PlaceTokens:
        if state.winner == NOBODY:
            return ChooseCard(seat=SEATS[seat], version=version, rule="T-1", round=state.round)
        return PlaceTokens(seat=SEATS[seat], version=version, rule="T-2", left=TOKENS - state.tokens)

    def actions(self, setup: Setup, state: ToyState, seat: int, codes: Sequence[int]) -> list[Action]:
        if state.winner != NOBODY:
            return [
                Action("done", "done", DONE, "done", {})
                if code == DONE
                else Action("place", f"spot-{code}", code, f"@{code}", {"spot": code})
                for code in codes
            ]
        named = {ODD: Action("parity", "odd", ODD, "odd", {}), EVEN: Action("parity", "even", EVEN, "even", {})}
        return [named.get(code) or Action("card", f"card-{code}", code, str(code), {"card": code}) for code in codes]

    def extra_actions(self, setup: Setup, state: ToyState, seat: int, codes: Sequence[int]) -> list[Action]:
        wishes = {code: name for name, code in WISHES.items()}
        return [
            Action("instruct", f"instruct-{wishes[code]}", code, f"instruct {wishes[code]}", {})
            if code in wishes
            else Action("sort", ("up", "down")[code - 1], code, ("up", "down")[code - 1], {})
            for code in codes
        ]

    def read_action(self, setup: Setup, state: ToyState, seat: int, text: str) -> Action | None:
        found = self.extra_actions(setup, state, seat, list(WISHES.values()))
        return next((one for one in found if text in (one.id, one.notation)), None)

    def admits(self, setup: Setup, state: ToyState, seat: int, code: int) -> bool:
        return code in WISHES.values()

    def instruction(self, setup: Setup, state: ToyState, seat: int, wish: Mapping[str, Any], where: str) -> int:
        return WISHES[one_of(wish.get("parity"), WISHES, f"{where}.parity")]

    def instructions(self, setup: Setup, state: ToyState, seat: int) -> list[Mapping[str, Value]]:
        return [{"parity": name} for name, code in WISHES.items() if code - ASK == state.beforehand[seat] != 0]

    def uninstruct(self, state: ToyState, seat: int) -> None:
        state.beforehand[seat] = 0

    def is_lasting(self, code: int) -> bool:
        return code >= ASK

    def odds(self, setup: Setup, state: ToyState, seat: int, code: int) -> Odds:
        return CERTAIN if state.winner != NOBODY else untold("T-1", "core-odds-hidden")

    def look(self, setup: Setup, state: ToyState, seat: int | None, target: str) -> Mapping[str, Value]:
        return {"tokens": state.spots[int(one_of(target, ["1", "2", "3"], "target")) - 1], "seat": seat}

    def events(self, setup: Setup, state: ToyState, raw: Sequence[RawEvent]) -> list[Event]:
        return [_event(one) for one in raw]

    def observe(self, setup: Setup, state: ToyState, seat: int | None) -> ToyObservation:
        return ToyObservation(
            game="toy",
            seat=None if seat is None else SEATS[seat],
            round=state.round,
            hand=None if seat is None else list(state.hands[seat]),
            chosen=None if seat is None else state.chosen[seat],
            beforehand=None if seat is None else state.beforehand[seat],
            cards={name: len(state.hands[index]) for index, name in enumerate(SEATS)},
            score=dict(zip(SEATS, state.score, strict=True)),
            spots=list(state.spots),
            hands={},
        )

    def unveil(self, setup: Setup, state: ToyState) -> ToyObservation:
        hands = {name: list(state.hands[index]) for index, name in enumerate(SEATS)}
        return dataclasses.replace(self.observe(setup, state, None), hands=hands)

    def standing(self, setup: Setup, state: ToyState) -> list[Measure]:
        return [Measure(id="score", values={f"seat:{seat}": state.score[at] for at, seat in enumerate(SEATS)})]

    def length(self, setup: Setup, state: ToyState) -> int:
        """Its round."""
        return state.round

    def outcome(self, setup: Setup, state: ToyState) -> Outcome | None:
        if not state.over():
            return None
        winner = SEATS[0] if state.score[0] > state.score[1] else SEATS[1]
        return Outcome((winner,), "toy-score", "T-4", dict(zip(SEATS, state.score, strict=True)))

    def refusal(self, setup: Setup, state: ToyState, seat: int, target: str) -> list[Reason]:
        if target in {one.id for one in self.actions(setup, state, seat, self.answers.legal(state, seat))}:
            return []
        if target in {"done", "odd", "even"} or target.startswith(("card-", "spot-")):
            return [Reason("T-1", "toy-why-not", {"target": target})]
        raise Unreadable(f"{target!r} names nothing", "target")

    def plans(self, setup: Setup, state: ToyState, seat: int, code: int) -> list[Plan]:
        if state.winner == NOBODY or code == DONE:
            return []
        return [Plan((f"spot-{code}", "done"), {"spot": code})]

    def resample(self, setup: Setup, state: ToyState, seat: int | None, rng: Random) -> ToyState:
        twin = load_state(state.to_json())
        unknown = [other for other in (0, 1) if other != seat]
        cards = [*twin.pile, *(card for other in unknown for card in twin.hands[other])]
        rng.shuffle(cards)
        for other in unknown:
            twin.hands[other] = [cards.pop() for _ in twin.hands[other]]
            twin.beforehand[other] = rng.choice([0, ODD, EVEN])
            if twin.chosen[other]:
                twin.chosen[other] = rng.choice(twin.hands[other])
                twin.parity[other] = ODD if twin.chosen[other] % 2 else EVEN
        twin.pile = sorted(cards)
        return twin

    def to_position(self, setup: Setup, state: ToyState) -> dict[str, Any]:
        return {"game": "toy", **state.to_json()}

    def from_position(
        self, data: Mapping[str, Any], seed: int | None, chance: Sequence[int]
    ) -> tuple[Setup, ToyState, int]:
        raise Unreadable("the toy game has no positions", "position")


def _event(raw: RawEvent) -> Event:
    kind, *values = raw
    if kind == PARITY:
        return Event("parity-chosen", {}, only=(SEATS[values[0]],))
    if kind == SORTED:
        return Event("hand-sorted", {}, only=(SEATS[values[0]],))
    if kind == SHOWN:
        return Event("shown", {"north": values[0], "south": values[1]})
    if kind == DREW:
        seat = SEATS[values[0]]
        return Event("drew", {"seat": f"seat:{seat}"}, {seat: {"card": values[1]}})
    if kind == PLACED:
        return Event("placed", {"seat": f"seat:{SEATS[values[0]]}", "spot": values[1]})
    return Event("over", {})


GAME: Final = ToyGame()
