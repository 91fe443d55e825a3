"""Events: what happened, written once with a shared part and, where it differs, a private part per seat."""

from __future__ import annotations

from collections.abc import Mapping

from pragmatica.core.errors import Value

_NOTHING: Mapping[str, Mapping[str, Value]] = {}


class Event:
    """One thing that happened; never changed.

    `shared` is for everybody; `private[seat]` holds further fields that this seat alone may read. Where `only` names
    seats, the others do not learn that anything happened.
    """

    __slots__ = ("kind", "only", "private", "shared")

    def __init__(
        self,
        kind: str,
        shared: Mapping[str, Value],
        private: Mapping[str, Mapping[str, Value]] = _NOTHING,
        only: tuple[str, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.shared = shared
        self.private = private
        self.only = only

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {dict(self.shared)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.seen_by_all() == other.seen_by_all() and self.only == other.only

    def __hash__(self) -> int:
        return hash(self.kind)

    def seen_by(self, seat: str | None) -> dict[str, Value] | None:
        """Kind and fields as `seat` (None: a spectator) may see them; None when it may not know of the event."""
        if self.only is not None and seat not in self.only:
            return None
        seen: dict[str, Value] = {"kind": self.kind, **self.shared}
        if seat is not None and seat in self.private:
            seen.update(self.private[seat])
        return seen

    def seen_by_all(self) -> dict[str, Value]:
        """Everything, for a match that is over: private parts stand under `private`, `only` names who was told."""
        seen: dict[str, Value] = {"kind": self.kind, **self.shared}
        if self.private:
            seen["private"] = {seat: dict(fields) for seat, fields in self.private.items()}
        if self.only is not None:
            seen["only"] = list(self.only)
        return seen
