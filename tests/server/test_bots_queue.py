"""Whose bot answers next."""

from __future__ import annotations

import asyncio

from pragmatica.server.jobs.queue import FairQueue, Owed
from pragmatica.server.kept.rows import Job


def owed(opener: str, table: str = "t", version: int = 0, host: str = "h") -> Owed:
    """A job of a table."""
    return Owed(opener, f"{opener}-{host}", Job(f"{opener}-{table}", "north", version))


def served(queue: FairQueue, count: int, seconds: float = 1.0) -> list[Owed]:
    """The next jobs, each worked on so long before the next is taken."""

    async def run() -> list[Owed]:
        found = []
        for _ in range(count):
            found.append(await queue.get())
            queue.done(found[-1], seconds)
        return found

    return asyncio.run(run())


def test_who_has_few_tables_waits_for_one_answer_only() -> None:
    """One address with 60 tables does not make another wait for 60 answers."""
    queue = FairQueue()
    for number in range(60):
        queue.put(owed("many", f"t{number}"))
    served(queue, 5)
    queue.put(owed("one"))

    assert "one" in [job.opener for job in served(queue, 2)]


def test_addresses_get_equal_time_not_equal_numbers() -> None:
    """Whose answers take ten times as long gives ten of them while another gives a hundred."""

    async def run() -> dict[str, int]:
        queue, counts = FairQueue(), {"slow": 0, "quick": 0}
        for version in range(100):
            for opener in counts:
                queue.put(owed(opener, version=version))
        for _ in range(55):
            job = await queue.get()
            counts[job.opener] += 1
            queue.done(job, 10.0 if job.opener == "slow" else 1.0)
        return counts

    assert asyncio.run(run()) == {"slow": 5, "quick": 50}


def test_hosts_at_one_address_take_turns() -> None:
    """Where many share an address, one of them with many tables does not hold up the others."""
    queue = FairQueue()
    for number in range(20):
        queue.put(owed("club", f"t{number}", host="busy"))
    queue.put(owed("club", "other", host="calm"))

    assert "club-calm" in [job.host for job in served(queue, 2)]


def test_tables_of_one_host_take_turns() -> None:
    """A table where much is asked does not hold up the host's other one."""
    queue = FairQueue()
    for version in range(10):
        queue.put(owed("one", "busy", version))
    queue.put(owed("one", "calm"))

    assert "one-calm" in [job.job.table_id for job in served(queue, 2)]


def test_nobody_has_all_processes_while_another_waits() -> None:
    """The second answer at once goes to somebody else, whatever the first has cost before."""

    async def run() -> set[str]:
        queue = FairQueue()
        queue.put(owed("cheap", "a"))
        queue.put(owed("dear", "a"))
        queue.done(await queue.get(), 100.0)
        queue.done(await queue.get(), 1.0)
        for number in range(5):
            queue.put(owed("cheap", f"t{number}"))
        queue.put(owed("dear", "b"))
        return {(await queue.get()).opener, (await queue.get()).opener}

    assert asyncio.run(run()) == {"cheap", "dear"}


def test_a_newcomer_has_no_claim_to_the_past() -> None:
    """Who comes late does not get all the time that others have had before him."""
    queue = FairQueue()
    for version in range(40):
        queue.put(owed("early", version=version))
    served(queue, 20)
    for version in range(40):
        queue.put(owed("late", version=version))

    assert sum(job.opener == "late" for job in served(queue, 10)) in (5, 6)


def test_a_job_waits_once() -> None:
    """It may be found in the database while it waits."""
    queue = FairQueue()
    queue.put(owed("one"))
    queue.put(owed("one"))

    assert queue.held() == [owed("one").job]
    assert len(served(queue, 1)) == 1
    assert queue.held() == []


def test_a_job_that_comes_while_it_is_worked_on_is_looked_at_again() -> None:
    """The seat may have gone to people and back to the bot meanwhile."""

    async def run() -> list[Job]:
        queue = FairQueue()
        queue.put(owed("one"))
        job = await queue.get()
        queue.put(owed("one"))
        queue.done(job, 1)
        return queue.held()

    assert asyncio.run(run()) == [owed("one").job]


def test_the_queue_is_bounded_and_keeps_room_for_others() -> None:
    """When it is full, a job of the address with most waiting makes room for one of another."""
    queue = FairQueue(most=10)
    for number in range(20):
        queue.put(owed("many", f"t{number}"))
    assert queue.room == 0
    queue.put(owed("one"))

    held = queue.held()
    assert len(held) == 10
    assert owed("one").job in held


def test_waiting_ends_when_a_job_comes() -> None:
    """Who asks an empty queue is given the next job."""

    async def run() -> Owed:
        queue = FairQueue()
        asking = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put(owed("one"))
        return await asking

    assert asyncio.run(run()) == owed("one")
