"""Events by name: who learns what."""

from __future__ import annotations

import pytest

from pragmatica.ancien_regime.kept import log
from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.named.events import Events
from pragmatica.core.errors import Value
from tests.ancien_regime.boards import board

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
MAJORS = [0, 1, 2, 3, 4, 5, AUSTRIA]  # six players; Austria controls the Ottoman Empire
TWO, FIVE = 0, 3  # kinds of cards


def told(viewer: str | None, *raw: tuple[int, ...], controllers: list[int] = MAJORS) -> list[dict[str, Value]]:
    """What the viewer is told of these events."""
    named = Events(board()).named(list(raw), controllers)
    return [seen for event in named if (seen := event.seen_by(viewer)) is not None]


def test_names_are_typed() -> None:
    """Generals, territories and powers are named so that a text can look them up."""
    land = board().number
    assert told(None, (log.MOVED, FRANCE, board().stuart, land["paris"], land["picardie"])) == [
        {
            "kind": "moved",
            "power": "power:france",
            "general": "general:france-4",
            "from_land": "land:paris",
            "to_land": "land:picardie",
        }
    ]


@pytest.mark.parametrize(
    ("raw", "kind", "rule"),
    [
        ((log.LEFT_BOARD, FRANCE, 0, 0, 2), "left-board", "A-9.91"),
        ((log.BEATEN_LEFT, FRANCE, 0, 0, 2), "left-board", "A-10.41"),
        ((log.WITHDREW, FRANCE, 0, 0, 1), "withdrew", "A-9.90"),
        ((log.BEATEN_WITHDREW, FRANCE, 0, 0, 1), "withdrew", "A-10.41"),
        ((log.CONTROL_TAKEN, AUSTRIA, OTTOMAN, RUSSIA, 3), "control-taken", "A-12.12"),
        ((log.CONTROL_FALLEN, AUSTRIA, OTTOMAN, RUSSIA, 0), "control-taken", "A-12.13"),
    ],
)
def test_the_same_happens_by_several_rules(raw: tuple[int, ...], kind: str, rule: str) -> None:
    """Beaten generals go by another rule than those who withdraw; so does control without an auction."""
    (event,) = Events(board()).named([raw], MAJORS)

    assert (event.kind, event.rule) == (kind, rule)


@pytest.mark.rule("A-5.8", "A-14", "A-15.7")
def test_drawn_cards_are_the_owners() -> None:
    """Everybody sees how many cards are drawn; only the player of the power sees which."""
    raw = (log.CARDS_DRAWN, PRUSSIA, TWO, FIVE)
    assert told("prussia", raw)[0]["cards"] == ["battle-card:2", "battle-card:5"]
    assert [told(viewer, raw)[0] for viewer in ("austria", None)] == [
        {"kind": "cards-drawn", "power": "power:prussia", "count": 2}
    ] * 2


@pytest.mark.rule("A-12.14")
def test_cards_of_a_minor_power_are_its_players() -> None:
    """Austria, which controls the Ottoman Empire, sees what it draws."""
    raw = (log.CARDS_DRAWN, OTTOMAN, TWO)
    assert "cards" in told("austria", raw)[0]
    assert "cards" not in told("russia", raw)[0]


@pytest.mark.rule("A-12.14")
def test_a_card_belongs_to_who_had_the_power_then() -> None:
    """In one answer Russia's Ottoman Empire draws, passes to Austria, and draws again: each sees its own card."""
    draw = (log.CARDS_DRAWN, OTTOMAN, TWO)
    raw = (draw, (log.CONTROL_TAKEN, AUSTRIA, OTTOMAN, RUSSIA, 3), draw)
    assert ["cards" in one for one in told("russia", *raw)] == [True, False, False]
    assert ["cards" in one for one in told("austria", *raw)] == [False, False, True]


@pytest.mark.rule("A-12.21", "A-14")
def test_events_keep_the_cards_of_uncontrolled_powers() -> None:
    """Nobody is told a face; who decides for the power in a battle sees its hand there."""
    controllers = [*MAJORS[:OTTOMAN], NOBODY]
    for raw in ((log.CARDS_DRAWN, OTTOMAN, TWO), (log.CARD_PLAYED, OTTOMAN, 21, 0, TWO)):
        for viewer in ("britain", "france", None):
            (seen,) = told(viewer, raw, controllers=controllers)
            assert not {"cards", "card"} & set(seen)


@pytest.mark.rule("A-10.26", "A-15.7")
def test_a_card_in_battle_is_hidden() -> None:
    """Who plays a card face down is told its value, the others that a card was played."""
    raw = (log.CARD_PLAYED, FRANCE, 10, 0, FIVE)
    assert told("france", raw)[0]["card"] == "battle-card:5"
    assert "card" not in told("britain", raw)[0]


@pytest.mark.rule("A-9.21")
def test_given_cards_are_seen_by_giver_and_receiver() -> None:
    """The faces of Mercenaries are an event that no one else learns of."""
    raw = (log.GIFT_CARDS, PRUSSIA, FRANCE, FIVE)
    for viewer in ("france", "prussia"):
        assert told(viewer, raw)[0]["cards"] == ["battle-card:5"]
    assert [told(viewer, raw) for viewer in ("austria", None)] == [[], []]


@pytest.mark.rule("A-5.18")
def test_a_sea_move_is_told_by_its_route() -> None:
    """Who asks for consent names the territories of the way, or the route."""
    raw = (log.CONSENT_ASKED, BRITAIN, 6, 128)
    assert told(None, raw)[0]["path"] == [f"route:{board().route_ids[0]}"]


@pytest.mark.rule("A-12.17")
def test_control_can_be_kept() -> None:
    """Who wins the auction of a power that he had is told to keep it; another takes it from him."""
    kept = (log.CONTROL_TAKEN, AUSTRIA, OTTOMAN, AUSTRIA, 2)
    taken = (log.CONTROL_TAKEN, AUSTRIA, OTTOMAN, RUSSIA, 2)
    assert [(one["kept"], one["former"]) for one in told(None, kept, taken)] == [(True, None), (False, "power:russia")]
