"""Winters for tests: who gets his, and a hand that can pay for all."""

from pragmatica.maria.forces import winter
from pragmatica.maria.kept.board import POWERS
from pragmatica.maria.kept.state import State
from tests.maria import build

RICH = [f"d1-{suit}-10" for suit in ("clubs", "diamonds", "hearts", "spades")]


def snow(s: State, *powers: str) -> build.Done:
    """Play the winter of these powers."""
    done = build.Done()
    winter.begin(s, done, tuple(POWERS.index(power) for power in powers))
    return done


def pay(s: State) -> None:
    """Pay with the first cards offered."""
    while type(s.top).__name__ == "Pay":
        build.answer(s, build.offered(s)[0])
