"""All connections of a process: how many there may be, and how long each may keep us waiting.

A connection that says nothing, says half of it, or does not take what it is sent costs a descriptor and some memory.
Where there is no room for another, the one goes that has kept us waiting longest: a browser that comes to play is
served, however many hold half a request.
"""

from __future__ import annotations

import resource
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final, Protocol

RESERVE: Final = 256  # descriptors for the database, bots, files, and what is accepted while others are being closed
FEWEST: Final = 16


class Line(Protocol):
    """What is needed of a transport."""

    def abort(self) -> None:
        """Close at once."""

    def get_write_buffer_size(self) -> int:
        """Bytes that the other side has not taken yet."""


@dataclass(slots=True, eq=False)
class Guest:
    """One connection. `due`: when what we wait for must have come; `take`: when what it was sent must be taken."""

    peer: str
    line: Line
    late: Callable[[], None]  # called when the time is over
    due: float
    take: float = inf


class Crowd:
    """The connections of a process; those of a proxy, which `trusts` knows, count only in all."""

    def __init__(self, most: int, most_of_one: int, patience: float, trusts: Callable[[str], bool]) -> None:
        self.patience = patience
        self._most = most
        self._most_of_one = most_of_one
        self._trusts = trusts
        self._guests: set[Guest] = set()
        self._peers: Counter[str] = Counter()
        # Whose turn it is to speak, longest first: those that have not asked anything yet, and those that have.
        self._strangers: OrderedDict[Guest, None] = OrderedDict()
        self._idle: OrderedDict[Guest, None] = OrderedDict()

    def enter(self, peer: str, line: Line, late: Callable[[], None], now: float) -> Guest | None:
        """Let a connection in, in place of another where there are too many; None where nobody can go."""
        own = self._peers[peer] >= self._most_of_one and not self._trusts(peer)
        if (own and not self._made_room(peer)) or (len(self._guests) >= self._most and not self._made_room(None)):
            return None
        guest = Guest(peer, line, late, now + self.patience)
        self._guests.add(guest)
        self._peers[peer] += 1
        self._strangers[guest] = None
        return guest

    def leave(self, guest: Guest) -> None:
        """A connection has gone."""
        if guest in self._guests:
            self._guests.remove(guest)
            self._peers[guest.peer] -= 1
            if not self._peers[guest.peer]:
                del self._peers[guest.peer]
            self.busy(guest)

    def busy(self, guest: Guest) -> None:
        """It has said what it wants: now we work for it."""
        self._strangers.pop(guest, None)
        self._idle.pop(guest, None)

    def idle(self, guest: Guest) -> None:
        """It has been answered."""
        if guest in self._guests:
            self.busy(guest)
            self._idle[guest] = None

    def sweep(self, now: float) -> None:
        """Part with those that have kept us waiting for too long."""
        for guest in list(self._guests):
            if guest.due < now:
                guest.late()
            if not guest.line.get_write_buffer_size():
                guest.take = inf
            elif guest.take == inf:
                guest.take = now + 6 * self.patience
            elif guest.take < now:
                guest.line.abort()

    def _made_room(self, peer: str | None) -> bool:
        """Part with the connection (of one address) that has kept us waiting longest; whether there was any."""
        for waiting in (self._strangers, self._idle):
            for guest in waiting:
                if peer in (None, guest.peer):
                    self.leave(guest)
                    guest.line.abort()
                    return True
        return False


def most_connections(wished: int) -> int:
    """As many as there are descriptors for; asks the system for more where it may have them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wished + RESERVE
    if soft != resource.RLIM_INFINITY and soft < need:
        soft = need if hard == resource.RLIM_INFINITY else min(need, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wished if soft == resource.RLIM_INFINITY else max(FEWEST, min(wished, soft - RESERVE))
