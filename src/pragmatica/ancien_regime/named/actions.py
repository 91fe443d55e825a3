"""The named actions of Ancien Régime: what an answer is called, and the integer that the engine knows it by.

Ids are stable and readable; notations are short, without words of any language, and read back within their decision.

| decision | type | id | notation | fields |
|---|---|---|---|---|
| name_frederick | name_frederick | prussia-1 | P1 | general |
| drill_card, hand_limit | discard | card-3 | 3 | card |
| offer_gifts | give_money | money@france | $@F | receiver |
| | give_card | card-3@france | 3@F | receiver, card |
| | end | end | end | |
| accept_gift | accept_gift | yes, no | yes, no | yes |
| lead | place_general | prussia-1@berlin | P1@Berlin | general, land |
| | recall | recall-prussia-1 | P1x | general |
| | draw_card, raise_morale, end | card, morale, end | card, morale, end | |
| mobilise | buy_unit | unit-prussia-1 | P1+ | general |
| | buy_fortress | fortress-berlin | *Berlin | land |
| | buy_morale, buy_card, end | morale, card, end | morale, card, end | |
| choose_arbiter | arbiter | power-france | F | arbiter |
| dissolve_garrison | dissolve | berlin | Berlin | land |
| | end | end | end | |
| request_turn, grant_turn | request_turn, grant_turn | yes, no | yes, no | yes |
| move_general | move | prussia-1 | P1 | general |
| | end | end | end | |
| route | step | berlin | -Berlin | land |
| | sail | sail-sr_britain_london_holland | -B~Holland | route, land |
| | stop | stop | . | |
| consent | consent | yes, no | yes, no | yes |
| leave_garrison | leave_garrison | yes, no | yes, no | yes |
| choose_battle | fight | prussia-1 | P1 | general |
| send_support | support | prussia-1 | P1 | general |
| | end | end | end | |
| play_battle_card | play_card | card-4@prussia-1 | 4@P1 | card, general |
| | reveal_card | card-3@prussia-1=2 | 3@P1=2 | card, general, number (of the card turned up) |
| | pass | pass | pass | |
| retire, withdraw | retire, withdraw | berlin | Berlin | land |
| | leave_board | off | off | |
| expel | expel | power-prussia | P | member |
| | end | end | end | |
| choose_status, choose_anew | choose_status | status-neutral | neutral | status |
| admit | admit | yes, no | yes, no | yes |
| accept_crown | accept_crown | yes, no | yes, no | yes |
| cast_vote | vote | power-austria | A | candidate |
| bid | bid | n-3 | 3 | morale |
| reassign_unit | reassign | prussia-1 | P1 | general |
| general_stays | let_stay | yes, no | yes, no | yes |

Powers are written with their letters (B P A F R S O), generals with letter and number, cards with their value; a route
with its owner's letter and where it leads. The number of a card in battle is its place in the order of play, from 1.
"""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import battles, cardplay
from pragmatica.ancien_regime.battle.aftermath import Defeated
from pragmatica.ancien_regime.battle.cards import HandLimit
from pragmatica.ancien_regime.diplomacy import statuses
from pragmatica.ancien_regime.diplomacy.auction import Bid
from pragmatica.ancien_regime.diplomacy.election import AcceptCrown, Vote
from pragmatica.ancien_regime.diplomacy.update import Reassign, Stay
from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import GENERALS, NOBODY, OFF_BOARD, POWERS, Board
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.march.garrisons import PlaceGarrison
from pragmatica.ancien_regime.march.moves import END as END_OF_TURN
from pragmatica.ancien_regime.march.moves import Consent, PickGeneral, Route
from pragmatica.ancien_regime.march.withdrawal import Withdraw
from pragmatica.ancien_regime.setup import NameFrederick
from pragmatica.ancien_regime.wheel import leadership, mobilisation, movement, subsidies
from pragmatica.ancien_regime.wheel.drill import Drill
from pragmatica.core.action import Action
from pragmatica.core.errors import Value
from pragmatica.kit.answers import Answers, Table

