"""The questions of Ancien Régime: one class per kind, with what everybody may know of them.

Powers, territories, generals and seats are named by their ids, battle cards by their value. `power` is always the one
for which the seat is asked: a player decides for several when he controls minor ones [A-15.5]. What only the owner may
know stands in the offered actions and in his observation. Ids and notations of the answers:
`pragmatica.ancien_regime.named.actions`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from pragmatica.core.decision import Decision
from pragmatica.core.frozen import frozen

Power = Literal["britain", "prussia", "austria", "france", "russia", "spain", "ottoman"]
Status = Literal["british", "french", "neutral", "expansionist"]
Doing = Literal["nothing", "placing", "recalling"]
Side = Literal["attack", "defence"]
Step = Literal["attacker", "defenders", "attack_support", "defence_support"]
Worth = Literal[
    "nothing", "own", "paying", "influence"
]  # of control of a territory: a home to defend, Money, or Influence

# By the numbers of the engine
POWER: Final[tuple[Power, ...]] = get_args(Power)
STATUS: Final[tuple[Status, ...]] = get_args(Status)
DOING: Final[tuple[Doing, ...]] = get_args(Doing)
SIDE: Final[tuple[Side, ...]] = get_args(Side)
STEP: Final[tuple[Step, ...]] = get_args(Step)  # from 1
WORTH: Final[tuple[Worth, ...]] = get_args(Worth)


@frozen(kw_only=True)
class PowerDecision(Decision):
    """A question to a seat about one of the powers for which it decides."""

    power: Power


# -- set-up and the wheel ---------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class NameFrederick(PowerDecision):
    """Which Prussian general is Frederick II [A-3.9]."""

    kind: Literal["name_frederick"] = "name_frederick"


@frozen(kw_only=True)
class DrillCard(PowerDecision):
    """Which card is discarded at Drill [A-9.10]."""

    kind: Literal["drill_card"] = "drill_card"


@frozen(kw_only=True)
class HandLimit(PowerDecision):
    """Which card is discarded from a hand that is too large [A-9.6]."""

    kind: Literal["hand_limit"] = "hand_limit"
    over: int  # cards too many


@frozen(kw_only=True)
class OfferGifts(PowerDecision):
    """What is given to which ally, piece by piece; announced when the offer ends [A-9.20, A-9.21]."""

    kind: Literal["offer_gifts"] = "offer_gifts"


@frozen(kw_only=True)
class AcceptGift(PowerDecision):
    """Whether an ally's gift is accepted, of Money or of so many cards [A-9.22]."""

    kind: Literal["accept_gift"] = "accept_gift"
    giver: Power
    money: int
    cards: int


@frozen(kw_only=True)
class Lead(PowerDecision):
    """The choice of Leadership: generals placed or recalled one by one, a card, or Morale [A-9.30]."""

    kind: Literal["lead"] = "lead"
    doing: Doing  # what has been begun
    morale: int  # that it would have after raising it
    hand: int  # cards that it would have after drawing one


@frozen(kw_only=True)
class Stock:
    """How many more of each good there are for a power, whatever they cost."""

    units: int  # tokens in no use
    cards: int  # in the pile and among the discards
    morale: int  # up to the end of its track
    fortresses: int


@frozen(kw_only=True)
class Mobilise(PowerDecision):
    """What is bought, piece by piece [A-9.41]."""

    kind: Literal["mobilise"] = "mobilise"
    money: int  # left
    unit_price: int
    card_price: int
    morale_price: int
    fortress_price: int
    drawn: bool  # cards can be bought, and the action can end: all before it in this turn is done
    stock: Stock
    room: dict[str, int]  # for units under each general, for a fortress in each territory


# -- movement ---------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class ChooseArbiter(PowerDecision):
    """Which power is the Arbiter of a Movement action [A-9.61]."""

    kind: Literal["choose_arbiter"] = "choose_arbiter"
    pay: int  # Morale that it gains at once
    morale: dict[Power, int]  # that each which can be chosen would have then


