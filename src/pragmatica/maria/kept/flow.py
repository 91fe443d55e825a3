"""The frames of this game: those of the core, for its state.

One question is answered before the next is asked, and what a rule does at once is done before that [E-9].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pragmatica.core.flow import frame
from pragmatica.core.native import trait

if TYPE_CHECKING:
    from pragmatica.maria.kept.state import State

Frame: TypeAlias = frame.Frame["State"]


@trait
class Dividing:
    """A question in which troops are being divided, so that the stacks concerned may not be regrouped [M-6.8]."""

    def divides(self, s: State, power: int) -> bool:
        """Whether troops of the power are."""
        raise NotImplementedError
