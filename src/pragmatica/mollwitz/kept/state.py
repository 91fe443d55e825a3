"""The state of one match: flat lists of integers, the chain of frames, and the generator of chance."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from pragmatica.core.flow import frame
from pragmatica.core.game import Setup
from pragmatica.core.saved import lists, number, numbers
from pragmatica.core.state import NO_SEAT, FlowState
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.army import Army
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.charts import Charts
from pragmatica.mollwitz.kept.codes import (
    ARTILLERY,
    CAVALRY,
    HUSSAR,
    NO_LEADER,
    NO_ORDER,
    NO_UNIT,
    NO_WING,
    NOBODY,
    ORDERS,
    ROUTED,
)
from pragmatica.mollwitz.kept.ground import Ground
from pragmatica.mollwitz.kept.options import Rules

GONE_FOR_GOOD: Final = 255  # as the turn in which a leader returns
MOST_TURNS: Final = 64

# Lists by unit that are part of the position, and those that are forgotten when an activation begins [W-2.14]
_UNITS: Final = ("place", "below", "facing", "formation", "morale", "weak", "rally", "eliminated")
_MEMORY: Final = (
    "began",
    "lost",
    "step_lost",
    "reacted",
    "tried",
    "reaction",
    "charging",
    "shots",
    "attacked",
    "struck",
    "spent",
    "wheeled",
    "recovered",
    "balked",
    "engaged",
    "formed",
    "acted",
    "uncommanded",
)
_LEADERS: Final = ("leader_at", "leader_back", "leader_spent", "couriers", "couriers_here", "couriers_next")
_WINGS: Final = ("order", "commander", "chit")


class State(FlowState):
    """Everything that a match needs to go on; all its chance is drawn here.

    Units, leaders, brigades, wings and hexes are the numbers of `Army` and `Ground`. Only the engine writes it, and
    moves units through the methods below, which keep the stacks in order.
    """

    def __init__(self, board: Board, rules: Rules, key: bytes, origin: State | None = None) -> None:
        """An empty field; with an `origin`, a copy of it, to whose log nobody listens."""
        self.board: Final = board
        self.rules: Final = rules
        self.ground: Final[Ground] = board.ground
        self.army: Final[Army] = board.army
        self.charts: Final[Charts] = board.charts
        super().__init__(key, origin)
        if origin is not None:
            self._take(origin)
            return
        self.turn = 0  # 1 and on; 0 before the first [W-2.1]
        self.active = NOBODY  # the side whose activation runs
        self.group = NO_WING  # what is activated
        self._empty(board, rules)

    def _empty(self, board: Board, rules: Rules) -> None:
        army, ground, lineup = board.army, board.ground, rules.lineup
        units, leaders = army.units, army.leaders
        self.head = [NO_UNIT] * ground.room  # the top unit of each hex
        self.place = [ground.off] * units
        self.below = [NO_UNIT] * units  # what lies under a unit in its stack
        self.facing = [0] * units
        self.formation = [0] * units
        self.morale = army.printed[:]  # current [W-13.2]
        self.weak = [0] * units  # weakened [W-13.12]
        self.rally = [0] * units  # NO_MARKER, R1, R2, R3 [W-13.26]
        self.eliminated = [0] * units
        # forgotten when an activation begins [W-2.14]
        self.began = [ground.off] * units  # where the unit stood as it began [W-10.11]
        self.lost = [0] * units  # morale points lost [W-13.13]
        self.step_lost = [0] * units  # steps lost
        self.reacted = [0] * units  # reactions made [W-6.7]
        self.tried = [0] * units  # a counter-charge has been tried
        self.reaction = [0] * units  # bears the marker REACTION [W-6.19]
        self.charging = [ground.off] * units  # the hex of a mover whom its counter-charge has stopped [W-10.36]
        self.shots = [0] * units  # set of fire zones that have fired, a bit each; one more: silenced [W-6.7, W-11.12]
        self.attacked = [0] * units  # has fought on its own account [W-10.19]
        self.struck = [0] * units  # has been attacked in melee
        self.spent = [0] * units  # movement points [W-8.5]
        self.wheeled = [0] * units  # sixths turned inside enemy control zones [W-5.8]
        self.recovered = [0] * units  # morale points [W-13.7]
        self.balked = [0] * units  # how a test to recover, or to form square, came out [W-13.8, W-4.8]
        self.engaged = [0] * units  # stood in an enemy front zone as it began [W-6.8]
        self.formed = [0] * units  # stood in square, bent line or repel as it began [W-6.7]
        self.acted = [0] * units  # has finished its action [W-2.12]
        self.uncommanded = [0] * units  # bears the mark of step 4 [W-3.25]
        self.leader_at = [ground.off] * leaders
        self.leader_back = [0] * leaders  # the turn at whose end he returns; 0: he is not lost [W-12.12]
        self.leader_spent = [0] * leaders  # movement points, in this activation
        self.couriers = lineup.couriers[:]  # with their chief
        self.couriers_here = [0] * leaders  # in the box of this turn
        self.couriers_next = [0] * leaders  # in the box of the next one [W-3.13]
        self.letters: list[tuple[int, int, int, int]] = []  # underway: due at the end of a turn, chief, wing, order
        self.order = lineup.orders[:]  # of a wing
        self.commander = army.commander[:]  # of a wing; NO_LEADER: none [W-12.8]
        self.chit = [0] * len(army.wing_ids)  # NO_CHIT, READY, CHOSEN, USED
        self.led_by = army.brigadier[:]  # who leads a brigade [W-12.10]
        self.holder = lineup.goal_owner[:]  # of each hex of `lineup.goals` [W-S.6]
        self.instructions = instructions.empty(units)  # of both players; replaced as a whole, never changed

    def _take(self, origin: State) -> None:
        self.turn = origin.turn
        self.active = origin.active
        self.group = origin.group
        self.head = origin.head[:]
        self.place = origin.place[:]
        self.below = origin.below[:]
        self.facing = origin.facing[:]
        self.formation = origin.formation[:]
        self.morale = origin.morale[:]
        self.weak = origin.weak[:]
        self.rally = origin.rally[:]
        self.eliminated = origin.eliminated[:]
        self.began = origin.began[:]
        self.lost = origin.lost[:]
        self.step_lost = origin.step_lost[:]
        self.reacted = origin.reacted[:]
        self.tried = origin.tried[:]
        self.reaction = origin.reaction[:]
        self.charging = origin.charging[:]
        self.shots = origin.shots[:]
        self.attacked = origin.attacked[:]
        self.struck = origin.struck[:]
        self.spent = origin.spent[:]
        self.wheeled = origin.wheeled[:]
        self.recovered = origin.recovered[:]
        self.balked = origin.balked[:]
        self.engaged = origin.engaged[:]
        self.formed = origin.formed[:]
        self.acted = origin.acted[:]
        self.uncommanded = origin.uncommanded[:]
        self.leader_at = origin.leader_at[:]
        self.leader_back = origin.leader_back[:]
        self.leader_spent = origin.leader_spent[:]
        self.couriers = origin.couriers[:]
        self.couriers_here = origin.couriers_here[:]
        self.couriers_next = origin.couriers_next[:]
        self.letters = origin.letters[:]
        self.order = origin.order[:]
        self.commander = origin.commander[:]
        self.chit = origin.chit[:]
        self.led_by = origin.led_by[:]
        self.holder = origin.holder[:]
        self.instructions = origin.instructions

    # -- what the core asks -------------------------------------------------------------------------------------------

    def chosen(self) -> Setup:
        """The set-up of the match."""
        return self.rules.setup

    def copy(self) -> State:
        """An independent copy; nobody listens to its log."""
        return State(self.board, self.rules, self.key, self)

    # -- units --------------------------------------------------------------------------------------------------------

    def put(self, unit: int, hex: int) -> None:
        """Put a unit that is off the field on top of what is in the hex."""
        self.place[unit] = hex
        self.below[unit] = self.head[hex]
        self.head[hex] = unit

    def put_under(self, unit: int, hex: int) -> None:
        """Put a unit that is off the field under all that is in the hex."""
        self.place[unit] = hex
        self.below[unit] = NO_UNIT
        if self.head[hex] == NO_UNIT:
            self.head[hex] = unit
            return
        last = self.head[hex]
        while self.below[last] != NO_UNIT:
            last = self.below[last]
        self.below[last] = unit

    def lift(self, unit: int) -> None:
        """Take a unit out of its hex."""
        hex = self.place[unit]
        if self.head[hex] == unit:
            self.head[hex] = self.below[unit]
        else:
            above = self.head[hex]
            while self.below[above] != unit:
                above = self.below[above]
            self.below[above] = self.below[unit]
        self.below[unit] = NO_UNIT
        self.place[unit] = self.ground.off

    def move(self, unit: int, hex: int) -> None:
        """Move a unit to another hex. A battery that joins a stack comes to lie on top, others under it [W-11.11]."""
        self.lift(unit)
        top = self.head[hex]
        if top != NO_UNIT and self.army.is_battery[top]:
            self.below[unit] = self.below[top]
            self.below[top] = unit
            self.place[unit] = hex
        else:
            self.put(unit, hex)

    def units_at(self, hex: int) -> list[int]:
        """The units in the hex, from the top down."""
        found: list[int] = []
        unit = self.head[hex]
        while unit != NO_UNIT:
            found.append(unit)
            unit = self.below[unit]
        return found

    def fighters_at(self, hex: int) -> list[int]:
        """The units in the hex without batteries: those that fight, and are hit, together [W-7.5]."""
        found: list[int] = []
        unit = self.head[hex]
        while unit != NO_UNIT:
            if self.army.arm[unit] != ARTILLERY:
                found.append(unit)
            unit = self.below[unit]
        return found

    def side_at(self, hex: int) -> int:
        """Whose units are in the hex; NOBODY if there are none."""
        unit = self.head[hex]
        return NOBODY if unit == NO_UNIT else self.army.side[unit]

    def routed(self, unit: int) -> bool:
        """Whether the unit is routed [W-13.17]."""
        return self.formation[unit] == ROUTED

    def base(self, unit: int) -> int:
        """Base morale of the side that shows [W-1.4]."""
        return self.army.printed_weak[unit] if self.weak[unit] else self.army.printed[unit]

    def order_of(self, unit: int) -> int:
        """The order that binds the unit: that of its wing; none for hussars, batteries and routed units [W-3.7]."""
        if self.formation[unit] == ROUTED:
            return NO_ORDER
        return self.order[self.army.wing[unit]]

    def on_field(self, unit: int) -> bool:
        """Whether the unit is there at all."""
        return self.place[unit] != self.ground.off

    # -- leaders ------------------------------------------------------------------------------------------------------

    def leaders_at(self, hex: int) -> list[int]:
        """The leaders in the hex."""
        return [leader for leader, place in enumerate(self.leader_at) if place == hex] if hex != self.ground.off else []

    def chiefs(self, side: int) -> list[int]:
        """The chiefs of the side that are on the field; without one nobody gives a chief's orders [W-12.7]."""
        return [leader for leader in self.army.chiefs_of[side] if self.leader_at[leader] != self.ground.off]

    # -- forms --------------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Clear what is remembered during one activation [W-2.14]."""
        units = self.army.units
        self.began = self.place[:]
        self.lost = [0] * units
        self.step_lost = [0] * units
        self.reacted = [0] * units
        self.tried = [0] * units
        self.reaction = [0] * units
        self.charging = [self.ground.off] * units
        self.shots = [0] * units
        self.attacked = [0] * units
        self.struck = [0] * units
        self.spent = [0] * units
        self.wheeled = [0] * units
        self.recovered = [0] * units
        self.balked = [0] * units
        self.engaged = [0] * units
        self.formed = [0] * units
        self.acted = [0] * units
        self.uncommanded = [0] * units
        self.leader_spent = [0] * self.army.leaders

    def to_json(self) -> dict[str, Any]:
        """All of it, as plain values."""
        found: dict[str, Any] = {
            "key": self.key.hex(),
            "counter": self.counter,
            "turn": self.turn,
            "active": self.active,
            "group": self.group,
            "winner": self.winner,
            "reason": self.reason,
        }
        for name in (*_UNITS, *_MEMORY, *_LEADERS, *_WINGS, "led_by", "holder"):
            found[name] = getattr(self, name)[:]
        kinds = len(instructions.KINDS)
        found["instructions"] = [
            [place // kinds, place % kinds, value] for place, value in enumerate(self.instructions) if value
        ]
        found["letters"] = [list(one) for one in self.letters]
        found["frames"] = frame.to_json(self.top)
        return found

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote, save the frames. Raises Unreadable, ValueError."""
        army, room = self.army, self.ground.off + 1
        self.counter = number(data, "counter", 1 << 62)
        self.turn = number(data, "turn", MOST_TURNS)
        self.active = number(data, "active", NOBODY + 1)
        self.group = number(data, "group", 256)
        self.winner = number(data, "winner", NOBODY, least=NO_SEAT)
        self.reason = number(data, "reason", 16)
        for name in (*_UNITS, *_MEMORY):
            setattr(self, name, numbers(data, name, max(room, 256), army.units))
        for name in _LEADERS:
            setattr(self, name, numbers(data, name, max(room, 256), army.leaders))
        for name in _WINGS:
            setattr(self, name, numbers(data, name, 256, len(army.wing_ids)))
        self.led_by = numbers(data, "led_by", 256, len(army.brigade_ids))
        self.holder = numbers(data, "holder", NOBODY + 1, len(self.rules.lineup.goals))
        self.letters = [
            (due, chief, wing, order)
            for due, chief, wing, order in lists(data, "letters", 256, each=4)
            if self._can_be_sent(chief, wing, order)
        ]
        told = instructions.empty(army.units)
        for unit, kind, value in lists(data, "instructions", 256, each=3):
            if unit >= army.units or not instructions.is_one(army.arm[unit], kind, value):
                raise ValueError(f"instruction {kind} of unit {unit}")
            told[unit * len(instructions.KINDS) + kind] = value
        self.instructions = told
        self._stack_up()

    def _can_be_sent(self, chief: int, wing: int, order: int) -> bool:
        """Whether there are such a chief, such a wing and such an order. Raises ValueError."""
        if chief >= self.army.leaders or wing >= len(self.army.wing_ids) or order >= len(ORDERS):
            raise ValueError(f"order {order} of {chief} for {wing}")
        return True

    def _stack_up(self) -> None:
        """Find the top of every stack, and see that stacks hang together."""
        lies_under = [False] * self.army.units
        for unit, under in enumerate(self.below):
            if under != NO_UNIT:
                if under >= self.army.units or lies_under[under] or self.place[under] != self.place[unit]:
                    raise ValueError(f"below[{unit}] is {under}")
                lies_under[under] = True
        self.head = [NO_UNIT] * self.ground.room
        for unit, place in enumerate(self.place):
            if place > self.ground.off or (place == self.ground.off and self.below[unit] != NO_UNIT):
                raise ValueError(f"place[{unit}] is {place}")
            if place != self.ground.off and not lies_under[unit]:
                if self.head[place] != NO_UNIT:
                    raise ValueError(f"two stacks in hex {place}")
                self.head[place] = unit
        if len([unit for hex in range(self.ground.size) for unit in self.units_at(hex)]) != sum(
            1 for place in self.place if place != self.ground.off
        ):
            raise ValueError("below goes round")

    def digest(self) -> int:
        """A number of 64 bits that is equal for equal positions, on every machine and in every process.

        Frames do not count once the match is over: nothing is asked any more.
        """
        found = self.to_json()
        del found["key"], found["counter"]
        if self.reason:
            del found["frames"]
        text = repr(list(found.values()))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    # -- small questions that many rules ask --------------------------------------------------------------------------

    def is_horse(self, unit: int) -> bool:
        """Whether the unit is line cavalry or hussars."""
        arm = self.army.arm[unit]
        return arm in (CAVALRY, HUSSAR)

    def leads(self, leader: int) -> bool:
        """Whether the leader is known and on the field."""
        return leader != NO_LEADER and self.leader_at[leader] != self.ground.off
