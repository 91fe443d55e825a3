"""What a seat may know, field by field. Only this, events and actions ever leave a match of Ancien Régime.

Everybody sees the board, the tracks, statuses, Money, the discards and how many cards each hand holds; a player also
sees the cards of the powers that he controls, and of a minor power for which he decides in a battle [A-14, A-15.7].
What is going on in a phase is in `observe_phase` and `observe_battle`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, cast

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.battle import sides
from pragmatica.ancien_regime.diplomacy.election import votes
from pragmatica.ancien_regime.forms.decisions import POWER, STATUS, WORTH, Power, Status, Worth
from pragmatica.ancien_regime.forms.observation import (
    CardCount,
    Event,
    GeneralView,
    LandView,
    Limits,
    Mobilisation,
    Observation,
    Phase,
    PowerState,
    Prospect,
    SeatOfElector,
    Slot,
    SlotState,
    SlotView,
    Standing,
    WheelTurn,
)
from pragmatica.ancien_regime.kept.board import (
    AUSTRIA,
    BIT,
    BRITAIN,
    DRILL,
    FRANCE,
    GENERAL_BIT,
    GENERALS,
    INFLUENCE,
    LEADERSHIP,
    MOBILISATION,
    MOVEMENT,
    NOBODY,
    OFF_BOARD,
    PRUSSIA,
    SLOTS,
    SUBSIDIES,
    TAXATION,
    TURNS,
    UNITS_PER_GENERAL,
    Board,
)
from pragmatica.ancien_regime.kept.state import ORDINARY, State
from pragmatica.ancien_regime.secret import sights
from pragmatica.ancien_regime.told import observe_battle, observe_phase
from pragmatica.ancien_regime.wheel.influence import CROWN, EXTENDING, PAYING, worth
from pragmatica.ancien_regime.wheel.taxation import pays
from pragmatica.core.flow.together import Finished, Together
from pragmatica.core.game import Setup

__all__ = ["Observation", "observe"]

VIEWS: Final = 1 << 14  # of small things that are kept: nobody can change them, and most are as they were
_PHASE: Final[tuple[Phase, ...]] = (
    "setup",
    "diplomacy",
    "election",
    "auction",
    "actions",
    "frederick",
    "movement",
    "movement",
)
_SLOT: Final = cast("tuple[Slot, ...]", SLOTS)
_BRANCHES: Final = (DRILL, SUBSIDIES, LEADERSHIP, MOBILISATION, INFLUENCE)  # of a turn's actions, side by side
_STUART: Final[tuple[Literal["waiting", "landed", "ordinary"], ...]] = ("waiting", "landed", "ordinary")


def observe(setup: Setup, s: State, seat: int | None) -> Observation:
    """All that the seat, or a spectator (None), may know now."""
    frames = list(sights.chain(s))
    seen = sights.seen(s, seat)
    slots = _slots(s)
    return Observation(
        game="ancien_regime",
        scenario=setup.scenario,
        players=setup.players,
        options=dict(setup.options),
        limits=_limits(s),
        seat=None if seat is None else setup.seats[seat],
        seats={
            name: [POWER[power] for power in range(NOBODY) if s.controller[power] == number]
            for number, name in enumerate(setup.seats)
        },
        round=s.round,
        turn=s.turn,
        turns=TURNS,
        phase="over" if s.reason else _PHASE[s.phase],
        wheel=_wheel(s.board, s.rules.seats, s.round, s.turn or 1),
        slots=slots,
        powers=_powers(setup, s, seen, slots),
        coalitions=_coalitions(s),
        standing=_standing(setup, s),
        lands=_lands(s),
        control=_control(s.board, tuple(s.control)),
        worth={} if seat is None else _worth(s.board, seat),
        generals=_generals(s, observe_phase.moved(frames)),
        fortresses_left=s.fortresses_left(),
        crown=None if s.crown == NOBODY else POWER[s.crown],
        electors=[_seat_view(s.board.ids[land], _voter(s, land)) for land in s.board.electors],
        stuart=_STUART[s.stuart],
        pile=sum(s.pile),
        discards=[_count_view(value, count) for value, count in zip(s.board.card_value, s.discards, strict=True)],
        diplomacy=observe_phase.phase_of_diplomacy(s, seat),
        election=observe_phase.election_held(s),
        auction=observe_phase.auction_held(s, seat),
        gifts=observe_phase.gifts_offered(s, frames, seen),
        movement=observe_phase.movement_made(s, frames),
        battle=observe_battle.observe(s, seen),
        update=observe_phase.update_made(s, frames),
    )


def _limits(s: State) -> Limits:
    board, rules = s.board, s.rules
    return Limits(
        influence=board.win_at,
        morale=rules.morale_max,
        hand=board.hand_limit,
        gifts=board.gift_limit,
        units=UNITS_PER_GENERAL,
        votes=board.votes_needed,
        rounds=rules.round_limit or None,
    )


# -- the wheel --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _wheel(board: Board, majors: int, round: int, turn: int) -> list[WheelTurn]:
    """The turn and the six after it; what is held in each by this number of major powers [A-6.6]."""
    turns: list[WheelTurn] = []
    for _ in range(TURNS):
        on_slot = board.on_slot[turn]
        slots = {_SLOT[slot]: POWER[on_slot[slot]] for slot in range(1, TURNS + 1)}
        turns.append(WheelTurn(round=round, turn=turn, slots=slots, events=_held(board, majors, round, turn)))
        turn += 1
        if turn > TURNS:
            turn, round = 1, round + 1
    return turns


def _held(board: Board, majors: int, round: int, turn: int) -> list[Event]:
    """As `sequence.due`, for any turn; whether Frederick is on the board shows when it comes to it."""
    on_slot, events = board.on_slot[turn], list[Event]()
    if turn == 1 and round > 1:
        events.append("diplomacy")
    if on_slot[DRILL] == AUSTRIA:
        events.append("election")
    if on_slot[DRILL] >= majors:
        events.append("auction")
    if on_slot[LEADERSHIP] == PRUSSIA:
        events.append("frederick")
    return events


def _slots(s: State) -> list[SlotView]:
    """How far the actions of this turn are [A-6.8]."""
    on_slot = s.board.on_slot[s.turn or 1]
    return [_slot_view(slot, on_slot[slot], _progress(s, slot, on_slot[slot])) for slot in range(1, TURNS + 1)]


@lru_cache(VIEWS)
def _slot_view(slot: int, power: int, state: SlotState) -> SlotView:
    return SlotView(slot=_SLOT[slot], power=POWER[power], state=state)


def _progress(s: State, slot: int, power: int) -> SlotState:
    if s.controller[power] == NOBODY and not (slot == DRILL and s.phase < sequence.ACTIONS):
        return "idle"  # on Drill it gets a controller before it acts
    if s.turn == 0 or s.phase < sequence.ACTIONS:
        return "coming"
    if slot == MOVEMENT:
        return "asked" if s.phase == sequence.MOVEMENT else "coming"
    top = s.top
    if not isinstance(top, Together) or slot == TAXATION:
        return "done"
    branch = top.parts[_BRANCHES.index(slot)]
    if isinstance(branch, Finished):
        return "done"
    return "asked" if branch.seats(s) else "waiting"


# -- powers -----------------------------------------------------------------------------------------------------------


def _powers(setup: Setup, s: State, seen: list[bool], slots: list[SlotView]) -> dict[Power, PowerState]:
    taxes: list[dict[str, int]] = [{} for _ in range(NOBODY)]
    gains: list[dict[str, int]] = [{} for _ in range(NOBODY)]
    for land, value in enumerate(s.board.value):
        power = s.control[land]
        if value and power != NOBODY:
            brought = taxes if pays(s.board, power, land) else gains
            brought[power][s.board.ids[land]] = value
    held = votes(s)
    slot_of = [0] * NOBODY
    for slot in range(1, TURNS + 1):
        slot_of[s.board.on_slot[s.turn or 1][slot]] = slot
    return {
        POWER[power]: _power(setup, s, power, seen[power], held[power], slots[slot_of[power] - 1], taxes, gains)
        for power in range(NOBODY)
    }


def _power(
    setup: Setup,
    s: State,
    power: int,
    own: bool,
    held: int,
    slot: SlotView,
    taxes: list[dict[str, int]],
    gains: list[dict[str, int]],
) -> PowerState:
    controller, ties = s.controller[power], s.relations
    taxation = _taxation(s, power, slot, taxes[power])
    return PowerState(
        power=POWER[power],
        seat=None if controller == NOBODY else setup.seats[controller],
        decides=setup.seats[s.player(power)],
        minor=s.rules.is_minor[power],
        controller=None if controller == NOBODY else POWER[controller],
        status=STATUS[s.status[power]],
        leader=power in (BRITAIN, FRANCE),
        allies=[POWER[other] for other in range(NOBODY) if ties.allied[power][other]],
        at_war=[POWER[other] for other in range(NOBODY) if ties.at_war[power][other]],
        morale=s.morale[power],
        influence=s.influence[power],
        money=s.money[power],
        hand=s.hand_size(power),
        cards=sights.values(s, power) if own else None,
        supply=s.supply(power),
        off_board=[s.board.general_ids[one] for one in s.board.generals_of[power] if s.place[one] == OFF_BOARD],
        votes=held,
        slot=slot.slot,
        taxation=taxation,
        extension=_extension(s, power, slot, gains[power]),
        mobilisation=_mobilisation(s, power, slot, taxation),
    )


def _turns(s: State, power: int, slot: SlotView, action: int) -> int:
    """Turns until the power performs the action: none if it is to come in this turn.

    A minor power without a controller has none before its next Drill [A-12.20].
    """
    now = SLOTS.index(slot.slot)
    turns = (action - now) % TURNS
    if turns == 0:
        return TURNS if slot.state in ("done", "idle") else 0
    if s.controller[power] == NOBODY and turns < (DRILL - now) % TURNS:
        return turns + TURNS
    return turns


def _taxation(s: State, power: int, slot: SlotView, lands: dict[str, int]) -> Prospect:
    """What Taxation would bring; a neutral power takes double [A-9.11, A-7.8]."""
    doubled, money = s.relations.neutral[power], sum(lands.values())
    return Prospect(
        turns=_turns(s, power, slot, TAXATION),
        total=2 * money if doubled else money,
        lands=lands,
        doubled=doubled,
        crown=0,
        goes_to=POWER[power],
    )


def _extension(s: State, power: int, slot: SlotView, lands: dict[str, int]) -> Prospect:
    """What Extend Influence would bring the power's player [A-9.50, A-9.51, A-8.7, A-12.34]."""
    controller = s.controller[power]
    if s.rules.is_minor[power]:
        lands = {}
    crown = CROWN if s.crown == power else 0
    return Prospect(
        turns=_turns(s, power, slot, INFLUENCE),
        total=sum(lands.values()) + crown,
        lands=lands,
        doubled=False,
        crown=crown,
        goes_to=None if controller == NOBODY else POWER[controller],
    )


