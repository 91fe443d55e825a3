"""uvicorn's HTTP protocol, writing at the end of each turn of the event loop.

The head and the body of an answer then go out in one piece, and under load the connections take turns: of two that sent
a request at once, one cannot send its next before the other has been answered.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Patient(asyncio.Transport):
    """A transport that sends what is written to it when the loop has gone round."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: Any) -> None:
        """Keep data for the end of this turn."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def close(self) -> None:
        """Send what is kept, then close."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        data = b"".join(self._waiting)
        self._waiting.clear()
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def abort(self) -> None:
        """Close at once."""
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether it is closed, or will be."""
        return self._transport.is_closing()

    def is_reading(self) -> bool:
        """Whether it reads."""
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        """Read no more for now."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of the connection."""
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand what comes in to another protocol."""
        self._transport.set_protocol(protocol)


class Protocol(HttpToolsProtocol):
    """One connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to talk."""
        super().connection_made(Patient(cast(asyncio.Transport, transport), self.loop))
