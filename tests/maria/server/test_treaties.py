"""Free words of a treaty on the server: through batches, the database, a restart, and replays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser

ADVANCED = {"game": "maria", "scenario": "advanced", "players": 3}
TEXT = '<script>alert("1")</script> & {braces} \\ Śląsk ‑ שלום ' + "x" * 100


def begun(host: Browser) -> str:
    """A table whose set-up is over; this browser holds all seats."""
    ident = host.open(**ADVANCED)
    while (waiting := host.table(ident)["waiting"])[0]["decision"]["kind"] == "divide_troops":
        seat = waiting[0]["seat"]
        host.act(ident, seat, host.table(ident, seat)["view"]["actions"][0]["id"])
    return ident


def texts(table: Any) -> list[str]:
    """The free words that are in force."""
    agreements = table["view"]["observation"]["realm"]["agreements"]
    return [one["clause"]["text"] for one in agreements if one["clause"]["form"] == "words"]


@pytest.mark.rule("M-21.2", "M-21.4")
def test_words_outlive_the_server(make_server: MakeServer) -> None:
    """They are the same after a kill, and in a replay of their step, and not before."""
    server = make_server().start()
    host = server.browser()
    ident = begun(host)
    host.act(ident, "frederick", f"write-words={TEXT}", "propose-maria_theresa")
    host.act(ident, "maria_theresa", "accept-1")
    step = host.table(ident)["step"]
    server.kill()
    server.start()

    assert texts(host.table(ident, "louis")) == [TEXT]
    replay = host.get(f"/api/tables/{ident}/replay", step=step, as_="louis")
    assert texts(replay) == [TEXT]
    assert texts(host.get(f"/api/tables/{ident}/replay", step=step - 1, as_="louis")) == []
    assert "frederick: propose-maria_theresa" in host.http.get(f"/api/tables/{ident}/record").text


@pytest.mark.rule("M-21.3", "M-21.2")
@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("write-words=two\nlines", "maria-why-words-bad-sign"),
        ("write-words=\u202eback", "maria-why-words-bad-sign"),
        ("write-words=" + "ż" * 91, "maria-why-words-too-long"),
        ("propose-louis", "maria-why-draft-empty"),
        ("accept-9", "maria-why-proposal-gone"),
    ],
)
def test_what_is_wrong_is_told(host: Browser, action: str, message: str) -> None:
    """A refusal has its rule, and the question why tells the same to a seat that is not asked."""
    ident = begun(host)
    answer = host.act(ident, "maria_theresa", action, status=422)
    assert [one["message_id"] for one in answer["reasons"]] == [message]
    why = host.get(f"/api/tables/{ident}/why-not", seat="maria_theresa", target=action)
    assert [one["message_id"] for one in why["reasons"]] == [message]


@pytest.mark.rule("E-10")
def test_drafts_reach_nobody_else(host: Browser) -> None:
    """Others are sent nothing while a proposal is written, and its words once it is made."""
    ident = begun(host)
    with host.follow(ident, "louis") as stream:
        stream.online("maria_theresa", "louis", "frederick")
        host.act(ident, "frederick", "write-words=secret so far")
        assert stream.silent()
        host.act(ident, "frederick", "propose-maria_theresa")
        update = stream.next()

    (event,) = [one for one in update["events"] if one["kind"] == "proposed"]
    assert event["fields"]["clauses"] == [{"form": "words", "text": "secret so far"}]
