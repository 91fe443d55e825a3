"""Whether a battle, or the retreat after it, can be as a written position has it."""

from __future__ import annotations

from pragmatica.maria.battle import retreat
from pragmatica.maria.battle.combat import ATTACKER, DEFENDER, BattleCard, NextBattle, played_card, played_value
from pragmatica.maria.battle.retreat import ChooseRetreat, Retreat, RetreatStep
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import NO_CITY, SAXONY
from pragmatica.maria.kept.state import State


def _face(s: State, one: int, other: int) -> bool:
    """Whether two generals, each alone or commanding his stack, stand in adjacent cities [M-11.1, M-11.4]."""
    on_map = s.place[one] < NO_CITY and s.place[other] < NO_CITY and s.on_top[one] == s.on_top[other] == 1
    return on_map and s.board.distance[s.place[one]][s.place[other]] == 1


def _fight(s: State, one: int, other: int) -> bool:
    power = s.board.piece_power
    return _face(s, one, other) and s.relations.fights[power[one]][power[other]]


def listed(s: State, frame: NextBattle) -> bool:
    """Battles of active powers that can be fought; below an open one also some that will be dropped [M-11.1, M-11.3].

    Saxony may have changed sides since they were listed [M-11.19].
    """
    power = s.board.piece_power
    for pair in frame.pairs:
        attacker, defender = packed.attacker(pair), packed.defender(pair)
        if power[attacker] not in s.active and power[attacker] != SAXONY:
            return False
        if s.top is frame and not _fight(s, attacker, defender):
            return False
    return True


def adjacent(s: State, frame: BattleCard) -> bool:
    """They are enemies who stand next to each other [M-11.1]."""
    return _fight(s, frame.attacker, frame.defender)


def active(s: State, frame: BattleCard) -> bool:
    """An active power attacks [M-11.1]."""
    return s.board.piece_power[frame.attacker] in s.active


def behind(s: State, frame: BattleCard) -> bool:
    """Who is to play is not ahead [M-11.9]."""
    return frame.score <= 0 if frame.side == ATTACKER else frame.score >= 0


def shown(s: State, frame: BattleCard) -> bool:
    """Cards that have been played stay played [M-11.17]."""
    for code in frame.played:
        card = played_card(s.board, code)
        if card not in s.discards[s.board.card_deck[card]]:
            return False
    return True


def counted(s: State, frame: BattleCard) -> bool:
    """Troops and the cards played come to this score and side; where no card is named some may have been [M-11.9]."""
    if not frame.played:
        return True
    score = s.stack_troops(frame.attacker) - s.stack_troops(frame.defender)
    side = ATTACKER if score <= 0 else DEFENDER
    for code in frame.played:
        if side == ATTACKER:
            score += played_value(s.board, code)
            side = ATTACKER if score < 0 else DEFENDER
        else:
            score -= played_value(s.board, code)
            side = DEFENDER if score > 0 else ATTACKER
    return (score, side) == (frame.score, frame.side)


def beaten(s: State, frame: Retreat | ChooseRetreat | RetreatStep) -> bool:
    """The loser is still where he was beaten [M-11.30].

    With the option by which Saxony changes sides before the retreat the two may be no enemies any more [D-29].
    """
    if s.rules.saxony_shifts_first:
        return s.place[frame.loser] < NO_CITY and s.on_top[frame.loser] == 1
    return _fight(s, frame.loser, frame.winner)


def ends(s: State, frame: ChooseRetreat) -> bool:
    """The ends from which the winner chooses [M-11.33]."""
    return sorted(frame.ends) == sorted(retreat.ends(s, frame.loser, frame.winner, frame.length))


def route(s: State, frame: RetreatStep) -> bool:
    """The end is one of them, and each step so far leads there [M-11.32, M-11.33]."""
    if frame.finish not in retreat.ends(s, frame.loser, frame.winner, frame.length):
        return False
    return all(
        city in retreat.onward(s, frame.loser, frame.finish, frame.path[:place], frame.length)
        for place, city in enumerate(frame.path)
    )
