"""Run the server: one process, or several that share a socket and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

import structlog
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from pragmatica.core.errors import Unreadable
from pragmatica.server import metrics
from pragmatica.server.app import App, make_api
from pragmatica.server.config import Config, open_data
from pragmatica.server.door.crowd import Crowd, most_connections
from pragmatica.server.door.transport import Limits, Protocol, Stream
from pragmatica.server.kept.opening import open_storage
from pragmatica.server.orphans import end_with_parent

PATIENCE: Final = 2  # seconds that a stopping server waits for open connections
LONGEST_MESSAGE: Final = 4_096  # bytes that a page may send through a WebSocket
QUEUE: Final = 1_024  # connections that wait to be accepted
TICKS: Final = 5  # of uvicorn's main loop between two looks at who keeps us waiting
WAIT: Final = 10.0  # seconds for the workers of a server that was killed to leave its port
RETRY: Final = 0.2  # seconds
ADVICE: Final = {  # what can be done where the port cannot be taken
    errno.EADDRINUSE: "stop the server that has it, or choose another with --port",
    errno.EACCES: "choose a port above 1023 with --port, and let a proxy stand in front",
}
OTHER: Final = "choose an address of this computer with --host"
UNTAKEN: Final = 131_072  # bytes of an answer that the system keeps for a connection which does not take them
RESTART: Final = 1.0  # seconds before a worker that died is replaced
log = structlog.get_logger()


class Server(uvicorn.Server):
    """uvicorn's server, ending the streams first when it is told to stop, and saying where it can be reached."""

    def __init__(self, app: App, config: Limits, address: str | None) -> None:
        super().__init__(config)
        self._app = app
        self._crowd = config.crowd
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell the address."""
        await super().startup(sockets)
        if self.started and self._address is not None:
            print(f"Pragmatica serves {self._address}", flush=True)

    async def on_tick(self, counter: int) -> bool:
        """What is to be done ten times a second."""
        if not counter % TICKS:
            self._crowd.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End the streams, so that there is nothing to wait for, then stop; a second Ctrl-C does not wait."""
        self._app.close_streams()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(config: Config) -> int:
    """Serve until told to stop; returns the exit code. Raises Unreadable when it cannot start."""
    set_up_log(config)
    lock = open_data(config) if config.sqlite else None
    listening = _listen(config)
    host = f"[{config.host}]" if ":" in config.host else config.host
    address = f"http://{host}:{listening.getsockname()[1]}"
    try:
        open_storage(config, look=True).close()
        if config.workers == 1:
            return run_worker(config, listening, address)
        with metrics.together():
            return _supervise(config, listening, address)
    finally:
        listening.close()
        if lock is not None:
            lock.close()


def run_worker(config: Config, listening: socket.socket, address: str | None = None) -> int:
    """One process of the server."""
    set_up_log(config)
    end_with_parent(signal.SIGTERM)
    app = App(config)
    settings = Limits(
        app,
        http=Protocol,
        ws=Stream,
        loop="uvloop",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=PATIENCE,
    )
    most = most_connections(config.connections)
    if most < config.connections:
        log.warning("too few file descriptors for so many connections", connections=most, wished=config.connections)
    settings.crowd = Crowd(
        most, config.address_connections, config.patience, _TrustedHosts(config.proxies).__contains__
    )
    settings.longest_body = 4 * config.max_body
    server = Server(app, settings, address)
    server.run([listening])
    return 0 if server.started else 1


def work(config: Config) -> int:
    """Do what is done beside requests until told to stop. Raises Unreadable where there is no database to share."""
    if config.sqlite:
        raise Unreadable("a worker needs the PostgreSQL database of its servers (--database)", "database")
    set_up_log(config)
    open_storage(config).close()

    async def until_told() -> None:
        stopping, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stopping.set)
        async with App(config).running(make_api(None)):
            print("Pragmatica works", flush=True)
            await stopping.wait()

    asyncio.run(until_told())
    return 0


def set_up_log(config: Config) -> None:
    """Lines for people or for machines, on standard error."""
    form = structlog.processors.JSONRenderer() if config.log == "json" else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            form,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of every malformed request


def _listen(config: Config) -> socket.socket:
    """Take the port; where another server is just ending there, when it has. Raises Unreadable."""
    place = f"{config.host}:{config.port}"
    end = time.monotonic() + WAIT
    while True:
        listening = socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNTAKEN)
        try:
            listening.bind((config.host, config.port))
            listening.listen(QUEUE)
        except OSError as error:
            listening.close()
            if error.errno == errno.EADDRINUSE and time.monotonic() < end:
                time.sleep(RETRY)
                continue
            raise Unreadable(f"{error.strerror}: {ADVICE.get(error.errno or 0, OTHER)}", place) from None
        listening.set_inheritable(True)
        return listening


def _supervise(config: Config, listening: socket.socket, address: str) -> int:
    """Keep the workers running until told to stop."""
    context = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())

    def start() -> BaseProcess:
        worker = context.Process(target=run_worker, args=(config, listening))
        worker.start()
        return worker

    workers = [start() for _ in range(config.workers)]
    print(f"Pragmatica serves {address}", flush=True)
    while not stopping.wait(RESTART):
        for place, worker in enumerate(workers):
            if not worker.is_alive():
                log.error("a worker died", process=worker.pid, code=worker.exitcode)
                if worker.pid is not None:
                    metrics.ended(worker.pid)
                workers[place] = start()
    for worker in workers:
        if worker.pid is not None and worker.is_alive():
            os.kill(worker.pid, signal.SIGTERM)
    for worker in workers:
        worker.join()
    return 0
