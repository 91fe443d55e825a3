"""Whether files of lessons have the form that the JSON Schemas beside this module describe, and conditions theirs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pragmatica.kit import schema
from pragmatica.learning import conditions

PACKAGE: Final = "pragmatica.learning"


def course_faults(data: object) -> list[str]:
    """What is wrong with a course, each fault with its place."""
    return schema.faults(PACKAGE, "course", data)


def lesson_faults(data: object) -> list[str]:
    """What is wrong with a lesson, each fault with its place."""
    found = schema.faults(PACKAGE, "lesson", data)
    return found or list(_meaning(data)) if isinstance(data, Mapping) else found


def _meaning(data: Mapping[str, Any]) -> Iterator[str]:
    """What no schema tells: how steps follow each other, and what conditions say."""
    if "start" not in data["steps"][0]:
        yield "steps[0].start: missing; play begins there"
    if (data.get("kind") == "puzzle") != ("theme" in data):
        yield "theme: what a puzzle is about; a lesson has none"
    if "ask" in data["steps"][-1]:
        yield f"steps[{len(data['steps']) - 1}].ask: the last step only says something"
    for seat, rules in data.get("others", {}).items():
        for number, one in enumerate(rules):
            yield from _of_answers(one, f"others.{seat}[{number}]")
    for number, step in enumerate(data["steps"]):
        yield from _step(step, f"steps[{number}]")


def _step(step: Mapping[str, Any], where: str) -> Iterator[str]:
    if "start" in step and len({"position", "setup", "record"} & set(step["start"])) != 1:
        yield f"{where}.start: must have one of position, setup, record"
    for number, reply in enumerate(step.get("reply", ())):
        for place, one in enumerate(reply["choose"]):
            yield from _of_answers(one, f"{where}.reply[{number}].choose[{place}]")
    cases = step.get("judge", ())
    for number, case in enumerate(cases):
        if "when" in case:
            yield from conditions.faults(case["when"], f"{where}.judge[{number}].when")
        elif number < len(cases) - 1:
            yield f"{where}.judge[{number}].when: missing; only the last case is that of all others"
    if "ask" not in step:
        return
    ask = step["ask"]
    for number, one in enumerate(ask.get("accept", ())):
        yield from conditions.faults(one, f"{where}.ask.accept[{number}]")
    if "goal" in ask:
        yield from conditions.faults(ask["goal"], f"{where}.ask.goal")
        if "line" not in ask:
            yield f"{where}.ask.line: missing; a goal needs one way to it"
    elif "accept" not in ask:
        yield f"{where}.ask: must have accept or goal"
    elif len(ask.get("line", ("one",))) != 1:
        yield f"{where}.ask.line: without a goal it is one answer"
    for number, one in enumerate(ask.get("wrong", ())):
        yield from conditions.faults(one["when"], f"{where}.ask.wrong[{number}].when")


def _of_answers(condition: Any, where: str) -> Iterator[str]:
    """The same of a condition by which others choose, who know of nothing but what they are offered."""
    found = list(conditions.faults(condition, where))
    yield from found
    if not found and _beyond(condition):
        yield f"{where}: must be about the answer alone"


def _beyond(condition: Any) -> bool:
    if isinstance(condition, str):
        return False
    kind = next(one for one in conditions.KINDS if one in condition)
    if kind in ("all", "any"):
        return any(map(_beyond, condition[kind]))
    return _beyond(condition["not"]) if kind == "not" else kind != "answer"
