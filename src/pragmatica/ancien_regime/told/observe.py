"""What a seat may know, field by field. Only this, events and actions ever leave a match of Ancien Régime.

Everybody sees the board, the tracks, statuses, Money, the discards and how many cards each hand holds; a player also
sees the cards of the powers that he controls, and of a minor power for which he decides in a battle [A-14, A-15.7].
What is going on in a phase is in `observe_phase` and `observe_battle`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from pragmatica.ancien_regime.diplomacy.election import votes
from pragmatica.ancien_regime.forms.decisions import POWER, STATUS, Power, Status
from pragmatica.ancien_regime.forms.observation import (
    CardCount,
    Limits,
    Mobilisation,
    Observation,
    Phase,
    PowerState,
    Prospect,
    SlotView,
    Standing,
)
from pragmatica.ancien_regime.kept.board import (
    BRITAIN,
    DRILL,
    FRANCE,
    INFLUENCE,
    MOBILISATION,
    NOBODY,
    OFF_BOARD,
    SLOTS,
    TAXATION,
    TURNS,
    UNITS_PER_GENERAL,
)
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.secret import sights
from pragmatica.ancien_regime.told import observe_battle, observe_board, observe_phase, observe_wheel
from pragmatica.ancien_regime.wheel.influence import CROWN
from pragmatica.ancien_regime.wheel.taxation import pays
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
_STUART: Final[tuple[Literal["waiting", "landed", "ordinary"], ...]] = ("waiting", "landed", "ordinary")


def observe(setup: Setup, s: State, seat: int | None, unveiled: bool = False) -> Observation:
    """All that the seat, or a spectator (None), may know now; `unveiled`: every secret besides."""
    frames = list(sights.chain(s))
    seen = [True] * NOBODY if unveiled else sights.seen(s, seat)
    own = [unveiled or power == seat for power in range(NOBODY)]  # what is secret even to who shares a hand
    slots = observe_wheel.slots(s)
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
        wheel=observe_wheel.wheel(s.board, s.rules.seats, s.round, s.turn or 1),
        slots=slots,
        powers=_powers(setup, s, seen, slots),
        coalitions=_coalitions(s),
        standing=_standing(setup, s),
        lands=observe_board.lands(s),
        control=observe_board.control(s.board, tuple(s.control)),
        worth={} if seat is None else observe_board.worths(s.board, seat),
        generals=observe_board.generals_seen(s, observe_phase.moved(frames)),
        fortresses_left=s.fortresses_left(),
        crown=None if s.crown == NOBODY else POWER[s.crown],
        electors=observe_board.electors(s),
        stuart=_STUART[s.stuart],
        pile=sum(s.pile),
        discards=[_count_view(value, count) for value, count in zip(s.board.card_value, s.discards, strict=True)],
        diplomacy=observe_phase.phase_of_diplomacy(s, own),
        election=observe_phase.election_held(s),
        auction=observe_phase.auction_held(s, own),
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


@lru_cache(VIEWS)
def _count_view(card: int, count: int) -> CardCount:
    return CardCount(card=card, count=count)


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


def turns_until(s: State, power: int, slot: SlotView, action: int) -> int:
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
        turns=turns_until(s, power, slot, TAXATION),
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
        turns=turns_until(s, power, slot, INFLUENCE),
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
    turns = turns_until(s, power, slot, MOBILISATION)
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
