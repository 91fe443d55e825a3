"""What a card in battle comes to: the result that the cards lying there would bring, whatever those face down are.

Face-down cards of others are any that the seat has not seen, each deal as likely as another [A-10.26]. Whether others
will play more is their own affair, so the results are those of the battle as it then lies.
"""

from __future__ import annotations

from itertools import product
from math import comb, perm
from typing import Final

from pragmatica.ancien_regime.battle import aftermath, sides
from pragmatica.ancien_regime.battle.cardplay import ATTACK_SUPPORT, ATTACKER, PASS, Fight, PlayCard
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import HOME_GROUND, PAIR
from pragmatica.ancien_regime.kept.state import FACE_UP, VOID, State, is_face_up, kind_of, pile_of, played_card
from pragmatica.core.errors import Reason, Value
from pragmatica.core.flow import answering
from pragmatica.core.odds import Chance, Odds, Roll
from pragmatica.kit import odds as cards

STANDING: Final = "ancien_regime-why-odds-standing"

# How the battle would end, for the side that plays
WON: Final = "won"
TIED: Final = "tied"
LOST: Final = "lost"

Totals = tuple[int, int]  # of the attacking and of the defending side
Node = tuple[tuple[int, ...], tuple[int, ...], Totals]  # by pile: cards still unknown, and cards for pairs; totals


class _Lying:
    """The cards as they lie once the answer has been given, and those of them that the seat does not know."""

    def __init__(self, s: State, fight: Fight, seen: list[bool], code: int) -> None:
        self.s: Final = s.copy()
        self.fight: Final = fight
        known: list[int] = []
        hidden: dict[int, int] = {}
        turned = 0 if code == PASS else packed.number(code)
        self.turns_unseen = False
        for number, card in enumerate(s.played, 1):
            covered = not is_face_up(card) and not seen[s.board.general_power[pile_of(card)]]
            void = number == turned and s.rules.card3_discards
            if not covered:
                known.append(card | VOID if void else card)
            elif not void:
                hidden[pile_of(card)] = hidden.get(pile_of(card), 0) + 1
            self.turns_unseen = self.turns_unseen or (covered and number == turned)
        if code != PASS:
            known.append(played_card(packed.pile(code), packed.kind(code)) | (FACE_UP if turned else 0))
        self.s.played = known
        self.piles: Final = sorted(hidden)
        self.slots: Final = tuple([hidden[pile] for pile in self.piles])

    def totals(self, unseen: list[int]) -> dict[Totals, int]:
        """In how many cases the sides have which totals [A-10.3, A-10.30, A-10.32, A-10.35]."""
        fight = self.fight
        base = aftermath.totals(self.s, fight.attacker, fight.attack, fight.defence)
        nodes: dict[Node, int] = {(self.slots, tuple([self._pairs(pile) for pile in self.piles]), base): 1}
        for kind, copies in enumerate(unseen):
            more: dict[Node, int] = {}
            for node, cases in nodes.items():
                for given in product(*[range(min(left, copies) + 1) for left in node[0]]):
                    if sum(given) <= copies:
                        ways = perm(copies, sum(given))
                        for left, number in zip(node[0], given, strict=True):
                            ways *= comb(left, number)
                        after = self._with(node, kind, given)
                        more[after] = more.get(after, 0) + cases * ways
            nodes = more
        found: dict[Totals, int] = {}
        for (open_slots, _, totals), cases in nodes.items():
            if not any(open_slots):
                found[totals] = found.get(totals, 0) + cases
        return found

    def _pairs(self, pile: int) -> int:
        """How many cards for pairs are known to lie on the pile."""
        ability = self.s.board.card_ability
        return sum(
            pile_of(card) == pile and not card & VOID and ability[kind_of(card)] == PAIR for card in self.s.played
        )

    def _with(self, node: Node, kind: int, given: tuple[int, ...]) -> Node:
        """The same with so many of the unknown cards of each pile being of this kind."""
        left, pairs, (first, second) = node
        board, land = self.s.board, self.s.place[self.fight.attacker]
        attacking = (self.fight.attacker, *sides.members(self.fight.attack))
        paired = list(pairs)
        for place, number in enumerate(given):
            score = number * board.card_value[kind]
            if board.card_ability[kind] == HOME_GROUND:
                score += number * (self.s.control[land] == board.general_power[self.piles[place]])
            elif board.card_ability[kind] == PAIR:
                paired[place] += number
                score += paired[place] // 2 - pairs[place] // 2
            if self.piles[place] in attacking:
                first += score
            else:
                second += score
        return tuple([a - b for a, b in zip(left, given, strict=True)]), tuple(paired), (first, second)


def odds(s: State, frame: PlayCard, seat: int, code: int, seen: list[bool], unseen: list[int]) -> Odds:
    """How the battle would end if nobody played on [A-10.26, A-10.35]; `unseen`: cards by kind."""
    lying = _Lying(s, frame.fight(), seen, code)
    totals = lying.totals(unseen)
    attacks = frame.step in (ATTACKER, ATTACK_SUPPORT)
    own, other = (0, 1) if attacks else (1, 0)
    by_result: dict[str, int] = {}
    for one, number in totals.items():
        id = WON if one[own] > one[other] else TIED if one[own] == one[other] else LOST
        by_result[id] = by_result.get(id, 0) + number
    cases, of = cards.shares(by_result)
    rolls = [_roll("own", totals, own), _roll("other", totals, other)]
    if lying.turns_unseen:
        rolls.append(_turned(s, unseen))
    return Odds(
        kind="chances",
        rolls=rolls,
        results=[Chance(cases[id], of, id) for id in (WON, TIED, LOST) if id in cases],
        reason=None if _is_last(s, seat, code) else Reason("A-10.21", STANDING),
    )


def _is_last(s: State, seat: int, code: int) -> bool:
    """Whether the battle is over with this answer, which hangs on what is public [A-10.22]."""
    twin = s.copy()
    twin.log = None
    before = twin.top.below if twin.top is not None else None
    answering.apply(twin, seat, code)
    top = twin.top
    return not (isinstance(top, PlayCard) and top.below is before)


def _roll(id: str, totals: dict[Totals, int], side: int) -> Roll:
    """What a side comes to."""
    by_total: dict[int, int] = {}
    for one, number in totals.items():
        by_total[one[side]] = by_total.get(one[side], 0) + number
    cases, of = cards.shares(by_total)
    chances: list[Chance] = []
    for total in sorted(cases):
        fields: dict[str, Value] = {"total": total}
        chances.append(Chance(cases[total], of, "total", fields))
    return Roll(id=id, rule="A-10.35", faces=of, chances=chances)


def _turned(s: State, unseen: list[int]) -> Roll:
    """Which card is turned up [A-10.31]."""
    values = s.board.card_value
    chances = [
        Chance(number, sum(unseen), "card", {"card": value})
        for value, number in zip(values, unseen, strict=True)
        if number
    ]
    return Roll(id="turned", rule="A-10.31", faces=sum(unseen), chances=chances)
