"""Battles for tests: where both sides stand, and cards that are played."""

from collections.abc import Mapping

from pragmatica.maria.battle import combat
from pragmatica.maria.battle.combat import GIVE_UP
from pragmatica.maria.kept.state import State
from tests.maria import build
from tests.maria.boards import NOTHING as EMPTY

FIELD = "a-p p-q-r-t"  # the attacker stands in a, the defender in p, with room to retreat behind him
SUITS = {"a": "diamonds"}  # everything else lies in spades


MARIA_THERESA, LOUIS, FREDERICK = 0, 1, 2


def field(
    attackers: dict[str, int],
    defenders: dict[str, int],
    hands: Mapping[str, list[str]] = EMPTY,
    *,
    roads: str = FIELD,
    others: Mapping[str, str] = EMPTY,
) -> State:
    """Generals in a (diamonds) and in p (spades), with these troops, and the combat phase of those in a."""
    s = build.position(
        {**dict.fromkeys(attackers, "a"), **dict.fromkeys(defenders, "p"), **others},
        on=build.graph(roads, suit=SUITS),
        troops={**attackers, **defenders},
        hands=hands,
        active=sorted({name.split("-")[0] for name in attackers}),
    )
    combat.begin(s, build.Done())
    return s


def play(s: State, *names: str) -> None:
    """Play cards, or a Reserve as "d1-reserve-1=6", or "stop", one after the other."""
    for name in names:
        build.answer(s, code(s, name))


def troops(s: State, *names: str) -> list[int]:
    """Troops of generals."""
    return [s.troops[build.piece(s, name)] for name in names]


def code(s: State, name: str) -> int:
    """The code of an answer."""
    if name == "stop":
        return GIVE_UP
    card, _, value = name.partition("=")
    number = s.board.card_number[card]
    if not value:
        return number
    return combat.RESERVE_PLAYS + s.board.reserves.index(number) * combat.RESERVE_VALUES + int(value) - 1