def _mobilisation(s: State, power: int, slot: SlotView, taxation: Prospect) -> Mobilisation:
    """What could be done at Mobilisation: Taxation is counted if it comes before [A-9.40, A-9.42, A-9.44]."""
    away = room = 0
    for general in s.board.generals_of[power]:
        if s.place[general] == OFF_BOARD:
            away += 1
        else:
            room += UNITS_PER_GENERAL - s.units[general]
    turns = _turns(s, power, slot, MOBILISATION)
    return Mobilisation(
        turns=turns,
        cards=away,
        money=s.money[power] + (taxation.total if taxation.turns < turns else 0),
        units=min(room, s.supply(power)),
    )


def _coalitions(s: State) -> dict[Status, list[Power]]:
    found: dict[Status, list[Power]] = {status: [] for status in STATUS}
    for power, status in enumerate(s.status):
        found[STATUS[status]].append(POWER[power])
    return found


def _standing(setup: Setup, s: State) -> list[Standing]:
    """The major powers, first the one that is nearest to victory [A-4.4]."""
    order = sorted(range(s.rules.seats), key=lambda power: (-s.influence[power], -s.morale[power], power))
    return [
        Standing(
            power=POWER[power],
            seat=setup.seats[power],
            influence=s.influence[power],
            missing=max(0, s.board.win_at - s.influence[power]),
        )
        for power in order
    ]


