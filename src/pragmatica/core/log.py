"""Events: what happened, written once with a shared part and, where it differs, a private part per seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pragmatica.core.errors import Value
from pragmatica.core.frozen import freeze

Seats = tuple[str, ...]
Parts = tuple[Mapping[str, Value], Mapping[str, Mapping[str, Value]], Seats | None, str | None]

_NOTHING: Mapping[str, Mapping[str, Value]] = {}


class Event:
    """One thing that happened. Nobody can change it, nor what it tells.

    `shared` is for everybody; `private[seat]` holds further fields that this seat alone may read. Where `only` names
    seats, the others do not learn that anything happened.
    """

    __slots__ = ("_kind", "_parts")

    def __init__(
        self,
        kind: str,
        shared: Mapping[str, Value],
        private: Mapping[str, Mapping[str, Value]] = _NOTHING,
        only: Seats | None = None,
        rule: str | None = None,
    ) -> None:
        self._kind = kind
        self._parts: Parts | None = freeze((shared, private, only, rule))

    @property
    def kind(self) -> str:
        """What kind of thing happened; it decides which fields there are."""
        return self._kind

    @property
    def shared(self) -> Mapping[str, Value]:
        """Fields for everybody, or for those whom `only` names."""
        return self._told()[0]

    @property
    def private(self) -> Mapping[str, Mapping[str, Value]]:
        """Further fields by the seat that may read them."""
        return self._told()[1]

    @property
    def only(self) -> Seats | None:
        """The seats that may know of the event; None: everybody."""
        return self._told()[2]

    @property
    def rule(self) -> str | None:
        """The number of the rule by which it happened, where the game names one."""
        return self._told()[3]

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {dict(self.shared)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self.kind)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self._kind, *self._told())

    def _told(self) -> Parts:
        assert self._parts is not None
        return self._parts

    def seen_by(self, seat: str | None) -> dict[str, Value] | None:
        """Kind and fields as `seat` (None: a spectator) may see them; None when it may not know of the event."""
        shared, private, only, _ = self._told()
        if only is not None and seat not in only:
            return None
        seen: dict[str, Value] = {"kind": self.kind, **shared}
        if seat is not None and seat in private:
            seen.update(private[seat])
        return seen

    def seen_by_all(self) -> dict[str, Value]:
        """Everything, for a match that is over: private parts stand under `private`, `only` names who was told."""
        shared, private, only, _ = self._told()
        seen: dict[str, Value] = {"kind": self.kind, **shared}
        if private:
            seen["private"] = {seat: dict(fields) for seat, fields in private.items()}
        if only is not None:
            seen["only"] = list(only)
        return seen


class LateEvent(Event):
    """An event whose fields are named when somebody first reads them; in most simulated games nobody does."""

    __slots__ = ("_naming", "_raw")

    def __init__(self, kind: str, naming: Callable[[tuple[int, ...]], Parts], raw: tuple[int, ...]) -> None:
        self._kind = kind
        self._parts = None
        self._naming = naming
        self._raw = raw

    def _told(self) -> Parts:
        if self._parts is None:
            self._parts = freeze(self._naming(self._raw))
        return self._parts
