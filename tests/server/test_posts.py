"""What people are told who are not looking: turns, ends and messages, by webhooks, once, and nothing secret."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Iterator
from typing import Any

import pytest

from pragmatica.server.kept.postbox import MOST_PAGES
from pragmatica.server.posts.postman import MOST_TRIES
from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server, choose
from tests.server.people import register, sign_in, sign_out
from tests.server.receiver import Receiver, receiving

LINK = {"south": {"control": "link"}}
ALL = ["turn", "over", "message"]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """What listens on this computer."""
    with receiving() as made:
        yield made


@pytest.fixture
def server(make_server: MakeServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that may reach this computer."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    made: Server = make_server().start()
    yield made
    assert not made.faults, made.log


def seated(host: Browser, friend: Browser) -> str:
    """A table where the host sits north and a friend south."""
    ident = host.open(seats=LINK)
    friend.join(host.created["links"]["south"])
    return ident


def ask_south(host: Browser, friend: Browser, ident: str) -> None:
    """Play until the host has done something by which the friend is asked anew."""
    choose(friend, ident, "south")
    choose(host, ident, "north")
    (winner,) = (one["seat"] for one in host.table(ident)["waiting"])
    if winner == "north":
        host.act(ident, "north", "spot-1", "done")


def hook(browser: Browser, receiver: Receiver, status: int = 201, **more: Any) -> Any:
    """Set up a webhook."""
    body = {"address": receiver.url, "form": "json", "wanted": ALL, "language": "en", **more}
    return browser.post("/api/channels/hooks", body, status)


def items(receiver: Receiver, count: int) -> list[Any]:
    """What so many requests told, one after the other."""
    return [item for got in receiver.wait(count) for item in got.json["items"]]


def quiet(server: Server) -> None:
    """Wait until nothing waits to be delivered."""
    end, browser = time.monotonic() + PATIENCE, server.browser()
    while browser.http.get("/metrics").text.find("pragmatica_posts_waiting 0.0") < 0:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_whose_turn_it_is_is_told(server: Server, receiver: Receiver) -> None:
    """A friend who is not there is told that he is asked, with the address of the table, signed."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    secret = hook(friend, receiver)["secret"]

    ask_south(host, friend, ident)

    (got,) = receiver.wait(1)
    (item,) = got.json["items"]
    assert (item["kind"], item["table"], item["seats"]) == ("turn", ident, ["south"])
    assert item["url"].endswith(f"/table/{ident}")
    signed = got.headers["x-pragmatica-timestamp"].encode() + b"." + got.body
    made = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    assert got.headers["x-pragmatica-signature"] == f"sha256={made}"


def test_who_looks_at_the_table_is_told_nothing(server: Server, receiver: Receiver) -> None:
    """Nobody is told elsewhere of what he has before his eyes; of what comes when he has gone he is."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    hook(friend, receiver)
    with friend.follow(ident, "south") as stream:
        stream.next()
        ask_south(host, friend, ident)
        quiet(server)
        assert receiver.got == []
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "Well?"}, 204)

    assert [one["kind"] for one in items(receiver, 1)] == ["message"]


def test_who_has_hidden_the_page_is_told(server: Server, receiver: Receiver) -> None:
    """A page that is open in the background keeps nobody from being told."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    hook(friend, receiver)
    with friend.follow(ident, "south") as stream:
        stream.next()
        stream.socket.send("hidden")
        ask_south(host, friend, ident)

        assert items(receiver, 1)[0]["seats"] == ["south"]


def test_several_tables_are_told_of_at_once(server: Server, receiver: Receiver) -> None:
    """What has come together while a channel could not be reached is one letter."""
    host, friend = server.browser(), server.browser()
    tables = [seated(host, friend) for _ in range(3)]
    receiver.answers = [503]
    receiver.headers = {"Retry-After": "3"}
    hook(friend, receiver)
    for ident in tables:
        ask_south(host, friend, ident)
        receiver.wait(1)

    told = receiver.wait(2)[1].json
    assert {one["table"] for one in told["items"]} <= set(tables)
    assert "tables wait for you" in told["text"]


