"""Decisions: what everybody may know of the questions that are open, made from the frames of the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.ancien_regime.battle import cardplay, sides
from pragmatica.ancien_regime.battle.aftermath import Defeated
from pragmatica.ancien_regime.battle.battles import NextBattle, Support
from pragmatica.ancien_regime.battle.cards import HandLimit
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.forms.decisions import DOING, POWER, SIDE, STEP, WORTH, AncienRegimeDecision, Pile
from pragmatica.ancien_regime.kept.board import GENERAL_BIT, GENERALS, NO_GENERAL, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import WAITING, State
from pragmatica.ancien_regime.march.garrisons import PlaceGarrison
from pragmatica.ancien_regime.march.marching import SEA
from pragmatica.ancien_regime.march.moves import Consent, PickGeneral, Route
from pragmatica.ancien_regime.march.withdrawal import Withdraw
from pragmatica.ancien_regime.named import asking_phase
from pragmatica.ancien_regime.setup import NameFrederick
from pragmatica.ancien_regime.wheel import influence, mobilisation, subsidies
from pragmatica.ancien_regime.wheel.drill import Drill
from pragmatica.ancien_regime.wheel.leadership import Lead
from pragmatica.ancien_regime.wheel.mobilisation import Mobilise
from pragmatica.ancien_regime.wheel.movement import (
    ChooseArbiter,
    Dissolve,
    FredericksTurn,
    GrantTurn,
    Movement,
    RequestTurn,
)
from pragmatica.ancien_regime.wheel.subsidies import Receive
from pragmatica.core.flow.together import Together
from pragmatica.core.frozen import maker

# What is asked most often, and again at every answer of the others
_make_mobilise: Final = maker(asked.Mobilise)
_make_stock: Final = maker(asked.Stock)
_make_lead: Final = maker(asked.Lead)
_make_route: Final = maker(asked.Route)
_make_hand_limit: Final = maker(asked.HandLimit)
_make_dissolve_garrison: Final = maker(asked.DissolveGarrison)
_make_choose_arbiter: Final = maker(asked.ChooseArbiter)
_make_move_general: Final = maker(asked.MoveGeneral)
_make_leave_garrison: Final = maker(asked.LeaveGarrison)
_make_offer_gifts: Final = maker(asked.OfferGifts)
_make_accept_gift: Final = maker(asked.AcceptGift)

Maker = Callable[[State, Any, int, str, int], AncienRegimeDecision]


def frame(s: State, seat: int) -> Frame:
    """The frame that asks the seat: the one on top, or of several branches the first that asks it [A-15.5]."""
    top = s.top
    assert top is not None
    while isinstance(top, Together):
        top = top.branch_of(s, seat)
    return top


def question(s: State, seat: int) -> tuple[str, int]:
    """The kind of question that the seat is asked, and for which power."""
    top = frame(s, seat)
    return top.name(), top.acts_for(s, seat)


def decision(s: State, seat: int, name: str, version: int) -> AncienRegimeDecision:
    """The question that the seat with this name owes an answer to."""
    top = frame(s, seat)
    return _MAKERS[type(top)](s, top, seat, name, version)


def _general(s: State, general: int) -> str:
    return s.board.general_ids[general]


def _generals(s: State, mask: int) -> list[str]:
    return [s.board.general_ids[general] for general in range(GENERALS) if mask & GENERAL_BIT[general]]


def _land(s: State, land: int) -> str:
    return s.board.ids[land]


def _where(s: State, general: int) -> str:
    return s.board.ids[s.place[general]]


def way_to(s: State, general: int, way: tuple[int, ...]) -> list[str]:
    """The territories of a way, as ids."""
    board, here = s.board, s.place[general]
    found: list[str] = []
    for code in way:
        if code >= SEA:
            a, b = board.route_ends[code - SEA]
            code = b if here == a else a
        found.append(board.ids[code])
    return found


def movement_turn(below: Frame | None) -> int:
    """The number of the movement turn whose frame lies somewhere below; 0: Frederick's own [A-13.1]."""
    while below is not None:
        if isinstance(below, Movement):
            return below.number
        if isinstance(below, FredericksTurn):
            return 0
        below = below.below
    raise ValueError("no movement turn")


# -- set-up and the wheel ---------------------------------------------------------------------------------------------