LETTERS: Final = ("B", "P", "A", "F", "R", "S", "O")
MOST_MORALE: Final = 19  # with the option `morale_max`


class Actions(Answers):
    """The actions of one board, by kind of frame and code; each is made once."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board: Final = board
        self._names: Final = [
            LETTERS[power] + ident.rpartition("-")[2]
            for ident, power in zip(board.general_ids, board.general_power, strict=True)
        ]
        self._plays: Final[Table] = {cardplay.PASS: Action("pass", "pass", cardplay.PASS, "pass", {})}
        self._sails: Final[dict[tuple[int, int], Action]] = {
            (route, start): self._sail(route, start, end)
            for route, (a, b) in enumerate(board.route_ends)
            for start, end in ((a, b), (b, a))
        }
        self._makers = {
            NameFrederick: lambda: self._generals("name_frederick"),
            Drill: self._discards,
            HandLimit: self._discards,
            subsidies.Offer: self._gifts,
            subsidies.Receive: lambda: yes_or_no("accept_gift"),
            leadership.Lead: self._leads,
            mobilisation.Mobilise: self._purchases,
            movement.ChooseArbiter: lambda: powers("arbiter", "arbiter"),
            movement.Dissolve: lambda: [*self._lands("dissolve"), end(movement.END)],
            movement.RequestTurn: lambda: yes_or_no("request_turn"),
            movement.GrantTurn: lambda: yes_or_no("grant_turn"),
            PickGeneral: lambda: [*self._generals("move"), end(END_OF_TURN)],
            Route: lambda: [*self._lands("step", "-"), Action("stop", "stop", marching.STOP, ".", {})],
            Consent: lambda: yes_or_no("consent"),
            PlaceGarrison: lambda: yes_or_no("leave_garrison"),
            battles.NextBattle: lambda: self._generals("fight"),
            battles.Support: lambda: [*self._generals("support"), end(battles.END)],
            Defeated: lambda: [*self._lands("retire"), off()],
            Withdraw: lambda: [*self._lands("withdraw"), off()],
            statuses.Expel: lambda: [*powers("expel", "member"), end(statuses.END)],
            statuses.ChooseStatus: choices_of_status,
            statuses.Admit: lambda: yes_or_no("admit"),
            statuses.ChooseAnew: choices_of_status,
            AcceptCrown: lambda: yes_or_no("accept_crown"),
            Vote: lambda: powers("vote", "candidate"),
            Bid: bids,
            Reassign: lambda: self._generals("reassign"),
            Stay: lambda: yes_or_no("let_stay"),
        }

    def named(self, frame: Frame, place: list[int], codes: list[int]) -> list[Action]:
        """The actions of these codes in the question of a frame; `place` tells where generals are."""
        if isinstance(frame, cardplay.PlayCard):
            return [self.play(code) for code in codes]
        table = self._tables.get(type(frame))
        if table is None:
            table = self.table(type(frame))
        if isinstance(frame, Route) and not frame.way:
            here = place[frame.general]
            return [table[code] if code in table else self.sail(code - marching.SEA, here) for code in codes]
        return [table[code] for code in codes]

    def sail(self, route: int, here: int) -> Action:
        """Sail along the route from one of its ends."""
        return self._sails[route, here]

    def play(self, code: int) -> Action:
        """Play a card, or pass."""
        found = self._plays.get(code)
        if found is None:
            found = self._plays[code] = self._play(code)
        return found

    def _play(self, code: int) -> Action:
        card, general, number = self._board.card_value[packed.kind(code)], packed.pile(code), packed.number(code)
        name = self._board.general_ids[general]
        ident, notation = f"card-{card}@{name}", f"{card}@{self._names[general]}"
        fields: dict[str, Value] = {"card": card, "general": name}
        if number == 0:
            return Action("play_card", ident, code, notation, fields)
        fields["number"] = number
        return Action("reveal_card", f"{ident}={number}", code, f"{notation}={number}", fields)

    def _sail(self, route: int, start: int, end: int) -> Action:
        board = self._board
        notation = f"-{LETTERS[board.route_owner[route]]}~{board.names[end]}"
        fields: dict[str, Value] = {"route": board.route_ids[route], "land": board.ids[end]}
        return Action("sail", f"sail-{board.route_ids[route]}", marching.SEA + route, notation, fields)

    def _generals(self, type: str) -> list[Action]:
        ids = self._board.general_ids
        return [Action(type, ids[one], one, self._names[one], {"general": ids[one]}) for one in range(GENERALS)]

    def _lands(self, type: str, prefix: str = "") -> list[Action]:
        board = self._board
        return [
            Action(type, ident, land, prefix + board.names[land], {"land": ident})
            for land, ident in enumerate(board.ids)
        ]

    def _discards(self) -> list[Action]:
        return [
            Action("discard", f"card-{value}", kind, str(value), {"card": value})
            for kind, value in enumerate(self._board.card_value)
        ]

    def _gifts(self) -> list[Action]:
        actions = [end(subsidies.END)]
        for receiver, name in enumerate(POWERS):
            code, letter = packed.gift(receiver, subsidies.MONEY), LETTERS[receiver]
            money: dict[str, Value] = {"receiver": name}
            actions.append(Action("give_money", f"money@{name}", code, f"$@{letter}", money))
            for kind, value in enumerate(self._board.card_value):
                card: dict[str, Value] = {"receiver": name, "card": value}
                code = packed.gift(receiver, kind)
                actions.append(Action("give_card", f"card-{value}@{name}", code, f"{value}@{letter}", card))
        return actions

    def _leads(self) -> list[Action]:
        board = self._board
        actions = [
            Action("draw_card", "card", leadership.CARD, "card", {}),
            Action("raise_morale", "morale", leadership.MORALE, "morale", {}),
            end(leadership.END),
        ]
        for general, ident in enumerate(board.general_ids):
            name = self._names[general]
            actions.append(Action("recall", f"recall-{ident}", general, f"{name}x", {"general": ident}))
            for land, where in enumerate(board.ids):
                fields: dict[str, Value] = {"general": ident, "land": where}
                notation = f"{name}@{board.names[land]}"
                code = leadership.PLACE + packed.placing(general, land)
                actions.append(Action("place_general", f"{ident}@{where}", code, notation, fields))
        return actions

    def _purchases(self) -> list[Action]:
        board = self._board
        actions = [
            Action("buy_morale", "morale", mobilisation.MORALE, "morale", {}),
            Action("buy_card", "card", mobilisation.CARD, "card", {}),
            end(mobilisation.END),
        ]
        for general, ident in enumerate(board.general_ids):
            actions.append(Action("buy_unit", f"unit-{ident}", general, f"{self._names[general]}+", {"general": ident}))
        for land, ident in enumerate(board.ids):
            code, notation = mobilisation.FORTRESS + land, f"*{board.names[land]}"
            actions.append(Action("buy_fortress", f"fortress-{ident}", code, notation, {"land": ident}))
        return actions


def yes_or_no(type: str) -> list[Action]:
    """Both answers to a plain question."""
    return [Action(type, word, code, word, {"yes": code == 1}) for code, word in enumerate(("no", "yes"))]


def end(code: int) -> Action:
    """That nothing more is to come."""
    return Action("end", "end", code, "end", {})


def off() -> Action:
    """A general leaves the board."""
    return Action("leave_board", "off", OFF_BOARD, "off", {})


def powers(type: str, field: str) -> list[Action]:
    """The powers."""
    return [Action(type, f"power-{POWERS[p]}", p, LETTERS[p], {field: POWERS[p]}) for p in range(NOBODY)]


def choices_of_status() -> list[Action]:
    """The statuses."""
    return [Action("choose_status", f"status-{one}", code, one, {"status": one}) for code, one in enumerate(STATUS)]


def bids() -> list[Action]:
    """As much Morale as there can be."""
    return [Action("bid", f"n-{n}", n, str(n), {"morale": n}) for n in range(MOST_MORALE + 1)]
