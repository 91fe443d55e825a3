"""The questions of Mollwitz: one class per kind, with what everybody may know of them.

Units, leaders and wings are named by their ids in the board file, hexes by the four digits printed in them: column and
row. What only the owner may know stands in the offered actions and in his observation. Ids and notations of the
answers: `pragmatica.mollwitz.named.actions`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from pragmatica.core.decision import Decision
from pragmatica.core.frozen import frozen
from pragmatica.mollwitz.forms.terms import Formation, Order

Step = Literal["marked", "commanded"]  # step 5, step 6

STEP: Final[tuple[Step, ...]] = get_args(Step)


@frozen(kw_only=True)
class GroupDecision(Decision):
    """A question in an activation."""

    group: str  # the wing whose chit is played


# -- chits and turns --------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class ChooseChit(Decision):
    """Which chit is played in this pair; neither side sees the other's choice [W-2.4]."""

    kind: Literal["choose_chit"] = "choose_chit"


@frozen(kw_only=True)
class WhoFirst(Decision):
    """Whether the side with the higher total goes first, or lets the other [W-2.6]."""

    kind: Literal["who_first"] = "who_first"
    total: int
    other_total: int
    other_group: str  # whose chit lies open


@frozen(kw_only=True)
class NextChit(Decision):
    """Which chit is played next, when the other side has none left [W-2.8]."""

    kind: Literal["next_chit"] = "next_chit"


@frozen(kw_only=True)
class FrederickLeaves(Decision):
    """Whether Frederick leaves the field for good [W-S.3]."""

    kind: Literal["frederick_leaves"] = "frederick_leaves"
    leader: str


@frozen(kw_only=True)
class LeaderReturns(Decision):
    """With which unit under him a lost leader returns [W-12.12]."""

    kind: Literal["leader_returns"] = "leader_returns"
    leader: str


# -- command ----------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Chief(GroupDecision):
    """Where a chief goes, step by step, and which orders he gives on the way [W-3.12]."""

    kind: Literal["chief"] = "chief"
    leader: str
    hex: str
    points: int  # of movement, left
    couriers: int  # free
    by_courier: list[str]  # wings that an order reaches by courier alone


@frozen(kw_only=True)
class OwnOrder(GroupDecision):
    """Whether the wing changes its order itself [W-3.14, W-3.15]."""

    kind: Literal["own_order"] = "own_order"
    order: Order
    leader: str | None  # who would be tested
    independence: int | None  # up to which die he passes


@frozen(kw_only=True)
class TakeOrder(GroupDecision):
    """Which order a commander takes who has passed his test [W-3.15]."""

    kind: Literal["take_order"] = "take_order"
    order: Order
    leader: str


# -- acting -----------------------------------------------------------------------------------------------------------


@frozen(kw_only=True)
class Act(GroupDecision):
    """Which unit or leader of the group acts next [W-2.12, W-2.17].

    Ending the step is final: who has not acted only makes the step of an attack.
    """

    kind: Literal["act"] = "act"
    step: Step
    order: Order | None
    must_move: str | None  # the commander who has still to move before the step can end


@frozen(kw_only=True)
class UnitActs(GroupDecision):
    """What a unit, or two that move as one stack, do next [W-8.10]."""

    kind: Literal["unit_acts"] = "unit_acts"
    units: list[str]
    hex: str
    facing: int | None
    formation: Formation
    points: list[int]  # of movement, left to each
    stopped: bool  # no more steps


@frozen(kw_only=True)
class AttackStep(GroupDecision):
    """Into which hex in front of it a unit takes the step of an attack [W-8.7]."""

    kind: Literal["attack_step"] = "attack_step"
    units: list[str]
    hex: str


@frozen(kw_only=True)
class Rallied(GroupDecision):
    """How a unit that has rallied faces [W-13.29]."""

    kind: Literal["rallied"] = "rallied"
    unit: str
    hex: str


@frozen(kw_only=True)
class LeaderMoves(GroupDecision):
    """Where a wing commander, deputy or brigade commander goes, step by step [W-3.3]."""

    kind: Literal["leader_moves"] = "leader_moves"
    leader: str
    hex: str
    points: int  # of movement, left
    towards: bool  # every step must lead nearer to one enemy unit


@frozen(kw_only=True)
class Straighten(GroupDecision):
    """Which way the units of a crooked stack face [W-7.3]."""

    kind: Literal["straighten"] = "straighten"
    units: list[str]
    hex: str
    loses: int  # morale that each pays for it


TurnDecision = (
    ChooseChit
    | WhoFirst
    | NextChit
    | FrederickLeaves
    | LeaderReturns
    | Chief
    | OwnOrder
    | TakeOrder
    | Act
    | UnitActs
    | AttackStep
    | Rallied
    | LeaderMoves
    | Straighten
)
