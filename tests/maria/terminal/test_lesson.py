"""`pragmatica lessons GAME LESSON`: a lesson in the terminal, typed by a script."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pragmatica import cli
from pragmatica.cli.lesson import LessonTable
from pragmatica.learning import Run, check, find, lesson
from tests.cli.lessons import play, typed
from tests.cli.program import fails, pragmatica

MARCH = ("maria", "march")


def taught(*arguments: str, lines: str = "", code: int = 1) -> str:
    """What the terminal shows of a lesson in which these lines are typed; the input's end leaves it."""
    result = pragmatica("lessons", *MARCH, *arguments, typed=lines)
    assert result.returncode == code, result.stderr
    assert result.stderr == ""
    return result.stdout


def test_a_step_says_its_text_its_rules_and_its_marks() -> None:
    """One line for each paragraph, and then what is to be done."""
    shown = taught(lines=typed(""))

    assert "A general walks up to three steps; each city on a road is one. From Liegnitz a road leads south to" in shown
    assert "Rules: M-10.2 " in shown
    assert "On the map: an arrow from Liegnitz to Schweidnitz." in shown
    assert "To do: Press Friedrich in Liegnitz, then Glatz, and take the way by Schweidnitz." in shown


def test_it_asks_as_a_table_does() -> None:
    """With numbered answers and the seat's prompt; a march is typed as a whole."""
    shown = taught(lines=typed("", "Friedrich Liegnitz-Schweidnitz-Glatz"))

    assert "\n1 Move Friedrich (Liegnitz (fortress, spades); 6 troops)\n" in shown
    assert "Frederick> " in shown
    assert "Step 3 of 9." in shown


def test_a_wrong_answer_gets_its_sentence() -> None:
    """And the question stands."""
    shown = taught(lines=typed("", "end"))

    assert "Schwerin and the train will have their turn. Friedrich first, please." in shown
    assert "Step 3 of 9." not in shown


def test_the_hint_comes_after_two_wrong_answers() -> None:
    """As it does in the page."""
    hint = "Glatz lies two steps south of Liegnitz."

    assert hint not in taught(lines=typed("", "end"))
    assert hint in taught(lines=typed("", "end", "end"))


def test_the_hint_can_be_asked_for() -> None:
    """At once."""
    assert "Glatz lies two steps south of Liegnitz." in taught(lines=typed("", "hint"))


def test_why_not_answers_by_the_rules() -> None:
    """As at a table."""
    assert "No piece stands in Glatz. [M-10.1]" in taught(lines=typed("", "why Glatz"))


def test_answers_are_taken_back() -> None:
    """The step before is told again."""
    assert taught(lines=typed("", "undo")).count("Step 1 of 9.") == 2


def test_more_than_was_answered_cannot_be_taken_back() -> None:
    """That is said."""
    assert "no more can be taken back" in taught(lines=typed("", "undo 5"))


def test_where_nothing_is_asked_nothing_is_answered() -> None:
    """What is typed there does not go on by mistake."""
    shown = taught(lines=typed("1", "list"))

    assert "Nothing is asked here." in shown
    assert "Step 2 of 9." not in shown


def test_a_lesson_begins_again() -> None:
    """From its first step."""
    assert taught(lines=typed("", "show", "again")).count("Step 1 of 9.") == 2


def test_the_lesson_speaks_the_language_asked_for() -> None:
    """The teacher, and the question."""
    shown = taught("--language", "pl", lines=typed(""))

    assert "Krok 2 z 9." in shown
    assert "Na mapie strzałka: Legnica" in shown or "Na mapie strzałka:" in shown


def test_help_tells_the_commands_of_lessons_and_tables() -> None:
    """Both."""
    shown = taught(lines=typed("help"))

    assert "hint: what helps here." in shown
    assert "status:" in shown


def test_the_end_names_the_next_lesson() -> None:
    """By the command that plays it; the exit code is 0."""
    shown = taught(lines=typed(*["show"] * 9), code=0)

    assert shown.endswith("The lesson is done.\nThe next one: pragmatica lessons maria supply\n")


def test_a_saved_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """At the same step."""
    file = tmp_path / "march.json"
    taught("--save", str(file), lines=typed("", "show"))

    shown = taught("--resume", str(file))

    assert "Step 3 of 9." in shown
    assert "Step 1 of 9." not in shown


def test_a_finished_lesson_begins_anew(tmp_path: Path) -> None:
    """When it is resumed."""
    file = tmp_path / "march.json"
    taught("--save", str(file), lines=typed(*["show"] * 9), code=0)

    assert "Step 1 of 9." in taught("--resume", str(file))


def test_answers_that_are_taken_no_longer_begin_the_lesson_anew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And that is said: the lesson has changed."""
    table = LessonTable(find(*MARCH), "en", [[], ["no-such-answer"]], file=None)

    assert not play(table, iter([]), monkeypatch)
    assert "The lesson has changed since you saved it; it begins anew." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[]", "no saved lesson"),
        (
            '{"format": "pragmatica-lesson-answers", "version": 1, "game": "maria", "lesson": "supply"}',
            "not of the lesson",
        ),
        (
            '{"format": "pragmatica-lesson-answers", "version": 1, "game": "maria", "lesson": "march", "answers": [1]}',
            "answers",
        ),
        ("{", "march.json"),
    ],
    ids=["another form", "another lesson", "no answers", "no JSON"],
)
def test_a_file_that_is_no_saved_lesson_is_refused(text: str, says: str, tmp_path: Path) -> None:
    """With what is wrong."""
    file = tmp_path / "march.json"
    file.write_text(text)

    fails(pragmatica("lessons", *MARCH, "--resume", str(file)), 1, says)


def test_leaving_an_unsaved_lesson_is_asked_twice() -> None:
    """As at a table."""
    shown = taught(lines=typed("quit", "quit"))

    assert "The lesson is not saved." in shown
    assert "You leave the lesson." in shown


def test_an_unknown_lesson_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """With those that there are."""
    assert cli.main(["lessons", "maria", "nothing"]) == 2
    assert "march" in capsys.readouterr().err


def test_saving_without_a_lesson_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """There is nothing to save."""
    assert cli.main(["lessons", "maria", "--save", "x"]) == 2
    assert "--save" in capsys.readouterr().err


def test_a_lesson_is_told_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """Step by step, and nothing is played."""
    assert cli.main(["lessons", *MARCH, "--json", "--language", "en"]) == 0
    told = json.loads(capsys.readouterr().out)

    assert (told["game"], told["id"], told["kind"]) == ("maria", "march", "lesson")
    assert len(told["steps"]) == 9
    assert told["steps"][1]["marks"][1] == {"from": "city:liegnitz", "to": "city:schweidnitz"}
    assert told["steps"][1]["do"] == "Press Friedrich in Liegnitz, then Glatz, and take the way by Schweidnitz."


def test_what_is_shown_is_offered_after_every_accepted_answer() -> None:
    """The lesson's own line may lead on from one of them only."""
    run = Run(lesson("maria", "fortress"))
    while run.step.say != "fight":
        run = next(check.ways(run))[1]

    for answers, after in list(check.ways(run)):
        assert after.answer(check.shown(after))[0].right, answers
