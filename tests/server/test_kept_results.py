"""Results and ratings in the database, on both kinds of it, without a server around."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from pragmatica.core import register
from pragmatica.server.forms import requests
from pragmatica.server.kept import matches, results
from pragmatica.server.kept.migrate import migrate
from pragmatica.server.kept.rows import ChangeRow, Write
from pragmatica.server.kept.schema import ACCOUNTS
from pragmatica.server.kept.storage import Storage
from pragmatica.server.play import changes, dealing, seating
from pragmatica.server.play.table import Table

PEOPLE = {"a": "Anna", "b": "Berta", "c": "Cecilia"}
LINK = {"south": requests.SeatRequest(control="link")}
BOT = {"south": requests.SeatRequest(control="bot", bot="random")}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is known here, and to no other test."""
    monkeypatch.setitem(register._announced, "toy", "tests.server.toy")


@pytest.fixture
def storage(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """An empty database with three people."""
    url = f"sqlite:///{tmp_path / 'x.db'}"
    if backend == "postgresql":
        url = request.getfixturevalue("postgres").new_database().replace("postgresql://", "postgresql+psycopg://")
    kept = Storage(url)
    migrate(kept)
    with kept.writing() as connection:
        for ident, name in PEOPLE.items():
            row = {"id": ident, "name": name, "folded": name.lower(), "role": "member", "created": 1.0}
            connection.execute(insert(ACCOUNTS), row)
    yield kept
    kept.close()


def begun(storage: Storage, ident: str, seats: Any, other: str = "", now: float = 100.0, **more: Any) -> Table:
    """A table of Anna and perhaps another whose match has begun."""
    request = requests.TableRequest(game="toy", scenario="plain", players=2, seats=seats, **more)
    table = dealing.new_table(request, "a", ident, f"key {ident}", "", now, PEOPLE)
    first = ChangeRow(0, 0, None, 0, "[]", "[]")
    write = Write(table_id=ident, position=table.position, change=first, seats=table.seats, claims=table.claims)
    storage.create(table.row, write)
    if other:
        link = seating.link_of(table.seat("south"), f"key {ident}") or ""
        made = seating.take_seat(table, other, link, "", now)
        assert made is not None
        table = made[0]
        storage.commit(made[1])
    return table


def moved(table: Table, random: Random, seat: str = "") -> tuple[Table, Write]:
    """The table after any answer."""
    seat = seat or next(iter(table.match.pending))
    action = random.choice(table.match.legal(seat)).id
    return changes.play(table, seat, table.match.version(seat), [action], table.position.updated + 1)


def finished(storage: Storage, ident: str, seats: Any = LINK, other: str = "b", **more: Any) -> Table:
    """A table whose match has been played to its end."""
    table, random = begun(storage, ident, seats, other, **more), Random(ident)
    while not table.position.over:
        table, write = moved(table, random)
        storage.commit(write)
    return table


def everything(storage: Storage) -> list[Any]:
    """All that ratings are made of and all that was made of it."""
    with storage.reading() as connection:
        ratings = connection.exec_driver_sql("SELECT * FROM ratings ORDER BY account").all()
        asked = "SELECT table_id, seat, counted, was, mu, sigma FROM results ORDER BY table_id, seat"
        return [*map(tuple, ratings), *map(tuple, connection.exec_driver_sql(asked).all())]


def test_ratings_come_out_the_same_again(storage: Storage) -> None:
    """They follow from the results, to the last digit."""
    for number in range(6):
        finished(storage, f"t{number}", other="bc"[number % 2], rated=True, now=1000.0 - number)
    finished(storage, "bot", BOT, "", rated=True)
    before = everything(storage)
    with storage.writing() as connection:
        connection.exec_driver_sql("UPDATE ratings SET mu = 0")
        connection.exec_driver_sql("UPDATE results SET mu = 1, was = 2 WHERE counted IS NOT NULL")
    with storage.writing() as connection:
        assert results.rebuild(connection) == 7

    assert everything(storage) == before


def test_an_end_that_fails_leaves_nothing(storage: Storage) -> None:
    """Results, ratings and the end itself are one transaction: the second writer of an end changes nothing."""
    table, random = begun(storage, "t", LINK, "b", rated=True), Random(1)
    while True:
        after, write = moved(table, random)
        if after.position.over:
            break
        storage.commit(write)
        table = after
    storage.commit(write)
    before = everything(storage)

    with pytest.raises(Exception, match="changed"):
        storage.commit(write)
    with pytest.raises(IntegrityError):
        storage.keep_results("t", write.results)

    assert everything(storage) == before


def test_a_kill_before_the_end_is_written_counts_nothing(storage: Storage) -> None:
    """What breaks off within the transaction takes ratings and results with it."""
    table, random = begun(storage, "t", LINK, "b", rated=True), Random(1)
    write = None
    while not table.position.over:
        table, write = moved(table, random)
        if not table.position.over:
            storage.commit(write)
    assert write is not None
    rows = write.results

    def broken() -> None:
        with storage.writing() as connection:
            results.record(connection, "t", rows)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken()

    assert everything(storage) == []


def test_a_match_without_rating_moves_nobody(storage: Storage) -> None:
    """Its results are kept."""
    table = finished(storage, "t")
    with storage.reading() as connection:
        assert {one.unrated for one in results.of_table(connection, table.id)} == {"friendly"}
        assert matches.levels(connection, "a") == []


def test_private_matches_are_in_nobody_s_list(storage: Storage) -> None:
    """But in those of their own players; what counted is in totals."""
    finished(storage, "private")
    finished(storage, "counted", rated=True)
    finished(storage, "public", public=True, now=500.0)
    with storage.reading() as connection:
        listed = matches.finished(connection, matches.Wanted(), None, 9, own=False)
        own = matches.finished(connection, matches.Wanted(account="a"), None, 9, own=True)

        assert [one.table for one in listed] == ["public"]
        assert {one.table for one in own} == {"private", "counted", "public"}
        assert sum(one.matches for one in matches.totals(connection, "a", own=False)) == 2
        assert sum(one.matches for one in matches.totals(connection, "a", own=True)) == 3
        assert sum(sum(one[2:]) for one in matches.between(connection, "a", "b", own=False)) == 2


def test_what_a_match_came_to_is_found(storage: Storage) -> None:
    """By who won it and who lost."""
    for number in range(4):
        finished(storage, f"t{number}", public=True)
    with storage.reading() as connection:

        def found(account: str, result: str) -> set[str]:
            wanted = matches.Wanted(account=account, result=result)
            return {one.table for one in matches.finished(connection, wanted, None, 9, own=False)}

        assert found("a", "won") == found("b", "lost")
        assert found("a", "lost") == found("b", "won")
        assert len(found("a", "won") | found("a", "lost")) == 4
        assert found("a", "drawn") == found("c", "") == set()


def test_lists_go_on_where_they_ended(storage: Storage) -> None:
    """Matches that ended at the same moment, too, each once."""
    for number in range(7):
        finished(storage, f"t{number}", public=True)
    with storage.reading() as connection:
        seen: list[str] = []
        place = None
        while page := matches.finished(connection, matches.Wanted(), place, 2, own=False):
            seen += [one.table for one in page]
            place = (page[-1].when, page[-1].table)

    assert sorted(seen) == [f"t{number}" for number in range(7)]


def test_a_secret_answer_shows_in_no_list(storage: Storage) -> None:
    """Whether a seat has answered in secret, a match to watch is told alike to the byte."""
    table = begun(storage, "t", LINK, "b", public=True)
    begun(storage, "u", LINK, "b", public=True, now=100.5)
    with storage.reading() as connection:
        before = matches.running(connection, "", None, 9)
    _, write = moved(table, Random(1), "north")
    assert write.change.quiet_seat == "north"
    storage.commit(write)

    with storage.reading() as connection:
        assert matches.running(connection, "", None, 9) == before
