"""Who leaves: his seat goes to a successor or to a bot, and he may come back; a match is ended by all who play."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server, choose
from tests.server.people import register
from tests.server.test_clocks import DAILY, DAY, LINK

WEEK = 7 * DAY


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    """A server with a calendar that a test can turn on."""
    started: Server = make_server().start()
    return started


def table_of_two(server: Server, **pace: Any) -> tuple[Browser, Browser, str]:
    """A host who sits north, a friend in the south, and their table."""
    host, friend = server.browser(), server.browser()
    ident = host.open(seats=LINK, **({"pace": pace} if pace else {}))
    friend.join(host.created["links"]["south"])
    return host, friend, ident


def offer(browser: Browser, ident: str, seat: str, way: str, status: int = 201, **more: Any) -> Any:
    """Leave a seat to a successor."""
    return browser.post(f"/api/tables/{ident}/seats/{seat}/offer", {"way": way, **more}, status)


def succeed(browser: Browser, ident: str, seat: str, status: int = 200, name: str = "") -> Any:
    """Take a seat that is offered."""
    return browser.post(f"/api/tables/{ident}/seats/{seat}/succeed", {"name": name}, status)


def vote(browser: Browser, ident: str, seat: str, wish: str, status: int = 200, **more: Any) -> Any:
    """Propose to end the match, or answer that."""
    return browser.post(f"/api/tables/{ident}/votes", {"seat": seat, "wish": wish, **more}, status)


def seat_of(browser: Browser, ident: str, seat: str) -> Any:
    """A seat as a browser sees it."""
    return next(one for one in browser.table(ident)["seats"] if one["seat"] == seat)


def last(browser: Browser, ident: str) -> str:
    """What happened last."""
    return str(browser.get(f"/api/tables/{ident}/events")["events"][-1]["kind"])


def over(browser: Browser, ident: str) -> Any:
    """How the match has ended, once it has."""
    end = time.monotonic() + PATIENCE
    while (outcome := browser.table(ident)["outcome"]) is None:
        assert time.monotonic() < end
        time.sleep(0.05)
    return outcome


# -- a successor ------------------------------------------------------------------------------------------------------


def test_a_successor_follows_a_link_and_the_seat_is_his_alone(server: Server) -> None:
    """Who left it holds it no longer; a bot has played on until then."""
    host, friend, ident = table_of_two(server)
    link = offer(friend, ident, "south", "link")["link"]
    assert seat_of(host, ident, "south")["bot"] is not None
    assert seat_of(host, ident, "south")["offered"] == "link"
    heir = server.browser()
    heir.join(link, name="Daun")
    assert (last(host, ident), seat_of(host, ident, "south")["name"]) == ("seat-succeeded", "Daun")
    assert seat_of(heir, ident, "south")["mine"]
    assert not seat_of(friend, ident, "south")["mine"]
    assert seat_of(heir, ident, "south")["bot"] is None
    server.browser().join(link, 403)


def test_a_successor_sees_what_the_seat_knows(server: Server) -> None:
    """Its view, and what was said to it."""
    host, friend, ident = table_of_two(server)
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "between us", "readers": ["south"]}, 204)
    before = friend.table(ident, "south")["view"]["observation"]
    link = offer(friend, ident, "south", "link", bot_plays=False)["link"]
    heir = server.browser()
    heir.join(link)
    assert heir.table(ident, "south")["view"]["observation"] == before
    assert [one["text"] for one in heir.get(f"/api/tables/{ident}/messages", as_="south")] == ["between us"]
    friend.get(f"/api/tables/{ident}", 403, as_="south")


def test_a_player_comes_back_while_nobody_has_taken_his_seat(server: Server) -> None:
    """The link he has given away opens it no longer."""
    host, friend, ident = table_of_two(server)
    link = offer(friend, ident, "south", "link")["link"]
    back = friend.delete(f"/api/tables/{ident}/seats/south/offer")
    assert [one["bot"] for one in back["seats"]] == [None, None]
    assert last(host, ident) == "seat-back"
    server.browser().join(link, 403)


def test_taking_a_seat_back_from_the_bot_ends_the_offer(server: Server) -> None:
    """Whichever way he comes back."""
    _, friend, ident = table_of_two(server)
    offer(friend, ident, "south", "public")
    assert friend.delete(f"/api/tables/{ident}/seats/south/bot")["seats"][1]["offered"] is None


def test_an_offered_seat_goes_to_one_who_is_signed_in(server: Server) -> None:
    """The first who wants it, and to nobody without an account."""
    host, friend, ident = table_of_two(server)
    heir, late = server.browser(), server.browser()
    register(heir, "Laudon")
    register(late, "Lacy")
    succeed(heir, ident, "south", 409)
    assert offer(friend, ident, "south", "public")["link"] is None
    succeed(server.browser(), ident, "south", 401)
    succeed(heir, ident, "south")
    succeed(late, ident, "south", 409)
    assert seat_of(host, ident, "south")["account"]["name"] == "Laudon"
    assert not seat_of(friend, ident, "south")["mine"]


def test_nobody_takes_a_second_hand(server: Server) -> None:
    """Who holds a seat at the table takes no other there."""
    host, friend, ident = table_of_two(server)
    register(host, "Nadasdy")
    offer(friend, ident, "south", "public")
    succeed(host, ident, "south", 403)


def test_who_has_left_a_seat_takes_no_other(server: Server) -> None:
    """He knows its secrets: neither one that is offered nor by a link; to his own he may come back."""
    host, friend, ident = table_of_two(server)
    heir = server.browser()
    register(friend, "Traun")
    register(heir, "Kolowrat")
    offer(friend, ident, "south", "public")
    succeed(heir, ident, "south")
    offer(host, ident, "north", "public")
    assert succeed(friend, ident, "north", 403)["error"] == "has-left"
    link = offer(host, ident, "north", "link")["link"]
    assert friend.join(link, 403)["error"] == "has-left"
    offer(heir, ident, "south", "public")
    succeed(friend, ident, "south")


def test_only_who_may_leaves_a_seat(server: Server) -> None:
    """Not another player, nor a stranger."""
    host, friend, ident = table_of_two(server)
    offer(friend, ident, "north", "link", 403)
    offer(server.browser(), ident, "south", "public", 403)
    assert seat_of(host, ident, "south")["offered"] is None


def test_the_host_offers_the_seat_of_one_who_has_gone(server: Server) -> None:
    """As he gives it to a bot."""
    host, friend, ident = table_of_two(server)
    offer(host, ident, "south", "public")
    assert seat_of(friend, ident, "south")["offered"] == "public"


# -- the end of a match -----------------------------------------------------------------------------------------------


def test_a_match_is_conceded_with_the_others_consent(server: Server) -> None:
    """The other has won; nothing is played any more, and secrets lie open."""
    host, friend, ident = table_of_two(server)
    told = vote(host, ident, "north", "concede")["vote"]
    assert (told["winners"], told["missing"], told["silence_agrees"]) == (["south"], ["south"], True)
    outcome = vote(friend, ident, "south", "consent")["outcome"]
    assert outcome == {"winners": ["south"], "reason": "conceded", "rule": "", "scores": {}}
    assert host.table(ident)["waiting"] == []
    assert host.table(ident)["seed"] is not None
    friend.table(ident, "north")
    friend.get(f"/api/tables/{ident}", as_="everything")
    assert friend.act(ident, "south", "x", version=0, status=409)["error"] == "match-over"


def test_who_declines_plays_on(server: Server) -> None:
    """The proposal is gone, and can be made again."""
    host, friend, ident = table_of_two(server)
    vote(host, ident, "north", "abandon")
    assert vote(friend, ident, "south", "decline")["vote"] is None
    assert last(host, ident) == "vote-declined"
    vote(host, ident, "north", "abandon")
    vote(friend, ident, "south", "abandon", 400)


def test_one_who_has_gone_does_not_block_the_end(server: Server) -> None:
    """Silence agrees when the time that was told is over."""
    host, _, ident = table_of_two(server)
    until = vote(host, ident, "north", "abandon")["vote"]["until"]
    assert until == pytest.approx(time.time() + WEEK, abs=60)
    server.turn_on("steady", WEEK - 600)
    time.sleep(1.5)
    assert host.table(ident)["outcome"] is None
    server.turn_on("steady", 1_200)
    assert over(host, ident) == {"winners": [], "reason": "abandoned", "rule": "", "scores": {}}


def test_the_server_says_how_long_a_vote_stands_open(make_server: MakeServer) -> None:
    """Its host may choose another time than seven days."""
    host, _, ident = table_of_two(make_server(vote_days="2").start())

    assert vote(host, ident, "north", "abandon")["vote"]["until"] == pytest.approx(time.time() + 2 * DAY, abs=60)


def test_silence_makes_nobody_a_loser(server: Server) -> None:
    """An end with a winner lapses where not everybody has answered."""
    host, _, ident = table_of_two(server)
    assert not vote(host, ident, "north", "agree", winners=["north"])["vote"]["silence_agrees"]
    server.turn_on("steady", WEEK + 60)
    end = time.monotonic() + PATIENCE
    while last(host, ident) != "vote-lapsed":
        assert time.monotonic() < end
        time.sleep(0.05)
    assert (host.table(ident)["outcome"], host.table(ident)["vote"]) == (None, None)


def test_the_vote_survives_a_kill(server: Server) -> None:
    """With its time."""
    host, friend, ident = table_of_two(server)
    told = vote(host, ident, "north", "agree")["vote"]
    server.kill()
    server.start()
    assert host.table(ident)["vote"] == told
    assert vote(friend, ident, "south", "consent")["outcome"]["reason"] == "agreed"


def test_who_has_a_bot_play_for_him_is_asked(server: Server) -> None:
    """Nobody ends a match behind the back of one who is away."""
    host, friend, ident = table_of_two(server)
    host.post(f"/api/tables/{ident}/seats/south/bot", {}, 200)

    told = vote(host, ident, "north", "agree", winners=["north"])

    assert (told["outcome"], told["vote"]["missing"]) == (None, ["south"])
    assert vote(friend, ident, "south", "consent")["outcome"]["winners"] == ["north"]


def test_one_against_bots_ends_at_once(server: Server) -> None:
    """Nobody else is asked."""
    host = server.browser()
    ident = host.open(seats={"south": {"control": "bot"}})
    assert vote(host, ident, "north", "concede")["outcome"]["winners"] == ["south"]


def test_an_end_is_kept_in_record_and_replay(server: Server) -> None:
    """The record says how it ended, and earlier steps have not ended."""
    host, friend, ident = table_of_two(server, **DAILY)
    choose(host, ident, "north")
    step = host.table(ident)["step"]
    vote(host, ident, "north", "agree", winners=["north"])
    vote(friend, ident, "south", "consent")
    record = host.http.get(f"/api/tables/{ident}/record").text
    assert '[Ended "north, agreed"]' in record
    assert host.get(f"/api/tables/{ident}/replay", step=step)["outcome"] is None
    assert host.get(f"/api/tables/{ident}/replay", step=host.table(ident)["step"])["outcome"]["reason"] == "agreed"
    host.get(f"/api/tables/{ident}/course")
    server.kill()
    server.start()
    assert host.table(ident)["outcome"]["winners"] == ["north"]
    assert all(one["clock"] is None or one["clock"]["since"] is None for one in host.table(ident)["seats"])


@pytest.mark.parametrize(
    "body",
    [
        {"wish": "consent"},
        {"wish": "decline"},
        {"wish": "abandon", "winners": ["north"]},
        {"wish": "agree", "winners": ["west"]},
        {"wish": "agree", "winners": ["north", "north"]},
        {"wish": "agree", "winners": ["north", "south"]},
    ],
)
def test_a_proposal_that_makes_no_sense_is_refused(server: Server, body: Any) -> None:
    """And changes nothing."""
    host, _, ident = table_of_two(server)
    before = host.table(ident)
    host.post(f"/api/tables/{ident}/votes", {"seat": "north", **body}, 400)
    assert host.table(ident) == before


def test_nobody_votes_for_another(server: Server) -> None:
    """Nor a stranger, nor before the match begins."""
    host, _, ident = table_of_two(server)
    vote(host, ident, "south", "abandon", 403)
    vote(server.browser(), ident, "north", "abandon", 403)
    waiting = host.open(seats=LINK)
    vote(host, waiting, "north", "abandon", 409)


def test_an_end_tells_nothing_of_a_secret_answer(server: Server) -> None:
    """While a vote is open, it looks the same whether its seat has answered or not."""
    seen = []
    for answers in (True, False):
        host, friend, ident = table_of_two(server)
        if answers:
            choose(friend, ident, "south")
        vote(host, ident, "north", "abandon")
        told = server.browser().table(ident)["vote"]
        del told["until"]
        seen.append(told)
    assert seen[0] == seen[1]


def test_what_is_listed_tells_nothing_of_a_secret_answer(server: Server) -> None:
    """The lobby's list of offered seats and a table's log of what its host did are alike in two such worlds."""
    seen = []
    for answers in (True, False):
        host, friend = server.browser(), server.browser()
        ident = host.open(public=True, seats={"south": {"control": "open"}})
        friend.post(f"/api/tables/{ident}/join", {"seat": "south"}, 204)
        if answers:
            choose(friend, ident, "south")
        offer(host, ident, "south", "public")
        found = [one for one in server.browser().get("/api/lobby")["offered"] if one["id"] == ident]
        log = server.browser().get(f"/api/tables/{ident}/audit")
        seen.append(([{**one, "id": ""} for one in found], [{**one, "when": 0, "table": ""} for one in log]))
    assert seen[0] == seen[1]
    assert len(seen[0][0]) == len(seen[0][1]) == 1
