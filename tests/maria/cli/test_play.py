"""`pragmatica play`: whole matches in the terminal, typed by a script."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import pragmatica as library
from pragmatica.bots.chance import RandomBot
from pragmatica.cli.table import Table
from pragmatica.core.action import Action
from pragmatica.kit.terminal import Texts
from pragmatica.maria.terminal import Describer
from tests.cli.program import fails, pragmatica

MANY = "".join(f"{number}\n" for number in (1, 2, 3, 4, 5, 6, 7, 8, 0)) * 1000  # one of them is always offered


def typed(*lines: str) -> str:
    """Lines as they are typed."""
    return "".join(f"{line}\n" for line in lines)


def table(*arguments: str, lines: str = "", code: int = 1) -> str:
    """What the terminal shows of a table at which these lines are typed; the input's end leaves it."""
    result = pragmatica("play", "maria", "--seed", "3", *arguments, typed=lines)
    assert result.returncode == code, result.stderr
    assert result.stderr == ""
    return result.stdout


def test_a_whole_hot_seat_match_is_played_by_numbers() -> None:
    """Three persons who type numbers reach an outcome; the exit code is 0."""
    shown = table("--bots", "you", "--open", lines=MANY, code=0)

    assert "Turn 9 begins." in shown or "Winner:" in shown
    assert shown.rstrip().splitlines()[-1].startswith(("Winner:", "The match is a draw."))


def test_a_whole_match_against_bots() -> None:
    """One person and two bots reach an outcome."""
    shown = table("--bots", "you,random,steady", lines=MANY, code=0)

    assert "Winner:" in shown


def test_bots_alone_can_be_watched() -> None:
    """Without a person the match runs to its end, and a spectator's events are shown, secrets left out."""
    shown = table("--bots", "random", code=0)

    assert "Turn 2 begins." in shown
    assert "Prussia draws 3 cards." in shown
    assert "of spades)" not in shown


def test_the_question_is_shown_with_numbered_answers() -> None:
    """Turn, question, rule and numbered answers come before the prompt."""
    shown = table("--bots", "you,steady,steady")

    assert "Turn 1 of 9: set-up." in shown
    assert "[M-4.11]" in shown
    assert "\n1 1 troop\n" in shown
    assert "Maria Theresa> " in shown


def test_a_march_is_read_in_notation() -> None:
    """`Schwerin Lüben-Glogau-Lüben` moves the general, with accents or without."""
    shown = table("--bots", "steady,steady,you", lines=typed("5", "5", "5", "schwerin luben-glogau-lueben", "Schwerin"))
    assert "is none of the answers" in shown  # ue is not ü

    shown = table("--bots", "steady,steady,you", lines=typed("5", "5", "5", "schwerin luben-glogau-luben"))
    assert "Schwerin: Lüben – Glogau." in shown
    assert "Schwerin: Glogau – Lüben." in shown


def test_steps_are_read_in_notation() -> None:
    """A piece is picked by name, and several steps go on one line, with a dot for the stop."""
    shown = table("--bots", "steady,steady,you", lines=typed("5", "5", "5", "Schwerin", "-Glogau-Lüben."))

    assert shown.count("Which piece moves next?") == 2
    assert "Schwerin: Glogau – Lüben." in shown


def test_undo_takes_back() -> None:
    """`undo` brings the former question back; what a draw has sealed stays."""
    lines = typed("5", "5", "5", "undo", "Schwerin", "undo", "undo 9")
    shown = table("--bots", "steady,steady,you", lines=lines)

    assert shown.count("Which piece moves next?") == 2
    assert "Frederick takes something back." in shown or "Frederick takes back an action." in shown
    assert "can take back 0 actions, not 9" in shown


@pytest.mark.parametrize("count", ["x", "²", "-1", "9" * 6000], ids=["letter", "power", "sign", "endless"])
def test_undo_of_no_number_takes_nothing_back(count: str) -> None:
    """What is no count of answers is told as not understood, and the last answer stands."""
    shown = table("--bots", "steady,steady,you", lines=typed("5", f"undo {count}"))

    assert "is none of the answers" in shown
    assert "takes something back" not in shown
    assert "takes back an action" not in shown


