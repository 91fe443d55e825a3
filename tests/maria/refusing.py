"""Why not, by name: what stands against a target at a question of the advanced game."""

from __future__ import annotations

from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.told.why_not import WhyNot
from tests.maria import realm

WHY_NOT = WhyNot(Actions(realm.board()))


def why(s: State, frame: Frame | None, target: str) -> tuple[str, str]:
    """Rule and message of the one reason against the target while this question is open; empty if there is none."""
    if frame is not None:
        s.top = frame
    (seat,) = s.pending()
    reasons = WHY_NOT.reasons(s, seat, target)
    assert len(reasons) < 2
    return (reasons[0].rule, reasons[0].message.removeprefix("maria-why-")) if reasons else ("", "")
