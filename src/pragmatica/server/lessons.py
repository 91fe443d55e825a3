"""Lessons as they are played. Nothing is stored.

What the answers so far come to is kept for a while by what they are, so that the next answer costs one step.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from pragmatica.core.errors import Unreadable
from pragmatica.learning import Lesson, Run, Verdict
from pragmatica.server.errors import Refused
from pragmatica.server.play.table import write_json
from pragmatica.server.work import Breath

MOST: Final = 512  # runs that are kept
KEY_BYTES: Final = 16


class Lessons:
    """Runs of lessons by the answers that led to them. Runs in the event loop, as all that uses the engine does."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, Run] = OrderedDict()

    async def at(self, lesson: Lesson, answers: Sequence[Sequence[str]]) -> Run:
        """The run after answers that are all taken. Raises Refused and Unreadable."""
        verdict, run = await self.answered(lesson, answers)
        if verdict is not None and not verdict.right:
            raise Refused("illegal", f"answers[{len(answers) - 1}]: not taken", reasons=verdict.reasons)
        return run

    async def answered(self, lesson: Lesson, answers: Sequence[Sequence[str]]) -> tuple[Verdict | None, Run]:
        """What became of the last answer, if there is one, and the run then. Raises Unreadable."""
        keys, breath = [_key(b"", (lesson.game, lesson.id))], Breath()
        for one in answers:
            keys.append(_key(keys[-1], one))
        known = next((number for number in range(len(answers), -1, -1) if keys[number] in self._kept), None)
        run = self._kept[keys[known]] if known is not None else Run(lesson)
        verdict: Verdict | None = None if not answers else Verdict(True)
        for number in range(known or 0, len(answers)):
            self._keep(keys[number], run)
            try:
                verdict, run = run.answer(answers[number])
            except Unreadable as error:
                what = error.what if error.where == "answers" else str(error)
                raise Unreadable(what, f"answers[{number}]") from error
            if not verdict.right:
                if number + 1 < len(answers):
                    raise Unreadable("not taken, and more follow", f"answers[{number}]")
                return verdict, run
            await breath.take()
        self._keep(keys[-1], run)
        return verdict, run

    def _keep(self, key: bytes, run: Run) -> None:
        self._kept[key] = run
        self._kept.move_to_end(key)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)


def _key(before: bytes, more: Sequence[str]) -> bytes:
    return blake2b(before + b"\0" + write_json(more), digest_size=KEY_BYTES, person=b"lesson").digest()
