"""The named actions of Maria: what an answer is called, and the integer that the engine knows it by.

Ids are stable and readable; notations are short, without words of any language, and read back within their decision.

| decision | type | id | notation | fields |
|---|---|---|---|---|
| divide_troops | give | n-5 | 5 | troops |
| place_hussar | place | lueben | Lüben | city |
| | stay, remove | stay, off | =, x | |
| subsidy | subsidise | yes, no | yes, no | yes |
| pay | pay | d1-spades-5 | S5/1 | card |
| choose_bills | cover | cover-prussia-1+prussia-2, cover-none | Friedrich+Schwerin, 0 | generals |
| pick_piece | move | prussia-1, prussia-train-1 | Friedrich, PT1 | piece |
| | move_stack | stack-prussia-1 | Friedrich+ | piece (the supreme commander) |
| | replace_train | replace-prussia-train-1 | PT1* | train |
| | end | end | end | |
| march | step | lueben | -Lüben | city |
| | stop | stop | . | |
| choose_commander | command | prussia-1 | Friedrich | general |
| stack_consent | agree | yes, no | yes, no | yes |
| place_train | put | berlin | Berlin | city |
| next_battle | fight | prussia-1>austria-5 | Friedrich x Neipperg | attacker, defender |
| battle_card | play | d1-spades-5, d1-reserve-1=6 | S5/1, R/1a=6 | card, value |
| | give_up | give-up | 0 | |
| choose_retreat | retreat_to | lueben | Lüben | city |
| retreat_step | retreat | lueben | -Lüben | city |
| split_losses | keep | n-3 | 3 | troops (of the supreme commander) |
| recruit | recruit | n-2 | 2 | troops |
| reenter | reenter | prussia-2 | Schwerin | general |
| | end | end | end | |
| reenter_place | put | berlin | Berlin | city |
| distribute | give | n-2 | 2 | troops |
| in the advanced game | see `actions_advanced`, `treaties` | | | |
| at any time | shift | shift-prussia-1=5 | Friedrich=5 | general (the supreme commander), troops (his, afterwards) |

Trains are written with the letters of their power (F B P S PA A) and their number; cards with the letter of their suit
(C D H S, R for a Reserve), their value and their deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.errors import Value
from pragmatica.kit.answers import Answers, Kind, Table
from pragmatica.maria.battle.combat import GIVE_UP, RESERVE_PLAYS, RESERVE_VALUES, BattleCard, NextBattle
from pragmatica.maria.battle.retreat import ChooseRetreat, RetreatStep
from pragmatica.maria.diplomacy.contracts import ServeFirst
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import AcceptPeace, OfferPeace, ReceiveTrain
from pragmatica.maria.diplomacy.reduction import Reduce
from pragmatica.maria.diplomacy.saxony import SaxonReturn, ShiftSaxony
from pragmatica.maria.forces.cards import Subsidy
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.forces.relocation import Relocate
from pragmatica.maria.forces.stacks import MAX_TROOPS, SHIFT, ChooseCommander, SplitLosses, StackConsent
from pragmatica.maria.forces.winter import Distribute, Recruit, Reenter, ReenterPlace
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import ADVANCED, GENERALS, RESERVE, Board
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.movement.marching import REPLACE, STACK
from pragmatica.maria.movement.moves import END, STOP, March, PickPiece
from pragmatica.maria.movement.rounds import MoveConsent, PickInTurn
from pragmatica.maria.movement.trains import PlaceTrain
from pragmatica.maria.named import actions_advanced
from pragmatica.maria.named.actions_advanced import POWER_LETTERS, SUIT_LETTERS
from pragmatica.maria.politics.choosing import OTHER, Choose, Execute, Instruction, MoveMarker, Recipient
from pragmatica.maria.politics.corps import GiveWay, SendCorps, Welcome
from pragmatica.maria.politics.stage import NameTrump, PlaceCard
from pragmatica.maria.politics.troops import CardReturn
from pragmatica.maria.setup import DivideTroops
from pragmatica.maria.supply.feeding import ChooseBills
from pragmatica.maria.supply.hussars import OFF, STAY, PlaceHussar

MOST_TROOPS: Final = 48  # more than any one answer can name: 6 generals with 8 troops


class Actions(Answers):
    """The actions of one board, by kind of frame and code; each is made once. `shifts` belong to no frame [M-6.7]."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board: Final = board
        self._names: Final = [_piece_notation(board, piece) for piece in range(len(board.piece_ids))]
        self._cards: Final = [_card_notation(board, card) for card in range(len(board.card_ids))]
        self._composed: Final[dict[tuple[Any, ...], Action]] = {}
        self._makers = {
            DivideTroops: lambda: self._numbers("give"),
            PlaceHussar: self._hussar,
            Subsidy: lambda: _yes_or_no("subsidise"),
            Pay: lambda: self._cards_of("pay"),
            PickPiece: self._pieces,
            March: lambda: [*self._cities("step", "-"), Action("stop", "stop", STOP, ".", {})],
            StackConsent: lambda: _yes_or_no("agree"),
            PlaceTrain: lambda: self._cities("put", ""),
            NextBattle: self._battles,
            BattleCard: self._plays,
            ChooseRetreat: lambda: self._cities("retreat_to", ""),
            RetreatStep: lambda: self._cities("retreat", "-"),
            SplitLosses: lambda: self._numbers("keep"),
            Recruit: lambda: self._numbers("recruit"),
            Reenter: self._reentries,
            ReenterPlace: lambda: self._cities("put", ""),
            Distribute: lambda: self._numbers("give"),
        }
        self.shifts: Final[Table] = {action.code: action for action in self._shifts()}
        if board.scenario == ADVANCED:
            self._makers.update(self._of_the_realm())

    def _of_the_realm(self) -> dict[Kind, Callable[[], list[Action]]]:
        """The makers for the questions of the advanced game alone."""
        board, names = self._board, self._names
        return {
            NameTrump: actions_advanced.trumps,
            PlaceCard: lambda: actions_advanced.laid(board, self._cards),
            Choose: lambda: actions_advanced.chosen(board),
            Instruction: lambda: _yes_or_no("carry_out"),
            Recipient: lambda: actions_advanced.powers("recipient"),
            MoveMarker: actions_advanced.ways,
            CardReturn: lambda: actions_advanced.returns(board, names),
            SendCorps: lambda: actions_advanced.corps(board, names),
            Welcome: lambda: _yes_or_no("agree"),
            GiveWay: lambda: actions_advanced.relocations(board, names),
            Relocate: lambda: list(self.table(GiveWay).values()),
            ShiftSaxony: lambda: actions_advanced.shifts(len(board.politics.status)),
            SaxonReturn: lambda: actions_advanced.saxon_returns(board),
            OfferPeace: lambda: _yes_or_no("offer_peace"),
            AcceptPeace: lambda: _yes_or_no("accept_peace"),
            ReceiveTrain: lambda: self._cities("put", ""),
            Reduce: lambda: _yes_or_no("reduce"),
            ServeFirst: lambda: actions_advanced.powers("serve"),
            Vote: actions_advanced.candidates,
            PickInTurn: lambda: [*self._pieces(), actions_advanced.dispute()],
            MoveConsent: lambda: _yes_or_no("agree"),
        }

    def named(self, frame: Frame | None, codes: list[int]) -> list[Action]:
        """The actions of these codes in the question of a frame."""
        assert frame is not None
        table = self._tables.get(type(frame))
        if table is None:
            if isinstance(frame, ChooseBills):
                return [self.cover(frame.bills, mask) for mask in codes]
            if isinstance(frame, ChooseCommander):
                return [self.command(frame.other if code else frame.general, code) for code in codes]
            if isinstance(frame, Execute):
                return [self.execution(frame, code) for code in codes]
            table = self.table(type(frame))
        return [table[code] for code in codes]

    def cover(self, generals: tuple[int, ...], mask: int) -> Action:
        """Supply these of the billed generals."""
        chosen = [general for number, general in enumerate(generals) if mask >> number & 1]
        ids = [self._board.piece_ids[general] for general in chosen]
        notation = "+".join(self._names[general] for general in chosen) or "0"
        return self._compose("cover", "cover-" + ("+".join(ids) or "none"), mask, notation, {"generals": list(ids)})

    def shift_of(self, text: str) -> tuple[int, int] | None:
        """The supreme commander and his troops in the id or notation of a shift, lawful numbers or not [M-6.7]."""
        name, _, number = text.rpartition("=")
        if not (number.isascii() and number.isdigit()) or len(number) > 2:
            return None
        ident = name.removeprefix("shift-")
        generals = self._board.piece_ids[:GENERALS] if ident != name else self._names[:GENERALS]
        return (generals.index(ident), int(number)) if ident in generals else None

    def execution(self, frame: Execute, code: int) -> Action:
        """What becomes of a chosen political card."""
        card = packed.owned_thing(frame.before().spared) if code == OTHER else frame.card
        key = ("execution", code, card)
        if key not in self._composed:
            self._composed[key] = actions_advanced.execution(self._board, code, card)
        return self._composed[key]

    def command(self, general: int, code: int) -> Action:
        """Put this general on top."""
        ident = self._board.piece_ids[general]
        return self._compose("command", ident, code, self._names[general], {"general": ident})

    def _compose(self, type: str, ident: str, code: int, notation: str, fields: dict[str, Value]) -> Action:
        key = (type, ident, code)
        if key not in self._composed:
            self._composed[key] = Action(type, ident, code, notation, fields)
        return self._composed[key]

    def _numbers(self, type: str) -> list[Action]:
        return [Action(type, f"n-{n}", n, str(n), {"troops": n}) for n in range(MOST_TROOPS + 1)]

    def _cities(self, type: str, prefix: str) -> list[Action]:
        board = self._board
        return [
            Action(type, ident, city, prefix + board.city_names[city], {"city": ident})
            for city, ident in enumerate(board.city_ids)
        ]

    def _hussar(self) -> list[Action]:
        special = [Action("stay", "stay", STAY, "=", {}), Action("remove", "off", OFF, "x", {})]
        return [*self._cities("place", ""), *special]

    def _cards_of(self, type: str) -> list[Action]:
        return [
            Action(type, ident, card, self._cards[card], {"card": ident})
            for card, ident in enumerate(self._board.card_ids)
        ]

    def _pieces(self) -> list[Action]:
        actions = [Action("end", "end", END, "end", {})]
        for piece, ident in enumerate(self._board.piece_ids):
            name = self._names[piece]
            actions.append(Action("move", ident, piece, name, {"piece": ident}))
            if piece < GENERALS:
                actions.append(Action("move_stack", f"stack-{ident}", STACK + piece, f"{name}+", {"piece": ident}))
            else:
                code = REPLACE + piece
                actions.append(Action("replace_train", f"replace-{ident}", code, f"{name}*", {"train": ident}))
        return actions

    def _battles(self) -> list[Action]:
        ids, names = self._board.piece_ids, self._names
        return [
            Action(
                "fight",
                f"{ids[attacker]}>{ids[defender]}",
                packed.battle(attacker, defender),
                f"{names[attacker]} x {names[defender]}",
                {"attacker": ids[attacker], "defender": ids[defender]},
            )
            for attacker in range(GENERALS)
            for defender in range(GENERALS)
        ]

    def _plays(self) -> list[Action]:
        board = self._board
        actions = [Action("give_up", "give-up", GIVE_UP, "0", {})]
        for card, ident in enumerate(board.card_ids):
            if board.card_suit[card] != RESERVE:
                fields: dict[str, Value] = {"card": ident, "value": board.card_value[card]}
                actions.append(Action("play", ident, card, self._cards[card], fields))
        for number, card in enumerate(board.reserves):
            for value in range(1, RESERVE_VALUES + 1):
                code = RESERVE_PLAYS + number * RESERVE_VALUES + value - 1
                ident, notation = f"{board.card_ids[card]}={value}", f"{self._cards[card]}={value}"
                actions.append(Action("play", ident, code, notation, {"card": board.card_ids[card], "value": value}))
        return actions

    def _reentries(self) -> list[Action]:
        ids, names = self._board.piece_ids, self._names
        generals = [Action("reenter", ids[g], g, names[g], {"general": ids[g]}) for g in range(GENERALS)]
        return [*generals, Action("end", "end", END, "end", {})]

    def _shifts(self) -> list[Action]:
        ids, names = self._board.piece_ids, self._names
        return [
            Action("shift", f"shift-{ids[g]}={n}", g * SHIFT + n, f"{names[g]}={n}", {"general": ids[g], "troops": n})
            for g in range(GENERALS)
            for n in range(1, MAX_TROOPS + 1)
        ]


def _yes_or_no(type: str) -> list[Action]:
    return [Action(type, word, code, word, {"yes": code == 1}) for code, word in enumerate(("no", "yes"))]


def _piece_notation(board: Board, piece: int) -> str:
    name = board.piece_names[piece]
    return name if piece < GENERALS else POWER_LETTERS[board.piece_power[piece]] + name


def _card_notation(board: Board, card: int) -> str:
    deck = board.card_deck[card] + 1
    suit = board.card_suit[card]
    if suit == RESERVE:
        order = board.reserves.index(card) % 2
        return f"R/{deck}{'ab'[order]}"
    return f"{SUIT_LETTERS[suit]}{board.card_value[card]}/{deck}"
