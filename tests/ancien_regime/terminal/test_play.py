"""`pragmatica play ancien_regime`: matches of Ancien Régime in the terminal, typed by a script."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica as library
from pragmatica.kit.terminal import Texts, describer
from tests.cli.program import pragmatica

NUMBERS = "".join(f"{number}\n" for number in (2, 1, 3, 1, 4, 5, 1, 6, 0)) * 100


def table(*arguments: str, lines: str = "", code: int = 1) -> str:
    """What the terminal shows of a table at which these lines are typed; the input's end leaves it."""
    result = pragmatica("play", "ancien_regime", "--seed", "3", *arguments, typed=lines)
    assert result.returncode == code, result.stderr
    assert result.stderr == ""
    return result.stdout


def prussia(*lines: str) -> str:
    """What Prussia is shown when it has named Frederick and then types these lines."""
    return table("--players", "5", "--bots", "random,you,random,random,random", lines="\n".join(("1", *lines, "")))


def test_a_whole_match_is_watched() -> None:
    """Bots play to the last round; a spectator reads what everybody may know."""
    shown = table("--players", "4", "--option", "round_limit=6", "--bots", "random", code=0)

    assert "Round 6 begins." in shown
    assert "Great Britain draws a card.\nGreat Britain discards" in shown
    assert "Winner:" in shown
    assert "The last round is over" in shown
    assert shown.rstrip().splitlines()[-1].endswith("Influence.")


def test_several_persons_share_a_screen() -> None:
    """The powers that act at once are asked one after the other; each question names its power."""
    shown = table("--bots", "you", "--open", lines="1\n1\nend\nend\n")

    assert "Great Britain: which card is discarded?" in shown
    assert "Spain: Money or cards for allies?" in shown
    assert "Russia: what does Leadership do?" in shown
    assert "France: what is bought?" in shown


def test_numbers_play_on_and_on() -> None:
    """Whoever types numbers gets through rounds, in both languages."""
    shown = table("--players", "4", "--bots", "you", "--open", "--language", "pl", lines=NUMBERS)

    assert "Zaczyna się runda 2." in shown


TOLD = {
    "status": ["First is ", "Spain: French Coalition. Influence 0, Morale 4, Money 0, 4 cards. Minor power"],
    "wheel": ["Movement: Prussia, being asked.", "Round 1, turn 3: Imperial election; Drill Austria"],
    "income": ["Taxation in 2 turns: 4 Money (Berlin 2, Pomerania 1, Borussia 1)."],
    "pieces": [
        "Frederick II (Prussian General 1): Berlin, 3 units.",
        "Charles Edward Stuart (French General 4): off the board, 2 units waiting.",
        "Garrisons of Great Britain: Holland with a fortress.",
    ],
    "lands": ["Prussia controls: Berlin 2, Mecklenburg,"],
    "diplomacy": ["Prussia: allied with France, Spain; at war with Great Britain, Austria, Russia."],
    "electors": ["Berlin: Prussia votes."],
    "hand": ["Prussia: 2, 3, 4, 4, 5, 5."],
    "map Holland": [
        "Holland: contested by Great Britain, France, value 2.",
        "Now held by Great Britain; garrison in a fortress.",
        "Sea route to London (Great Britain).",
    ],
    "map prussia-1": ["Here: Frederick II (Prussian General 1), 3 units."],
    "map Spain": ["Spain controls: Madrid 2"],
    "map Atlantis": ["“Atlantis”"],
    "why france": ["France is an ally of Prussia. [A-9.61]"],
    "help": ["wheel: the actions of this turn"],
}


@pytest.fixture(scope="module")
def told() -> str:
    """What Prussia is shown when it asks for everything, then moves Frederick."""
    return prussia(*TOLD, "Austria", "P1 Magdeburg", "no", "no", "pieces")


@pytest.mark.parametrize("line", [line for lines in TOLD.values() for line in lines])
def test_commands_tell_the_board(line: str, told: str) -> None:
    """Everything that the screen shows can be asked for in words."""
    assert line in told


def test_a_whole_move_is_read_in_notation(told: str) -> None:
    """`P1 Magdeburg` picks the general, goes there and stops."""
    assert "Prussian General 1: Berlin – Magdeburg." in told


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_moment_can_be_described(language: str) -> None:
    """In whole games there is no question, answer or state of the board without words."""
    match = library.new("ancien_regime", scenario="1740", players=5, seed=2, options={"round_limit": "6"})
    texts, rng = Texts(match, language), Random(2)
    teller = describer(match, texts)
    shown: list[str] = []
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        actions = match.legal(seat)
        if rng.random() < 0.3 or match.pending[seat].rule == "A-10.21":
            seen = match.observe(seat)
            shown += [teller.heading(seen), *teller.question(seen, match.pending[seat])]
            shown += [teller.answer(seen, action) for action in actions]
            command = rng.choice(list(teller.commands.values()))
            shown += [*command(seen), *teller.place(seen, rng.choice(["land:silesia", "land:london", "power:spain"]))]
        match.apply(seat, rng.choice(actions))
    shown += teller.ending(match.observe(None))
    assert not [line for line in shown if "{" in line or ":" in line.replace(": ", "").removesuffix(":")]
    assert any("face down" in line or "zakryta" in line for line in shown)
