"""What is kept of matches that are over, and what they make of ratings."""

from __future__ import annotations

import json
import time
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import text

from pragmatica.server.kept import results
from pragmatica.server.kept.storage import Storage
from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server, at, choose, play_round
from tests.server.people import PASSWORD, register
from tests.server.test_beginning import finish
from tests.server.test_claims import SOUTH
from tests.server.test_rated import NUMBERS, opened


def named(server: Server, name: str) -> tuple[Browser, str]:
    """A browser with a new account, and its name."""
    browser, name = server.browser(), f"{name} of Results {next(NUMBERS)}"
    register(browser, name)
    return browser, name


def played(server: Server, **more: Any) -> tuple[Browser, Browser, str, list[Any]]:
    """Two people with accounts who have played a match, and its results."""
    (host, _), (friend, _) = named(server, "Host"), named(server, "Friend")
    ident = host.open(seats=SOUTH, **more)
    friend.join(host.created["links"]["south"])
    finish(host, friend, ident)
    return host, friend, ident, host.get(f"/api/tables/{ident}/results")


def name_of(browser: Browser) -> str:
    """Who is signed in."""
    return str(browser.get("/api/account")["account"]["name"])


def ratings(browser: Browser, name: str = "") -> Any:
    """The ratings of somebody, else the own ones."""
    return browser.get(f"/api/players/{name or name_of(browser)}")["ratings"]


def storage(server: Server) -> Storage:
    """The database of a server."""
    url = server.database.replace("postgresql://", "postgresql+psycopg://")
    return Storage(url or f"sqlite:///{server.data / 'pragmatica.db'}")


def test_a_match_that_is_over_has_results(host: Browser) -> None:
    """For each seat its place and score; before the end there are none."""
    ident = host.open()
    assert host.get(f"/api/tables/{ident}/results") == []
    for _ in range(3):
        table = play_round(host, ident)

    told = host.get(f"/api/tables/{ident}/results")

    winner = table["outcome"]["winners"][0]
    assert {one["seat"]: one["place"] for one in told} == {one["seat"]: 1 + (one["seat"] != winner) for one in told}
    assert {one["seat"]: one["score"] for one in told} == table["outcome"]["scores"]


def test_a_match_that_does_not_count_moves_nobody(server: Server) -> None:
    """Its results are kept all the same."""
    host, _, _, told = played(server)

    assert [(one["before"], one["after"]) for one in told] == [(None, None)] * 2
    assert ratings(host) == []


def test_a_match_that_counts_moves_both(server: Server) -> None:
    """Who won is above the middle, who lost below."""
    host, friend, _, told = played(server, rated=True)

    by_place = {one["place"]: one for one in told}
    assert by_place[1]["before"] == by_place[2]["before"] == 1500
    assert by_place[1]["after"] > 1500 > by_place[2]["after"]
    shown = sorted(ratings(one)[0]["level"]["rating"] for one in (host, friend))
    assert shown == sorted(one["after"] for one in told)
    assert ratings(host)[0]["level"]["provisional"]


def test_a_bot_measures_and_does_not_move(server: Server) -> None:
    """Whose rating is fixed is marked in the list of all."""
    host, _ = named(server, "Alone")
    ident = host.open(seats={"south": {"control": "bot", "bot": "random"}}, rated=True)
    end = time.monotonic() + PATIENCE
    while host.table(ident)["outcome"] is None and time.monotonic() < end:
        table = host.table(ident, "north")
        if table["view"]["actions"]:
            host.act(ident, "north", table["view"]["actions"][0]["id"], status=201)
        time.sleep(0.02)

    north, south = host.get(f"/api/tables/{ident}/results")

    assert north["after"] is not None
    assert (south["after"], south["bot"]) == (None, "random")
    fixed = {one["name"]: one["level"]["rating"] for one in host.get("/api/ratings/toy/plain") if one["bot"]}
    assert fixed["random"] == 900


def test_the_same_match_counts_once(server: Server) -> None:
    """The database holds its results once; a second time is refused whole."""
    host, _, ident, _ = played(server, rated=True)
    before = ratings(host)
    with closing(storage(server)) as kept:
        with kept.reading() as connection:
            rows = results.of_table(connection, ident)
        with pytest.raises(Exception, match=r"(?i)unique"):
            kept.keep_results(ident, rows)

    assert ratings(host) == before


def test_ratings_are_reckoned_again_from_results(server: Server) -> None:
    """To the last digit, as often as that is done, and whatever stood there."""
    host, friend, _, _ = played(server, rated=True)
    for _ in range(2):
        finish(host, friend, opened(host, friend))
    with closing(storage(server)) as kept:

        def everything() -> list[Any]:
            with kept.engine.connect() as connection:
                own = connection.execute(text("SELECT * FROM ratings ORDER BY account")).all()
                marks = "SELECT table_id, seat, counted, was, mu, sigma FROM results ORDER BY table_id, seat"
                return [*map(tuple, own), *map(tuple, connection.execute(text(marks)).all())]

        before = everything()
        with kept.writing() as connection:
            connection.execute(text("UPDATE ratings SET mu = 0"))
            connection.execute(text("UPDATE results SET mu = 1, was = 2 WHERE counted IS NOT NULL"))
        with kept.writing() as connection:
            results.rebuild(connection)

        assert everything() == before


def test_matches_that_end_at_once_count_one_after_the_other(server: Server) -> None:
    """Each has its own number."""
    for _ in range(3):
        played(server, rated=True)
    with closing(storage(server)) as kept, kept.engine.connect() as connection:
        asked = "SELECT DISTINCT counted, table_id FROM results WHERE counted IS NOT NULL ORDER BY counted"
        numbers = [row[0] for row in connection.execute(text(asked))]

    assert numbers == list(range(1, len(numbers) + 1))


