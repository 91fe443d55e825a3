"""What a seat may know, field by field. Nothing leaves a match of Maria but what is put in here, in events and actions.

Everybody sees the board, the number and backs of the cards in each hand, the discards and each power's total of troops
[M-6.9, M-8.6, E-10]; the seat that leads a power also sees its cards and how its troops are divided [M-6.6].
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, cast

from pragmatica.core.frozen import maker
from pragmatica.core.game import Setup
from pragmatica.maria.battle import combat, retreat
from pragmatica.maria.battle.combat import BattleCard
from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.forces import cards, payment, stacks
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.forces.winter import Distribute, Recruit, recruits
from pragmatica.maria.forms.decisions import Power, Purpose, Suit
from pragmatica.maria.forms.observation import (
    BattleView,
    DivisionView,
    FortressView,
    GivingUp,
    GoalView,
    HussarView,
    Observation,
    PaymentView,
    Phase,
    PieceView,
    PlayedCard,
    PowerView,
    SideView,
    Status,
    SupplyView,
)
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import (
    ADVANCED,
    DECKS,
    GENERALS,
    MAJOR,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    OFF_MAP_BOX,
    OUT_OF_GAME,
    POWERS,
    SUITS,
    Board,
)
from pragmatica.maria.kept.options import Relations
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest
from pragmatica.maria.setup import DivideTroops, asked
from pragmatica.maria.supply import paths
from pragmatica.maria.told import observe_realm, paying
from pragmatica.maria.told.observe_realm import controller
from pragmatica.maria.victory import introductory

__all__ = ["Observation", "observe"]

VIEWS: Final = 1 << 14  # of pieces and fortresses that are kept: nobody can change them, and most are as they were
ALIKE: Final = 1 << 10  # positions of which all fortresses are kept: two answers of three move nothing

_make_piece: Final = maker(PieceView)
_make_fortress: Final = maker(FortressView)
_make_power: Final = maker(PowerView)
_make_goal: Final = maker(GoalView)
_make_supply: Final = maker(SupplyView)
_make_observation: Final = maker(Observation)
_POWER: Final = cast("tuple[Power, ...]", POWERS)
_SUIT: Final = cast("tuple[Suit, ...]", SUITS)
_PURPOSE: Final = cast("tuple[Purpose, ...]", payment.PURPOSES)
_PHASE: Final[tuple[Phase, ...]] = (
    "setup",
    "tactical-cards",
    "supply",
    "movement",
    "combat",
    "retroactive-conquest",
)
_STAGE: Final[tuple[Phase, ...]] = (
    "setup",
    "politics",
    "hussars",
    "end-of-stage",
    "end-of-stage",
    "end-of-stage",
    "winter",
    "election",
)  # outside the phases of an action stage


def observe(setup: Setup, s: State, seat: int | None, unveiled: bool = False) -> Observation:
    """All that the seat, or a spectator (None), may know now; `unveiled`: every secret besides."""
    board, rules = s.board, s.rules
    own = [rules.takes_part[power] and (unveiled or s.relations.seat_of[power] == seat) for power in range(len(POWERS))]
    advanced = rules.scenario == ADVANCED
    return _make_observation(
        game="maria",
        scenario=setup.scenario,
        players=setup.players,
        seat=None if seat is None else setup.seats[seat],
        seats={
            name: [_POWER[power] for power in range(len(POWERS)) if _leads(s, power, number)]
            for number, name in enumerate(setup.seats)
        },
        turn=s.turn,
        turns=board.turns,
        stage=s.stage,
        phase=_phase(s),
        acting=[_POWER[power] for power in s.active],
        pieces=[_piece(s, piece, own[board.piece_power[piece]]) for piece in range(len(board.piece_ids))],
        hussars=[
            HussarView(id=f"hussar-{number + 1}", city=_city(board, city)) for number, city in enumerate(s.hussars)
        ],
        fortresses=list(_fortresses(s)),
        powers={_POWER[power]: _power(setup, s, power, own[power]) for power in range(len(POWERS))},
        pile=len(s.pile),
        second_pile=len(s.second_pile),
        decks_left=DECKS - s.next_deck,
        pile_decks=_backs(board, s.pile),
        discards=[[board.card_ids[card] for card in pile] for pile in s.discards],
        victory=[] if advanced else [_goal(setup, s, goal) for goal in range(len(board.goal_power))],
        battle=_battle(s),
        supply=[line for power in range(len(POWERS)) if own[power] for line in _supply(s, power)],
        payment=_payment(s, own),
        division=_division(s, range(len(setup.seats)) if unveiled else [] if seat is None else [seat], own),
        realm=observe_realm.observe(s, setup.seats, seat, unveiled) if advanced else None,
    )


def _leads(s: State, power: int, seat: int) -> bool:
    return s.rules.takes_part[power] and s.relations.seat_of[power] == seat


def _phase(s: State) -> Phase:
    if s.reason:
        return "over"
    if s.phase:
        return _PHASE[s.phase]
    return _STAGE[s.stage]


def _city(board: Board, place: int) -> str | None:
    return board.city_ids[place] if place < NO_CITY else None


def _piece(s: State, piece: int, own: bool) -> PieceView:
    general = piece < GENERALS
    return _piece_view(
        s.board,
        piece,
        s.place[piece],
        s.partner[piece],
        s.troops[piece] if general and own else None,
        not (general and s.face_down[piece]),
        s.moved[piece] == 1,
        s.on_top[piece] == 1,
    )


@lru_cache(VIEWS)
def _piece_view(
    board: Board, piece: int, place: int, partner: int, troops: int | None, face_up: bool, moved: bool, commander: bool
) -> PieceView:
    general = piece < GENERALS
    return _make_piece(
        id=board.piece_ids[piece],
        kind="general" if general else "train",
        power=_POWER[board.piece_power[piece]],
        name=board.piece_names[piece],
        rank=board.rank[piece] if general else None,
        city=_city(board, place),
        status=_status(place),
        face_up=face_up,
        troops=troops,
        moved=moved,
        commander=commander,
        partner=board.piece_ids[partner] if partner != NO_PIECE else None,
    )


def _status(place: int) -> Status:
    if place == OUT_OF_GAME:
        return "out"
    if place == OFF_MAP_BOX:
        return "box"
    return "off" if place == NO_CITY else "map"


def _fortresses(s: State) -> Sequence[FortressView]:
    """All fortresses, with the generals who protect each against its controller's enemies [M-3.9, M-10.42]."""
    places = tuple(s.place[:GENERALS])
    return _fortress_views(s.board, s.relations, tuple(s.control), tuple(s.marker), tuple(s.questions), places)


