"""What requests cost, who has caused too much of it, and long work in turns."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from pragmatica.server import work
from pragmatica.server.security import Limiter
from pragmatica.server.work import Breath, Starts, Turns, Work, spent
from tests.server.client import PATIENCE, Server


def test_only_work_counts() -> None:
    """What a request computes counts, in a thread too; what it waits for does not."""

    async def request() -> None:
        started = time.thread_time()
        while time.thread_time() - started < 0.05:
            pass
        time.sleep(0.5)  # as when a busy machine keeps the process waiting
        await asyncio.sleep(0.5)
        spent(1.0)

    async def run() -> float:
        done = Work(request())
        await done
        return done.seconds

    assert 1.05 <= asyncio.run(run()) < 1.4


def test_work_may_fail_and_be_ended() -> None:
    """An error and a cancellation reach the request and come out again."""
    ended = []

    async def fail() -> None:
        with contextlib.suppress(ZeroDivisionError):
            await failing()
        raise KeyError

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    async def run() -> None:
        with pytest.raises(KeyError):
            await Work(fail())
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await Work(wait())

    asyncio.run(run())
    assert ended == [True]


def test_who_spends_too_much_waits() -> None:
    """Who has spent more than he had is poor until the rate has made up for it; a rate of 0 takes nothing."""
    limiter, free = Limiter(rate=0.5, burst=2), Limiter(rate=0, burst=2)
    for one in (limiter, free):
        one.spend("a", 3, 100.0)

    assert [limiter.left("a", now) for now in (100.0, 101.0, 103.0, 200.0)] == [-1.0, -0.5, 0.5, 2.0]
    assert limiter.left("b", 100.0) == free.left("a", 100.0) == 2


def test_requests_of_one_address_begin_one_after_the_other() -> None:
    """Who comes while another asks for much at once waits for a few of his requests, not for all of them."""
    order: list[str] = []

    async def request(sender: str, starts: Starts) -> None:
        await starts.wait(sender)
        order.append(sender)

    async def run() -> None:
        starts = Starts()
        crowd = [asyncio.ensure_future(request("a", starts)) for _ in range(50)]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd, request("b", starts), request("c", starts))

    asyncio.run(run())
    assert max(order.index("b"), order.index("c")) < 10
    assert order.count("a") == 50


def test_a_request_that_gives_up_holds_up_no_other() -> None:
    """Who goes away while he waits, or as he begins, leaves the turn to the next of his address."""

    async def run() -> list[int]:
        starts, order = Starts(), list[int]()

        async def request(number: int) -> None:
            await starts.wait("a")
            order.append(number)
            await asyncio.sleep(PATIENCE if number == 0 else 0)

        crowd = [asyncio.ensure_future(request(number)) for number in range(6)]
        await asyncio.sleep(0)
        for number in (0, 1, 3):
            crowd[number].cancel()
        await asyncio.wait_for(asyncio.gather(*crowd, return_exceptions=True), PATIENCE)
        return order

    assert asyncio.run(run()) == [0, 2, 4, 5]


def test_a_request_alone_begins_at_once() -> None:
    """Nothing is waited for where an address asks for one thing."""

    async def run() -> bool:
        waiting = Starts().wait("a")
        with pytest.raises(StopIteration):
            waiting.send(None)
        return True

    assert asyncio.run(run())


def test_addresses_take_turns() -> None:
    """Who asks for much at once waits for himself; another's wish comes after one of his."""
    order: list[str] = []

    async def run() -> None:
        turns = Turns()

        async def ask(sender: str) -> None:
            async with turns.of(sender):
                order.append(sender)
                await asyncio.sleep(0)

        await asyncio.gather(*(ask("a") for _ in range(5)), ask("b"), ask("c"))

    asyncio.run(run())
    assert sorted(order) == ["a"] * 5 + ["b", "c"]
    assert order.index("b") <= 2
    assert order.index("c") <= 4


def test_long_work_lets_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two slices, and not more often."""
    clock = [0.0]
    monkeypatch.setattr(work, "perf_counter", lambda: clock[0])

    async def run() -> int:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        breath = Breath()
        for _ in range(100):
            clock[0] += work.SLICE / 9.5
            await breath.take()
        task.cancel()
        return turns

    assert asyncio.run(run()) == 10


# -- at a running server ----------------------------------------------------------------------------------------------


def test_one_address_may_not_keep_the_server_busy(tmp_path: Path) -> None:
    """Beyond its share of the server's time it is answered with 429; others are not."""
    with contextlib.closing(Server(tmp_path, rate="10000", burst="10000", work="0.001", work_burst="0.5")) as server:
        busy, other = server.start().browser(), server.browser()
        other.http.headers["x-forwarded-for"] = "203.0.113.7"
        ident = busy.open()
        while (answer := busy.http.get(f"/api/tables/{ident}/record")).status_code == 200:
            pass

        assert answer.json()["error"] == "too-many-requests"
        other.table(ident)


def test_a_record_is_made_once(server: Server) -> None:
    """Who asks again is given the same, until something has changed."""
    browser = server.browser()
    ident = browser.open()
    path = f"/api/tables/{ident}/record?as=north"

    first = browser.http.get(path).text
    assert browser.http.get(path).text == first
    browser.act(ident, "north", "up")

    assert browser.http.get(path).text.startswith(first)
    assert browser.http.get(path).text != first
