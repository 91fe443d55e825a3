"""Questions of states built by hand, by name: what the public surface makes of the engine's frames."""

from __future__ import annotations

from dataclasses import replace

from pragmatica.ancien_regime.forms.decisions import AncienRegimeDecision
from pragmatica.ancien_regime.game import GAME
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from pragmatica.core.game import Setup
from tests.ancien_regime import boards


def setup(s: State) -> Setup:
    """The set-up to which a built state belongs, options aside."""
    made = boards.setup(s.rules.players, ("1740", "1756")[s.rules.scenario])
    return replace(made, board=GAME.board()[0])


def asked_seat(s: State) -> int:
    """The one seat that is asked."""
    (seat,) = s.pending()
    return seat


def decision(s: State, seat: int | None = None) -> AncienRegimeDecision:
    """The question of the seat, or of the one that is asked."""
    return GAME.decision(setup(s), s, asked_seat(s) if seat is None else seat, 1)


def names(s: State, seat: int | None = None) -> dict[str, str]:
    """Notations of the offered answers by id."""
    number = asked_seat(s) if seat is None else seat
    return {one.id: one.notation for one in GAME.actions(setup(s), s, number, answering.legal(s, number))}


def why(s: State, target: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Rule and message of each reason why the target is not offered."""
    number = asked_seat(s) if seat is None else seat
    found = GAME.refusal(setup(s), s, number, target)
    return [(one.rule, one.message.removeprefix("ancien_regime-why-")) for one in found]


def name(s: State, *codes: int) -> None:
    """Give these answers for the one seat that is asked."""
    for code in codes:
        seat = asked_seat(s)
        assert code in answering.legal(s, seat)
        answering.apply(s, seat, code)
