"""`pragmatica lessons`: which there are, and whether each can be played."""

from __future__ import annotations

import json

import pytest

from pragmatica import cli
from pragmatica.core import register
from pragmatica.learning import check, course, every

TAUGHT = next(game for game in register.shipped() if course(game).lessons)


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What the command prints."""
    assert cli.main(["lessons", *arguments]) == code
    return capsys.readouterr().out


def test_lessons_are_listed_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """One object, with each lesson in the order of its course."""
    told = json.loads(said(capsys, TAUGHT, "--json", "--language", "en"))

    assert [one["id"] for one in told["lessons"]] == list(every(TAUGHT))
    assert {one["game"] for one in told["lessons"]} == {TAUGHT}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_a_list_as_data_says_is_said_in_words(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Headings, too, and each in one line."""
    told = json.loads(said(capsys, "--json", "--language", language))["lessons"]

    texts = [one[name] for one in told for name in ("heading", "title", "about")]
    assert [one for one in texts if "\n" in one or one.startswith(tuple(register.shipped()))] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_lessons_are_listed_for_people(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """By name, in the language asked for."""
    told = said(capsys, "--language", language)

    assert all(ident in told for ident in every(TAUGHT))


def test_a_game_without_lessons_lists_none(capsys: pytest.CaptureFixture[str]) -> None:
    """And says so."""
    assert said(capsys, "couriers", "--language", "en") == "There are no lessons yet.\n"


def test_lessons_are_checked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the game is, and what is sound is counted; whether those that ship are is a test of lessons."""
    checked: list[tuple[str, str]] = []
    monkeypatch.setattr(check, "faults", lambda game, ident: checked.append((game, ident)) or [])

    told = json.loads(said(capsys, TAUGHT, "--check", "--json"))

    assert checked == [(TAUGHT, ident) for ident in every(TAUGHT)]
    assert told == {"lessons": len(every(TAUGHT)), "faults": []}


def test_a_fault_ends_the_check_with_1(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """And is printed."""
    monkeypatch.setattr(check, "faults", lambda game, ident: [f"{game}/{ident}: out of order"])

    assert "out of order" in said(capsys, TAUGHT, "--check", code=1)


def test_an_unknown_game_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """With those that there are."""
    assert cli.main(["lessons", "nothing"]) == 2
    assert TAUGHT in capsys.readouterr().err
