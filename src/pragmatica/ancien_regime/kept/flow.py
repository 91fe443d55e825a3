"""The frames of this game: those of the core, for its state.

Actions of a turn of the wheel stand side by side, in the order in which the rules work them off; neither the result nor
what is drawn depends on who answered first [A-6.8, A-6.10, A-15.5].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pragmatica.core.flow import frame

if TYPE_CHECKING:
    from pragmatica.ancien_regime.kept.state import State

Frame: TypeAlias = frame.Frame["State"]
