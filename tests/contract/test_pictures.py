"""Boards as pictures: for every game that draws one, and of a seat no more than it knows."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Final
from xml.etree import ElementTree

import pytest
from PIL import Image

import pragmatica
from pragmatica import wording
from tests.samples import ALL, GAMES, GRANDEST, PLAYED, Sample, play, ships

SHIPPED: Final = [pytest.param(one, id=f"{one.game}-{one.scenario}-{one.players}") for one in ALL if ships(one)]
ANSWERS: Final = 150


def said(svg: str) -> list[str]:
    """All writing of a picture."""
    return [text for text in ElementTree.fromstring(svg).itertext() if text.strip()]


@pytest.mark.parametrize("sample", SHIPPED)
def test_a_board_is_drawn_from_what_a_spectator_sees(sample: Sample) -> None:
    """The picture is a whole SVG that needs nothing from elsewhere and names the game; so at the start and later on."""
    match = sample.new()
    for _ in range(2):
        svg = match.picture().svg
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert not [one for one in ("href", "url(http", "<script", "<style") if one in svg]
        play(match, Random(1), ANSWERS)


@pytest.mark.parametrize("language", wording.LANGUAGES)
@pytest.mark.parametrize("sample", PLAYED)
def test_its_title_is_in_the_language_asked_for(sample: Sample, language: str) -> None:
    """The game is called as it is in that language."""
    name = wording.Catalogue(language, sample.game).text(f"{sample.game}-name")

    assert name in said(sample.new().picture(language=language).svg)


@pytest.mark.parametrize("sample", GRANDEST)
def test_a_picture_tells_a_seat_nothing_that_it_cannot_know(sample: Sample) -> None:
    """In a twin world, which a seat cannot tell from the real one, its picture is the same, and so is a spectator's."""
    match = sample.begun(ANSWERS)
    for viewer in (None, *match.seats):
        twin = match.resample(viewer, Random(2))
        assert twin.picture(viewer).svg == match.picture(viewer).svg


@pytest.mark.parametrize("sample", PLAYED)
def test_a_notebook_shows_a_match_as_a_spectator_sees_it(sample: Sample) -> None:
    """The match itself is a picture there, and a picture is one, too."""
    match = sample.begun(ANSWERS)
    picture = match.picture()

    assert match._repr_svg_() == picture._repr_svg_() == picture.svg


@pytest.mark.parametrize("sample", PLAYED)
def test_a_picture_is_saved_as_its_name_ends(sample: Sample, tmp_path: Path) -> None:
    """As an SVG or as a PNG of the width asked for."""
    picture = sample.new().picture()
    picture.save(tmp_path / "board.svg")
    picture.save(tmp_path / "board.png", 320)

    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == picture.svg
    with Image.open(tmp_path / "board.png") as image:
        assert image.width == 320
        assert len(image.convert("RGB").getcolors(1 << 20) or ()) > 20


@pytest.mark.parametrize(
    ("name", "width"), [("board.gif", 100), ("board", 100), ("board.png", 0), ("board.png", 99_999)]
)
def test_what_cannot_be_saved_is_refused(name: str, width: int, tmp_path: Path) -> None:
    """A name that ends otherwise, and a width out of bounds."""
    picture = next(one for one in ALL if ships(one)).new().picture()

    with pytest.raises(pragmatica.Unreadable):
        picture.save(tmp_path / name, width)
    assert not (tmp_path / name).exists()


def test_without_its_package_a_png_is_refused_and_an_svg_is_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The refusal names the package."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    picture = next(one for one in ALL if ships(one)).new().picture()

    picture.save(tmp_path / "board.svg")
    with pytest.raises(pragmatica.Unreadable, match="resvg_py"):
        picture.save(tmp_path / "board.png")


@pytest.mark.parametrize("sample", [one for one in GAMES if not ships(one)])
def test_a_game_without_pictures_says_so(sample: Sample) -> None:
    """Its board is refused, and a notebook shows it as it would without."""
    match = sample.new()

    assert match._repr_svg_() is None
    with pytest.raises(pragmatica.Unreadable, match="no pictures"):
        match.picture()


@pytest.mark.parametrize("sample", PLAYED)
def test_no_writing_is_cut_off(sample: Sample) -> None:
    """Every name stands on the sheet; numbers of a grid go on beyond it."""
    root = ElementTree.fromstring(sample.begun(ANSWERS).picture().svg)
    left, _, w, _ = map(float, root.attrib["viewBox"].split())
    names = [one for one in root.iter("{http://www.w3.org/2000/svg}text") if not (one.text or "").isdecimal()]
    for one in names:
        width = len(one.text or "") * float(one.attrib["font-size"]) * 0.4
        start = float(one.attrib["x"]) - width * {"start": 0, "middle": 0.5, "end": 1}[one.attrib["text-anchor"]]
        assert left <= start, one.text
        assert start + width <= left + w, one.text