def test_what_is_tried_again_keeps_its_id(server: Server, receiver: Receiver) -> None:
    """A receiver that got a post and could not say so knows it again."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    receiver.answers = [500, 503]
    hook(friend, receiver)

    ask_south(host, friend, ident)

    assert len({one["id"] for one in items(receiver, 3)}) == 1


def test_a_hook_that_is_gone_is_forgotten(server: Server, receiver: Receiver) -> None:
    """Whoever answers that there is no such hook is asked no more."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    receiver.answers = [404]
    hook(friend, receiver)
    ask_south(host, friend, ident)
    receiver.wait(1)
    quiet(server)

    assert friend.get("/api/channels")["channels"] == []


def test_an_end_is_told_to_all(server: Server, receiver: Receiver) -> None:
    """When the match is over a hook of the table hears of it once."""
    host = server.browser()
    ident = host.open()
    hook(host, receiver, table=ident, wanted=["over"])
    while not (table := host.table(ident))["outcome"]:
        seat = table["waiting"][0]["seat"]
        offered = host.table(ident, seat)["view"]["actions"]
        host.act(ident, seat, offered[-1]["id"])

    assert [(one["kind"], one["seats"]) for one in items(receiver, 1)] == [("over", [])]


def test_who_is_asked_for_his_consent_is_told(server: Server, receiver: Receiver) -> None:
    """Of a proposal to end the match, also where a bot plays on for him: silence may consent."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    host.post(f"/api/tables/{ident}/seats/south/bot", {}, 200)
    hook(friend, receiver, wanted=["vote"])

    host.post(f"/api/tables/{ident}/votes", {"seat": "north", "wish": "abandon"}, 200)

    (item,) = items(receiver, 1)
    assert (item["kind"], item["table"]) == ("vote", ident)


def test_a_private_message_reaches_its_readers_alone(server: Server, receiver: Receiver) -> None:
    """A hook of the table does not learn that something was said in private; the reader does."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    hook(host, receiver, table=ident)
    with receiving() as own:
        hook(friend, own)
        message = {"seat": "north", "readers": ["south"], "text": "Silesia?"}
        host.post(f"/api/tables/{ident}/messages", message, 204)

        assert [one["kind"] for one in items(own, 1)] == ["message"]
    quiet(server)
    assert receiver.got == []


@pytest.mark.parametrize("form", ["discord", "slack"])
def test_rooms_of_others_are_told_in_their_form(server: Server, receiver: Receiver, form: str) -> None:
    """A name that would call everybody in such a room calls nobody."""
    host, friend = server.browser(), server.browser()
    ident = host.open(seats=LINK, name="<!channel> @everyone **")
    friend.join(host.created["links"]["south"])
    hook(host, receiver, form=form, table=ident)

    ask_south(host, friend, ident)

    (got,) = receiver.wait(1)
    text = got.json.get("content") or got.json["text"]
    assert ident in text
    if form == "discord":
        assert "\\*\\*" in text
        assert got.json["allowed_mentions"] == {"parse": []}
    else:
        assert "&lt;!channel&gt;" in text


def test_only_the_host_sets_up_a_hook_of_a_table(server: Server, receiver: Receiver) -> None:
    """Who holds a seat there may not."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)

    assert hook(friend, receiver, 403, table=ident)["error"] == "not-host"


def test_who_lost_his_seat_is_told_no_more(server: Server, receiver: Receiver) -> None:
    """A browser that was signed out of its seat learns nothing of it, not even what waited for it."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    receiver.answers = [503]
    receiver.headers = {"Retry-After": "1"}
    hook(friend, receiver)
    ask_south(host, friend, ident)
    receiver.wait(1)
    host.delete(f"/api/tables/{ident}/seats/south/others")
    quiet(server)

    assert len(receiver.got) == 1


def test_channels_are_their_browsers_own(server: Server, receiver: Receiver) -> None:
    """Nobody sees, changes or ends what another has set up."""
    host, friend = server.browser(), server.browser()
    seated(host, friend)
    ident = hook(friend, receiver)["channel"]["id"]
    wish = {"wanted": ["over"], "language": "pl"}

    assert host.get("/api/channels")["channels"] == []
    host.post(f"/api/channels/{ident}", wish, 404)
    host.delete(f"/api/channels/{ident}", 404)
    assert friend.post(f"/api/channels/{ident}", wish, 200)["wanted"] == ["over"]
    friend.delete(f"/api/channels/{ident}", 204)
    assert friend.get("/api/channels")["channels"] == []


