"""What one seat, or a spectator, may know of a match of Ancien Régime: the form; `observe` fills it in.

Powers, territories, generals and seats are named by their ids, battle cards by their value. What rules would tell of
the position stands here too, so that whoever shows it needs none. A field that is null for others says so. Nobody
changes an observation; it is not frozen because freezing doubles what it costs to make.
"""

from __future__ import annotations

from typing import Literal

from pragmatica.ancien_regime.forms.decisions import Ballot, Power, Side, Status, Step, Worth
from pragmatica.core.frozen import frozen

Phase = Literal[
    "setup", "diplomacy", "election", "auction", "actions", "frederick", "movement", "over"
]  # of a turn of the wheel, in their order
Slot = Literal["drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement"]
Event = Literal["diplomacy", "election", "auction", "frederick"]
UpdateStep = Literal["garrisons", "generals", "neutrals", "enemies"]
SlotState = Literal["coming", "asked", "waiting", "done", "idle"]  # waiting: until what comes before it is done


# -- powers -----------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Limits:
    """The bounds of this match."""

    influence: int  # with so much a major power wins at once
    morale: int  # at most
    hand: int  # cards, at the end of an action
    gifts: int  # Money or cards in one action
    units: int  # under one general
    votes: int  # that make an emperor
    rounds: int | None  # the last round, with the option for it


@frozen(kw_only=True)
class Prospect:
    """What Taxation or Extend Influence would bring a power if it came now, and what that consists of."""

    turns: int  # until it comes: 0 in this turn, 7 if it is over in this turn
    total: int
    lands: dict[str, int]  # what each territory brings
    doubled: bool  # Taxation of a neutral power
    crown: int  # Influence that the Crown brings
    goes_to: Power | None  # whose it would be: that of a minor power's Crown is its major one's


@frozen(kw_only=True)
class Mobilisation:
    """What a power could do at its next Mobilisation."""

    turns: int  # until it comes, as in `Prospect`
    cards: int  # it would draw, one for each general off the board
    money: int  # it would have, Taxation until then included; what it does not spend is lost to corruption
    units: int  # it could place: room under generals on the board, and tokens for it


@frozen(kw_only=True)
class PowerState:
    """A power: who decides for it, its status and ties, tracks, cards, and what its next actions would bring."""

    power: Power
    seat: str | None  # of the player who controls it; null: a minor power that nobody controls
    decides: str  # the seat that is asked if something is asked of it now
    minor: bool
    controller: Power | None  # the major power of that player; a major power is its own
    status: Status
    leader: bool  # of its coalition
    allies: list[Power]  # of the coalition and the family
    at_war: list[Power]  # with all others it is at peace
    morale: int
    influence: int
    money: int
    hand: int  # number of cards
    cards: list[int] | None  # by value; those of own powers, else null
    supply: int  # unit tokens that are in no use
    off_board: list[str]  # generals, Stuart too while he waits
    votes: int  # at an election now
    slot: Slot  # of the wheel, in this turn
    taxation: Prospect
    extension: Prospect
    mobilisation: Mobilisation


@frozen(kw_only=True)
class Standing:
    """A major power's place in the race, by Influence, then Morale, then the Order of Powers [A-4.4]."""

    power: Power
    seat: str
    influence: int
    missing: int  # Influence to victory


# -- the board --------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class LandView:
    """A territory with pieces."""

    id: str
    control: Power | None
    garrison: Power | None
    fortress: bool
    generals: list[str]
    strength: int  # of all pieces there
    brings: Literal["money", "influence"] | None  # what its value is to the power that controls it
    exposed: list[Power]  # neutral powers whose pieces may be attacked here although they are at peace


@frozen(kw_only=True)
class GeneralView:
    """A general with his units; land null: off the board."""

    id: str
    power: Power
    land: str | None
    units: int
    frederick: bool
    stuart: bool  # Charles Edward Stuart, until his pawn becomes an ordinary general
    moved: bool  # in the movement turn that is being played


@frozen(kw_only=True)
class CardCount:
    """So many battle cards of a value."""

    card: int
    count: int


@frozen(kw_only=True)
class SeatOfElector:
    """An Elector Territory and whose vote it is [A-8.2]."""

    land: str
    voter: Power | None


# -- the wheel --------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class WheelTurn:
    """Who stands where on the wheel in a turn, and what is held in it besides the actions [A-6.6]."""

    round: int
    turn: int
    slots: dict[Slot, Power]
    events: list[Event]  # frederick: his own movement turn, if he is on the board


@frozen(kw_only=True)
class SlotView:
    """A slot's action in the present turn; idle: its power is a minor one without a player [A-12.20]."""

    slot: Slot
    power: Power
    state: SlotState


# -- what is going on -------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class StatusChoice:
    """A power's choice in the Diplomacy Phase."""

    power: Power
    placed: bool  # its token lies on the table
    status: Status | None  # the choice: the own one, and when all lie there everybody's
    closed: list[Status]  # coalitions that have expelled or rejected it in this phase
    needs: Power | None  # the leader who must still accept it


