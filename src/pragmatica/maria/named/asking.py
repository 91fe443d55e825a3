"""Decisions: what everybody may know of the question that is open, made from the frame on top of the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

from pragmatica.core.frozen import maker
from pragmatica.maria.battle.combat import RESERVE_VALUES, BattleCard, NextBattle
from pragmatica.maria.battle.retreat import ChooseRetreat, RetreatStep
from pragmatica.maria.forces import payment, winter
from pragmatica.maria.forces.cards import Subsidy
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.forces.stacks import ChooseCommander, SplitLosses, StackConsent
from pragmatica.maria.forces.winter import Distribute, Recruit, Reenter, ReenterPlace
from pragmatica.maria.forms import decisions
from pragmatica.maria.forms.decisions import POWER, Bill, Power, Purpose, Suit
from pragmatica.maria.forms.decisions_advanced import MariaDecision
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, NO_CITY, NO_PIECE, SUITS, Board
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import trains
from pragmatica.maria.movement.moves import March, PickPiece
from pragmatica.maria.movement.trains import PlaceTrain
from pragmatica.maria.named import asking_advanced
from pragmatica.maria.setup import DivideTroops, asked
from pragmatica.maria.supply.feeding import ChooseBills
from pragmatica.maria.supply.hussars import PlaceHussar

SUIT: Final = cast("tuple[Suit, ...]", SUITS)
PURPOSE: Final = cast("tuple[Purpose, ...]", payment.PURPOSES)

# What is asked most often, and again at every answer of the others
_make_divide_troops: Final = maker(decisions.DivideTroops)
_make_place_hussar: Final = maker(decisions.PlaceHussar)
_make_pay: Final = maker(decisions.Pay)
_make_pick_piece: Final = maker(decisions.PickPiece)
_make_march: Final = maker(decisions.March)
_make_battle_card: Final = maker(decisions.BattleCard)
_make_distribute: Final = maker(decisions.Distribute)
_make_recruit: Final = maker(decisions.Recruit)

Maker = Callable[[State, Any, int, str, int], MariaDecision]


def decision(s: State, seat: int, name: str, version: int) -> MariaDecision:
    """The question that the seat with this name owes an answer to."""
    frame = s.top
    assert frame is not None
    return _MAKERS[type(frame)](s, frame, seat, name, version)


def _id(s: State, piece: int) -> str:
    return s.board.piece_ids[piece]


def _city(s: State, place: int) -> str:
    return s.board.city_ids[place]


def _power_of(s: State, piece: int) -> Power:
    return POWER[s.board.piece_power[piece]]


def _divide_troops(s: State, frame: DivideTroops, seat: int, name: str, version: int) -> MariaDecision:
    general = asked(s, seat)[len(frame.given[seat])]
    power = s.board.piece_power[general]
    return _make_divide_troops(
        seat=name,
        version=version,
        rule="M-4.11",
        power=POWER[power],
        general=_id(s, general),
        total=s.board.start_troops[power],
        minimum=s.board.start_min[general],
    )


def _place_hussar(s: State, frame: PlaceHussar, seat: int, name: str, version: int) -> MariaDecision:
    city = s.hussars[frame.hussar]
    return _make_place_hussar(
        seat=name,
        version=version,
        rule="M-7.1",
        power=POWER[AUSTRIA],
        hussar=f"hussar-{frame.hussar + 1}",
        city=_city(s, city) if city < NO_CITY else None,
    )


def _subsidy(s: State, frame: Subsidy, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.Subsidy(seat=name, version=version, rule="M-14.4", power=POWER[FRANCE], receiver=POWER[BAVARIA])


def _pay(s: State, frame: Pay, seat: int, name: str, version: int) -> MariaDecision:
    return _make_pay(
        seat=name,
        version=version,
        rule="M-8.12",
        power=POWER[frame.power],
        cost=frame.cost,
        purpose=PURPOSE[frame.purpose],
    )


def _choose_bills(s: State, frame: ChooseBills, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.ChooseBills(
        seat=name,
        version=version,
        rule="M-9.13",
        power=POWER[frame.power],
        bills=[
            Bill(general=_id(s, general), cost=cost) for general, cost in zip(frame.bills, frame.costs, strict=True)
        ],
    )


def _pick_piece(s: State, frame: PickPiece, seat: int, name: str, version: int) -> MariaDecision:
    return _make_pick_piece(seat=name, version=version, rule="M-10.1", powers=[POWER[power] for power in s.active])


def _march(s: State, frame: March, seat: int, name: str, version: int) -> MariaDecision:
    piece, other = frame.piece, s.partner[frame.piece]
    pieces = [_id(s, piece)]
    if frame.stacked and other != NO_PIECE:
        pieces.append(_id(s, other))
    return _make_march(
        seat=name,
        version=version,
        rule="M-10.1",
        power=_power_of(s, piece),
        piece=_id(s, piece),
        pieces=pieces,
        start=_city(s, frame.start),
        at=_city(s, s.place[piece]),
        steps=frame.steps,
        all_main=frame.all_main,
    )


def _choose_commander(s: State, frame: ChooseCommander, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.ChooseCommander(
        seat=name,
        version=version,
        rule="M-6.4",
        generals=[_id(s, frame.general), _id(s, frame.other)],
        city=_city(s, s.place[frame.other]),
    )


def _stack_consent(s: State, frame: StackConsent, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.StackConsent(
        seat=name,
        version=version,
        rule="M-10.10",
        general=_id(s, frame.general),
        other=_id(s, frame.other),
        commander=_id(s, frame.general if frame.on_top else frame.other),
        city=_city(s, s.place[frame.other]),
    )


def _place_train(s: State, frame: PlaceTrain, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.PlaceTrain(
        seat=name,
        version=version,
        rule="M-10.33",
        power=_power_of(s, frame.train),
        train=_id(s, frame.train),
        cost=trains.PRICE,
    )


def _next_battle(s: State, frame: NextBattle, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.NextBattle(seat=name, version=version, rule="M-11.5", powers=[POWER[power] for power in s.active])


def _battle_card(s: State, frame: BattleCard, seat: int, name: str, version: int) -> MariaDecision:
    own = frame.general()
    enemy = frame.defender if own == frame.attacker else frame.attacker
    return _make_battle_card(
        seat=name,
        version=version,
        rule="M-11.9",
        attacker=_id(s, frame.attacker),
        defender=_id(s, frame.defender),
        power=_power_of(s, own),
        opponent_power=_power_of(s, enemy),
        suit=SUIT[s.board.suit[s.place[own]]],
        opponent_suit=SUIT[s.board.suit[s.place[enemy]]],
        score=frame.own_score(),
        after={str(value): frame.after(value) for value in range(1, _most(s.board) + 1)},
    )


@cache
def _most(board: Board) -> int:
    """The highest value that a card can be played for; a Reserve's is chosen [M-8.7]."""
    return max(RESERVE_VALUES, *board.card_value)


