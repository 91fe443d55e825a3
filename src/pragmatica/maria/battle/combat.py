"""Chapter 11.1, combat: which battles are fought, and how one goes on card by card."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.battle import aftermath, retreat
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import (
    ADVANCED,
    CARDS_PER_DECK,
    DECKS,
    GENERALS,
    NO_CITY,
    NO_PIECE,
    PRAGMATIC,
    RESERVE,
    SAXONY,
    Board,
)
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import BATTLE_BEGAN, BATTLE_TIED, BATTLE_WON, CARD_PLAYED, GAVE_UP
from pragmatica.maria.kept.state import State

# Sides
ATTACKER: Final = 0
DEFENDER: Final = 1

# Codes of an answer: a card, or a Reserve with the value announced for it [M-8.7]
RESERVE_PLAYS: Final = CARDS_PER_DECK * DECKS  # + place in board.reserves * RESERVE_VALUES + value - 1
RESERVE_VALUES: Final = 8
GIVE_UP: Final = 255

# Why a card may not be played, or a battle not be given up
NOT_IN_HAND: Final = 1  # [M-11.8]
OTHER_SUIT: Final = 2  # not the suit of the sector in which one's own general stands [M-11.8]
NO_VALUE: Final = 3  # a Reserve is played with an announced value [M-8.7]
MUST_PLAY: Final = 4  # the score is even and a card of the suit is in hand [M-11.9]


# -- which battles ----------------------------------------------------------------------------------------------------


def begin(s: State, below: Frame) -> None:
    """Phase 4 of an action stage: fight all battles; then `below` goes on [M-11.1]."""
    if s.rules.scenario == ADVANCED:
        s.realm.forsaken = NO_PIECE
    NextBattle(below, pairs(s)).resume(s)


def pairs(s: State) -> tuple[int, ...]:
    """All battles of the stage, as numbers (`packed`), by their supreme commanders [M-11.1, M-11.4].

    Every active general or stack meets every enemy one in an adjacent city. A stack of two powers counts as its supreme
    commander's [M-11.5].
    """
    found: list[int] = []
    power = s.board.piece_power
    for own in s.active:
        enemies = s.relations.fights[own]
        for general in s.board.generals_of[own]:
            if s.place[general] < NO_CITY and s.on_top[general]:
                for city in s.board.neighbours[s.place[general]]:
                    piece = s.piece_at[city]
                    if piece < GENERALS and enemies[power[piece]]:
                        found.append(packed.battle(general, piece))
    return tuple(found)


def _stands(s: State, pair: int) -> bool:
    """Whether both sides of a listed battle are still there, adjacent, and enemies [M-11.3, M-11.19, M-Q.2]."""
    attacker, defender = packed.attacker(pair), packed.defender(pair)
    city = s.place[attacker]
    if city >= NO_CITY or s.board.distance[city][s.place[defender]] != 1:
        return False
    power = s.board.piece_power
    return s.relations.fights[power[attacker]][power[defender]]


def _without_saxon(s: State, pairs: tuple[int, ...]) -> tuple[int, ...]:
    """The pairs after a Saxon commander has left his Prussian partner, who still fights the battles [M-11.19]."""
    saxon = s.board.generals_of[SAXONY][0]
    left = s.realm.forsaken
    s.realm.forsaken = NO_PIECE
    found: list[int] = []
    for pair in pairs:
        attacker, defender = packed.attacker(pair), packed.defender(pair)
        found.append(packed.battle(left if attacker == saxon else attacker, left if defender == saxon else defender))
    return tuple(found)


def first_to_fight(s: State, pairs: tuple[int, ...]) -> tuple[int, ...]:
    """The pairs of which the next battle is chosen: Austria and Saxony attack before the Pragmatic Army [M-11.5].

    A stack counts as its supreme commander's power. Of two players one orders all of them [M-24.6].
    """
    if s.rules.scenario != ADVANCED or s.rules.players == 2:
        return pairs
    power = s.board.piece_power
    first = tuple([pair for pair in pairs if power[packed.attacker(pair)] != PRAGMATIC])
    return first or pairs


class NextBattle(Frame):
    """The battles that remain, and which of them is fought next; there is no way to decline one [M-11.1, M-11.5]."""

    def __init__(self, below: Frame | None, pairs: tuple[int, ...]) -> None:
        self.pairs: Final = pairs
        super().__init__(below)

    def fields(self) -> Fields:
        """The pairs."""
        return (self.pairs,)

    def resume(self, s: State) -> None:
        """Drop what can no longer be fought; begin a single battle at once [M-11.3]."""
        pairs = self.pairs
        if s.realm.forsaken != NO_PIECE:
            pairs = _without_saxon(s, pairs)
        left = tuple([pair for pair in pairs if _stands(s, pair)])
        if not left:
            self.end(s)
            return
        first = first_to_fight(s, left)
        if len(first) == 1:
            question = NextBattle(self.below, left)
            question.alone(s, first[0])
            question.apply(s, 0, first[0])
        else:
            s.top = NextBattle(self.below, left)

    def seats(self, s: State) -> list[int]:
        """The attacker's seat."""
        attacker = packed.attacker(first_to_fight(s, self.pairs)[0])
        return [s.relations.seat_of[s.board.piece_power[attacker]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The pairs."""
        return list(first_to_fight(s, self.pairs))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Begin the battle. Battles that arise later in the phase are not fought, none is fought twice [M-11.2]."""
        rest = NextBattle(self.below, tuple([pair for pair in self.pairs if pair != code]))
        _fight(s, rest, packed.attacker(code), packed.defender(code))

    def without(self, general: int) -> NextBattle:
        """What remains for a phase in which this general has retreated or is gone [M-11.3]."""
        left = [pair for pair in self.pairs if general not in (packed.attacker(pair), packed.defender(pair))]
        return NextBattle(self.below, tuple(left))


# -- one battle -------------------------------------------------------------------------------------------------------


def _fight(s: State, rest: NextBattle, attacker: int, defender: int) -> None:
    """Announce the troops; who is behind begins, at even strength the attacker [M-11.6, M-11.7, M-11.9]."""
    own = s.stack_troops(attacker)
    enemy = s.stack_troops(defender)
    s.revealed = True
    if s.log is not None:
        s.log.append((BATTLE_BEGAN, attacker, defender, own, enemy, _main(s, attacker), _main(s, defender)))
    s.top = BattleCard(rest, attacker, defender, own - enemy, ATTACKER if own <= enemy else DEFENDER)


def _main(s: State, commander: int) -> int:
    """Troops of the supreme commander's power in his stack."""
    other = s.partner[commander]
    power = s.board.piece_power
    if other != NO_PIECE and power[other] != power[commander]:
        return s.troops[commander]
    return s.stack_troops(commander)


def card_refusal(board: Board, suit: int, card: int) -> int:
    """Why a card of the hand may not be played by a side that stands in a sector of this suit; 0 if it may [M-11.8].

    A Reserve fits every suit [M-8.7].
    """
    return 0 if board.card_suit[card] in (suit, RESERVE) else OTHER_SUIT


def stop_refusal(s: State, power: int, suit: int, score: int) -> int:
    """Why the side to play, with this score of its own, may not stop playing; 0 if it may [M-11.9, M-11.10].

    Only at an even score is it obliged to go on, and only while it holds a card of its suit that is no Reserve.
    """
    if score == 0:
        for card in s.hands[power]:
            if s.board.card_suit[card] == suit:
                return MUST_PLAY
    return 0


class BattleCard(Frame):
    """A card for the side that is behind, or nothing more. At an even score the right to play has changed [M-11.9].

    It is asked even if one answer alone is possible: an answer without a question would tell what the hand lacks.
    `score` is the attacker's; `played` are the codes of the cards played so far.
    """

    def __init__(
        self,
        below: Frame | None,
        attacker: int,
        defender: int,
        score: int,
        side: int,
        played: tuple[int, ...] = (),
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.score: Final = score
        self.side: Final = side
        self.played: Final = played
        super().__init__(below)

    def fields(self) -> Fields:
        """Supreme commanders, the attacker's score, the side to play, and the codes played so far."""
        return (self.attacker, self.defender, self.score, self.side, self.played)

    def general(self) -> int:
        """Who commands the side to play: his power's hand is used, in the suit where he stands [M-11.8]."""
        return self.attacker if self.side == ATTACKER else self.defender

    def own_score(self) -> int:
        """The score of the side to play; never above 0 [M-11.7]."""
        return self.score if self.side == ATTACKER else -self.score

    def after(self, value: int) -> int:
        """The score of the side to play once it has played so much [M-11.9]."""
        return self.own_score() + value

    def seats(self, s: State) -> list[int]:
        """The seat of the side to play; it may be the same for both sides, with two hands [M-6.14, M-11.16]."""
        return [s.relations.seat_of[s.board.piece_power[self.general()]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Cards of the suit, Reserves with each value, and giving up where that is allowed [M-11.9]."""
        board = s.board
        general = self.general()
        power = board.piece_power[general]
        suit = board.suit[s.place[general]]
        offered: list[int] = []
        for card in s.hands[power]:
            if card_refusal(board, suit, card) == 0:
                if board.card_suit[card] == RESERVE:
                    first = RESERVE_PLAYS + board.reserves.index(card) * RESERVE_VALUES
                    offered.extend(range(first, first + RESERVE_VALUES))
                else:
                    offered.append(card)
        if stop_refusal(s, power, suit, self.own_score()) == 0:
            offered.append(GIVE_UP)
        return offered

    def refusal(self, s: State, code: int) -> int:
        """Why this code is not offered; 0 if it is [M-8.7, M-11.8, M-11.9]."""
        board = s.board
        general = self.general()
        power = board.piece_power[general]
        suit = board.suit[s.place[general]]
        if code == GIVE_UP:
            return stop_refusal(s, power, suit, self.own_score())
        card = played_card(board, code)
        if card not in s.hands[power]:
            return NOT_IN_HAND
        if code == card and board.card_suit[card] == RESERVE:
            return NO_VALUE
        return card_refusal(board, suit, card)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Play the card, which stays played [M-11.17], or stop: a tie at an even score, else a defeat [M-11.9]."""
        if code == GIVE_UP:
            self._stop(s)
            return
        board = s.board
        card = played_card(board, code)
        value = played_value(board, code)
        power = board.piece_power[self.general()]
        s.discard(power, [card])
        if self.side == ATTACKER:
            score = self.after(value)
            side = ATTACKER if score < 0 else DEFENDER
        else:
            score = -self.after(value)
            side = DEFENDER if score > 0 else ATTACKER
        if s.log is not None:
            s.log.append((CARD_PLAYED, power, card, value, score))
        s.top = BattleCard(self.below, self.attacker, self.defender, score, side, (*self.played, code))

    def _stop(self, s: State) -> None:
        rest = self.below
        assert isinstance(rest, NextBattle)
        if self.score == 0:
            # Nobody loses troops, nobody retreats [M-11.11].
            if s.log is not None:
                s.log.append((BATTLE_TIED, self.attacker, self.defender))
            rest.resume(s)
            return
        loser = self.general()
        winner = self.defender if self.side == ATTACKER else self.attacker
        if s.log is not None:
            s.log.append((GAVE_UP, s.board.piece_power[loser], self.score))
        _defeat(s, rest.without(loser), winner, loser, abs(self.score))


def played_card(board: Board, code: int) -> int:
    """The card that a code plays; not for GIVE_UP."""
    return code if code < RESERVE_PLAYS else board.reserves[(code - RESERVE_PLAYS) // RESERVE_VALUES]


def played_value(board: Board, code: int) -> int:
    """What it adds to the score: the value of the card, or the one announced for a Reserve [M-8.7]."""
    return board.card_value[code] if code < RESERVE_PLAYS else (code - RESERVE_PLAYS) % RESERVE_VALUES + 1


def _defeat(s: State, rest: NextBattle, winner: int, loser: int, score: int) -> None:
    """Losses, then a split of the survivors if they can retreat, then that [M-11.12, M-11.14, M-11.15, M-Q.5, D-46].

    The loser loses as many troops as the score, at most all; the winner stays and loses nothing. The owner of a beaten
    stack is asked for its split before the next battle [M-11.20]. Who cannot retreat in full loses all [M-11.34].
    """
    lost = min(score, s.stack_troops(loser))
    if s.log is not None:
        s.log.append((BATTLE_WON, winner, loser, score, lost))
    city = s.place[loser]
    other = s.partner[loser]
    divides = stacks.lose_in_battle(s, loser, lost)
    ends = retreat.ends(s, loser, winner, lost) if s.place[loser] < NO_CITY else []
    if s.rules.scenario == ADVANCED:
        generals = (loser,) if other == NO_PIECE else (loser, other)
        aftermath.conclude(s, rest, winner, generals, city, lost, lost, ends, divides)
    elif s.place[loser] >= NO_CITY:
        rest.resume(s)
    elif not ends:
        retreat.destroy(s, loser)
        rest.resume(s)
    elif divides:
        s.top = stacks.SplitLosses(retreat.Retreat(rest, loser, winner, lost), loser)
    else:
        retreat.begin(s, rest, loser, winner, lost, ends)