@frozen(kw_only=True)
class DissolveGarrison(PowerDecision):
    """Which garrison is dissolved next before the first movement turn, if any [A-9.66]."""

    kind: Literal["dissolve_garrison"] = "dissolve_garrison"


@frozen(kw_only=True)
class RequestTurn(PowerDecision):
    """Whether the mover requests another movement turn [A-9.63]."""

    kind: Literal["request_turn"] = "request_turn"
    arbiter: Power
    number: int
    pay: int  # Morale that the Arbiter would gain
    morale: int  # and what it would have then


@frozen(kw_only=True)
class GrantTurn(PowerDecision):
    """Whether the Arbiter grants it [A-9.63]."""

    kind: Literal["grant_turn"] = "grant_turn"
    mover: Power
    number: int
    pay: int  # Morale that the Arbiter would gain
    morale: int  # and what it would have then


@frozen(kw_only=True)
class MoveGeneral(PowerDecision):
    """Which general moves next, or that the movement turn ends [A-9.70]."""

    kind: Literal["move_general"] = "move_general"
    number: int  # of the movement turn; 0 is Frederick's own
    moved: list[str]  # generals who have moved in it
    landing: str | None  # where Stuart lands, while he waits


@frozen(kw_only=True)
class Route(PowerDecision):
    """The next step of a general, or his stop; he goes when the whole way is known [A-9.71, A-9.72, A-9.73, A-5.18]."""

    kind: Literal["route"] = "route"
    general: str
    start: str
    way: list[str]  # territories so far


@frozen(kw_only=True)
class Consent(PowerDecision):
    """Whether an ally consents to a move [A-5.18]."""

    kind: Literal["consent"] = "consent"
    mover: Power
    general: str
    start: str | None  # None: he lands
    way: list[str]
    grounds: list[str]  # territories of the way that the asked power controls
    route: str | None  # its sea route that the move would use


@frozen(kw_only=True)
class LeaveGarrison(PowerDecision):
    """Whether a general turns one of his units into a garrison [A-9.80]."""

    kind: Literal["leave_garrison"] = "leave_garrison"
    general: str
    land: str
    units: int  # his
    left: int  # and how many he would have afterwards
    control: Power | None  # who controls the territory now
    worth: Worth  # of its control to the general's power
    value: int


# -- battles ----------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Pile:
    """A general's pile in a battle that has room for so many cards more [A-10.20]."""

    general: str
    room: int


@frozen(kw_only=True)
class Ahead:
    """A battle still to be fought: who meets whom, with what strength before support and cards [A-10.2, A-10.3]."""

    attacker: str
    land: str
    enemies: list[Power]
    own: int
    other: int


@frozen(kw_only=True)
class ChooseBattle(PowerDecision):
    """Which battle is fought next [A-10.1]."""

    kind: Literal["choose_battle"] = "choose_battle"
    attackers: list[str]  # of the battles still to be fought
    battles: list[Ahead]  # in the same order


@frozen(kw_only=True)
class SendSupport(PowerDecision):
    """Which general supports a side of a battle, or that no more do [A-10.10]."""

    kind: Literal["send_support"] = "send_support"
    attacker: str
    land: str
    side: Side
    room: list[Pile]  # of the generals who can be sent, for cards


@frozen(kw_only=True)
class PlayBattleCard(PowerDecision):
    """Which card is played on whose pile, or a pass [A-10.21, A-10.23]."""

    kind: Literal["play_battle_card"] = "play_battle_card"
    attacker: str
    land: str
    step: Step
    side: Side
    general: str | None  # where cards are played general by general (option `card_step`)
    free: bool  # a power without Morale plays its one card for nothing
    morale: int  # that a card leaves it
    piles: list[Pile]


@frozen(kw_only=True)
class Retire(PowerDecision):
    """Whether a beaten general goes to his capital or leaves the board [A-10.41]."""

    kind: Literal["retire"] = "retire"
    general: str
    land: str
    capital: str
    units: int  # that he keeps