# -- the board --------------------------------------------------------------------------------------------------------


def _lands(s: State) -> list[LandView]:
    """All territories with pieces."""
    board = s.board
    standing: dict[int, list[int]] = {}
    for general, land in enumerate(s.place):
        if land != OFF_BOARD:
            standing.setdefault(land, []).append(general)
    views: list[LandView] = []
    for land, owner in enumerate(s.garrison):
        if owner == NOBODY and land not in standing and not s.fortress[land]:
            continue
        generals = standing.get(land, [])
        strength = sum(1 + s.units[general] for general in generals)
        if owner != NOBODY:
            strength += sides.FORTIFIED if s.fortress[land] else 1
        there = s.present[land] | BIT[owner]
        exposed = [power for power in range(NOBODY) if there & BIT[power]]
        exposed = [power for power in exposed if s.relations.exposed(power, board.home[land])]
        views.append(
            _land_view(
                board,
                land,
                s.control[land],
                owner,
                s.fortress[land] == 1,
                tuple(generals),
                strength,
                _brings(s, land),
                tuple(exposed),
            )
        )
    return views


@lru_cache(VIEWS)
def _land_view(
    board: Board,
    land: int,
    control: int,
    owner: int,
    fortress: bool,
    generals: tuple[int, ...],
    strength: int,
    brings: Literal["money", "influence"] | None,
    exposed: tuple[int, ...],
) -> LandView:
    return LandView(
        id=board.ids[land],
        control=None if control == NOBODY else POWER[control],
        garrison=None if owner == NOBODY else POWER[owner],
        fortress=fortress,
        generals=[board.general_ids[general] for general in generals],
        strength=strength,
        brings=brings,
        exposed=[POWER[power] for power in exposed],
    )