@lru_cache(ALIKE)
def _fortress_views(
    board: Board,
    relations: Relations,
    control: tuple[int, ...],
    marker: tuple[int, ...],
    questions: tuple[int, ...],
    places: tuple[int, ...],
) -> Sequence[FortressView]:
    asked = {packed.owned_thing(code): packed.owner(code) for code in questions}
    protectors_of: dict[int, list[str]] = {}
    near, power, protects = _near(board), board.piece_power, relations.protects
    for general, place in enumerate(places):
        if place < NO_CITY:
            for city in near[place]:
                if protects[control[city]][power[general]]:
                    protectors_of.setdefault(city, []).append(board.piece_ids[general])
    return tuple(
        _fortress_view(
            board, city, control[city], marker[city], asked.get(city, NOBODY), tuple(protectors_of.get(city, ()))
        )
        for city in board.fortresses
    )


@lru_cache(VIEWS)
def _fortress_view(
    board: Board, city: int, control: int, marker: int, question: int, protectors: tuple[str, ...]
) -> FortressView:
    return _make_fortress(
        city=board.city_ids[city],
        size="major" if board.fortress[city] == MAJOR else "small",
        controller=controller(control),
        marker=_POWER[marker] if marker != NOBODY else None,
        question=_POWER[question] if question != NOBODY else None,
        protected=bool(protectors),
        protectors=list(protectors),
    )