@frozen(kw_only=True)
class Withdraw(PowerDecision):
    """Where a general withdraws to [A-9.90, A-9.91]."""

    kind: Literal["withdraw"] = "withdraw"
    general: str
    land: str  # which he leaves
    units: int  # that he keeps, or loses if he leaves the board


# -- diplomacy, election, minor powers --------------------------------------------------------------------------------


@frozen(kw_only=True)
class Expel(PowerDecision):
    """Which member a leader expels from his coalition, or that no more are [A-7.3]."""

    kind: Literal["expel"] = "expel"
    expelled: list[Power]


@frozen(kw_only=True)
class Outlook:
    """What a status would mean for a power if all others stayed as they are; its family left out [A-1.4, A-1.5]."""

    status: Status
    allies: list[Power]
    at_war: list[Power]
    at_peace: list[Power]
    needs: Power | None  # the leader who must accept it first
    doubles: bool  # Taxation


@frozen(kw_only=True)
class ChooseStatus(PowerDecision):
    """Which status a power chooses; secret, asked of all at once [A-7.4]."""

    kind: Literal["choose_status"] = "choose_status"
    closed: list[Status]
    outlooks: list[Outlook]  # of all four


@frozen(kw_only=True)
class Admit(PowerDecision):
    """Whether a leader accepts a power into his coalition [A-7.5]."""

    kind: Literal["admit"] = "admit"
    applicant: Power
    status: Status  # the coalition
    outlook: Outlook  # of the applicant in it


@frozen(kw_only=True)
class ChooseAnew(PowerDecision):
    """Which other status a rejected power takes, openly [A-7.5]."""

    kind: Literal["choose_anew"] = "choose_anew"
    closed: list[Status]
    outlooks: list[Outlook]  # of all four


@frozen(kw_only=True)
class AcceptCrown(PowerDecision):
    """Whether a power that controls enough Elector Territories takes the Crown [A-8.6]."""

    kind: Literal["accept_crown"] = "accept_crown"
    votes: int


@frozen(kw_only=True)
class Ballot:
    """Votes cast at the election."""

    power: Power
    candidate: Power
    votes: int


@frozen(kw_only=True)
class Candidate:
    """For whom a power may vote, and where its votes would bring that one."""

    power: Power
    votes: int  # so far
    total: int  # with those of the voter
    missing: int  # to an election then
    declined: bool  # the Crown, and so cannot be elected


@frozen(kw_only=True)
class CastVote(PowerDecision):
    """For whom a power casts all its votes at the election [A-8.4]."""

    kind: Literal["cast_vote"] = "cast_vote"
    votes: int
    ballots: list[Ballot]  # cast so far
    candidates: list[Candidate]


@frozen(kw_only=True)
class Bid(PowerDecision):
    """What a player bids for a minor power; secret, asked of all at once [A-12.10]."""

    kind: Literal["bid"] = "bid"
    minor: Power


# -- board update -----------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class ReassignUnit(PowerDecision):
    """Which general takes the unit of a removed garrison [A-11.2]."""

    kind: Literal["reassign_unit"] = "reassign_unit"
    land: str
    units: dict[str, int]  # that each general would have then


@frozen(kw_only=True)
class GeneralStays(PowerDecision):
    """Whether a new ally's general may stay in a home territory [A-11.1]."""

    kind: Literal["general_stays"] = "general_stays"
    general: str
    land: str


AncienRegimeDecision = (
    NameFrederick
    | DrillCard
    | HandLimit
    | OfferGifts
    | AcceptGift
    | Lead
    | Mobilise
    | ChooseArbiter
    | DissolveGarrison
    | RequestTurn
    | GrantTurn
    | MoveGeneral
    | Route
    | Consent
    | LeaveGarrison
    | ChooseBattle
    | SendSupport
    | PlayBattleCard
    | Retire
    | Withdraw
    | Expel
    | ChooseStatus
    | Admit
    | ChooseAnew
    | AcceptCrown
    | CastVote
    | Bid
    | ReassignUnit
    | GeneralStays
)
