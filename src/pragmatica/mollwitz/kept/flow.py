"""The frames of this game: those of the core, for its state.

A frame is called with the one below it and resumes that one when it is done. What a call has come to stands in the
state: who is gone, routed, or bears a marker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from pragmatica.core.flow import frame, secret

if TYPE_CHECKING:
    from pragmatica.mollwitz.kept.state import State

Frame: TypeAlias = frame.Frame["State"]
Secret: TypeAlias = secret.Secret["State"]
Frames: TypeAlias = dict[str, Callable[..., Frame]]  # by the name under which a saved state knows them
