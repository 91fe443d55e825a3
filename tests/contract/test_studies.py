"""Studies of every game: a tree of answers with notes is the same again after it was written, and any record is one."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core.errors import Unreadable
from pragmatica.core.history import standing
from pragmatica.core.study import ROOT, Node, Remark, Study, read_study, write_study
from tests.samples import ALL, Sample

GAMES = list({sample.game: sample for sample in ALL}.values())
TRICKY = 'a } brace, a \\ and a\nsecond line; [%mark x] {y} (z) "q"\\'


def grown(sample: Sample, answers: int = 40, seed: int = 5) -> Study:
    """A study with branches at random moments, each of which goes on."""
    rng = Random(seed)
    start = sample.begun(10)
    study = Study(start.to_position(), "Two ways", remark=Remark("at the start", ["a:b"]))
    matches = {ROOT: pragmatica.from_position(study.position)}
    for number in range(answers):
        parent = rng.choice(list(matches)[-3:])
        match = matches[parent].copy()
        if match.outcome is not None:
            continue
        seat = rng.choice(list(match.pending))
        action = rng.choice(match.legal(seat))
        match.reseed(number)
        match.apply(seat, action)
        same = [one for one in study.nodes if (one.parent, one.seat, one.action) == (parent, seat, action.id)]
        if not same:
            matches[len(study.nodes)] = match
            remark = Remark(f"note {number} {TRICKY}", [f"x:{number}>y:1"]) if number % 3 == 0 else Remark()
            study.nodes.append(Node(parent, seat, action.id, match.records[-1].chance, remark=remark))
    return study


def shape(study: Study, parent: int = ROOT) -> list[object]:
    """The tree without its numbers."""
    return [
        (one.seat, one.action, one.chance, one.remark, shape(study, number))
        for number, one in enumerate(study.nodes)
        if one.parent == parent
    ]


def main_line(study: Study) -> Match:
    """The match after the first answer to each moment."""
    match, at, children = pragmatica.from_position(study.position), ROOT, study.children()
    while at in children:
        at = children[at][0]
        match.repeat_answer(study.nodes[at].seat, study.nodes[at].action, study.nodes[at].chance)
    return match


@pytest.mark.parametrize("sample", GAMES, ids=lambda one: one.game)
def test_a_study_reads_back(sample: Sample) -> None:
    """Every answer, draw, branch, note and mark is there again, in the same order."""
    study = grown(sample)
    again = read_study(write_study(study))
    assert (again.position, again.title, again.remark) == (study.position, study.title, study.remark)
    assert shape(again) == shape(study)


@pytest.mark.parametrize("sample", GAMES, ids=lambda one: one.game)
def test_the_record_of_a_study_is_that_of_its_main_line(sample: Sample) -> None:
    """Who knows nothing of variations reads the first answer to each moment."""
    study = grown(sample)
    assert pragmatica.read_record(write_study(study)).digest() == main_line(study).digest()


@pytest.mark.parametrize("sample", GAMES, ids=lambda one: one.game)
def test_the_record_of_a_match_is_a_study(sample: Sample) -> None:
    """Its main line leads to where the match stands, also where something was taken back."""
    match, rng = sample.new(7), Random(7)
    for _ in range(60):
        if match.outcome is not None:
            break
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.2 and match.undoable(seat):
            match.undo(seat)
    study = read_study(match.record_text())
    assert main_line(study).to_position() == match.to_position()
    assert len(study.nodes) >= len(standing(match.records))


SMALL = min(GAMES, key=lambda one: len(str(one.new().to_position())))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("(", "no answer before this"),
        (")", "no variation is open"),
        ("{a note", "no note such as"),
        ("{a [%mark] b}", "no note such as"),
        ("{x [%mark a>b>c]}", "is no mark"),
        ("nobody: x", "unknown seat"),
    ],
)
def test_a_line_that_is_none_is_told(line: str, said: str) -> None:
    """What cannot be read is refused with its reason."""
    text = write_study(Study(SMALL.begun(3).to_position()))
    with pytest.raises(Unreadable, match=said):
        read_study(f"{text}{line}\n")


def test_a_variation_is_closed() -> None:
    """A text that ends within one is refused."""
    text = write_study(grown(SMALL, 1))
    with pytest.raises(Unreadable, match="not closed"):
        read_study(f"{text}(\n")


def test_many_variations_in_each_other_are_read() -> None:
    """Their depth is not bounded by the program's own."""
    match = pragmatica.from_position(SMALL.begun(3).to_position())
    seat = next(iter(match.pending))
    study = Study(match.to_position())
    study.nodes = [Node(ROOT, seat, match.legal(seat)[0].id) for _ in range(2)]
    text = write_study(Study(study.position))
    deep = 3_000
    probe = match.copy()
    probe.reseed(1)
    probe.apply(seat, match.legal(seat)[0])
    answer = probe.record_text().splitlines()[-1]
    again = read_study(text + f"{answer}\n" + f"(\n{answer}\n" * deep + ")\n" * deep)
    assert len(again.nodes) == 1


@pytest.mark.parametrize("parent", [-2, 0, 7])
def test_an_answer_comes_after_an_earlier_one(parent: int) -> None:
    """What is no tree is not written."""
    with pytest.raises(Unreadable, match="parent"):
        write_study(Study(SMALL.begun(3).to_position(), nodes=[Node(parent, "x", "y")]))
