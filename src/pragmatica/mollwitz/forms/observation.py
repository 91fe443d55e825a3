"""What one seat, or a spectator, may know of a match of Mollwitz: the form; `observe` fills it in.

Units, leaders, wings and objectives are named by their ids in the board file, hexes by column and row with two digits
each (`0713`). What rules would tell of the position stands here too, so that whoever shows it needs none. A field that
is null for others says so. What never changes about a unit, such as its arm and its wing, stands in the board file
alone; what is seldom so is told as a mark, and named by a property.
"""

from __future__ import annotations

from typing import Literal

from pragmatica.core.frozen import frozen
from pragmatica.mollwitz.forms.terms import (
    MARKER,
    STRUCK,
    Answer,
    Arm,
    Chit,
    Command,
    Formation,
    Mark,
    Marker,
    Order,
    Rank,
    Side,
    Struck,
    Window,
)


@frozen(kw_only=True)
class UnitView:
    """A unit of the scenario, and what it has done in this activation [W-1.4, W-2.14]."""

    id: str
    side: Side
    hex: str | None  # null: it is off the field
    depth: int  # in its stack: 0 lies on top
    facing: int | None  # hexside, 0 to 5; null: it faces nowhere [W-5.3]
    formation: Formation
    morale: int  # current
    base: int  # of the side that shows
    tested: int  # what its tests are held against, alone in its hex and without a leader: routed, less [W-13.20]
    order: Order | None  # that binds it; null: none does [W-3.7]
    command: Command  # as things stand now
    points: int  # movement points in its formation
    spent: int
    lost: int  # morale points, in this activation [W-13.13]
    shots_left: int  # fire zones that may still fire
    marks: list[Mark]

    @property
    def eliminated(self) -> bool:
        """Whether it is lost."""
        return "eliminated" in self.marks

    @property
    def weakened(self) -> bool:
        """Whether it has lost a step."""
        return "weakened" in self.marks

    @property
    def marker(self) -> Marker:
        """How far it has rallied."""
        return next((one for one in MARKER if one in self.marks), "none")

    @property
    def marked(self) -> bool:
        """Whether it bears the mark of step 4 [W-3.21]."""
        return "marked" in self.marks

    @property
    def acted(self) -> bool:
        """Whether it has finished its action."""
        return "acted" in self.marks

    @property
    def fired(self) -> bool:
        """Whether it has fired in this activation, into any of its zones [W-6.7]."""
        return "fired" in self.marks

    @property
    def reaction(self) -> bool:
        """Whether it bears the marker REACTION [W-6.19]."""
        return "reaction" in self.marks

    @property
    def may_react(self) -> bool:
        """Whether it may react if an enemy's step or turn lets it [W-6.8]."""
        return "still" not in self.marks

    @property
    def attacked(self) -> bool:
        """Whether it has fought on its own account [W-10.19]."""
        return "attacked" in self.marks

    @property
    def struck(self) -> Struck | None:
        """By whom it has been attacked in melee [W-10.19, W-10.21, W-10.37]."""
        return next((one for one in STRUCK if one in self.marks), None)


@frozen(kw_only=True)
class LeaderView:
    """A leader of the scenario [W-3.1]."""

    id: str
    side: Side
    rank: Rank
    hex: str | None
    range: int  # of his command, in hexes
    bonus: int  # to morale
    independence: int | None
    commands: list[str]  # wings that he leads now
    brigades: list[str]  # brigades that he leads now
    commanded: bool  # a brigade commander's: whether he is in command himself [W-3.18]; of others true
    points: int  # movement points
    spent: int
    returns: int | None  # the turn at whose end he returns, of a lost one [W-12.4]
    gone: bool  # off the field for good [W-S.3]
    couriers: int  # with him
    couriers_here: int  # in the box of this turn: back as it ends
    couriers_next: int  # in that of the next one


@frozen(kw_only=True)
class LetterView:
    """An order that a courier carries, with the option for it [W-3.13]."""

    turn: int  # at whose end it holds
    leader: str
    wing: str
    order: Order


@frozen(kw_only=True)
class WingView:
    """All that one chit activates: a cavalry wing, an infantry line, the hussars or the batteries of a side [W-2.2]."""

    id: str
    side: Side
    order: Order | None  # null: it needs none
    commander: str | None
    initiative: int  # added to the die [W-2.5, W-2.9]
    independence: int | None  # up to which die it may change its order itself; null: not at all [W-3.15]
    chit: Chit  # of the enemy a chosen one that lies face down is still `ready`


@frozen(kw_only=True)
class PairView:
    """The choice of a pair of activations [W-2.4 to W-2.7]."""

    chosen: list[Side]  # have chosen their chit
    chits: dict[Side, str]  # face up, or one's own
    dice: dict[Side, int]  # likewise
    totals: dict[Side, int]  # announced
    first: Side | None  # who activates first, once it has been decided


@frozen(kw_only=True)
class ObjectiveView:
    """Hexes that score after the last turn [W-S.6]."""

    id: str
    points: int
    need: int  # of its hexes
    holders: dict[str, Side]  # by hex
    scores: Side | None  # whoever holds as many as are needed


@frozen(kw_only=True)
class LossView:
    """Units of an arm: how many there were, and what has become of them."""

    arm: Arm
    units: int
    eliminated: int
    routed: int  # of those on the field
    weakened: int  # likewise, routed ones too


@frozen(kw_only=True)
class SideView:
    """The army of a side as a whole [W-S.4 to W-S.7]."""

    side: Side
    lost: int  # elimination points
    breaks: int  # at so many
    to_break: int  # that are left until then; 0 or less: it is broken at the end of the turn
    score: int  # as if this were the end
    objectives: int  # that is in it
    bonus: int  # likewise
    losses: list[LossView]
    squares_left: int  # square markers [W-4.7]


@frozen(kw_only=True)
class InstructionView:
    """What one has told a unit to do about a kind of window; about all others it asks."""

    unit: str
    window: Window
    answer: Answer
    least: int | None  # of ten, with `chance`


@frozen(kw_only=True)
class Observation:
    """All that `seat` (null: a spectator) may know now."""

    game: Literal["mollwitz"]
    scenario: str
    players: int
    options: dict[str, str | bool]
    seat: str | None
    turn: int  # 1 and on; 0 before the first
    turns: int
    time: str  # of day
    over: bool
    active: Side | None  # whose activation runs
    group: str | None  # what is activated
    step: int | None  # of the activation, 1 to 8 [W-2.10]
    pair: PairView | None  # null before the first one of a turn
    units: list[UnitView]
    charging: dict[str, str]  # the hex that a unit is about to counter-charge
    leaders: list[LeaderView]
    wings: list[WingView]
    letters: list[LetterView]
    sides: list[SideView]
    objectives: list[ObjectiveView]
    instructions: list[InstructionView] | None  # one's own; null: a spectator
