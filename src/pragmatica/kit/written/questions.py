"""The questions of a game, each described once: by it a chain of frames is written, read, checked and documented."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic

from pragmatica.core.errors import fault, told
from pragmatica.core.flow.frame import Frame
from pragmatica.core.flow.together import Finished, Together
from pragmatica.core.reading import as_list, as_object, snake
from pragmatica.kit.written.kinds import Branch, C, Field, Kind, Place, Unwritten, as_field
from pragmatica.kit.written.several import read_field

Kinds = type[Any]  # of frames


@dataclass(frozen=True)
class Question(Generic[C]):
    """One kind of frame: what it is, and what it may stand on. See `question`."""

    frame: Kinds
    rule: str
    meaning: str
    fields: Mapping[str, Field[C] | Unwritten[C]]
    on: tuple[Kinds, ...]
    moments: tuple[str, ...]
    scenarios: tuple[str, ...]
    brings: Kinds | None
    unwritten: bool
    branches: Mapping[str, tuple[Kinds, ...]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The frame as written."""
        return snake(self.frame.__name__)

    @property
    def written(self) -> dict[str, Field[C]]:
        """The fields that are written."""
        return {name: one for name, one in self.fields.items() if isinstance(one, Field)}

    def write(self, c: C, frame: Frame[Any]) -> dict[str, Any]:
        """The frame with all its fields."""
        entry: dict[str, Any] = {"frame": self.name}
        for (name, one), value in zip(self.fields.items(), frame.fields(), strict=True):
            if isinstance(one, Field):
                entry[name] = one.kind.write(c, value)
        return entry

    def read(self, c: C, entry: Mapping[str, Any], where: str, place: Place) -> Any:
        """The frame. Raises Unreadable."""
        as_object(entry, where, {"frame", *self.written})
        values: list[Any] = []
        for name, one in self.fields.items():
            if one.follows is not None and name not in entry:
                values.append(one.follows(c, place, values))
            elif isinstance(one, Field):
                value = read_field(c, name, one, entry, where)
                values.append(value if one.always is None else value | one.always(c, place, values))
        return self.frame(place.below, *values)


Fields = Mapping[str, Kind[C] | Field[C] | Unwritten[C]]
_NOTHING: Final[Mapping[str, Any]] = {}


def question(
    frame: Kinds,
    rule: str,
    meaning: str,
    fields: Fields[C] = _NOTHING,
    *,
    on: tuple[Kinds, ...] = (),
    moments: tuple[str, ...] = (),
    scenarios: tuple[str, ...] = (),
    brings: Kinds | None = None,
    unwritten: bool = False,
) -> Question[C]:
    """A question, or a step between two: the rule by which it is there, and what is open, in one sentence.

    `fields` stand in the order of the constructor. `on`: what it may stand on, where that is not the course of play
    alone. `moments`: when it is asked as the lowest one, `scenarios`: in which, if not always. `brings`: what goes
    without saying below it, with fields of the same names; `unwritten`: it always does.
    """
    named = {name: one if isinstance(one, Unwritten) else as_field(one) for name, one in fields.items()}
    return Question(frame, rule, meaning, named, on, moments, scenarios, brings, unwritten)


def side_by_side(
    rule: str, meaning: str, branches: Mapping[str, tuple[Kinds, ...]], *, moments: tuple[str, ...] = ()
) -> Question[Any]:
    """Questions that are open at the same time: the branches in their order, and what may be open in each."""
    return Question(Together, rule, meaning, {}, (), moments, (), None, False, branches)


