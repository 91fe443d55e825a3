"""Turns of the wheel for tests."""

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from tests.ancien_regime import boards

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
END = 255
YES, NO = 1, 0


def opened(players: int = 7) -> State:
    """The first turn of 1740, all questions open."""
    s = sequence.start(boards.board(), boards.rules(players), 1)
    s.log = []
    answering.apply(s, PRUSSIA, s.board.generals_of[PRUSSIA][0])
    return s


def gift(receiver: int, what: int) -> int:
    """Code of a piece of a gift."""
    return packed.gift(receiver, what)
