"""Battles for tests: begun, and played card by card."""

from collections.abc import Iterable

from pragmatica.ancien_regime.battle import battles
from pragmatica.ancien_regime.battle.cardplay import PASS
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.state import State
from tests.ancien_regime.build import (
    Done,
    answer,
    asked,
    general,
    kind,
    land,
    offered,
    position,
)

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
END, YES, NO = 255, 1, 0


def fight(s: State, *attackers: str) -> Done:
    """Begin the battles of these generals ("spain lombardia")."""
    done = Done()
    battles.begin(s, done, tuple(general(s, *one.split()) for one in attackers))
    return done


def support(s: State) -> None:
    """Let everybody support who can."""
    while asked(s) == "Support":
        answer(s, offered(s)[0])


def play(s: State, where: str, value: int, target: int | None = None) -> None:
    """Play a card for the power that is asked, on the pile of its general in the territory."""
    assert s.top is not None
    (seat,) = s.pending()
    of = s.top.acts_for(s, seat)
    answer(s, packed.play(s.general_in(of, land(s, where)), kind(s, value), 0 if target is None else target + 1))


def pass_all(s: State) -> None:
    """Let everybody pass until the battle is decided."""
    while asked(s) in ("Support", "PlayCard"):
        answer(s, PASS)


def asks(s: State) -> int:
    """The power that is asked."""
    assert s.top is not None
    return s.top.acts_for(s, s.pending()[0])


def lombardia(spain: Iterable[int], france: Iterable[int]) -> State:
    """The rulebook's battle: Spain, British, attacks Lombardia; both have a supporter next door."""
    s = position(
        "spain lombardia 3, france lombardia 2, spain patrimonium 2, france piedmont 2",
        garrisons="france lombardia fortress",
        status={"spain": "british"},
        morale={"spain": 6, "france": 9},
        hands={"spain": spain, "france": france},
    )
    fight(s, "spain lombardia")
    return s
