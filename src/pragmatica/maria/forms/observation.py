"""What one seat, or a spectator, may know of a match of Maria: the form; `pragmatica.maria.told.observe` fills it in.

Cities, pieces, cards, powers and seats are named by their ids. A field that is null for others says so.
"""

from __future__ import annotations

from typing import Literal

from pragmatica.core.frozen import frozen
from pragmatica.maria.forms.decisions import Power, Purpose, Suit
from pragmatica.maria.forms.observation_realm import Controller, RealmView

Status = Literal["map", "off", "box", "out"]  # on the map, off it but may return, in an off-map box, not in this game
Phase = Literal[
    "setup",
    "politics",
    "hussars",
    "tactical-cards",
    "supply",
    "movement",
    "combat",
    "retroactive-conquest",
    "end-of-stage",
    "election",
    "winter",
    "over",
]


@frozen(kw_only=True)
class PieceView:
    """A general or a supply train."""

    id: str
    kind: Literal["general", "train"]
    power: Power
    name: str
    rank: int | None  # of generals; a lower number is a higher rank
    city: str | None
    status: Status
    face_up: bool
    troops: int | None  # of one's own generals
    moved: bool  # in this movement phase
    commander: bool  # alone, or on top of his stack
    partner: str | None  # the other general of the stack


@frozen(kw_only=True)
class HussarView:
    """A hussar; city null: not on the map."""

    id: str
    city: str | None


@frozen(kw_only=True)
class FortressView:
    """A fortress: whose it is and whether that power's side protects it now [M-3.9, M-10.42]."""

    city: str
    size: Literal["small", "major"]
    controller: Controller | None
    marker: Power | None
    question: Power | None
    protected: bool
    protectors: list[str]  # generals


@frozen(kw_only=True)
class PowerView:
    """A power: its total of troops, its cards (the cards themselves for the own seat only) and its income."""

    power: Power
    seat: str | None  # null: takes no part
    troops: int  # all its generals together [M-6.9, D-10]
    hand: list[int]  # number of cards by deck
    cards: list[str] | None
    off_board: list[str]  # pieces that may return
    income: int  # cards it would draw now
    worth: int | None  # what its hand could pay, a Reserve counting 8 [M-8.8]; for the own seat only


@frozen(kw_only=True)
class GoalView:
    """Fortresses that a power has and needs to win [M-14.6]."""

    power: Power
    seat: str
    have: int
    need: int
    cities: list[str]
    open: list[str]  # those that would count


@frozen(kw_only=True)
class PlayedCard:
    """A card played in the running battle."""

    power: Power
    card: str
    value: int


@frozen(kw_only=True)
class SideView:
    """One side of a battle."""

    power: Power
    commander: str
    generals: list[str]
    city: str
    suit: Suit
    troops: int


@frozen(kw_only=True)
class GivingUp:
    """What would happen if the side to play stopped now [M-11.9, M-11.12]."""

    tie: bool
    lost: int  # troops, and cities to retreat
    destroyed: bool  # no troops or no retreat would be left


@frozen(kw_only=True)
class BattleView:
    """The battle that is being fought; `score` is the attacker's [M-11.7]."""

    attacker: SideView
    defender: SideView
    score: int
    to_play: Literal["attacker", "defender"]
    played: list[PlayedCard]
    giving_up: GivingUp


@frozen(kw_only=True)
class SupplyView:
    """How an own general would be supplied if he were checked now [M-9.2, M-9.3]."""

    general: str
    state: Literal["home", "supplied", "billed", "hungry"]
    train: str | None
    path: list[str]  # from the general to the train
    length: int
    hussars: list[str]  # cities of the path with a hussar
    cost: int


@frozen(kw_only=True)
class PaymentView:
    """A payment that the own seat has begun [M-8.12]."""

    power: Power
    purpose: Purpose
    cost: int
    cards: list[str]
    paid: int  # sum of their values
    values: dict[str, int]  # what each further card of the hand counts [M-8.8]
    suggested: list[str]  # further cards that cover the rest and are least missed, in order


@frozen(kw_only=True)
class DivisionView:
    """Troops that the own seat is dividing: what its generals have been given so far, and how many are left.

    While it is asked how many to buy, `left` is how many it can buy.
    """

    power: Power
    given: dict[str, int]
    left: int
    least: dict[str, int]  # what each other general must have, the last one unasked [M-4.11, M-6.5, M-Q.11]
    most: int  # that a general can have [M-6.5]


@frozen(kw_only=True)
class Observation:
    """All that `seat` (null: a spectator) may know now."""

    game: Literal["maria"]
    scenario: str
    players: int
    seat: str | None
    seats: dict[str, list[Power]]
    turn: int
    turns: int
    stage: int  # 1 politics, 2 hussars, 3-5 action stages, 6 winter; 0 before the first turn
    phase: Phase
    acting: list[Power]  # the powers of this stage
    pieces: list[PieceView]
    hussars: list[HussarView]
    fortresses: list[FortressView]
    powers: dict[Power, PowerView]
    pile: int  # cards left to draw
    second_pile: int  # cards of the pile that follows, with the option of two decks
    decks_left: int  # decks not yet taken into use
    pile_decks: list[int]  # decks that the pile was made of
    discards: list[list[str]]  # by deck
    victory: list[GoalView]  # none in the advanced game
    battle: BattleView | None
    supply: list[SupplyView]
    payment: PaymentView | None
    division: list[DivisionView]
    realm: RealmView | None  # null in the introductory game
