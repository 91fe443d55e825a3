"""Events of the advanced game by name: who learns what, and in whose hands Saxony was at that moment."""

from __future__ import annotations

import pytest

from pragmatica.maria.kept import clauses, log, log_advanced
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, JOINT, PRUSSIA, RESERVE, SAXONY
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY, NEUTRAL, PRUSSIAN_ALLY
from pragmatica.maria.named.events import Events
from tests.maria import realm

SEATS = ("maria_theresa", "louis", "frederick")
BOARD = realm.board()
EVENTS = Events(BOARD, SEATS, [1, 1, 2, 2, 2, 0])
CARD = BOARD.card_number["d1-spades-5"]


def seen(*raw: int, viewer: str | None = None) -> dict[str, object]:
    """One event as the viewer learns of it."""
    (event,) = EVENTS.named([raw])
    found = event.seen_by(viewer)
    assert found is not None
    return dict(found)


@pytest.mark.parametrize(
    ("raw", "fields"),
    [
        ((log_advanced.POLITICAL_REVEALED, 0), {"political": "political:waffenhilfe"}),
        ((log_advanced.TRUMP_NAMED, 0, 3), {"seat": "seat:maria_theresa", "suit": "suit:spades"}),
        ((log_advanced.TRUMP_TURNED, RESERVE), {"suit": "suit:reserve", "shown": []}),
        ((log_advanced.BOX_TAKEN, 1, AUSTRIA), {"box": "box:emperor", "power": "power:austria"}),
        ((log_advanced.ELECTED, 1, 5), {"candidate": "candidate:charles", "votes": 5}),
        (
            (log_advanced.VOTED, JOINT, BOARD.city_number["koeln"], 0),
            {"power": "power:joint", "city": "city:koeln", "candidate": "candidate:francis"},
        ),
        (
            (log_advanced.MARKER_MOVED, 0, 2, 3),
            {"track": "track:saxony", "from_field": "field:sax3", "to_field": "field:sax4"},
        ),
        (
            (log_advanced.SAXONY_CHANGED, NEUTRAL, PRUSSIAN_ALLY),
            {"status": "status:neutral", "former_status": "status:prussian_ally"},
        ),
        (
            (log_advanced.BATTLE_POINTS, AUSTRIA, PRUSSIA, 2, 1, 0),
            {"power": "power:austria", "opponent": "power:prussia", "points": 2, "gained": 1, "paid": 0},
        ),
        ((log_advanced.INCOME_CHANGED, FRANCE, -1, 1), {"power": "power:france", "change": -1, "game": True}),
        ((log.GAME_OVER, 2, 6), {"winner": "seat:frederick", "reason": "outcome:pool-empty"}),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_things_of_politics_have_typed_names(raw: tuple[int, ...], fields: dict[str, object]) -> None:
    """Cards, tracks and their spaces, boxes, candidates, and Saxony's status are named so that a text finds them."""
    assert seen(*raw) == {"kind": log.NAMES[raw[0]], **fields}


@pytest.mark.rule("M-17.32", "M-17.40")
def test_a_placed_card_is_its_owners_secret() -> None:
    """The others learn that a card was laid, not which; when it is turned up all learn it."""
    placed = (log_advanced.CARD_PLACED, PRUSSIA, CARD)
    assert seen(*placed, viewer="frederick")["card"] == "card:d1-spades-5"
    assert [set(seen(*placed, viewer=viewer)) for viewer in ("louis", None)] == [{"kind", "power"}] * 2
    assert seen(log_advanced.DISPLAY_REVEALED, PRUSSIA, CARD)["shown"] == ["card:d1-spades-5"]


@pytest.mark.rule("M-20.4", "M-8.15")
def test_only_the_receiver_knows_a_subsidys_card() -> None:
    """The giver has handed it over without looking."""
    passed = (log.SUBSIDY_CARD, PRUSSIA, FRANCE, CARD)
    assert ["card" in seen(*passed, viewer=viewer) for viewer in (*SEATS, None)] == [False, False, True, False]


@pytest.mark.rule("M-19.36", "M-19.37")
@pytest.mark.parametrize(
    ("changes", "status", "owners"),
    [
        ([], PRUSSIAN_ALLY, ["frederick"]),
        ([], NEUTRAL, ["maria_theresa"]),
        ([(NEUTRAL, PRUSSIAN_ALLY)], NEUTRAL, ["frederick", "maria_theresa"]),
        ([(AUSTRIAN_ALLY, NEUTRAL)], AUSTRIAN_ALLY, ["maria_theresa", "maria_theresa"]),
        (
            [(NEUTRAL, PRUSSIAN_ALLY), (PRUSSIAN_ALLY, NEUTRAL)],
            PRUSSIAN_ALLY,
            ["frederick", "maria_theresa", "frederick"],
        ),
    ],
)
def test_saxonys_secrets_are_told_to_whoever_leads_it_then(
    changes: list[tuple[int, int]], status: int, owners: list[str]
) -> None:
    """Before it leaves Prussia that is Frederick, afterwards Maria Theresa, also within one answer."""
    drawn = (log.CARDS_DRAWN, SAXONY, CARD)
    raw: list[tuple[int, ...]] = [drawn]
    for change in changes:
        raw += [(log_advanced.SAXONY_CHANGED, *change), drawn]
    told = [event for event in EVENTS.named(raw, status) if event.kind == "cards-drawn"]

    assert [list(event.private) for event in told] == [[owner] for owner in owners]


@pytest.mark.rule("M-21.4")
def test_everybody_reads_what_is_proposed() -> None:
    """The clauses, by their fields."""
    told = seen(log_advanced.PROPOSED, 0, 2, 7, clauses.NO_ATTACK, PRUSSIA, AUSTRIA, 3)
    assert (told["seat"], told["answering"], told["number"]) == ("seat:maria_theresa", "seat:frederick", 7)
    assert told["clauses"] == [
        {"form": "no-attack", "power": "power:prussia", "other": "power:austria", "until": 3},
    ]


@pytest.mark.rule("M-20.2")
def test_who_agrees_with_himself_asks_nobody() -> None:
    """A contract between two powers of one player."""
    assert seen(log_advanced.PROPOSED, 2, 2, 7, clauses.CONTRACT, PRUSSIA, SAXONY, 2, 1)["answering"] is None


def test_the_scores_of_a_winter_are_in_no_event() -> None:
    """Only that they were written down."""
    assert seen(log_advanced.WINTER_SCORED, 3) == {"kind": "winter-scored", "turn": 3}
