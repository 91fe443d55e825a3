"""What a seat is told of things on the table that their picture does not show.

| target | tells |
|---|---|
| `payment:CARD+CARD` | what these cards of the own hand come to in the payment that is being made (`paying`) |
| `cards:POWER` | what the power's hand may hold, by suit (`hidden`) |
| `reach:POWER+POWER`, `reach:` | how far these powers' generals come, or those of all enemies (`reach`) |
"""

from __future__ import annotations

from pragmatica.core.errors import Unreadable, Value, told
from pragmatica.maria.kept.state import State
from pragmatica.maria.told import hidden, paying, reach


def look(s: State, seat: int | None, target: str) -> dict[str, Value]:
    """What is told of the thing. Raises Unreadable."""
    if not s.stage and not target.startswith(paying.PREFIX):
        raise Unreadable(f"{told(target)} can be asked about once the troops stand", "target")
    if target.startswith(hidden.PREFIX):
        return hidden.look(s, seat, target)
    if target.startswith(reach.PREFIX):
        return reach.look(s, seat, target)
    return paying.look(s, seat, target)