@pytest.mark.parametrize("line", ["x", "9", "why x", "map x", "rule M-9"], ids=str)
def test_a_line_without_end_is_answered(line: str) -> None:
    """Whatever is typed, the table goes on."""
    shown = table("--bots", "steady,steady,you", lines=typed(line + line[-1] * 6000, "5"))

    assert "How many troops for Schwerin?" in shown


def test_the_hand_shows_own_cards_only() -> None:
    """`hand` lists the cards of the own powers with their decks."""
    shown = table("--bots", "steady,steady,you", lines=typed("hand"))

    assert "Prussia: 9 cards" in shown
    assert "Saxony: 3 cards" in shown
    assert ", deck 1" in shown
    assert "Austria: 5 cards," not in shown


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("help", "map PLACE"),
        ("status", "Frederick: Prussia has 2 of 12 fortresses."),
        ("pieces", "Neipperg, Austria, rank 5, face up: Königgrätz (fortress, diamonds)"),
        ("map praha", "Roads to Saaz, Leitmeritz (main road)"),
        ("map Neipperg", "Königgrätz (fortress, diamonds)"),
        ("map xyz", "No city or piece is called “xyz”."),
        ("fortresses", "Eger: held by Austria; unprotected"),
        ("supply", "Rutowski: at home"),
        ("rule M-10.41", "M-10.41:"),
        ("rule m-99", "unknown rule 'M-99'"),
        ("why Wien", "[M-"),
        ("why n-99", "[M-"),
        ("extra", "nothing that you may do"),
        ("log", "Frederick>"),
        ("save", "Say where"),
        ("list", "\n1 1 troop\n"),
        ("xyzzy", "is none of the answers"),
        ("99", "There is no answer 99 here."),
        ("Wien", "[M-"),
    ],
)
def test_commands(command: str, words: str) -> None:
    """Each command answers, and the question stays open."""
    shown = table("--bots", "steady,steady,you", lines=typed(command, "quit"))

    assert words in shown
    assert shown.rstrip().endswith("The match is not saved.")


def test_a_long_list_of_answers_is_cut() -> None:
    """Of many answers the first are read out; `list all` gives the rest."""
    lines = typed("5", "5", "6", "4", "4", "list all")
    shown = table("--bots", "you,steady,steady", lines=lines)

    first, all_of_them = shown.split("more answers: type a name", 1)
    assert first.count("\n30 To ") == 1
    assert "\n31 To " in all_of_them


def test_a_curtain_parts_two_persons() -> None:
    """Between two persons the screen waits for Enter, and nothing secret is shown before."""
    shown = table("--bots", "you,you,steady", lines=typed("", "5", "5", "6", "4", "4", "", "hand"))

    before, after = shown.split("Louis XV, please take the seat.")
    assert "Maria Theresa, please take the seat." in before
    assert "Bavaria: 5 cards" in after


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    """`--save` keeps every answer; `--resume` goes on with the same seats; the file is a match for other programs."""
    file = tmp_path / "evening.json"
    table("--bots", "steady,you,random", "--save", str(file), lines=typed("8"))

    assert library.load(file.read_text()).records
    assert json.loads(file.read_text())["seats"] == {"maria_theresa": "steady", "louis": "you", "frederick": "random"}
    result = pragmatica("play", "maria", "--resume", str(file), typed=MANY)
    assert result.returncode == 0
    assert "Winner:" in result.stdout
    assert library.load(file.read_text()).outcome is not None


def test_saving_by_command(tmp_path: Path) -> None:
    """`save FILE` saves at once and is told."""
    file = tmp_path / "match.json"
    shown = table("--bots", "you,steady,steady", lines=typed(f"save {file}", "5"))

    assert f"Saved to {file}." in shown
    assert "saved in" in shown.splitlines()[-1]
    assert len(library.load(file.read_text()).records) >= 1


