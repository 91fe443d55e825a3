"""Guides to playing, as the site shows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pragmatica import Unreadable
from pragmatica.core import register
from pragmatica.core.guides import Guide, folder, guide, guides, image, images

ROOT = Path(__file__).parents[2]


def test_every_game_has_a_guide() -> None:
    """There is something to read about each game that ships."""
    assert {one.game for one in guides() if one.play} == set(register.shipped())


def test_an_introduction_comes_first() -> None:
    """What teaches to play comes before what it refers to, and an introductory game before the whole."""
    order = [one.id for one in guides()]
    first = [one for one in order if one.endswith("-introductory")]
    assert first
    for one in first:
        assert order.index(one) < order.index(one.replace("-introductory", "-advanced"))
    assert [one.play for one in guides()] == sorted((one.play for one in guides()), reverse=True)


def test_a_guide_has_its_title() -> None:
    """The heading with which its text begins."""
    assert all(one.text.startswith(f"# {one.title}\n") for one in guides())


def test_a_language_without_a_guide_gets_the_english_one() -> None:
    """And it says in which language it is."""
    assert {one.language for one in guides("hu")} == {"en"}


@pytest.mark.parametrize("one", [*guides(), *guides("pl")], ids=lambda one: f"{one.language}-{one.id}")
def test_links_of_a_guide_lead_somewhere(one: Guide) -> None:
    """To another guide, to a picture that is served, or out into the world."""
    here = folder() if one.language == "en" else folder() / one.language
    for target in re.findall(r"\]\(([^)#]+)", one.text):
        if "images/" in target:
            assert target.rpartition("images/")[2] in images()
        elif not target.startswith("https://"):
            assert (here / target).is_file()
            assert guide(Path(target).stem.removeprefix("play-"))


def test_every_guide_that_teaches_is_told_in_polish() -> None:
    """With the same headings, pictures and tables as in English, in the same order."""
    for one in guides():
        if one.play:
            other = guide(one.id, "pl")
            assert other.language == "pl"
            shape = re.compile(r"^(#+ |!\[|\||\d\. |- )", re.MULTILINE)
            assert shape.findall(other.text) == shape.findall(one.text)
            picture = re.compile(r"images/(?:pl/)?([\w-]+)")
            assert picture.findall(other.text) == picture.findall(one.text)


def test_pictures_are_those_that_guides_show() -> None:
    """Other files are not given away, however they are named."""
    assert image("table.png").startswith(b"\x89PNG")
    for name in ("../hosting.md", "nothing.png", "../../pyproject.toml"):
        with pytest.raises(Unreadable):
            image(name)


def test_an_unknown_guide_is_refused() -> None:
    """By its name."""
    with pytest.raises(Unreadable, match="unknown guide"):
        guide("hosting")
