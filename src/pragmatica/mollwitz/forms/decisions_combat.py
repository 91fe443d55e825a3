"""The questions of reactions and fights: one class per kind, with what everybody may know of them.

Names are those of `pragmatica.mollwitz.forms.decisions`; chances are cases out of ten.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from pragmatica.core.frozen import frozen
from pragmatica.mollwitz.forms.decisions import GroupDecision, TurnDecision

Moment = Literal["leaving", "entered", "turned"]
Stage = Literal["exchange", "forced", "unpaired"]

STAGE: Final[tuple[Stage, ...]] = get_args(Stage)


# -- reactions --------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Reactor:
    """Units of one hex who may react together."""

    units: list[str]
    hex: str
    must: bool  # they have to do something
    chance: int  # that the test is passed which it takes; 10 where it takes none


@frozen(kw_only=True)
class React(GroupDecision):
    """What units do about enemies who move or turn; asked again until none is left, or the rest declines [W-6.25]."""

    kind: Literal["react"] = "react"
    movers: list[str]
    hex: str  # where they are
    moment: Moment
    reactors: list[Reactor]


@frozen(kw_only=True)
class FaceMover(GroupDecision):
    """Which of two facings units take that turn towards enemies at flank or rear [W-6.12]."""

    kind: Literal["face_mover"] = "face_mover"
    units: list[str]
    hex: str
    enemy: str  # the hex of these


@frozen(kw_only=True)
class Withdraw(GroupDecision):
    """Where the next step of a withdrawal leads [W-6.11]."""

    kind: Literal["withdraw"] = "withdraw"
    units: list[str]
    hex: str
    enemy: str  # the hex of the mover
    left: int  # steps, this one among them


# -- what follows a fight ---------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Retreat(GroupDecision):
    """To which of the best hexes beaten units go [W-13.32]."""

    kind: Literal["retreat"] = "retreat"
    units: list[str]
    hex: str
    enemies: list[str]  # the hexes from which they go


@frozen(kw_only=True)
class Flee(GroupDecision):
    """By which of the best ways a routed unit flees [W-13.37]."""

    kind: Literal["flee"] = "flee"
    unit: str
    hex: str
    enemy: str  # the hex of the enemy from whom it flees


@frozen(kw_only=True)
class OddPoint(GroupDecision):
    """Which unit of a stack takes an odd point of a fire [W-10.13]."""

    kind: Literal["odd_point"] = "odd_point"
    units: list[str]
    hex: str
    points: int  # of the whole fire


@frozen(kw_only=True)
class Substitute(GroupDecision):
    """Which brigade commander takes over a wing whose commander is lost [W-12.8]."""

    kind: Literal["substitute"] = "substitute"
    wing: str


@frozen(kw_only=True)
class LeadBrigade(GroupDecision):
    """Which commander leads a brigade as well that has lost its own [W-12.10]."""

    kind: Literal["lead_brigade"] = "lead_brigade"
    brigade: str


@frozen(kw_only=True)
class JoinUnit(GroupDecision):
    """Which of the nearest units a leader joins who is left alone [W-12.5]."""

    kind: Literal["join_unit"] = "join_unit"
    leader: str
    hex: str


@frozen(kw_only=True)
class Pursue(GroupDecision):
    """Which attacking stack follows next into the hex that the defender left [W-13.43]."""

    kind: Literal["pursue"] = "pursue"
    hex: str


@frozen(kw_only=True)
class GoOn(GroupDecision):
    """How many hexes a pursuing squadron goes on, straight ahead [W-13.44]."""

    kind: Literal["go_on"] = "go_on"
    unit: str
    hex: str
    direction: int


@frozen(kw_only=True)
class TurnAfter(GroupDecision):
    """How units of a hex face after a fight; they may stay as they are [W-13.45, W-13.46]."""

    kind: Literal["turn_after"] = "turn_after"
    units: list[str]
    hex: str
    facing: int


@frozen(kw_only=True)
class FollowFire(GroupDecision):
    """Whether infantry that fired while advancing follows into the hex that the enemy left [W-13.42]."""

    kind: Literal["follow_fire"] = "follow_fire"
    unit: str
    hex: str  # that hex


# -- melee ------------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class KindOfCombat(GroupDecision):
    """Whether the infantry of a wing fires or attacks with the bayonet [W-10.4, W-10.22]."""

    kind: Literal["kind_of_combat"] = "kind_of_combat"
    wing: str


@frozen(kw_only=True)
class NameArm(GroupDecision):
    """With which arm a hex attacks that holds foot and horse [W-7.10]."""

    kind: Literal["name_arm"] = "name_arm"
    hex: str


@frozen(kw_only=True)
class NextCharge(GroupDecision):
    """Which counter-charge is fought next [W-10.34]."""

    kind: Literal["next_charge"] = "next_charge"


@frozen(kw_only=True)
class DeclareMelee(GroupDecision):
    """Which hex is attacked next, and from which hexes [W-10.18]."""

    kind: Literal["declare_melee"] = "declare_melee"
    forced: bool  # the side whose activation it is not has to


@frozen(kw_only=True)
class Support(GroupDecision):
    """Which leader supports an attack from several hexes [W-12.2]."""

    kind: Literal["support"] = "support"
    hex: str  # that is attacked
    hexes: list[str]


@frozen(kw_only=True)
class Defend(GroupDecision):
    """Defensive fire before a melee [W-10.23]."""

    kind: Literal["defend"] = "defend"
    hex: str  # that is attacked
    attackers: list[str]  # hexes
    must: bool


@frozen(kw_only=True)
class EnterBattery(GroupDecision):
    """Which of the stacks that have taken a battery enters its hex [W-11.8]."""

    kind: Literal["enter_battery"] = "enter_battery"
    hex: str


# -- fire -------------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class NextFire(GroupDecision):
    """Which unit fires next, and at which hex [W-10.10, W-10.16, W-10.22]."""

    kind: Literal["next_fire"] = "next_fire"
    stage: Stage


@frozen(kw_only=True)
class AnswerFire(GroupDecision):
    """Which of the units of a hex answers a fire [W-11.7]."""

    kind: Literal["answer_fire"] = "answer_fire"
    hex: str
    unit: str  # that fires


@frozen(kw_only=True)
class AdvanceFire(GroupDecision):
    """Whether Prussian infantry fires while advancing [W-10.12]."""

    kind: Literal["advance_fire"] = "advance_fire"
    unit: str
    hex: str  # at which it fires
    answered_by: str | None


CombatDecision = (
    React
    | FaceMover
    | Withdraw
    | Retreat
    | Flee
    | OddPoint
    | Substitute
    | LeadBrigade
    | JoinUnit
    | Pursue
    | GoOn
    | TurnAfter
    | FollowFire
    | KindOfCombat
    | NameArm
    | NextCharge
    | DeclareMelee
    | Support
    | Defend
    | EnterBattery
    | NextFire
    | AnswerFire
    | AdvanceFire
)
MollwitzDecision = TurnDecision | CombatDecision
