"""What becomes of a learner's answers."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica import Unreadable
from pragmatica.learning import Run
from tests.learning.school import END, SAY, ask, run

BLUE = {"blue": ["ride-ohlau"]}


def after(first: Run, *answers: list[str]) -> Run:
    """The run after these answers, all of which are taken."""
    for one in answers:
        verdict, first = first.answer(one)
        assert verdict.right
    return first


def test_an_empty_answer_goes_on() -> None:
    """Where nothing is asked, the learner goes on to the next step."""
    begun = run()

    assert (begun.number, after(begun, []).number) == (0, 1)


def test_an_accepted_answer_ends_the_step() -> None:
    """Then the next one is shown; here the last."""
    assert after(run(), [], ["ride-ohlau"]).done


def test_a_run_never_changes() -> None:
    """An answer makes another run, and the first can be answered anew."""
    begun = after(run(), [])

    after(begun, ["ride-ohlau"])

    assert (begun.number, begun.answers) == (1, 1)
    assert "amber" in begun.match.pending


def test_a_wrong_answer_has_the_reason_of_the_rules_first() -> None:
    """What is not offered is refused by the rule."""
    verdict, same = after(run(), []).answer(["ride-glatz"])

    assert not verdict.right
    assert verdict.reasons[0].rule == "C-2.2"
    assert same.number == 1


def test_an_answer_that_is_lawful_but_not_the_one_has_the_lessons_reason() -> None:
    """It is the text for all other answers, where none fits better."""
    verdict, _ = after(run(), []).answer(["ride-strehlen"])

    assert (verdict.right, verdict.say) == (False, "couriers-lesson-try-ride.no")


def test_a_kind_of_wrong_answer_has_a_text_of_its_own() -> None:
    """The first condition that the answer meets says which."""
    wrong = [{"when": {"answer": {"place": ["breslau"]}}, "say": "stay", "cite": ["C-2.2"]}]
    begun = after(run(SAY, ask(accept=["ride-ohlau"], wrong=wrong), END), [])

    verdict, _ = begun.answer(["ride-breslau"])

    assert (verdict.say, verdict.cite) == ("couriers-lesson-try-ride.no-stay", ("C-2.2",))


def test_several_answers_may_be_accepted() -> None:
    """There need not be one right line."""
    begun = after(run(SAY, ask(accept=[{"answer": {"place": ["ohlau", "schweidnitz"]}}]), END), [])

    assert after(begun, ["ride-ohlau"]).done
    assert after(begun, ["ride-schweidnitz"]).done


def test_others_answer_by_their_rules() -> None:
    """So the round goes on, and its events are told."""
    goal = {"seen": ["at", "amber"], "is": "ohlau"}
    begun = after(run(SAY, ask(goal=goal, line=["ride-ohlau"]), END, others=BLUE), [])

    ended = after(begun, ["ride-ohlau"])

    assert ended.done
    assert ended.match.observe(None).at["blue"] == "ohlau"


def test_of_those_who_are_asked_together_the_learner_goes_first() -> None:
    """What he does may reach others before they answer, as a gift does."""
    begun = after(run(SAY, ask(accept=["ride-ohlau"]), {"say": "then"}, END, others=BLUE), [])

    ended = after(begun, ["ride-ohlau"])

    assert set(begun.match.pending) == {"amber", "blue"}
    assert ended.match.observe(None).at["blue"] == "ohlau"


def test_a_goal_may_take_several_answers() -> None:
    """Until it is met the step stays, and counts what it has been given."""
    goal = {"seen": ["at", "amber"], "is": "brieg"}
    begun = after(
        run({**SAY, "chance": [5] * 9}, ask(goal=goal, line=["ride-ohlau", "ride-brieg"]), END, others=BLUE), []
    )

    halfway = after(begun, ["ride-ohlau"])

    assert (halfway.number, halfway.given) == (1, 1)


def test_a_goal_that_is_out_of_reach_takes_the_answer_back() -> None:
    """It is so when the learner is not asked any more."""
    goal = {"seen": ["at", "amber"], "is": "brieg"}
    begun = after(run(SAY, ask(goal=goal, line=["ride-ohlau", "ride-brieg"]), END), [])

    verdict, same = begun.answer(["ride-ohlau"])

    assert not verdict.right
    assert "amber" in same.match.pending


def test_a_goal_that_is_met_already_is_not_asked_for() -> None:
    """Its step is passed over."""
    goal = {"seen": ["at", "amber"], "is": "breslau"}

    assert after(run(SAY, ask(goal=goal, line=["ride-breslau"]), END), []).done


def test_chance_is_scripted() -> None:
    """The customs' die falls as the step says; on a 1 there is a toll."""
    start: dict[str, Any] = {"say": "hello", "start": {"position": {**SAY["start"]["position"], "score": {"amber": 3}}}}
    goal = {"seen": ["at", "amber"], "is": "strehlen"}
    step = {**ask(goal=goal, line=["ride-strehlen"]), "chance": [0]}

    ended = after(run(start, step, END, others=BLUE), [], ["ride-strehlen"])

    assert ended.match.observe(None).score["amber"] == 2


def test_others_reply_as_a_step_says() -> None:
    """When the step is entered."""
    reply = {"say": "reply", "reply": [{"seat": "blue", "choose": ["ride-schweidnitz"]}]}

    replied = after(run(SAY, ask(accept=["ride-ohlau"]), reply, END), [], ["ride-ohlau"])

    assert replied.match.observe(None).at["blue"] == "schweidnitz"


def test_a_step_judges_where_the_learner_is() -> None:
    """It says the text of the first case that holds."""
    cases = [{"when": "ride-ohlau", "say": "east"}, {"say": "west"}]
    begun = after(
        run(SAY, ask(accept=[{"answer": {"place": ["ohlau", "schweidnitz"]}}]), {"say": "end", "judge": cases}), []
    )

    assert after(begun, ["ride-ohlau"]).say == "couriers-lesson-try-east"
    assert after(begun, ["ride-schweidnitz"]).say == "couriers-lesson-try-west"


@pytest.mark.parametrize("answers", [[["ride-ohlau"]], [[], []], [[], ["ride-ohlau"], []]])
def test_an_answer_of_the_wrong_sort_is_refused(answers: list[list[str]]) -> None:
    """Answering where nothing is asked, going on where something is, or at the end."""
    *taken, last = answers
    begun = after(run(), *taken)
    with pytest.raises(Unreadable):
        begun.answer(last)


def test_a_name_of_nothing_is_unreadable() -> None:
    """It is no wrong answer, but none."""
    with pytest.raises(Unreadable):
        after(run(), []).answer(["ride-nowhere"])