def _choose_retreat(s: State, frame: ChooseRetreat, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.ChooseRetreat(
        seat=name,
        version=version,
        rule="M-11.33",
        winner=_id(s, frame.winner),
        loser=_id(s, frame.loser),
        city=_city(s, s.place[frame.loser]),
        length=frame.length,
    )


def _retreat_step(s: State, frame: RetreatStep, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.RetreatStep(
        seat=name,
        version=version,
        rule="M-11.33",
        winner=_id(s, frame.winner),
        loser=_id(s, frame.loser),
        end=_city(s, frame.finish),
        path=[_city(s, city) for city in frame.path],
        length=frame.length,
    )


def _split_losses(s: State, frame: SplitLosses, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.SplitLosses(
        seat=name,
        version=version,
        rule="M-6.11",
        power=_power_of(s, frame.commander),
        commander=_id(s, frame.commander),
        general=_id(s, s.partner[frame.commander]),
        city=_city(s, s.place[frame.commander]),
    )


def _recruit(s: State, frame: Recruit, seat: int, name: str, version: int) -> MariaDecision:
    return _make_recruit(seat=name, version=version, rule="M-13.2", power=POWER[frame.power], price=winter.PRICE)


def _reenter(s: State, frame: Reenter, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.Reenter(seat=name, version=version, rule="M-13.3", power=POWER[frame.power], left=frame.left)


def _reenter_place(s: State, frame: ReenterPlace, seat: int, name: str, version: int) -> MariaDecision:
    return decisions.ReenterPlace(
        seat=name,
        version=version,
        rule="M-13.6",
        power=POWER[frame.power],
        general=_id(s, frame.general),
        left=frame.left,
    )


def _distribute(s: State, frame: Distribute, seat: int, name: str, version: int) -> MariaDecision:
    return _make_distribute(
        seat=name,
        version=version,
        rule="M-13.4",
        power=POWER[frame.power],
        general=_id(s, frame.general(s)),
    )


_MAKERS: Final[dict[type[Frame], Maker]] = {
    DivideTroops: _divide_troops,
    PlaceHussar: _place_hussar,
    Subsidy: _subsidy,
    Pay: _pay,
    ChooseBills: _choose_bills,
    PickPiece: _pick_piece,
    March: _march,
    ChooseCommander: _choose_commander,
    StackConsent: _stack_consent,
    PlaceTrain: _place_train,
    NextBattle: _next_battle,
    BattleCard: _battle_card,
    ChooseRetreat: _choose_retreat,
    RetreatStep: _retreat_step,
    SplitLosses: _split_losses,
    Recruit: _recruit,
    Reenter: _reenter,
    ReenterPlace: _reenter_place,
    Distribute: _distribute,
    **asking_advanced.MAKERS,
}
