"""uvicorn's protocols for one connection, with limits, and writing at the end of each turn of the event loop.

The head and the body of an answer then go out in one piece, and under load the connections take turns: of two that sent
a request at once, one cannot send its next before the other has been answered.
"""

from __future__ import annotations

import asyncio
import http
import socket
import struct
from math import inf
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pragmatica.server.door.crowd import Crowd, Guest

LONGEST_HEAD: Final = 16_384  # bytes of a request's first line and headers
MOST_FIELDS: Final = 100  # headers of a request
FORGET: Final = struct.pack("ii", 1, 0)
MOST_PIECES: Final = 1_000  # of a body
MOST_WAITING: Final = 16  # requests that wait for the answer to an earlier one of the same connection
MOST_UNHEARD: Final = 262_144  # bytes of a refused request that are passed over before the line is cut
WORDS_AT_ONCE: Final = 16_384  # bytes that a stream may send at once …
WORDS_A_SECOND: Final = 1_024  # … and on the long run


class Patient(asyncio.Transport):
    """A transport that sends what is written to it when the loop has gone round."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.guest: Guest | None = None
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

    def write_eof(self) -> None:
        """Send what is kept, and say that this was all."""
        self._send()
        if not self._transport.is_closing():
            self._transport.write_eof()

    def get_write_buffer_size(self) -> int:
        """Bytes that the other side has not taken yet."""
        return self._transport.get_write_buffer_size()

    def abort(self) -> None:
        """Close at once, and have the system forget what has not been taken."""
        line = self._transport.get_extra_info("socket")
        if line is not None and not self._transport.is_closing():
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, FORGET)
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


class Limits(uvicorn.Config):
    """uvicorn's settings, with who else is connected."""

    crowd: Crowd
    longest_body: int


class TooMuch(Exception):
    """A request is larger than any that we could be meant to answer."""


class Protocol(HttpToolsProtocol):
    """One connection, which must say what it wants in few words and in time."""

    config: Limits
    guest: Guest | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to talk, if there is room."""
        patient = Patient(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(patient)
        self._crowd = self.config.crowd
        self._heading = True  # a head is being read, or waited for
        self._fed = 0  # bytes that came since
        self._begun = False  # some of a request is there
        self._size = self._fields = 0  # of its head
        self._pieces = 0  # of its body
        self._refused = 400
        self._deaf = False
        peer = self.client[0] if self.client else ""
        self.guest = patient.guest = self._crowd.enter(peer, patient, self._late, self.loop.time())
        if self.guest is None:
            patient.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        if self.guest is not None:
            self._crowd.leave(self.guest)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        self._fed += len(data)
        if self._deaf:  # the answer must reach one that is still speaking
            if self._fed > MOST_UNHEARD:
                self.transport.abort()
            return
        if self._heading and self._fed == len(data) and not self._answering:
            self._wait(1)
        super().data_received(data)
        if self._fed > (LONGEST_HEAD if self._heading else self.config.longest_body):
            self._refuse(431 if self._heading else 413)

    @property
    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait(self, patience: float) -> None:
        """Give it so much time for what comes next."""
        if self.guest is not None:
            self.guest.due = self.loop.time() + patience * self._crowd.patience

    def _late(self) -> None:
        """It did not come in time."""
        if self._deaf or not self._begun:
            self.transport.abort()
        elif self.flow.read_paused:  # because of us
            self._wait(1)
        else:
            self._refuse(408)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or too much of one."""
        self._refuse(self._refused)

    def _refuse(self, status: int) -> None:
        """Say why, and hear no more."""
        if self._deaf:
            return
        if self._answering:
            self.transport.abort()
            return
        text = http.HTTPStatus(status).phrase.encode()
        head = b"HTTP/1.1 %d %s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, text, len(text)) + text)
        self.transport.write_eof()
        self._deaf, self._fed = True, 0
        self._wait(0.2)

    def on_message_begin(self) -> None:
        """The first word of a request."""
        super().on_message_begin()
        self._begun = True
        self._size = self._fields = self._pieces = 0

    def on_url(self, url: bytes) -> None:
        """A part of what is asked for."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head."""
        self._fields += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > LONGEST_HEAD or self._fields > MOST_FIELDS:
            self._refused = 431
            raise TooMuch

    def on_headers_complete(self) -> None:
        """The head is there; the body must follow."""
        if len(self.pipeline) >= MOST_WAITING:
            raise TooMuch
        self._heading, self._fed = False, 0
        self._wait(3)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of a request is there: now it waits for us."""
        super().on_message_complete()
        self._heading, self._begun, self._fed = True, False, 0
        if self.guest is not None:
            self.guest.due = inf
            if self._answering:
                self._crowd.busy(self.guest)

    def on_response_complete(self) -> None:
        """It has been answered: now we wait for it again."""
        super().on_response_complete()
        if self.guest is not None and not self.pipeline:
            self._crowd.idle(self.guest)
            if self._heading and self._begun:
                self._wait(1)

    def handle_websocket_upgrade(self) -> None:
        """It follows a table from now on."""
        if self.guest is not None:
            self.guest.due = inf
            self._crowd.busy(self.guest)
        super().handle_websocket_upgrade()


class Stream(WebSocketsSansIOProtocol):
    """A connection that follows a table. Its page says hardly anything."""

    config: Limits

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to talk."""
        super().connection_made(transport)
        self._began, self._heard = self.loop.time(), 0

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        guest = cast(Patient, self.transport).guest
        if guest is not None:
            self.config.crowd.leave(guest)

    def data_received(self, data: bytes) -> None:
        """Read on, but not as fast as anybody likes to talk: small frames cost more than they are long."""
        self._heard += len(data)
        if self._heard > WORDS_AT_ONCE + WORDS_A_SECOND * (self.loop.time() - self._began):
            self.transport.abort()
            return
        super().data_received(data)
        if not self.handshake_initiated:  # it was a whole request for us, but none for the library
            self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n")
            self.transport.close()
