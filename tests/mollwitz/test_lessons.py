"""Standing instructions, and what chance does, in lessons."""

from __future__ import annotations

from pragmatica.learning import Run, check, lesson

ALWAYS = "instruct:P_MKARL_1:volley=always"


def at(ident: str, *answers: list[str]) -> Run:
    """A lesson after these answers, all of which are taken."""
    run = Run(lesson("mollwitz", ident))
    for one in answers:
        verdict, run = run.answer(one)
        assert verdict.right
    return run


def test_an_instruction_is_taken_where_it_is_asked_for() -> None:
    """And stands."""
    after = at("ahead", [], [ALWAYS])

    assert [one["unit"] for one in after.match.instructions("prussia")] == ["P_MKARL_1"]


def test_another_instruction_gets_its_sentence() -> None:
    """As any answer that is not the one."""
    verdict, same = at("ahead", []).answer(["instruct:P_BORCKE_1:volley=always"])

    assert (verdict.right, verdict.say) == (False, "mollwitz-lesson-ahead-ahead.no-borcke")
    assert not same.match.instructions("prussia")


def test_an_instruction_is_carried_out_in_the_lesson() -> None:
    """Nobody is asked: the volley is fired as the squadron comes."""
    after = at("ahead", [], [ALWAYS], ["volley-P_BORCKE_1"])

    assert [one.kind for one in after.events].count("instruction-used") == 1


def test_where_no_instruction_is_asked_for_none_is_taken() -> None:
    """It could answer what the lesson is about to ask."""
    verdict, _ = at("fire", []).answer(["instruct:P_BORCKE_1:volley=never"])

    assert (verdict.right, verdict.say) == (False, "mollwitz-lesson-fire-advance.no")


def test_what_chance_kept_from_being_played_is_shown_next() -> None:
    """A batch ends at a draw; the teacher then goes on with the rest of it."""
    run = Run(lesson("mollwitz", "cavalry"))
    while not (run.ask and len(run.ask.line) > 2):
        run = next(check.ways(run))[1]

    after = run.answer(run.ask.line)[1]

    assert after.number == run.number
    assert check.shown(after) == ["end"]