@frozen(kw_only=True)
class DiplomacyView:
    """The Diplomacy Phase [A-7.1]."""

    step: Literal["expulsion", "choice", "admission"]
    expelled: list[Power]
    choices: list[StatusChoice]


@frozen(kw_only=True)
class ElectionView:
    """The election [A-8.1]."""

    ballots: list[Ballot]
    to_vote: list[Power]  # in this order
    totals: dict[Power, int]  # votes for candidates so far
    declined: Power | None  # cannot be elected any more


@frozen(kw_only=True)
class BidView:
    """A player's bid; it is revealed when all have bid."""

    power: Power
    placed: bool
    bid: int | None  # the own one, else null


@frozen(kw_only=True)
class AuctionView:
    """The auction of a minor power [A-12.10]."""

    minor: Power
    bids: list[BidView]


@frozen(kw_only=True)
class GiftView:
    """What a receiver is to have."""

    receiver: Power
    money: int
    cards: int
    faces: list[int] | None  # values of the cards; the giver's player alone sees them before they are accepted
    accepted: bool | None  # null: not yet answered


@frozen(kw_only=True)
class GiftsView:
    """Gifts that are being chosen (the giver's player alone sees this) or that await an answer [A-9.20, A-9.22]."""

    giver: Power
    announced: bool
    left: int  # Money or cards that may yet be added
    gifts: list[GiftView]


@frozen(kw_only=True)
class PendingBattle:
    """A battle that will be fought when the moves of this turn are made, or after the one that is being fought."""

    attacker: str
    land: str


@frozen(kw_only=True)
class WayView:
    """A move that is being made up, or that waits for consents [A-5.18]."""

    general: str
    start: str | None  # null: he lands
    way: list[str]
    route: str | None  # of a Sea Move
    needed: list[Power]  # whose consent is still missing


@frozen(kw_only=True)
class MovementView:
    """A Movement action, or Frederick's own movement turn [A-9.60, A-13.1]."""

    power: Power
    number: int  # of the movement turn; 0 before the first, and in Frederick's own
    frederick: bool
    arbiter: Power | None
    next_pay: int | None  # Morale that the Arbiter would gain for another turn; null: none can be requested
    moved: list[str]
    way: WayView | None
    battles: list[PendingBattle]  # still to be fought


@frozen(kw_only=True)
class PileCard:
    """A card in a pile; its number tells when it was played, from 1."""

    number: int
    face_up: bool
    card: int | None  # value; of face-down cards known to the owner alone
    void: bool  # discarded by an enemy: it counts for nothing (option `card3_mode`)


@frozen(kw_only=True)
class PileView:
    """The cards on one general [A-10.20]."""

    general: str
    power: Power
    cards: list[PileCard]
    room: int  # for further cards
    score: int | None  # null while it has cards that one may not see


@frozen(kw_only=True)
class BattleSide:
    """One side of a battle: who fights in the territory, who supports from without, and what they have played."""

    side: Side
    powers: list[Power]  # with pieces in the territory
    generals: list[str]
    garrison: Power | None
    fortress: bool  # which makes that garrison worth 4
    strength: int
    supporters: list[str]
    piles: list[PileView]
    known: int  # the strength and the scores that one may see
    hidden: int  # cards in the other piles
    awards: dict[Power, int]  # Influence that a victory would bring, as things stand


@frozen(kw_only=True)
class BattleState:
    """The battle that is being fought [A-10.2]."""

    attacker: str
    land: str
    stage: Literal["support", "cards"]
    step: Step | None  # of the cycle of cards
    power: Power  # that is asked
    passed: list[Power]
    free: list[Power]  # may play one card without Morale
    attack: BattleSide
    defence: BattleSide
    # for who may look into the hand that is asked: by general and card, what is known of its side with that card
    after: dict[str, dict[str, int]]


@frozen(kw_only=True)
class UpdateView:
    """The board update that is being worked off [A-11.1, A-11.3, A-11.4]."""

    step: UpdateStep
    stays: list[str]  # generals whom the home power lets stay


@frozen(kw_only=True)
class Observation:
    """All that `seat` (null: a spectator) may know now."""

    game: Literal["ancien_regime"]
    scenario: str
    players: int
    options: dict[str, str | bool]
    limits: Limits
    seat: str | None
    seats: dict[str, list[Power]]  # the powers that each player controls
    round: int
    turn: int  # 0 during the set-up
    turns: int
    phase: Phase
    wheel: list[WheelTurn]  # this turn and the six after it
    slots: list[SlotView]  # the actions of this turn
    powers: dict[Power, PowerState]
    coalitions: dict[Status, list[Power]]
    standing: list[Standing]
    lands: list[LandView]
    control: dict[str, Power]  # of every territory that somebody controls
    worth: dict[str, Worth]  # what control of each territory would bring the seat's own power
    generals: list[GeneralView]
    fortresses_left: int
    crown: Power | None
    electors: list[SeatOfElector]
    stuart: Literal["waiting", "landed", "ordinary"]
    pile: int  # cards to be drawn
    discards: list[CardCount]
    diplomacy: DiplomacyView | None
    election: ElectionView | None
    auction: AuctionView | None
    gifts: GiftsView | None
    movement: MovementView | None
    battle: BattleState | None
    update: UpdateView | None