def test_tables_that_wait_are_told(server: Server) -> None:
    """A browser is told at which tables its seats are asked, and no longer when they have answered."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    assert [one["id"] for one in host.get("/api/waiting")["tables"]] == [ident]

    choose(host, ident, "north")

    assert host.get("/api/waiting")["tables"] == []
    assert [one["seats"] for one in friend.get("/api/waiting")["tables"]] == [["south"]]


def page(browser: Browser, status: int = 201, **more: Any) -> Any:
    """Let the pages of a browser tell."""
    return browser.post("/api/channels/page", {"wanted": ALL, "language": "en", **more}, status)


def news(browser: Browser) -> list[tuple[str, str, bool]]:
    """What the pages of a browser tell."""
    return sorted((one["kind"], one["place"], one["seen"]) for one in browser.get("/api/waiting")["told"])


def test_pages_tell_what_has_happened_elsewhere(server: Server) -> None:
    """Of each kind that is wanted, the same again until it is out of date; whether it is before somebody's eyes."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    assert friend.get("/api/waiting")["told"] is None
    page(friend)
    page(host, wanted=["over"])
    assert news(friend) == []

    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "Well?"}, 204)
    ask_south(host, friend, ident)

    place = f"table/{ident}"
    assert news(friend) == news(friend) == [("message", place, False), ("turn", place, False)]
    assert {one["text"] for one in friend.get("/api/waiting")["told"]} >= {"A new message at toy"}
    assert news(host) == []
    with friend.follow(ident, "south") as stream:
        stream.next()
        assert [seen for *_, seen in news(friend)] == [True, True]


def test_pages_tell_nobody_else(server: Server) -> None:
    """Neither another browser of the account nor whoever uses this one when it has been signed out."""
    host, friend, phone = server.browser(), server.browser(), server.browser()
    register(friend, "Paged Piotr")
    sign_in(phone, "Paged Piotr")
    ident = seated(host, friend)
    page(friend)
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "Well?"}, 204)

    assert (len(news(friend)), phone.get("/api/waiting")["told"]) == (1, None)
    assert [one["kind"] for one in friend.get("/api/channels")["channels"]] == ["page"]
    assert phone.get("/api/channels")["channels"] == []
    sign_out(friend)
    assert friend.get("/api/waiting")["told"] is None


def test_pages_of_the_latest_browsers_tell(server: Server) -> None:
    """One more takes the place of the first, so that browsers which nobody uses fill no list; of one there is one."""
    browsers = [server.browser() for _ in range(MOST_PAGES + 2)]
    register(browsers[0], "Many Windows")
    for one in browsers[1:]:
        sign_in(one, "Many Windows")
    for one in browsers:
        page(one)
        page(one)

    told = [one.get("/api/waiting")["told"] for one in browsers]
    assert told == [None, None, *([[]] * MOST_PAGES)]


def test_pages_are_asked_for_as_every_way_is(server: Server) -> None:
    """By somebody who has anything to be told of, in the agreed form; no trial is sent there."""
    host, friend = server.browser(), server.browser()
    page(server.browser(), 403)
    seated(host, friend)
    page(friend, 400, wanted=["everything"])
    page(friend, 400, address="https://club.example/")
    ident = page(friend)["channel"]["id"]
    friend.post(f"/api/channels/{ident}/trial", {}, 400)
    host.delete(f"/api/channels/{ident}", 404)
    friend.delete(f"/api/channels/{ident}", 204)
    assert friend.get("/api/waiting")["told"] is None


def test_nobody_is_told_twice_at_one_place(server: Server, receiver: Receiver) -> None:
    """What a browser had set up is the account's when it signs in, unless the account has it already."""
    host, friend = server.browser(), server.browser()
    register(host, "Once Olga")
    hook(host, receiver)
    sign_out(host)
    seated(friend, host)
    hook(host, receiver)
    hook(host, receiver, address=f"{receiver.url}/other")

    sign_in(host, "Once Olga")

    assert [one["address"] for one in host.get("/api/channels")["channels"]] == [
        receiver.url,
        f"{receiver.url}/other",
    ]