class Questions(Generic[C]):
    """All questions of a game, by which chains of frames are written and read.

    `course` is the frame at the bottom of every chain, which is not written; nor is `Finished`, that of every branch.
    """

    def __init__(self, course: Kinds, questions: Sequence[Question[C]]) -> None:
        self.course: Final = course
        self.all: Final = [one for one in questions if not one.unwritten]
        self._of: Final = {one.frame: one for one in questions}
        self._named: Final = {one.name: one for one in self.all}

    @property
    def kinds(self) -> set[Kinds]:
        """The classes of all frames that are described."""
        return set(self._of)

    def rule(self, frame: Frame[Any], usual: str = "") -> str:
        """The rule by which the frame is there; `usual` for the course of play."""
        found = self._of.get(type(frame))
        return found.rule if found else usual

    # -- writing ------------------------------------------------------------------------------------------------------

    def write(self, c: C, top: Frame[Any] | None) -> list[dict[str, Any]]:
        """The frames above the course, from bottom to top."""
        chain: list[dict[str, Any]] = []
        while top is not None and type(top) not in (self.course, Finished):
            one = self._of[type(top)]
            if one.branches:
                parts = top.branches()
                written = {name: self.write(c, part) for name, part in zip(one.branches, parts, strict=True)}
                chain.append(
                    {"frame": one.name, "branches": {name: branch for name, branch in written.items() if branch}}
                )
            elif not one.unwritten:
                chain.append(one.write(c, top))
            top = top.below
        chain.reverse()
        return chain

    def places(self, top: Frame[Any], written: int) -> Iterator[tuple[Frame[Any], str]]:
        """All frames from the course upwards, and where a list of so many entries has them; none: a phase begins.

        What goes without saying is told with what brings it.
        """
        chain = _upwards(top)
        for number, frame in enumerate(chain):
            where = f"asked[{max(0, number - len(chain) + written)}]" if written else "asked"
            yield frame, where
            if type(frame) in self._of and self._of[type(frame)].branches:
                yield from self._places_beside(frame, where, written)

    def _places_beside(self, frame: Frame[Any], where: str, written: int) -> Iterator[tuple[Frame[Any], str]]:
        parts = frame.branches()
        for name, part in zip(self._of[type(frame)].branches, parts, strict=True):
            for number, one in enumerate(_upwards(part)[1:]):
                yield one, f"{where}.branches.{name}[{number}]" if written else where

    # -- reading ------------------------------------------------------------------------------------------------------

    def read(self, c: C, data: Any, course: Frame[Any], moment: Collection[str], scenario: str = "") -> Frame[Any]:
        """The frames above the course, at this moment of play. Raises Unreadable naming the field."""
        if not isinstance(data, list):
            raise fault("core-written-list-frames-from", "asked")
        if not data:
            raise fault("core-written-no-question-leave", "asked")
        chain = _Chain(self, c, scenario)
        top: Frame[Any] = chain.read(data, course, "asked")
        self._check_moment(chain.called(data[0], "asked[0]"), moment)
        return top

    def _check_moment(self, lowest: Question[C], moment: Collection[str]) -> None:
        """Whether the lowest question is asked at this moment. Raises Unreadable."""
        if lowest.brings is not None and not lowest.moments:
            lowest = self._of[lowest.brings]
        if lowest.moments and not set(lowest.moments) & set(moment):
            known, now = ([f"moment:{one}" for one in some if one] for some in (lowest.moments, moment))
            raise fault("core-written-asked-not", "asked[0].frame", known=list(known), now=list(now))

    def named(self, name: Any, where: str) -> Question[C]:
        """The question of this name. Raises Unreadable."""
        if not isinstance(name, str) or name not in self._named:
            raise fault("core-written-possible", where, value=told(name), possible=", ".join(self._named))
        return self._named[name]

    def of(self, frame: Kinds) -> Question[C]:
        """The question of this class."""
        return self._of[frame]

    def below(self, one: Question[C]) -> tuple[Kinds, ...]:
        """What the question may stand on."""
        return one.on or (self.course,)

    def shown(self, one: Question[C]) -> list[str]:
        """What the question may stand on, in words."""
        found = self.below(one)
        if one.brings is not None and self._of[one.brings].unwritten:
            found = self.below(self._of[one.brings])
        return [self.word(kind) for kind in found]

    def word(self, kind: Kinds) -> str:
        """What a frame of this kind is called; one that is never written by what stands on it."""
        if kind is self.course:
            return "nothing"
        if kind is Finished:
            return "a branch"
        if self._of[kind].unwritten:
            return next(one.name for one in self.all if one.brings is kind)
        return self._of[kind].name


def _upwards(top: Frame[Any]) -> list[Frame[Any]]:
    """The frame and all below it, the lowest first."""
    chain = [top]
    while chain[-1].below is not None:
        chain.append(chain[-1].below)
    chain.reverse()
    return chain


class _Chain(Generic[C]):
    """Reads the chains of one position."""

    def __init__(self, questions: Questions[C], c: C, scenario: str) -> None:
        self._questions: Final = questions
        self._c: Final = c
        self._scenario: Final = scenario

    def called(self, entry: Any, where: str) -> Question[C]:
        """The question that the entry names. Raises Unreadable."""
        one = self._questions.named(as_object(entry, where).get("frame"), f"{where}.frame")
        if one.scenarios and self._scenario not in one.scenarios:
            raise fault("core-written-not-asked-scenario", f"{where}.frame")
        return one

    def read(self, data: Any, bottom: Any, where: str, branch: Branch | None = None) -> Any:
        """The frames of a list, which stand on `bottom`: those of the position, or of a branch."""
        top = bottom
        entries = as_list(data, where)
        for number, entry in enumerate(entries):
            here = f"{where}[{number}]"
            one = self.called(entry, here)
            brought = None if one.brings is None else self._questions.of(one.brings)
            if brought is not None and type(top) in self._questions.below(brought):
                known = {name: entry[name] for name in brought.written if name in entry}
                top = brought.read(self._c, known, here, Place(top, branch, entries[number:]))
            self._check_place(one, type(top), here, branch)
            if one.branches:
                top = self._branches(one, entry, here, top)
            else:
                top = one.read(self._c, entry, here, Place(top, branch, entries[number + 1 :]))
        return top

    def _check_place(self, one: Question[C], below: Kinds, where: str, branch: Branch | None) -> None:
        """Whether the question may stand there. Raises Unreadable."""
        if below in self._questions.below(one) and (branch is None or one.frame in branch.possible):
            return
        if branch is not None:
            raise fault(
                "core-written-possible-possible",
                f"{where}.frame",
                possible=[f"asked:{self._questions.word(kind)}" for kind in branch.possible],
            )
        found = self._questions.word(below)
        raise fault(
            "core-written-stands-possible",
            f"{where}.frame",
            found=f"asked:{found}",
            possible=[f"asked:{kind}" for kind in self._questions.shown(one)],
        )

    def _branches(self, one: Question[C], entry: Mapping[str, Any], where: str, below: Any) -> Any:
        """The questions side by side; a branch that is not named is done."""
        as_object(entry, where, ("frame", "branches"))
        all_of_them = as_object(entry.get("branches", {}), f"{where}.branches", one.branches)
        parts = [
            self.read(
                all_of_them.get(name, []),
                Finished(None),
                f"{where}.branches.{name}",
                Branch(name, possible, all_of_them),
            )
            for name, possible in one.branches.items()
        ]
        return one.frame(below, tuple(parts))