def test_a_match_is_saved_through_a_link(tmp_path: Path) -> None:
    """The link stays, and the file that it names is the match."""
    link, file = tmp_path / "link.json", tmp_path / "match.json"
    link.symlink_to(file)
    table("--bots", "you,steady,steady", lines=typed(f"save {link}", "5"))

    assert link.is_symlink()
    assert library.load(file.read_text("utf-8")).records


def test_what_is_no_file_is_not_replaced_by_a_save(tmp_path: Path) -> None:
    """A pipe stays one: the match goes into it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        table("--bots", "you,steady,steady", lines=typed(f"save {pipe}"))
        assert os.read(reader, 10).startswith(b"{")
    finally:
        os.close(reader)
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", [".", "no/match.json", "a\0b", "x" * 300], ids=ascii)
def test_a_save_that_fails_leaves_nothing_behind(tmp_path: Path, name: str) -> None:
    """It is told, the table goes on, and there is no half of a file."""
    before = sorted(tmp_path.rglob("*"))
    shown = table("--bots", "you,steady,steady", lines=typed(f"save {tmp_path}/{name}", "5"))

    assert "[Errno " in shown
    assert shown.count("left to divide") == 2
    assert sorted(tmp_path.rglob("*")) == before
    assert not tmp_path.with_name(tmp_path.name + ".new").exists()


def test_nobody_leaves_a_match_unsaved_unawares(tmp_path: Path) -> None:
    """The first `quit` of a match without a file asks; with one it leaves, and the match is there."""
    asked = table("--bots", "you,steady,steady", lines=typed("quit", "status", "quit"))
    file = tmp_path / "match.json"
    saved = table("--bots", "you,steady,steady", lines=typed("quit", f"save {file}", "quit", "status"))

    assert "quit once more to leave" in asked
    assert "fortresses." in asked
    assert asked.rstrip().endswith("The match is not saved.")
    assert saved.splitlines()[-1].endswith(f"The match is saved in {file}.")


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """Saving where it cannot be done is told, and the table goes on."""
    shown = table("--bots", "you,steady,steady", lines=typed(f"save {tmp_path}/no/match.json", "status", "quit"))

    assert "No such file or directory" in shown
    assert "fortresses." in shown


def test_a_bot_that_fails_does_not_block_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """In place of a bot's answer that does not come, a lawful one is drawn, and that is told."""

    class Broken(RandomBot):
        def choose(self, *_: object) -> Action:
            raise RuntimeError("stumbled")

    match = library.new("maria", scenario="introductory", players=3, seed=2)
    texts = Texts(match, "en")
    bots = {"maria_theresa": Broken(), "louis": RandomBot(), "frederick": RandomBot()}
    over = Table(match, bots, Describer(match, texts), texts, file=None, curtain=False).run()

    assert over
    assert "The bot of Maria Theresa has failed (RuntimeError: stumbled)" in capsys.readouterr().out


def test_the_table_speaks_polish() -> None:
    """`--language pl` gives Polish questions, answers and views."""
    shown = table("--bots", "you,steady,steady", "--language", "pl", lines=typed("status", "pieces"))

    assert "Tura 1 z 9" in shown
    assert "Maria Teresa> " in shown
    assert "Ludwik XV: Francja ma 0 z 9 twierdz." in shown


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--bots", "clever"), 2, "--bots: maria has no bot 'clever'; it has: you, steady, random"),
        (("--bots", "you,you"), 2, "2 names for 3 seats"),
        (("--seed", "-1"), 2, "--seed"),
        (("--language", "xx"), 2, "known: en, pl"),
        (("--players", "7"), 2, "players"),
        (("--resume", "nowhere.json"), 1, "nowhere.json: No such file or directory"),
        (("--resume", __file__), 1, "not JSON"),
        (("--resume", sys.executable), 1, "not UTF-8 text"),
    ],
)
def test_bad_input_is_refused(arguments: tuple[str, ...], code: int, words: str) -> None:
    """Options and files that cannot be used are named."""
    fails(pragmatica("play", "maria", *arguments), code, words)
