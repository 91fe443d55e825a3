"""Secret choices of this game over the wire: nobody else is sent another byte."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.server.client import Browser
from tests.server.test_twins import Worlds, make_worlds, same_for

__all__ = ["make_worlds"]
MARIA = {"game": "maria", "scenario": "introductory", "players": 3}
ADVANCED = MARIA | {"scenario": "advanced"}


def test_other_seats_secret_choices_change_no_byte(make_worlds: Callable[..., Worlds]) -> None:
    """Frederick divides his troops differently in two worlds; nobody else sees a difference."""
    _, browsers, ident = make_worlds(MARIA)
    random = Random(1)
    for _ in range(30):
        waiting = browsers[0].table(ident, "spectator")["waiting"]
        seat, kind = random.choice([(one["seat"], one["decision"]["kind"]) for one in waiting])
        offers = [[one["id"] for one in browser.table(ident, seat)["view"]["actions"]] for browser in browsers]
        if (seat, kind) == ("frederick", "divide_troops"):
            picks = [offers[0][0], offers[1][-1]]
        else:
            assert offers[0] == offers[1]
            picks = [random.choice(offers[0])] * 2
        for browser, pick in zip(browsers, picks, strict=True):
            browser.act(ident, seat, pick)
        same_for(browsers, ident, "maria_theresa", "louis", "spectator")


def waiting(browsers: list[Browser], ident: str) -> tuple[str, str]:
    """A seat that owes an answer, and the kind of its question: in both worlds the same."""
    (one, two) = (browser.table(ident, "spectator")["waiting"] for browser in browsers)
    assert one == two
    return one[0]["seat"], one[0]["decision"]["kind"]


def answered(browsers: list[Browser], ident: str, seat: str, *picks: int) -> None:
    """Both worlds go on with one of the offered answers each."""
    for browser, pick in zip(browsers, picks, strict=True):
        browser.act(ident, seat, browser.table(ident, seat)["view"]["actions"][pick]["id"])


@pytest.mark.rule("M-17.32", "M-21.4")
def test_a_placed_card_and_a_draft_change_no_byte(make_worlds: Callable[..., Worlds]) -> None:
    """In one world Frederick drafts a proposal and places another card than in the other; nobody else sees it."""
    _, browsers, ident = make_worlds(ADVANCED)
    others = ("maria_theresa", "louis", "spectator")
    while waiting(browsers, ident)[1] != "place_card":
        answered(browsers, ident, waiting(browsers, ident)[0], 0, 0)
    assert waiting(browsers, ident)[0] == "frederick"
    for free in ("write-peace", "write-prussia", "write-turn-3", "write-words=nothing yet"):
        browsers[0].act(ident, "frederick", free)
    same_for(browsers, ident, *others)
    browsers[0].act(ident, "frederick", "clear")
    answered(browsers, ident, "frederick", 0, 1)
    same_for(browsers, ident, *others)
    answered(browsers, ident, "louis", 0, 0)
    answered(browsers, ident, "frederick", 1, 0)
    assert waiting(browsers, ident) == ("maria_theresa", "place_card")
    same_for(browsers, ident, *others)
