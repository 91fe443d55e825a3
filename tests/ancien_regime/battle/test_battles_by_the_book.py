"""Battles between random pieces, compared with what the rules say word by word [A-10.10 to A-10.44]."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest

from pragmatica.ancien_regime.battle import battles
from pragmatica.ancien_regime.battle.cardplay import PASS
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import BRITAIN, FRANCE, NEUTRAL, NOBODY, OFF_BOARD, POWERS
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from tests.ancien_regime import plain
from tests.ancien_regime.build import Done, asked, give, position

CASES: Final = 150
END: Final = 255
STATUS: Final = ("british", "french", "neutral", "expansionist")
MINORS_FREE: Final = 4  # of ten minor powers so many have no controller
ATTACK, DEFENCE = 0, 1
TIE: Final = 2


class Card:
    """A card on a pile."""

    def __init__(self, general: int, value: int, up: bool) -> None:
        self.general: Final = general
        self.value: Final = value
        self.up = up
        self.void = False


def field(rng: Random, players: int, options: Mapping[str, Any]) -> tuple[State, int]:
    """Pieces around a battle, and the attacker; tried until they may meet."""
    while True:
        control = {one: rng.choice(POWERS[:players]) for one in POWERS[players:] if rng.randrange(10) >= MINORS_FREE}
        status = {one: rng.choice(STATUS[:2] * 2 + STATUS[2:]) for one in POWERS if one not in ("britain", "france")}
        leaders = {"britain": "british", "france": "french"}
        status |= {minor: (leaders | status)[major] for minor, major in control.items()}
        deck = [2, 3, 4, 5] * 14
        rng.shuffle(deck)
        s = position(
            status=status,
            control=control,
            players=players,
            round_=1,
            options=options,
            hands={one: [deck.pop() for _ in range(rng.randrange(6))] for one in POWERS},
            morale={one: rng.choice((0, 0, 1, 2, 3, 5, 9)) for one in POWERS},
        )
        attacker = place(rng, s)
        if attacker is not None:
            return s, attacker


def place(rng: Random, s: State) -> int | None:
    """Put an attacker, defenders and those around them on the board; None if they would not fight."""
    land = rng.choice([one for one in range(s.board.size) if len(s.board.neighbours[one]) > 3])
    power, first = rng.sample(range(NOBODY), 2)
    if rng.random() < 0.6:
        s.set_garrison(land, first)
        s.fortress[land] = rng.randrange(2)
    for one in range(NOBODY):
        if one == power or ((one == first or plain.allied(s, one, first)) and rng.random() < 0.5):
            put(rng, s, one, land)
    for near in s.board.neighbours[land]:
        for one in range(NOBODY):
            if rng.random() < 0.25:
                put(rng, s, one, near)
    enemies = [one for one in plain.powers(s, land) if plain.hostile(s, power, one, land)]
    lawful = s.controller[power] != NOBODY and s.status[power] != NEUTRAL
    if not enemies or not lawful or {*enemies, power} != set(plain.powers(s, land)):
        return None
    return s.general_in(power, land)


def put(rng: Random, s: State, power: int, land: int) -> None:
    """Put a general with units into the territory, if one is left."""
    away = [one for one in s.board.generals_of[power] if s.place[one] == OFF_BOARD]
    if away and not any(s.board.general_power[one] == power for one in plain.generals(s, land)):
        s.put(away[0], land)
        s.units[away[0]] = rng.randrange(4)


class Referee:
    """Follows a battle and says what has to be asked, and what comes of it."""

    def __init__(self, s: State, attacker: int, rng: Random) -> None:
        board = s.board
        self.s: Final = s
        self.start: Final = s.copy()
        self.rng: Final = rng
        self.attacker: Final = attacker
        self.land: Final = s.place[attacker]
        self.power: Final = board.general_power[attacker]
        self.defenders: Final = [one for one in plain.powers(s, self.land) if one != self.power]
        self.inside: Final = [one for one in plain.generals(s, self.land) if one != attacker]
        self.support: Final[tuple[list[int], list[int]]] = ([], [])
        self.cards: Final[list[Card]] = []
        self.passed: Final[set[int]] = set()
        self.morale: Final = s.morale[:]
        self.hands: Final = s.hands[:]

    def of(self, general: int) -> int:
        """His power."""
        return self.s.board.general_power[general]

    def ask(self, name: str, power: int, codes: list[int]) -> int:
        """The engine asks this power just that now; answer it at random, seldom by ending or passing."""
        s = self.s
        (seat,) = s.pending()
        guardian = FRANCE if s.status[self.power] == s.status[BRITAIN] else BRITAIN
        player = s.controller[power] if s.controller[power] != NOBODY else guardian
        assert s.top is not None
        assert (asked(s), seat, s.top.acts_for(s, seat)) == (name, player, power)
        assert sorted(answering.legal(s, seat)) == sorted(codes)
        more = [one for one in codes if one != END]
        code = self.rng.choice(more) if more and self.rng.random() < 0.8 else codes[-1]
        give(s, seat, code)
        return code

    # -- support ------------------------------------------------------------------------------------------------------

    def may_support(self, general: int, side: int) -> bool:
        """Next door, with units, of the side or its allies; without a player only for itself [A-10.11, A-12.20]."""
        s, power = self.s, self.of(general)
        if s.place[general] not in s.board.neighbours[self.land] or s.units[general] == 0:
            return False
        fighting = [self.power] if side == ATTACK else self.defenders
        allied = any(plain.allied(s, power, one) for one in fighting)
        return power in fighting or (allied and s.controller[power] != NOBODY)

    def declare(self) -> None:
        """First the attacker's side, then the defenders' [A-10.10]."""
        for side in (ATTACK, DEFENCE):
            for power in range(NOBODY):
                left = [one for one in self.s.board.generals_of[power] if self.may_support(one, side)]
                while left:
                    code = self.ask("Support", power, [*left, END])
                    if code == END:
                        break
                    left.remove(code)
                    self.support[side].append(code)

    # -- cards --------------------------------------------------------------------------------------------------------

    def side(self, side: int) -> list[int]:
        """All generals of a side."""
        return ([self.attacker] if side == ATTACK else self.inside) + self.support[side]

    def steps(self) -> list[tuple[int, list[int], list[int]]]:
        """Side, generals, and powers of each step of a cycle [A-10.21]."""
        attack, defence = sorted(self.support[ATTACK]), sorted(self.support[DEFENCE])
        return [
            (ATTACK, [self.attacker], [self.power]),
            (DEFENCE, self.inside, self.defenders),
            (ATTACK, attack, sorted({self.of(one) for one in attack})),
            (DEFENCE, defence, sorted({self.of(one) for one in defence})),
        ]

    def room(self, general: int) -> int:
        """Cards that he can still be given [A-10.20]."""
        return self.start.units[general] - sum(card.general == general for card in self.cards)

    def piles(self, power: int, generals: list[int]) -> list[int]:
        """On whose piles the power may play [A-10.22, A-10.24, A-10.25]."""
        if self.morale[power] == 0:
            own = power == self.power or power in self.defenders
            if not own or self.start.morale[power] or any(self.of(card.general) == power for card in self.cards):
                return []
            generals = self.side(ATTACK) + self.side(DEFENCE)
        return [one for one in generals if self.of(one) == power and self.room(one) > 0]

    def play(self) -> None:
        """Cycles of four steps until one of them brings no card [A-10.21, A-10.28]."""
        played = -1
        while played < len(self.cards):
            played = len(self.cards)
            for side, generals, powers in self.steps():
                for power in powers:
                    mine = [one for one in generals if self.of(one) == power]
                    single = self.s.rules.card_per_general and mine
                    for group in [[one] for one in mine] if single else [mine]:
                        self.turn(side, power, group)

    def turn(self, side: int, power: int, generals: list[int]) -> None:
        """One power's card, or pass, in a step [A-10.21 to A-10.24, A-10.31]."""
        kinds = self.s.board.kinds
        hand = [kind for kind in range(kinds) if self.hands[power * kinds + kind]]
        piles = self.piles(power, generals)
        if power in self.passed or not hand or not piles:
            return
        downs = [at for at, card in enumerate(self.cards, 1) if not card.up and card.general in self.side(1 - side)]
        codes: list[int] = []
        for pile in piles:
            for kind in hand:
                targets = downs if self.s.board.card_value[kind] == 3 else []
                codes += [packed.play(pile, kind, at) for at in (0, *targets)]
        code = self.ask("PlayCard", power, [*codes, PASS])
        if code == PASS:
            self.passed.add(power)
            return
        kind, target = packed.kind(code), packed.number(code)
        self.hands[power * kinds + kind] -= 1
        self.morale[power] = max(0, self.morale[power] - 1)
        self.cards.append(Card(packed.pile(code), self.s.board.card_value[kind], target > 0))
        if target:
            self.cards[target - 1].up = True
            self.cards[target - 1].void = self.s.rules.card3_discards

    # -- result -------------------------------------------------------------------------------------------------------

    def total(self, side: int) -> int:
        """Strength and cards [A-10.3, A-10.30, A-10.32, A-10.35]."""
        powers = [self.power] if side == ATTACK else self.defenders
        result = sum(plain.strength(self.start, one, self.land) for one in powers)
        holder = plain.controller(self.start, self.land)
        for general in self.side(side):
            values = [card.value for card in self.cards if card.general == general and not card.void]
            result += sum(values) + values.count(4) // 2
            result += values.count(2) if self.of(general) == holder else 0
        return result

    def judge(self) -> int:
        """The winner; checks losses, Morale, hands and Influence [A-10.33, A-10.36 to A-10.40]."""
        s, first, second = self.s, self.total(ATTACK), self.total(DEFENCE)
        winner = TIE if first == second else ATTACK if first > second else DEFENCE
        losers = [] if winner == TIE else self.side(1 - winner)
        losing = {self.of(one) for one in losers}
        if winner == ATTACK:
            losing |= {self.start.garrison[self.land]} - {NOBODY}
        for power in range(NOBODY):
            mine = [card for card in self.cards if self.of(card.general) == power]
            if power in losing:
                fives = sum(card.value == 5 and not card.void for card in mine)
                self.morale[power] = max(0, self.morale[power] - fives)
            kinds = s.board.kinds
            left = sum(self.hands[power * kinds : power * kinds + kinds])
            assert s.hand_size(power) == left + (1 if mine else 0)
        assert s.morale == self.morale
        assert s.influence == self.influence(winner)
        assert s.garrison[self.land] == (NOBODY if winner == ATTACK else self.start.garrison[self.land])
        return winner

    def influence(self, winner: int) -> list[int]:
        """Influence won [A-10.40, A-12.23, A-12.32, A-12.33]."""
        s, gained = self.s, [0] * NOBODY
        if winner == TIE:
            return gained
        beaten = self.inside if winner == ATTACK else [self.attacker]
        fighting = [self.power] if winner == ATTACK else self.defenders
        if winner == DEFENCE and any(s.controller[one] == NOBODY for one in fighting):
            return gained
        for power in {*fighting, *(self.of(one) for one in self.support[winner])}:
            rivals = [one for one in beaten if {s.status[power], s.status[self.of(one)]} == {0, 1}]
            bonus = 0 if s.rules.is_minor[power] else len(rivals)
            gained[s.controller[power]] += len(beaten) + (min(bonus, 1) if s.rules.bonus_per_battle else bonus)
        return gained

    def depart(self, winner: int) -> None:
        """Where the beaten go, withdrawal after a tie, and the garrison [A-10.41, A-10.42, A-10.44]."""
        s, units = self.s, self.start.units[:]
        beaten = [] if winner == TIE else self.inside if winner == ATTACK else [self.attacker]
        for general in self.side(ATTACK) + self.side(DEFENCE):
            units[general] = 0 if general in beaten else max(0, units[general] - 1)
        for general in beaten:
            capital = s.board.capital[self.of(general)]
            holds = plain.controller(s, capital) == self.of(general)
            if holds and not plain.generals(s, capital):
                self.ask("Defeated", self.of(general), [capital, OFF_BOARD])
            else:
                assert s.place[general] == OFF_BOARD
        if winner == TIE and plain.withdrawals(self.start, self.attacker):
            self.ask("Withdraw", self.power, [*plain.withdrawals(self.start, self.attacker), OFF_BOARD])
        home = s.board.home[self.land]
        may = home in (NOBODY, self.power) or plain.at_war(s, self.power, home)
        if winner == ATTACK and units[self.attacker] and may:
            units[self.attacker] -= self.ask("PlaceGarrison", self.power, [0, 1])
        if s.place[self.attacker] == OFF_BOARD:
            units[self.attacker] = 0
        assert s.units == units


