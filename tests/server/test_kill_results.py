"""SIGKILL while matches end that count: each has its results once, and moves ratings once."""

from __future__ import annotations

import time
from contextlib import closing
from random import Random
from typing import Any, Final
from uuid import uuid4

import pytest
from sqlalchemy import select

from pragmatica.server.kept import results
from pragmatica.server.kept.schema import RATINGS, RESULTS
from pragmatica.server.kept.storage import Storage
from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Server
from tests.server.kills import times
from tests.server.people import register
from tests.server.test_claims import SOUTH
from tests.server.test_kill import Player
from tests.server.test_results import storage

KILLS: Final = {"sqlite": 20, "postgresql": 5}
PAIRS: Final = 3
LONGEST_LIFE: Final = 1.0  # seconds between a start and the next kill: matches must end in it
RATED: Final = {"game": "toy", "scenario": "plain", "players": 2, "rated": True, "seats": SOUTH}


class Rivals(Player):
    """Two accounts that play matches for ratings, one after the other."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(server, number)
        self.other = Player(server, number)
        for one, side in ((self, "North"), (self.other, "South")):
            register(one.browser, f"Rival {number} of the {side}")

    def play(self) -> None:
        """Play a table to its end, whatever happens to the server meanwhile."""
        key = {"Idempotency-Key": uuid4().hex}
        opened = self.ask("POST", "/api/tables", RATED, key).json()
        path = f"/api/tables/{opened['id']}"
        secret = {"secret": opened["links"]["south"].partition("#south=")[2]}
        joined = self.other.ask("POST", f"{path}/join", secret, key)
        assert joined.status_code == 204, joined.text
        while self.look(path)["outcome"] is None:
            for one in (self, self.other):
                view = one.look(path)["view"]
                if view["actions"]:
                    action = self.random.choice(view["actions"])["id"]
                    body = {"seat": view["seat"], "version": view["version"], "actions": [action]}
                    told = one.ask("POST", f"{path}/actions", body, {"Idempotency-Key": uuid4().hex})
                    assert told.status_code == 201, told.text
        self.answered.append((opened["id"], 0))


@pytest.mark.usefixtures("postgres")
def test_no_result_and_no_rating_is_lost_or_doubled(make_server: MakeServer, backend: str) -> None:
    """Every match that ended counts once, in a row without gaps, and the ratings are those that follow from all."""
    random = Random(1742)
    server = make_server(bots="0").start()
    rivals = [Rivals(server, number) for number in range(PAIRS)]
    for one in rivals:
        one.start()
    kills = times(KILLS, backend)
    for _ in range(kills):
        time.sleep(random.uniform(0, LONGEST_LIFE))
        server.kill()
        server.start()
    end = time.monotonic() + PATIENCE
    while not all(one.answered for one in rivals) and time.monotonic() < end:
        time.sleep(0.1)
    for one in rivals:
        one.stopping.set()
    for one in rivals:
        one.join(PATIENCE)
        assert one.failure is None, f"{one.failure!r}\n{server.log[-3000:]}"

    ended = {ident for one in rivals for ident, _ in one.answered}
    with closing(storage(server)) as kept:
        numbers, ratings = counted(kept), everything(kept)
        with kept.writing() as connection:
            assert results.rebuild(connection) == len(ended)
        assert everything(kept) == ratings
    assert set(numbers) == ended
    assert sorted(numbers.values()) == [[number] * 2 for number in range(1, 1 + len(ended))]
    assert sum(matches for _, _, _, matches in ratings) == 2 * len(ended)
    print(f"{kills} kills, {len(ended)} matches")


def counted(kept: Storage) -> dict[str, list[int | None]]:
    """By table the number that each of its results has in the row of those that counted."""
    found: dict[str, list[int | None]] = {}
    with kept.engine.connect() as connection:
        for row in connection.execute(select(RESULTS.c.table_id, RESULTS.c.counted)):
            found.setdefault(row.table_id, []).append(row.counted)
    return found


def everything(kept: Storage) -> list[Any]:
    """All ratings: account, how strong, how unsure, and of how many matches."""
    columns = (RATINGS.c.account, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.matches)
    with kept.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(select(*columns).order_by(RATINGS.c.account))]