@lru_cache(VIEWS)
def _control(board: Board, control: tuple[int, ...]) -> dict[str, Power]:
    """Who controls what."""
    return {board.ids[land]: POWER[power] for land, power in enumerate(control) if power != NOBODY}


@lru_cache(maxsize=64)
def _worth(board: Board, power: int) -> dict[str, Worth]:
    """What control of each territory would bring a major power, where it would anything [A-5.2, A-9.50]."""
    found = ((name, worth(board, power, False, land)) for land, name in enumerate(board.ids))
    return {name: WORTH[what] for name, what in found if what in (PAYING, EXTENDING)}


def _brings(s: State, land: int) -> Literal["money", "influence"] | None:
    """What the territory's value is to the power that controls it [A-5.2, A-9.51]."""
    power = s.control[land]
    if power == NOBODY or not s.board.value[land]:
        return None
    if pays(s.board, power, land):
        return "money"
    return None if s.rules.is_minor[power] else "influence"


def _generals(s: State, moved: int) -> list[GeneralView]:
    return [
        _general_view(
            s.board,
            general,
            s.place[general],
            s.units[general],
            general == s.frederick,
            general == s.board.stuart and s.stuart != ORDINARY,
            moved & GENERAL_BIT[general] != 0,
        )
        for general in range(GENERALS)
    ]


@lru_cache(VIEWS)
def _general_view(
    board: Board, general: int, place: int, units: int, frederick: bool, stuart: bool, moved: bool
) -> GeneralView:
    return GeneralView(
        id=board.general_ids[general],
        power=POWER[board.general_power[general]],
        land=None if place == OFF_BOARD else board.ids[place],
        units=units,
        frederick=frederick,
        stuart=stuart,
        moved=moved,
    )


def _voter(s: State, land: int) -> Power | None:
    power = s.control[land]
    return None if power == NOBODY or s.controller[power] == NOBODY else POWER[power]


@lru_cache(VIEWS)
def _seat_view(land: str, voter: Power | None) -> SeatOfElector:
    return SeatOfElector(land=land, voter=voter)


@lru_cache(VIEWS)
def _count_view(card: int, count: int) -> CardCount:
    return CardCount(card=card, count=count)