@pytest.mark.rule(
    "A-10.2", "A-10.3", "A-10.10", "A-10.11", "A-10.20", "A-10.21", "A-10.22", "A-10.23", "A-10.24", "A-10.25",
    "A-10.28", "A-10.30", "A-10.31", "A-10.32", "A-10.33", "A-10.35", "A-10.36", "A-10.37", "A-10.38", "A-10.39",
    "A-10.40", "A-10.41", "A-10.42", "A-10.44", "A-12.20", "A-12.21", "A-12.22", "A-12.23", "A-12.32", "A-12.33",
)  # fmt: skip
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        (5, {"card_step": "per_general"}),
        (6, {"card3_mode": "discard", "coalition_bonus": "per_battle"}),
        (7, {}),
    ],
)
def test_battles(players: int, options: Mapping[str, Any]) -> None:
    """Every question comes in its turn with the answers of the rules, and what comes of the battle is theirs."""
    rng, outcomes = Random(players), set[int]()
    for _ in range(CASES):
        s, attacker = field(rng, players, options)
        referee, done = Referee(s, attacker, rng), Done()
        battles.begin(s, done, (attacker,))
        referee.declare()
        referee.play()
        winner = referee.judge()
        referee.depart(winner)
        outcomes.add(winner)
        assert (done.times, asked(s), s.played) == (1, "", [])
    assert outcomes == {ATTACK, DEFENCE, TIE}
