"""Board files: faults are found and named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from pragmatica.ancien_regime.check import check, summary
from tests.ancien_regime import boards

Data = dict[str, Any]


@pytest.fixture
def board() -> Data:
    """A copy of the board that ships."""
    return copy.deepcopy(boards.data())


def land(board: Data, ident: str) -> Data:
    """A territory of the board."""
    found: Data = next(one for one in board["territories"] if one["id"] == ident)
    return found


def setup(board: Data, power: str) -> Data:
    """What a power starts 1740 with."""
    found: Data = board["scenarios"]["1740"]["setup"][power]
    return found


@pytest.mark.rule("A-2.1", "A-2.2", "A-2.5", "A-3.2", "A-5.1", "A-5.3", "A-5.4", "A-5.5", "A-5.14", "A-6.6")
def test_the_board_that_ships_is_sound(board: Data) -> None:
    """No fault is found in our own board."""
    assert check(board) == []
    assert summary(board) == {
        "territories": {"home": 53, "contested": 23, "uncontested": 15, "impassable": 3},
        "borders": 192,
        "straits": 2,
        "sea_routes": 17,
        "land_masses": 7,
        "battle_cards": 56,
    }


FAULTS: list[tuple[Callable[[Data], object], str]] = [
    (lambda board: board.pop("territories"), "territories: missing"),
    (lambda board: board.update(version="1"), "version: must be a whole number"),
    (lambda board: board.update(format="maria-board"), "format: must be 'ancien-regime-board'"),
    (lambda board: board["territories"][3].pop("name"), "territories[3].name: missing"),
    (lambda board: board["territories"][3].update(kind="sea"), "territories[3].kind: 'sea'"),
    (lambda board: board["territories"][3].update(id="No Id"), "territories[3].id"),
    (lambda board: board["territories"][3]["source"].update(name="hearsay"), "territories[3].source.name"),
    (lambda board: board["territories"][3].update(name="London"), "territories.name: 'London' occurs 2 times"),
    (lambda board: board["powers"].reverse(), "powers, order_of_powers"),
    (lambda board: board["sea_routes"][0].update(a="atlantis"), "sea_routes[0].a: 'atlantis' is no territory"),
    (lambda board: board["adjacency"]["paris"].append("atlantis"), "adjacency.paris: 'atlantis' is no territory"),
    (lambda board: board["battle_deck"]["cards"][0].update(ability="magic"), "battle_deck.cards[0].ability: 'magic'"),
    (lambda board: board["scenarios"].pop("1756"), "scenarios.1756: missing"),
    (lambda board: board["scenarios"]["1740"]["morale"].pop("spain"), "scenarios.1740.morale.spain: missing"),
    (lambda board: land(board, "silesia").update(value=4), "territory silesia.value: 4"),
    (
        lambda board: land(board, "silesia").update(stripes=["austria"]),
        "territory silesia.stripes: wanted two or three",
    ),
    (lambda board: land(board, "wien").update(stripes=["austria", "spain"]), "territory wien.stripes: only contested"),
    (lambda board: land(board, "wien").pop("owner"), "territory wien.owner: None"),
    (lambda board: land(board, "paris").update(name="Lutetia"), "'Paris' of the rulebook is missing"),
    (lambda board: land(board, "hannover").update(owner="prussia"), "territory hannover: must be a home of britain"),
    (lambda board: land(board, "pfalz").update(elector=False), "electors, territories.elector"),
    (lambda board: land(board, "wien").update(capital=False), "powers.austria.capital"),
    (lambda board: land(board, "paris").update(coastal=True), "territory paris.coastal"),
    (lambda board: land(board, "paris")["polygon"].reverse(), "territory paris.polygon: clockwise"),
    (lambda board: land(board, "paris").update(lon=30), "territory paris.polygon: label or anchor lies outside"),
    (lambda board: land(board, "sardinia")["polygon"].__setitem__(0, [2.35, 48.85]), "cross"),
    (lambda board: board["adjacency"]["paris"].remove("champagne"), "adjacency.champagne: paris does not name it"),
    (lambda board: board["adjacency"]["paris"].append("wien"), "adjacency.paris: wien does not name it in turn"),
    (lambda board: board["straits"].append(["paris", "bretagne"]), "straits: ('bretagne', 'paris')"),
    (lambda board: board["blocked_borders"].append(["paris", "wien"]), "blocked_borders: ('paris', 'wien')"),
    (lambda board: board["sea_routes"].pop(0), "sea_routes: london to holland of britain is missing"),
    (lambda board: board["sea_routes"][0].update(controller="france"), "controller: must be britain or spain"),
    (lambda board: board["sea_routes"][0]["path"].insert(1, [2.3, 48.8]), "path: leads over land"),
    (lambda board: board["sea_routes"][0]["path"].pop(), "path: must lead from a point"),
    (lambda board: board["powers"][3].update(unit_tokens=48), "powers.france: 4 generals and 48 tokens"),
    (lambda board: board["minor_powers_by_player_count"].update({"6": ["spain"]}), "minor_powers_by_player_count"),
    (lambda board: board["battle_deck"]["cards"][0].update(count=13), "battle_deck.cards.count: wanted 56"),
    (lambda board: board["wheel"]["start_slots"].update(spain=2), "wheel.start_slots"),
    (lambda board: board["wheel"]["table"][0].update(drill="spain"), "wheel.table[0].drill: 'spain'"),
    (lambda board: board["tracks"]["influence"].update(win_at=40), "tracks.influence: 40, the rules say 25"),
    (
        lambda board: board["scenarios"]["1740"]["status"]["neutral"].append("spain"),
        "scenarios.1740.status: wanted each",
    ),
    (lambda board: board["scenarios"]["1756"]["morale"].update(spain=16), "scenarios.1756.morale.spain: 16"),
    (lambda board: setup(board, "britain")["generals"][0].update(units=4), "setup.britain.generals: 4 units in london"),
    (lambda board: setup(board, "britain")["generals"].pop(), "setup.britain.generals: wanted 3"),
    (lambda board: setup(board, "spain")["generals"][0].update(territory="wien"), "'wien' is no place for it"),
    (lambda board: setup(board, "spain")["garrisons"][0].update(territory="silesia"), "two garrisons in silesia"),
    (lambda board: board["map"].clear(), "map.land_edges: missing"),
    (lambda board: board["tracks"].update(influence=25), "tracks.influence: must be an object, is 25"),
    (lambda board: board["tracks"].pop("arbiter_morale_by_turn"), "tracks.arbiter_morale_by_turn: missing"),
    (lambda board: board["minor_powers_by_player_count"].update({"6": False}), "minor_powers_by_player_count.6"),
    (lambda board: board["wheel"]["table"].append([]), "wheel.table[7]: must be an object, is []"),
    (lambda board: board["scenarios"]["1756"]["status"]["neutral"].append([]), "scenarios.1756.status.neutral"),
    (lambda board: land(board, "paris")["polygon"][0].__setitem__(0, 10**30), ".polygon[0][0]: must be 360 at most"),
    (lambda board: land(board, "paris")["polygon"].append(7), "]: must be a list, is 7"),
    (lambda board: land(board, "paris").update(label=["x", 1]), ".label[0]: must be a number"),
    (
        lambda board: board["sea_routes"][0].update(path=[[1, 2, 3]]),
        "sea_routes[0].path[0]: must have 2 entries at most",
    ),
    (lambda board: board["straits"].append("paris"), "straits[2]: must be a list"),
    (lambda board: board["electors"].append([]), "electors[8]: must be text"),
    (lambda board: board["adjacency"].pop("paris"), "adjacency.paris: missing"),
    (lambda board: board["adjacency"].update(paris=1.5), "adjacency.paris: must be a list"),
    (lambda board: board["scenarios"].update({"1740": "1741"}), "scenarios.1740: must be an object"),
    (lambda board: board["scenarios"]["1756"].update(setup=True), "scenarios.1756.setup: must be an object"),
]


@pytest.mark.parametrize(("spoil", "fault"), FAULTS)
def test_faults_are_named(board: Data, spoil: Callable[[Data], object], fault: str) -> None:
    """Each thing that is wrong with a board is found, and the message says where."""
    spoil(board)

    assert any(fault in one for one in check(board)), check(board)


@pytest.mark.parametrize("data", [None, [], "a board", 7])
def test_what_is_no_board_at_all_is_said(data: object) -> None:
    """Anything but an object is refused."""
    assert check(data) == ["the file must hold one JSON object"]
