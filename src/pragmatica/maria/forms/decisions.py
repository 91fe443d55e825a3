"""The questions that both games of Maria ask: one class per kind, with what everybody may know of them.

Those of the advanced game alone stand in `decisions_advanced`. Pieces, cities, cards, powers and seats are named by
their ids. What only the owner may know stands in the offered actions and in his Observation. Ids and notations of the
answers: `pragmatica.maria.named.actions`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from pragmatica.core.decision import Decision
from pragmatica.core.frozen import frozen

Power = Literal["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"]
Suit = Literal["clubs", "diamonds", "hearts", "spades"]
Purpose = Literal["supply", "train", "recruit"]

POWER: Final[tuple[Power, ...]] = get_args(Power)  # by the numbers of `Board`


@frozen(kw_only=True)
class Bill:
    """What the supply of one general costs [M-9.10]."""

    general: str
    cost: int


@frozen(kw_only=True)
class DivideTroops(Decision):
    """How many of his power's troops a general gets at the start; secret, asked of all seats at once [M-4.11]."""

    kind: Literal["divide_troops"] = "divide_troops"
    power: Power
    general: str
    total: int  # troops of the whole power
    minimum: int  # of this general


@frozen(kw_only=True)
class PlaceHussar(Decision):
    """Where a hussar goes [M-7.1]."""

    kind: Literal["place_hussar"] = "place_hussar"
    power: Power
    hussar: str
    city: str | None  # where it stands now


@frozen(kw_only=True)
class Subsidy(Decision):
    """Whether France gives Bavaria one of its cards this turn [M-14.4]."""

    kind: Literal["subsidy"] = "subsidy"
    power: Power
    receiver: Power


@frozen(kw_only=True)
class Pay(Decision):
    """The next card of a payment [M-8.12]; what has been chosen so far is shown when the payment is complete."""

    kind: Literal["pay"] = "pay"
    power: Power
    cost: int
    purpose: Purpose


@frozen(kw_only=True)
class ChooseBills(Decision):
    """Which generals are supplied by a hand that does not cover all bills [M-9.13]."""

    kind: Literal["choose_bills"] = "choose_bills"
    power: Power
    bills: list[Bill]


@frozen(kw_only=True)
class PickPiece(Decision):
    """The next piece to move, a train to place, or the end of the movement [M-10.1]."""

    kind: Literal["pick_piece"] = "pick_piece"
    powers: list[Power]


@frozen(kw_only=True)
class March(Decision):
    """The next step of a move, or its end [M-10.1]."""

    kind: Literal["march"] = "march"
    power: Power
    piece: str  # the piece, or the supreme commander of the stack
    pieces: list[str]  # all that move
    start: str
    at: str
    steps: int
    all_main: bool  # every step so far was on a main road


@frozen(kw_only=True)
class ChooseCommander(Decision):
    """Which of two generals of equal rank commands the new stack [M-6.4]."""

    kind: Literal["choose_commander"] = "choose_commander"
    generals: list[str]
    city: str


@frozen(kw_only=True)
class StackConsent(Decision):
    """Whether a player agrees to a stack of his general with another player's [M-10.10]."""

    kind: Literal["stack_consent"] = "stack_consent"
    general: str  # who wants to join
    other: str  # one's own
    commander: str
    city: str


@frozen(kw_only=True)
class PlaceTrain(Decision):
    """Where a train is placed anew [M-10.33]."""

    kind: Literal["place_train"] = "place_train"
    power: Power
    train: str
    cost: int


@frozen(kw_only=True)
class NextBattle(Decision):
    """Which of the battles still to be fought comes next [M-11.5]."""

    kind: Literal["next_battle"] = "next_battle"
    powers: list[Power]


@frozen(kw_only=True)
class BattleCard(Decision):
    """A card of the suit of one's own sector, a Reserve, or nothing more [M-11.9]."""

    kind: Literal["battle_card"] = "battle_card"
    attacker: str  # supreme commanders
    defender: str
    power: Power  # whose hand is played
    opponent_power: Power
    suit: Suit
    opponent_suit: Suit
    score: int  # of the side that is asked; never above 0
    after: dict[str, int]  # and what it becomes, by the value that is played


@frozen(kw_only=True)
class ChooseRetreat(Decision):
    """Where the beaten general or stack ends its retreat; the winner chooses [M-11.33]."""

    kind: Literal["choose_retreat"] = "choose_retreat"
    winner: str
    loser: str
    city: str
    length: int


@frozen(kw_only=True)
class RetreatStep(Decision):
    """The next city of a retreat of which several routes reach the chosen end [M-11.33]."""

    kind: Literal["retreat_step"] = "retreat_step"
    winner: str
    loser: str
    end: str
    path: list[str]
    length: int


@frozen(kw_only=True)
class SplitLosses(Decision):
    """How the troops left to a stack are divided; secret [M-6.11]."""

    kind: Literal["split_losses"] = "split_losses"
    power: Power
    commander: str
    general: str
    city: str


@frozen(kw_only=True)
class Recruit(Decision):
    """How many troops a power buys in winter [M-13.2]."""

    kind: Literal["recruit"] = "recruit"
    power: Power
    price: int  # of each troop


@frozen(kw_only=True)
class Reenter(Decision):
    """Which general comes back to the map, or that no more do [M-13.3]."""

    kind: Literal["reenter"] = "reenter"
    power: Power
    left: int  # troops that nobody has yet


@frozen(kw_only=True)
class ReenterPlace(Decision):
    """Where he comes back [M-13.6]."""

    kind: Literal["reenter_place"] = "reenter_place"
    power: Power
    general: str
    left: int


@frozen(kw_only=True)
class Distribute(Decision):
    """How many of the new troops a general gets; secret [M-13.5]."""

    kind: Literal["distribute"] = "distribute"
    power: Power
    general: str


CommonDecision = (
    DivideTroops
    | PlaceHussar
    | Subsidy
    | Pay
    | ChooseBills
    | PickPiece
    | March
    | ChooseCommander
    | StackConsent
    | PlaceTrain
    | NextBattle
    | BattleCard
    | ChooseRetreat
    | RetreatStep
    | SplitLosses
    | Recruit
    | Reenter
    | ReenterPlace
    | Distribute
)