@cache
def _near(board: Board) -> list[list[int]]:
    """For each city the fortresses that a general there is near enough to protect [M-10.42]."""
    reach = conquest.PROTECTION_REACH
    return [[city for city in board.fortresses if distance[city] <= reach] for distance in board.distance]


def _backs(board: Board, hand: list[int]) -> list[int]:
    """Number of cards by deck: what the backs show."""
    backs = [0] * DECKS
    for card in hand:
        backs[board.card_deck[card]] += 1
    return backs


def _power(setup: Setup, s: State, power: int, own: bool) -> PowerView:
    board, hand = s.board, s.hands[power]
    pieces = [*board.generals_of[power], *board.trains_of[power]]
    return _make_power(
        power=_POWER[power],
        seat=setup.seats[s.relations.seat_of[power]] if s.rules.takes_part[power] else None,
        troops=total_troops(s, power),
        hand=_backs(board, hand),
        cards=[board.card_ids[card] for card in hand] if own else None,
        off_board=[board.piece_ids[piece] for piece in pieces if s.place[piece] == NO_CITY],
        income=_income(s, power),
        worth=payment.worth(s, power) if own else None,
    )


def _income(s: State, power: int) -> int:
    if not s.rules.takes_part[power]:
        return 0
    return contracts.income(s, power) if s.rules.scenario == ADVANCED else cards.income(s, power)


def total_troops(s: State, power: int) -> int:
    """Troops of a power, which everybody may ask for [M-6.9].

    Generals who are out of the game count, for what they hold is known to their seat alone; before the troops are
    divided the total is that of the army sheet.
    """
    if not s.stage:
        return s.board.start_troops[power]
    return sum(s.troops[general] for general in s.board.generals_of[power])


def _goal(setup: Setup, s: State, goal: int) -> GoalView:
    board, power = s.board, s.board.goal_power[goal]
    cities = board.goal_cities[goal]
    return _make_goal(
        power=_POWER[power],
        seat=setup.seats[s.relations.seat_of[power]],
        have=introductory.count(s, goal),
        need=board.goal_need[goal],
        cities=[board.city_ids[city] for city in cities if s.control[city] == power],
        open=[board.city_ids[city] for city in cities if s.control[city] != power],
    )


def _supply(s: State, power: int) -> list[SupplyView]:
    """How the power's generals would be supplied if they were checked now [M-9.2, M-9.3, M-9.10]."""
    board, views = s.board, []
    generals = board.generals_of[power]
    ways = paths.ways(s, power, generals)
    for general, cost, path in zip(generals, paths.costs(s, power), ways, strict=True):
        if not s.on_map(general):
            continue
        home = paths.at_home(s, general)
        views.append(
            _make_supply(
                general=board.piece_ids[general],
                state="home" if home else _supply_state(cost),
                train=board.piece_ids[s.piece_at[path[-1]]] if path else None,
                path=[board.city_ids[city] for city in path],
                length=max(0, len(path) - 1),
                hussars=[board.city_ids[city] for city in path if city in s.hussars],
                cost=max(0, cost),
            )
        )
    return views


def _supply_state(cost: int) -> Literal["supplied", "billed", "hungry"]:
    if cost == paths.NO_PATH:
        return "hungry"
    return "supplied" if cost == paths.FREE else "billed"


def _battle(s: State) -> BattleView | None:
    """The battle that is being fought, with what everybody has been told [M-11.6, M-11.7]."""
    frame = s.top
    if s.over() or not isinstance(frame, BattleCard):
        return None
    return BattleView(
        attacker=_side(s, frame.attacker),
        defender=_side(s, frame.defender),
        score=frame.score,
        to_play="attacker" if frame.side == combat.ATTACKER else "defender",
        played=_played(s, frame),
        giving_up=_giving_up(s, frame),
    )


