"""Board files: faults are found and named, corrected boards are kept by their digest and played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pragmatica
from pragmatica import Unreadable
from pragmatica.cli import main as run
from pragmatica.kit import boards
from pragmatica.maria.check import check, summary
from pragmatica.maria.game import GAME, Maria

Board = dict[str, Any]


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Board:
    """A copy of the board that ships; imported boards go to a folder of their own."""
    monkeypatch.setenv("PRAGMATICA_DATA", str(tmp_path))
    return boards.shipped("maria")


def city(board: Board, ident: str) -> dict[str, Any]:
    """A city of the board."""
    found: dict[str, Any] = next(one for one in board["cities"] if one["id"] == ident)
    return found


@pytest.mark.rule("M-3.1", "M-3.2", "M-3.5", "M-3.7", "M-4.6", "M-4.10")
def test_the_board_that_ships_is_sound(board: Board) -> None:
    """No fault is found in our own board."""
    assert check(board) == []
    assert summary(board)["sectors"] == 44


FAULTS: list[tuple[Callable[[Board], object], str]] = [
    (lambda board: board.pop("cities"), "cities: missing"),
    (lambda board: board["offmap_boxes"].append(7), "offmap_boxes[4]: must be an object, is 7"),
    (lambda board: board["text"]["regions"].update(hannover=True), "text.regions.hannover: must be an object, is True"),
    (lambda board: board.update(version="1"), "version: must be a whole number"),
    (lambda board: board.update(format="chess-board"), "format: must be 'maria-board', is 'chess-board'"),
    (lambda board: board["cities"][3].pop("name"), "cities[3].name: missing"),
    (
        lambda board: board["cities"][3].update(fortress="huge"),
        "cities[3].fortress: 'huge'; possible: none, minor, major",
    ),
    (lambda board: board["cities"][3].update(id="No Id"), "cities[3].id: 'No Id' is not a word"),
    (lambda board: board["cities"][3].update(id="berlin"), "cities.id: 'berlin' occurs 2 times"),
    (lambda board: board["roads"][0].update(a="atlantis"), "roads[0].a: 'atlantis' is no city"),
    (lambda board: board["roads"].append(dict(board["roads"][0])), "roads: a road occurs twice"),
    (lambda board: board["roads"][0].update(km=900), "km: 900 noted"),
    (lambda board: city(board, "berlin").update(x=0), "city berlin: x, y"),
    (lambda board: city(board, "dresden").update(fortress="minor"), "city dresden: must be a major fortress of saxony"),
    (lambda board: city(board, "praha").update(elector=False), "cities.elector"),
    (lambda board: board["sectors"][0].update(suit=board["sectors"][1]["suit"]), "sectors"),
    (lambda board: board["setup"]["powers"].pop("saxony"), "setup.powers.saxony: missing"),
    (lambda board: board["setup"]["powers"]["prussia"].update(hand=8), "setup.powers.prussia.hand: 8, the rules say 9"),
    (lambda board: board["setup"]["powers"]["prussia"]["generals"][0].update(city="wien"), "enemy's"),
    (lambda board: board["setup"]["powers"]["prussia"]["generals"][0].update(city="atlantis"), "is no city"),
    (lambda board: board["setup"]["victory_markers_on_map"].pop(), "setup.victory_markers_on_map"),
    (lambda board: board["setup"]["introductory"].update(turns=10), "setup.introductory"),
    (lambda board: board["tactical_deck"]["composition"].pop(), "tactical_deck.composition"),
    (lambda board: board["political_cards"][0].update(spec="P-99"), "political_cards.spec"),
    (lambda board: board["political_tracks"][0].update(id="spain"), "political_tracks.id"),
    (lambda board: board["text"]["powers"]["prussia"].pop("ja"), "text.powers.prussia.ja: missing"),
    (lambda board: board["maps"].clear(), "maps.id: wanted flanders, bohemia"),
    (lambda board: board["maps"][1].pop("y"), "maps[1].y: missing"),
    (lambda board: board["maps"][1].update(x="left"), "maps[1].x: must be a number, is 'left'"),
    (lambda board: board["tactical_deck"]["composition"][35].pop("value"), "composition[35].value: missing"),
    (lambda board: board["setup"]["powers"]["prussia"]["trains"].append(7), "trains[2]: must be an object, is 7"),
    (lambda board: board["political_display"]["square_order"].append([]), "square_order[4]: must be text, is []"),
    (lambda board: board["roads"].clear(), "roads"),
    (lambda board: board.update(note="\ud800"), "note: '\\ud800' holds half a character"),
    (lambda board: board.update(note=float("nan")), "note: nan; must be"),
]


@pytest.mark.parametrize(("spoil", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_fault_is_named(board: Board, spoil: Callable[[Board], object], fault: str) -> None:
    """A spoiled board is refused with the field and what is wrong."""
    spoil(board)
    assert any(fault in one for one in check(board)), check(board)


@pytest.mark.parametrize("data", [None, [], "board", 3])
def test_what_is_no_object_is_refused(data: object) -> None:
    """A file with something else than an object is no board."""
    assert check(data) == ["the file must hold one JSON object"]


def test_a_corrected_board_is_imported_and_played(board: Board, tmp_path: Path) -> None:
    """Export, edit, check, import: the board is kept by digest, and matches can use it."""
    path = tmp_path / "board.json"
    assert run(["board", "export", "maria", str(path)]) == 0
    edited = json.loads(path.read_text(encoding="utf-8"))
    city(edited, "berlin")["basis"] = "public"
    path.write_text(json.dumps(edited), encoding="utf-8")
    assert run(["board", "check", "maria", str(path)]) == 0
    assert run(["board", "import", "maria", str(path)]) == 0
    (digest,) = boards.known("maria")
    fresh = Maria()
    assert fresh.board(digest)[1] == edited
    match = pragmatica.new("maria", scenario="introductory", players=3, board=digest, seed=1)
    assert pragmatica.load(match.to_json()).setup.board == digest != GAME.board()[0]


def test_a_faulty_board_is_not_imported(board: Board, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An import ends with 1 and the first fault, and keeps nothing."""
    board["cities"][3].pop("name")
    path = tmp_path / "board.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    assert run(["board", "import", "maria", str(path)]) == 1
    assert "cities[3].name" in capsys.readouterr().err
    assert run(["board", "check", "maria", str(path), "--json"]) == 1
    assert boards.known("maria") == []


def test_an_export_overwrites_nothing(board: Board, tmp_path: Path) -> None:
    """A file that exists is left alone."""
    path = tmp_path / "board.json"
    path.write_text("mine", encoding="utf-8")
    assert run(["board", "export", "maria", str(path)]) == 1
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_changed_import_is_noticed(board: Board) -> None:
    """An imported file that somebody changed afterwards is not played on."""
    path = boards.keep("maria", board)
    path.write_text(path.read_text(encoding="utf-8").replace("Berlin", "Bärlin"), encoding="utf-8")
    with pytest.raises(Unreadable, match="changed"):
        boards.imported("maria", path.stem)


@pytest.mark.parametrize(
    ("arguments", "shown"), [(["sagan"], "silesia"), (["Königgrätz"], "austria"), ([], "reconstruction")]
)
def test_a_board_can_be_looked_at(
    board: Board, arguments: list[str], shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """`board show` tells of a city, or of the board and where its facts come from."""
    assert run(["board", "show", "maria", *arguments]) == 0
    assert shown in capsys.readouterr().out


def test_an_unknown_city_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A city that the board does not have ends with 1."""
    assert run(["board", "show", "maria", "atlantis"]) == 1
    assert "atlantis" in capsys.readouterr().err