def _name_frederick(s: State, frame: Frame, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.NameFrederick(seat=name, version=version, rule="A-3.9", power=POWER[seat])


def _drill(s: State, frame: Frame, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.DrillCard(seat=name, version=version, rule="A-9.10", power=POWER[frame.acts_for(s, seat)])


def _hand_limit(s: State, frame: HandLimit, seat: int, name: str, version: int) -> AncienRegimeDecision:
    over = s.hand_size(frame.of) - s.board.hand_limit
    return _make_hand_limit(seat=name, version=version, rule="A-9.6", power=POWER[frame.of], over=over)


def _offer(s: State, frame: Frame, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_offer_gifts(seat=name, version=version, rule="A-9.20", power=POWER[frame.acts_for(s, seat)])


def _receive(s: State, frame: Receive, seat: int, name: str, version: int) -> AncienRegimeDecision:
    receiver = frame.acts_for(s, seat)
    money, cards = subsidies.parcel(frame.gifts, receiver)
    return _make_accept_gift(
        seat=name,
        version=version,
        rule="A-9.22",
        power=POWER[receiver],
        giver=POWER[frame.giver],
        money=money,
        cards=cards,
    )


def _lead(s: State, frame: Lead, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_lead(
        seat=name,
        version=version,
        rule="A-9.30",
        power=POWER[frame.of],
        doing=DOING[frame.doing],
        morale=s.morale_after(frame.of, 1),
        hand=s.hand_size(frame.of) + 1,
    )


def _mobilise(s: State, frame: Mobilise, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_mobilise(
        seat=name,
        version=version,
        rule="A-9.41",
        power=POWER[frame.of],
        money=s.money[frame.of],
        unit_price=mobilisation.PRICE,
        card_price=mobilisation.PRICE,
        morale_price=mobilisation.PRICE,
        fortress_price=mobilisation.FORTRESS_PRICE,
        drawn=frame.drawn,
        stock=_make_stock(
            units=s.supply(frame.of),
            cards=sum(s.pile) + sum(s.discards),
            morale=s.rules.morale_max - s.morale[frame.of],
            fortresses=s.fortresses_left(),
        ),
        room=_room(s, frame.legal(s, seat)),
    )


def _room(s: State, goods: list[int]) -> dict[str, int]:
    """Room for what can be bought, by the general or territory that it is for."""
    found: dict[str, int] = {}
    for code in goods:
        if code < mobilisation.MORALE:
            found[_general(s, code)] = mobilisation.room(s, code)
        elif mobilisation.FORTRESS <= code < mobilisation.END:
            found[_land(s, code - mobilisation.FORTRESS)] = mobilisation.room(s, code)
    return found


# -- movement ---------------------------------------------------------------------------------------------------------


def _choose_arbiter(s: State, frame: ChooseArbiter, seat: int, name: str, version: int) -> AncienRegimeDecision:
    pay = s.board.arbiter_pay[1]
    return _make_choose_arbiter(
        seat=name,
        version=version,
        rule="A-9.61",
        power=POWER[frame.of],
        pay=pay,
        morale={POWER[arbiter]: s.morale_after(arbiter, pay) for arbiter in frame.legal(s, seat)},
    )


def _dissolve(s: State, frame: Dissolve, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_dissolve_garrison(seat=name, version=version, rule="A-9.66", power=POWER[frame.of])


def _request_turn(s: State, frame: RequestTurn, seat: int, name: str, version: int) -> AncienRegimeDecision:
    action = frame.below
    assert isinstance(action, Movement)
    pay = s.board.arbiter_pay[action.number + 1]
    return asked.RequestTurn(
        seat=name,
        version=version,
        rule="A-9.63",
        power=POWER[action.of],
        arbiter=POWER[action.arbiter],
        number=action.number + 1,
        pay=pay,
        morale=s.morale_after(action.arbiter, pay),
    )


def _grant_turn(s: State, frame: GrantTurn, seat: int, name: str, version: int) -> AncienRegimeDecision:
    action = frame.below
    assert isinstance(action, Movement)
    pay = s.board.arbiter_pay[action.number + 1]
    return asked.GrantTurn(
        seat=name,
        version=version,
        rule="A-9.63",
        power=POWER[action.arbiter],
        mover=POWER[action.of],
        number=action.number + 1,
        pay=pay,
        morale=s.morale_after(action.arbiter, pay),
    )


def _pick_general(s: State, frame: PickGeneral, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_move_general(
        seat=name,
        version=version,
        rule="A-9.70",
        power=POWER[frame.of],
        number=movement_turn(frame),
        moved=_generals(s, frame.moved),
        landing=_land(s, s.board.landing) if s.stuart == WAITING else None,
    )


def _route(s: State, frame: Route, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return _make_route(
        seat=name,
        version=version,
        rule="A-9.71" if not frame.way else "A-9.73",
        power=POWER[frame.acts_for(s, seat)],
        general=_general(s, frame.general),
        start=_where(s, frame.general),
        way=[_land(s, land) for land in frame.way],
    )


def _consent(s: State, frame: Consent, seat: int, name: str, version: int) -> AncienRegimeDecision:
    power, board = frame.needed[0], s.board
    way = way_to(s, frame.general, frame.way)
    sea = frame.way[0] - SEA if frame.way[0] >= SEA else None
    return asked.Consent(
        seat=name,
        version=version,
        rule="A-5.18",
        power=POWER[power],
        mover=POWER[board.general_power[frame.general]],
        general=_general(s, frame.general),
        start=None if s.place[frame.general] == OFF_BOARD else _where(s, frame.general),
        way=way,
        grounds=[land for land in way if s.control[board.number[land]] == power],
        route=board.route_ids[sea] if sea is not None and board.route_owner[sea] == power else None,
    )


def _place_garrison(s: State, frame: Any, seat: int, name: str, version: int) -> AncienRegimeDecision:
    power, control = frame.acts_for(s, seat), s.control[frame.land]
    return _make_leave_garrison(
        seat=name,
        version=version,
        rule="A-9.80",
        power=POWER[power],
        general=_general(s, frame.general),
        land=_land(s, frame.land),
        units=s.units[frame.general],
        left=s.units[frame.general] - 1,
        control=None if control == NOBODY else POWER[control],
        worth=WORTH[influence.worth(s.board, power, s.rules.is_minor[power], frame.land)],
        value=s.board.value[frame.land],
    )


# -- battles ----------------------------------------------------------------------------------------------------------


def _next_battle(s: State, frame: NextBattle, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.ChooseBattle(
        seat=name,
        version=version,
        rule="A-10.1",
        power=POWER[frame.acts_for(s, seat)],
        attackers=[_general(s, general) for general in frame.waiting],
        battles=[_ahead(s, general) for general in frame.waiting],
    )


def _ahead(s: State, attacker: int) -> asked.Ahead:
    return asked.Ahead(
        attacker=_general(s, attacker),
        land=_where(s, attacker),
        enemies=[POWER[power] for power in sides.defenders(s, attacker)],
        own=sides.attack_strength(s, attacker),
        other=sides.defence_strength(s, attacker),
    )


def _piles(s: State, generals: list[int]) -> list[Pile]:
    return [Pile(general=_general(s, general), room=sides.room(s, general)) for general in generals]


def _support(s: State, frame: Support, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.SendSupport(
        seat=name,
        version=version,
        rule="A-10.10",
        power=POWER[frame.of],
        attacker=_general(s, frame.attacker),
        land=_where(s, frame.attacker),
        side=SIDE[frame.side],
        room=_piles(s, frame.candidates(s, frame.of)),
    )


def _play_card(s: State, frame: cardplay.PlayCard, seat: int, name: str, version: int) -> AncienRegimeDecision:
    fight, power = frame.fight(), frame.of
    attacking = frame.step in (cardplay.ATTACKER, cardplay.ATTACK_SUPPORT)
    return asked.PlayBattleCard(
        seat=name,
        version=version,
        rule="A-10.21",
        power=POWER[power],
        attacker=_general(s, fight.attacker),
        land=_where(s, fight.attacker),
        step=STEP[frame.step - 1],
        side=SIDE[ATTACK if attacking else DEFENCE],
        general=None if frame.general == NO_GENERAL else _general(s, frame.general),
        free=s.morale[power] == 0,
        morale=s.morale_after(power, -cardplay.COST),
        piles=_piles(s, fight.piles(s, frame.step, power, frame.general)),
    )


def _defeated(s: State, frame: Any, seat: int, name: str, version: int) -> AncienRegimeDecision:
    power = frame.acts_for(s, seat)
    return asked.Retire(
        seat=name,
        version=version,
        rule="A-10.41",
        power=POWER[power],
        general=_general(s, frame.general),
        land=_where(s, frame.general),
        capital=_land(s, s.board.capital[power]),
        units=s.units[frame.general],
    )


def _withdraw(s: State, frame: Any, seat: int, name: str, version: int) -> AncienRegimeDecision:
    return asked.Withdraw(
        seat=name,
        version=version,
        rule="A-9.90",
        power=POWER[frame.acts_for(s, seat)],
        general=_general(s, frame.general),
        land=_where(s, frame.general),
        units=s.units[frame.general],
    )


_MAKERS: Final[dict[type[Frame], Maker]] = {
    NameFrederick: _name_frederick,
    Drill: _drill,
    HandLimit: _hand_limit,
    subsidies.Offer: _offer,
    Receive: _receive,
    Lead: _lead,
    Mobilise: _mobilise,
    ChooseArbiter: _choose_arbiter,
    Dissolve: _dissolve,
    RequestTurn: _request_turn,
    GrantTurn: _grant_turn,
    PickGeneral: _pick_general,
    Route: _route,
    Consent: _consent,
    PlaceGarrison: _place_garrison,
    NextBattle: _next_battle,
    Support: _support,
    cardplay.PlayCard: _play_card,
    Defeated: _defeated,
    Withdraw: _withdraw,
    **asking_phase.MAKERS,
}