def _played(s: State, frame: BattleCard) -> list[PlayedCard]:
    """The cards played so far and whose they were, found by following the score from its beginning [M-11.9]."""
    board = s.board
    score = s.stack_troops(frame.attacker) - s.stack_troops(frame.defender)
    attacking = score <= 0
    played: list[PlayedCard] = []
    for code in frame.played:
        commander = frame.attacker if attacking else frame.defender
        card, value = combat.played_card(board, code), combat.played_value(board, code)
        played.append(PlayedCard(power=_power_of(s, commander), card=board.card_ids[card], value=value))
        score += value if attacking else -value
        attacking = score < 0 if attacking else score <= 0
    return played


def _power_of(s: State, piece: int) -> Power:
    return _POWER[s.board.piece_power[piece]]


def _side(s: State, commander: int) -> SideView:
    board, other = s.board, s.partner[commander]
    return SideView(
        power=_POWER[board.piece_power[commander]],
        commander=board.piece_ids[commander],
        generals=[board.piece_ids[one] for one in (commander, other) if one != NO_PIECE],
        city=board.city_ids[s.place[commander]],
        suit=_SUIT[board.suit[s.place[commander]]],
        troops=s.stack_troops(commander),
    )


def _giving_up(s: State, frame: BattleCard) -> GivingUp:
    """What giving up would mean; whether it is allowed depends on the hand and stands in the offered actions."""
    loser = frame.general()
    winner = frame.defender if loser == frame.attacker else frame.attacker
    troops = s.stack_troops(loser)
    lost = min(-frame.own_score(), troops)
    destroyed = lost > 0 and (lost == troops or not retreat.ends(s, loser, winner, lost))
    return GivingUp(tie=lost == 0, lost=lost, destroyed=destroyed)


def _payment(s: State, own: list[bool]) -> PaymentView | None:
    """The payment that an own power has begun [M-8.12]."""
    frame = s.top
    if not isinstance(frame, Pay) or not own[frame.power]:
        return None
    return PaymentView(
        power=_POWER[frame.power],
        purpose=_PURPOSE[frame.purpose],
        cost=frame.cost,
        cards=[s.board.card_ids[card] for card in frame.paid],
        paid=frame.sum(s),
        values={
            s.board.card_ids[card]: s.board.card_value[card] for card in s.hands[frame.power] if card not in frame.paid
        },
        suggested=[s.board.card_ids[card] for card in paying.suggested(s, frame)],
    )


def _division(s: State, seats: Sequence[int], own: list[bool]) -> list[DivisionView]:
    """What these seats have given so far while they divide troops, or may buy [M-4.11, M-13.2, M-13.5]."""
    frame, board = s.top, s.board
    if isinstance(frame, DivideTroops):
        return [view for seat in seats for view in _divided(s, seat, frame.given[seat])]
    if isinstance(frame, Recruit) and own[frame.power]:
        most = frame.legal(s, frame.seats(s)[0])[-1]
        return [DivisionView(power=_POWER[frame.power], given={}, left=most, least={}, most=stacks.MAX_TROOPS)]
    if isinstance(frame, Distribute) and own[frame.power]:
        shares = {board.piece_ids[g]: n for g, n in zip(recruits(s, frame.power), frame.given, strict=False)}
        return [
            DivisionView(power=_POWER[frame.power], given=shares, left=frame.left, least={}, most=stacks.MAX_TROOPS)
        ]
    return []


def _divided(s: State, seat: int, given: Sequence[int]) -> list[DivisionView]:
    """What one seat has given to the generals of its powers."""
    board, generals = s.board, asked(s, seat)
    views: list[DivisionView] = []
    for power in range(len(POWERS)):
        if not _leads(s, power, seat):
            continue
        shares = {board.piece_ids[g]: n for g, n in zip(generals, given, strict=False) if board.piece_power[g] == power}
        least = {
            board.piece_ids[g]: max(1, board.start_min[g])
            for g in board.generals_of[power]
            if board.piece_ids[g] not in shares
        }
        left = board.start_troops[power] - sum(shares.values())
        views.append(DivisionView(power=_POWER[power], given=shares, left=left, least=least, most=stacks.MAX_TROOPS))
    return views