def test_results_of_before_are_filled_in(make_server: MakeServer) -> None:
    """What ended before results were kept is found when the server starts, and counts for nobody."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    for _ in range(3):
        play_round(host, ident)
    told = host.get(f"/api/tables/{ident}/results")
    server.stop()
    with closing(storage(server)) as kept, kept.writing() as connection:
        connection.execute(text("DELETE FROM results"))

    server.start()

    end = time.monotonic() + PATIENCE
    while not (found := at(server, host).get(f"/api/tables/{ident}/results")) and time.monotonic() < end:
        time.sleep(0.05)
    assert found == told


def test_a_deleted_account_leaves_nameless_results(server: Server) -> None:
    """Its page is gone and its name with it; the other's rating stays what it was."""
    host, friend, ident, _ = played(server, rated=True)
    gone, before = name_of(friend), ratings(host)
    friend.post("/api/account/deletion", {"password": PASSWORD}, 200)

    host.get(f"/api/players/{gone}", 404)
    told = host.get(f"/api/tables/{ident}/results")
    assert gone not in json.dumps(told)
    assert ratings(host) == before
    assert gone not in json.dumps(host.get("/api/ratings/toy/plain"))


def test_time_that_was_up_ends_the_claim_of_a_seat(make_server: MakeServer) -> None:
    """Where that was agreed: the match moves the other alone."""
    server = make_server().start()
    (host, _), (friend, _) = named(server, "Late"), named(server, "Punctual")
    pace = {"kind": "live", "main": 60, "late": "unrated"}
    ident = host.open(seats=SOUTH, rated=True, pace=pace)
    friend.join(host.created["links"]["south"])
    browsers = {"north": host, "south": friend}
    choose(friend, ident, "south")
    server.turn_on("steady", 200)
    end = time.monotonic() + PATIENCE
    while not host.table(ident)["seats"][0]["clock"]["unrated"] and time.monotonic() < end:
        time.sleep(0.1)
    for number in range(3):
        for seat in ("north",) if number == 0 else browsers:
            choose(browsers[seat], ident, seat)
        (winner,) = (one["seat"] for one in host.table(ident)["waiting"])
        browsers[winner].act(ident, winner, "done")

    north, south = host.get(f"/api/tables/{ident}/results")
    assert (north["after"], south["before"]) == (None, 1500)


def test_a_private_match_is_in_no_list(server: Server) -> None:
    """Nor is a private one that runs; who played it finds it among his own."""
    host, friend, ident, _ = played(server, rated=True)
    running = opened(host, friend)
    stranger = server.browser()

    assert ident not in json.dumps(stranger.get("/api/matches"))
    assert running not in json.dumps(stranger.get("/api/matches/running"))
    assert [one["table"] for one in friend.get("/api/account/matches")["matches"]] == [ident]


def test_a_private_match_that_does_not_count_is_told_to_nobody_else(server: Server) -> None:
    """Totals and meetings hold it for those alone who played it."""
    host, friend, _, _ = played(server)
    stranger, pair = server.browser(), (name_of(host), name_of(friend))

    assert stranger.get(f"/api/players/{pair[0]}")["totals"] == []
    assert stranger.get(f"/api/players/{pair[0]}/against/{pair[1]}") == []
    assert len(host.get(f"/api/players/{pair[0]}")["totals"]) == 1
    assert len(friend.get(f"/api/players/{pair[0]}/against/{pair[1]}")) == 1


def test_a_public_match_is_found_by_who_played_it(server: Server) -> None:
    """And by what it came to."""
    host, friend, ident, told = played(server, public=True)
    winner = next(one["name"] for one in told if one["place"] == 1)
    loser = next(one["name"] for one in told if one["place"] == 2)

    def found(**wanted: Any) -> list[str]:
        return [one["table"] for one in friend.get("/api/matches", **wanted)["matches"]]

    assert found(player=winner, result="won") == found(player=loser, result="lost") == [ident]
    assert found(player=winner, result="lost") == found(player=loser, result="drawn") == []
    assert found(player=winner, game="toy", scenario="plain", since=1) == [ident]
    assert found(player=winner, until=1) == []
    assert host.get(f"/api/players/{winner}")["totals"][0]["won"] == 1


def test_lists_go_on_where_they_ended(server: Server) -> None:
    """Page by page, each match once."""
    host, _ = named(server, "Prolific")
    idents = set()
    for _ in range(27):
        ident = host.open(public=True)
        idents.add(ident)
    seen: list[str] = []
    before = ""
    while True:
        page = host.get("/api/matches/running", before=before)
        seen += [one["table"] for one in page["matches"]]
        before = page["next"]
        if before is None:
            break

    assert idents <= set(seen)
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("query", [
    {"before": "x"}, {"before": "nan~x"}, {"before": "1e999~x"}, {"since": "-1"}, {"result": "beaten"},
    {"game": "x" * 101}, {"until": "nan"}, {"before": "1~" + "y" * 200},
])  # fmt: skip
def test_an_absurd_search_is_refused(host: Browser, query: dict[str, str]) -> None:
    """In the form of all refusals."""
    assert host.get("/api/matches", 400, **query)["error"] in ("bad-request", "unreadable")


@pytest.mark.parametrize("name", ["%00", "..%2f", "x" * 161, "Nobody"])
def test_nobody_is_found_by_an_absurd_name(host: Browser, name: str) -> None:
    """It is not found, or no name."""
    assert host.http.get(f"/api/players/{name}").status_code in (400, 404)
