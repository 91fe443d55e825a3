"""The manifest and the way in: what the core and the server know of the game."""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import ClassVar, Final

from couriers import forms, rules
from couriers.state import Board, State
from pragmatica.core.action import Action
from pragmatica.core.errors import Reason, Unreadable
from pragmatica.core.flow import answering
from pragmatica.core.game import OptionSpec, Scenario, Setup
from pragmatica.core.outcome import Outcome
from pragmatica.kit.plain import PlainGame
from pragmatica.kit.reasons import Because
from pragmatica.kit.words import BoardWords

SEATS: Final = ("amber", "blue", "green", "red")
TRIES: Final = 1000  # to deal letters so that nobody stands where one of his goes
EVENTS: Final = (  # in the order of their numbers
    ("rode", "C-2.1", "seat", "from:place", "to:place"),
    ("customs", "C-2.3", "seat", "place:place", "die", "paid"),
    ("delivered", "C-2.4", "seat", "place:place", "points"),
    ("drew", "C-1.2", "seat", "place:place!"),
    ("gave", "C-2.5", "seat", "place:place!"),
    ("round-began", "C-3.1", "round"),
)


class Words(BoardWords):
    """The texts; bare ids in the fields of questions and answers are places."""

    game = "couriers"
    named = ("seat",)
    typed: ClassVar = {"at": "place", "place": "place", "seat": "seat"}


