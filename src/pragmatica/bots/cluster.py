"""A series on a Ray cluster (needs the extra `sim`). Ray listens on all network interfaces: use trusted networks."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read by Ray at import

import ray

from pragmatica.bots.executors import batches
from pragmatica.bots.series import Failure, Job, Tally, play

LOCAL = "local"
OBJECT_STORE_BYTES = 100 * 2**20
PATIENCE_SECONDS = 0.2


class Cluster:
    """Plays on the machines of a Ray cluster, all of which must have Pragmatica installed."""

    def __init__(self, address: str, workers: int) -> None:
        """Connect to the cluster at `address`, or start one of `workers` processes here (`local`)."""
        if address == LOCAL:
            ray.init(
                address=LOCAL,
                num_cpus=workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.WARNING,
                object_store_memory=OBJECT_STORE_BYTES,
            )
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
        resources: Callable[[], dict[str, float]] = ray.cluster_resources
        self.workers = int(resources().get("CPU", 1))
        self._stopped = False

    def run(self, job: Job, games: range) -> Iterator[Tally]:
        """One tally a batch; batches that are being played when it is stopped are lost."""
        remote = ray.remote(max_retries=2)(play)
        parts = {remote.remote(job, batch): batch for batch in batches(games, self.workers)}
        waiting = list(parts)
        while waiting and not self._stopped:
            done, waiting = ray.wait(waiting, timeout=PATIENCE_SECONDS)
            for reference in done:
                tally = self._result(reference, parts[reference])
                if tally.failures:
                    self.stop()
                yield tally
        for reference in waiting:
            ray.cancel(reference)
        ray.shutdown()

    def stop(self) -> None:
        """End with the batches that are finished by now."""
        self._stopped = True

    def _result(self, reference: ray.ObjectRef[Tally], batch: range) -> Tally:
        try:
            tally: Tally = ray.get(reference)
        except ray.exceptions.RayError as error:
            message = f"a worker was lost in games {batch[0]} to {batch[-1]}: {type(error).__name__}: {error}"
            return Tally(failures=[Failure(batch[0], message, "")])
        return tally
