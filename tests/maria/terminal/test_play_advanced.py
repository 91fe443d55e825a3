"""`pragmatica play` with the advanced game: politics and treaties typed by a script."""

from __future__ import annotations

import pytest

from tests.cli.program import pragmatica

DIVIDED = ("5", "7", "6", "4", "2")  # Austria's troops; Neipperg gets the rest


def table(*lines: str, bots: str = "you,steady,steady", language: str = "en") -> str:
    """What the terminal shows of the seed's table when the troops are divided and these lines are typed."""
    typed = "".join(f"{line}\n" for line in (*DIVIDED, *lines))
    arguments = ("--scenario", "advanced", "--seed", "3", "--bots", bots, "--language", language, "--open")
    result = pragmatica("play", "maria", *arguments, typed=typed)
    assert result.stderr == ""
    return result.stdout


def test_the_status_tells_the_pools() -> None:
    """How far each major power is from victory, and the boxes."""
    shown = table("status")

    assert "Maria Theresa, Austria: 3 markers left in the pool, 0 of 2 battle boxes filled." in shown
    assert "Box Emperor: empty." in shown


def test_politics_are_told() -> None:
    """The display, the offer with what each card does, tracks, boxes and electors."""
    shown = table("politics")

    assert "Austria: which card goes on the political display?" in shown
    assert "Russia: the start: a Prussian general is away." in shown
    assert "East Prussia: Der Alte Dessauer." in shown
    assert "To be expected: Francis 4, Charles 3, open 2. Five elect." in shown


def test_politics_are_told_in_polish() -> None:
    """In the words of the chosen language."""
    shown = table("politics", language="pl")

    assert "Austria: którą kartę wyłożyć na planszę polityki?" in shown
    assert "Prusy Wschodnie: Der Alte Dessauer." in shown


@pytest.mark.rule("M-21.1", "M-21.4")
def test_a_treaty_is_written_and_shown() -> None:
    """Free actions are typed by their ids; a clause in free words is text."""
    lines = ("write-no-attack", "write-austria", "write-france", "treaties", "write-turn-3", "write-words=no tricks")
    shown = table(*lines, "treaties", "propose-louis")

    assert "Your draft: No attack …" in shown
    assert "Your draft: Austria does not attack France until the end of turn 3; “" in shown
    assert "Maria Theresa proposes to Louis XV: Austria does not attack France until the end of turn 3; “" in shown
    assert shown.count("no tricks") >= 3  # when it is written, listed and proposed


def test_the_introductory_game_has_no_politics() -> None:
    """The commands say so."""
    result = pragmatica("play", "maria", "--seed", "3", "--bots", "you,steady,steady", typed="politics\ntreaties\n")
    assert result.stdout.count("There is none of this in the introductory game.") == 2


@pytest.mark.rule("M-13.22")
def test_a_whole_match_ends_with_the_winter_scores() -> None:
    """Bots that are watched play twelve turns; the scores of the winters are told at the end, not before."""
    result = pragmatica("play", "maria", "--scenario", "advanced", "--seed", "5", "--bots", "random")
    told = result.stdout.splitlines()
    end = next(number for number, line in enumerate(told) if line.startswith("Winner:"))

    assert any(line.startswith("Winter of turn 3: Prussia ") for line in told[end:])
    assert not any(line.startswith("Winter of turn") for line in told[:end])