class Couriers(PlainGame[State, Board]):
    """The game; `GAME` is its one instance."""

    id = "couriers"
    rules_version = 1
    order_rule = "C-2.1"
    free_rule = "C-3.3"
    length_word = "rounds"
    scenarios = (
        Scenario("province", {players: SEATS[:players] for players in (2, 3, 4)}, {one: (one,) for one in SEATS}),
    )
    options = (OptionSpec("rounds", ("6", "24"), "6", "C-3.1", ("province",)),)
    state = State
    questions = rules.QUESTIONS
    told = EVENTS
    wording = Words
    reasons = MappingProxyType({rules.OVER: "score"})

    def make_tables(self, setup: Setup) -> Board:
        """What is fixed for a board."""
        return Board(self.board(setup.board)[1])

    def begin(self, s: State) -> None:
        """Deal [C-1.1]."""
        rules.begin(s)

    def check(self, s: State) -> None:
        """Whether there can be such a position. Raises Unreadable."""
        held = [*s.bag, *(letter for hand in s.hands for letter in hand)]
        if any(held.count(letter) > s.board.letters.count(letter) for letter in held):
            raise Unreadable("there are not so many letters to one place [C-1.2]", "hands")
        if any(place in hand for place, hand in zip(s.place, s.hands, strict=True)):
            raise Unreadable("a courier has delivered what goes to where he is [C-2.4]", "hands")
        if isinstance(s.top, rules.Exchange) and not rules.may_exchange(s, s.top.seat):
            raise Unreadable("he is not in Breslau, or there is no letter to exchange [C-2.5]", "asked[0].seat")
        if isinstance(s.top, rules.Ride):
            for seat, place in enumerate(s.top.chosen):
                if place not in (rules.NOT_YET, *s.top.legal(s, seat)):
                    raise Unreadable("no road leads there [C-2.2]", "asked[0].chosen")

    # -- names --------------------------------------------------------------------------------------------------------

    def decision(self, setup: Setup, state: State, seat: int, version: int) -> forms.Ride | forms.Exchange:
        """The question."""
        if isinstance(state.top, rules.Ride):
            at = state.board.ids[state.place[seat]]
            return forms.Ride(seat=setup.seats[seat], version=version, rule="C-2.1", at=at)
        return forms.Exchange(seat=setup.seats[seat], version=version, rule="C-2.5")

    def actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        """Its answers by name."""
        kind = "ride" if isinstance(state.top, rules.Ride) else "give"
        return [self._action(state.board, kind, code) for code in codes]

    def _action(self, board: Board, kind: str, code: int) -> Action:
        if code == rules.KEEP:
            return Action("keep", "keep", code, "keep", {})
        ident, name = board.ids[code], board.names[code]
        return Action(kind, f"{kind}-{ident}", code, name if kind == "ride" else f"give {name}", {"place": ident})

    def observe(self, setup: Setup, state: State, seat: int | None) -> forms.Observation:
        """What the seat may know."""
        s, ids = state, state.board.ids
        chosen = s.top.chosen[seat] if seat is not None and isinstance(s.top, rules.Ride) else rules.NOT_YET
        return forms.Observation(
            seat=None if seat is None else setup.seats[seat],
            round=min(s.round, s.rounds),
            rounds=s.rounds,
            bag=len(s.bag),
            at={name: ids[place] for name, place in zip(setup.seats, s.place, strict=True)},
            score=dict(zip(setup.seats, s.score, strict=True)),
            holds={name: len(hand) for name, hand in zip(setup.seats, s.hands, strict=True)},
            letters=None if seat is None else [ids[letter] for letter in s.hands[seat]],
            chosen=None if chosen == rules.NOT_YET else ids[chosen],
        )

    def heading(self, setup: Setup, state: State) -> str:
        """The round."""
        return f"round {min(state.round, state.rounds)}"

    def length(self, setup: Setup, state: State) -> int:
        """Rounds played."""
        return min(state.round, state.rounds)

    def outcome(self, setup: Setup, state: State) -> Outcome | None:
        """Who has most points, be it several [C-3.2]."""
        if not state.reason:
            return None
        scores = dict(zip(setup.seats, state.score, strict=True))
        best = tuple(seat for seat, score in scores.items() if score == max(state.score))
        return Outcome(best, "score", "C-3.2", scores)

    # -- asking -------------------------------------------------------------------------------------------------------

    def refusal(self, setup: Setup, state: State, seat: int, target: str) -> list[Reason]:
        """Why the question does not offer an answer, a place or a letter."""
        kind, code = self.target(state, target)
        riding = isinstance(state.top, rules.Ride)
        because = Because("couriers", "C-2.1" if riding else "C-2.5")
        if code in answering.legal(state, seat) and kind in (
            ("ride", "place") if riding else ("give", "keep", "letter")
        ):
            return []
        named = {"place": f"place:{state.board.ids[code]}"} if code != rules.KEEP else {}
        if riding and kind in ("ride", "place"):
            return because.reason("C-2.2", "no-road", **named)
        return (
            because.nothing() if riding or kind in ("ride", "place") else because.reason("C-2.6", "not-held", **named)
        )

    def target(self, s: State, text: str) -> tuple[str, int]:
        """What a "why not?" names."""
        board = s.board
        if text == "keep":
            return "keep", rules.KEEP
        for place, ident in enumerate(board.ids):
            for kind in ("ride", "give"):
                action = self._action(board, kind, place)
                if text in (action.id, action.notation):
                    return kind, place
            if text in (f"place:{ident}", f"letter:{ident}"):
                return text.partition(":")[0], place
        raise Unreadable(f"{text!r} names nothing", "target")

    # -- other worlds -------------------------------------------------------------------------------------------------

    def resample(self, setup: Setup, state: State, seat: int | None, rng: Random) -> State:
        """Deal the letters that the seat has not read anew, and let others choose anew."""
        twin = state.copy()
        others = [one for one in range(len(twin.place)) if one != seat]
        unread = [*twin.bag, *(letter for one in others for letter in twin.hands[one])]
        for _ in range(TRIES):
            unread.sort()  # what comes of it must not tell how they lay
            rng.shuffle(unread)
            dealt = iter(unread)
            hands = {one: sorted(next(dealt) for _ in twin.hands[one]) for one in others}
            if not any(twin.place[one] in hand for one, hand in hands.items()):
                twin.hands = [hands.get(one, hand) for one, hand in enumerate(twin.hands)]
                twin.bag = sorted(dealt)
                break
        if isinstance(twin.top, rules.Ride):
            ride = twin.top
            chosen = [
                rng.choice(ride.legal(twin, one)) if one in others and place != rules.NOT_YET else place
                for one, place in enumerate(ride.chosen)
            ]
            twin.top = rules.Ride(ride.below, tuple(chosen))
        return twin


GAME: Final = Couriers()