def test_a_secret_answer_is_told_to_nobody(server: Server, receiver: Receiver) -> None:
    """What a seat chooses in secret, or takes back, causes no post, not even to a hook of the whole table."""
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    hook(host, receiver, table=ident)
    hook(host, receiver, form="slack")
    parity = host.table(ident, "north")["view"]["actions"][0]["id"]

    host.act(ident, "north", parity)
    host.post(f"/api/tables/{ident}/undo", {"seat": "north", "count": 1})
    host.act(ident, "north", parity)
    quiet(server)

    assert receiver.got == []


def test_who_is_asked_to_a_table_is_told(server: Server, receiver: Receiver) -> None:
    """To which seat, though he sits nowhere yet."""
    host, friend = server.browser(), server.browser()
    register(host, "Asking Olga")
    register(friend, "Asked Piotr")
    hook(friend, receiver, wanted=["invitation"])
    ident = host.open(seats=LINK)
    host.post(f"/api/tables/{ident}/seats/south/invitation", {"name": "Asked Piotr"}, 204)

    (item,) = items(receiver, 1)

    assert (item["kind"], item["table"], item["seats"]) == ("invitation", ident, ["south"])


def test_an_invitation_that_is_taken_back_is_told_no_more(server: Server, receiver: Receiver) -> None:
    """What could not be delivered by then is not tried again."""
    host, friend = server.browser(), server.browser()
    register(host, "Asking Olga")
    register(friend, "Asked Piotr")
    receiver.answers = [500] * 20
    hook(friend, receiver, wanted=["invitation"])
    ident = host.open(seats=LINK)
    host.post(f"/api/tables/{ident}/seats/south/invitation", {"name": "Asked Piotr"}, 204)
    receiver.wait(1)

    host.delete(f"/api/tables/{ident}/seats/south/invitation", 204)

    quiet(server)
    assert len(receiver.got) < MOST_TRIES


def test_who_has_little_time_left_is_told_once(server: Server, receiver: Receiver) -> None:
    """He alone, and on his own ways: a hook of the table says nothing of it, nor is who has answered told."""
    host, friend = server.browser(), server.browser()
    ident = host.open(seats=LINK, pace={"kind": "days", "main": 3 * 24 * 3600})
    friend.join(host.created["links"]["south"])
    hook(friend, receiver, wanted=["short"])
    hook(host, receiver, wanted=["short"])
    hook(host, receiver, wanted=["short"], table=ident)
    choose(host, ident, "north")
    server.turn_on("steady", 2.8 * 24 * 3600)

    (item,) = items(receiver, 1)

    assert (item["kind"], item["seats"], item["table"]) == ("short", ["south"], ident)
    assert [one["short"] for one in friend.get("/api/waiting")["tables"]] == [True]
    time.sleep(2.5)
    assert len(receiver.got) == 1


def test_a_trial_message_shows_that_a_way_works(server: Server, receiver: Receiver) -> None:
    """It is signed and formed as all others, comes at once, and nobody sends one on another's way."""
    host, friend = server.browser(), server.browser()
    seated(host, friend)
    channel = hook(friend, receiver)["channel"]["id"]

    friend.post(f"/api/channels/{channel}/trial", {}, 204)

    (item,) = items(receiver, 1)
    assert (item["kind"], item["url"].rpartition("/")[2]) == ("trial", "notices")
    assert host.post(f"/api/channels/{channel}/trial", {}, 404)["error"] == "not-found"
    assert friend.post(f"/api/channels/{channel}/trial", {"to": "x"}, 400)["error"] == "bad-request"


def test_a_trial_message_tells_what_is_in_the_way(server: Server, receiver: Receiver) -> None:
    """And many of them are refused."""
    host, friend = server.browser(), server.browser()
    seated(host, friend)
    channel = hook(friend, receiver, address=f"{receiver.url}/nothing-listens".replace(str(receiver.port), "9"))[
        "channel"
    ]

    told = [friend.http.post(f"/api/channels/{channel['id']}/trial", json={}) for _ in range(21)]

    assert (told[0].status_code, told[0].json()["error"]) == (503, "unavailable")
    assert told[-1].json()["error"] == "too-many-requests"
