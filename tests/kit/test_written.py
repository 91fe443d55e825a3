"""Questions described once: what is written and read by the description, and how a faulty one is refused."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pragmatica.core.errors import Unreadable
from pragmatica.core.flow.frame import Frame
from pragmatica.core.flow.together import Finished
from pragmatica.kit.written.kinds import Coded, Flag, Kind, Names, OrNone, Unwritten, Whole
from pragmatica.kit.written.questions import Questions, question, side_by_side
from pragmatica.kit.written.several import By, ListOf, Record, SetOf


class Plain(Frame[Any]):
    """A frame of a game that is only this: its state is a list of the names of towns."""

    def __init__(self, below: Frame[Any] | None, *values: Any) -> None:
        super().__init__(below)
        self.values: Final = values

    def fields(self) -> tuple[Any, ...]:
        return self.values


class Course(Plain):
    """The bottom of every chain."""


class Journey(Plain):
    """A town, and towns on the way."""


class Pay(Plain):
    """A town and a price."""


class Toll(Plain):
    """How many towns, and a price."""


Towns = list[str]
S: Final[Towns] = ["Abo", "Brno", "Cork"]
TOWN = Names[Towns]("town", lambda towns: towns)
COLOUR = Names[Towns]("colour", ("red", "blue"), first=1)
PRICE = Whole[Towns](0, 9)
ASKED: Questions[Towns] = Questions(
    Course,
    [
        question(Journey, "T-1", "A journey.", {"town": TOWN, "via": ListOf(TOWN).usually([])}, moments=("day",)),
        question(Pay, "T-2", "A fee.", {"town": TOWN, "price": PRICE}, on=(Journey,), brings=Journey),
        question(
            Toll,
            "T-3",
            "A toll.",
            {
                "towns": Unwritten[Towns](lambda towns, place, before: len(towns)),
                "price": PRICE.follows(lambda towns, place, before: before[0] if place.branch is None else 0),
            },
            on=(Course, Finished),
            scenarios=("long",),
        ),
        side_by_side("T-4", "Two at a time.", {"left": (Toll,), "right": (Toll,)}),
    ],
)


def read(*asked: dict[str, Any], moment: str = "day", scenario: str = "long") -> Frame[Any]:
    """The frames of this list."""
    return ASKED.read(S, list(asked), Course(None), (moment,), scenario)


@pytest.mark.parametrize(
    ("kind", "value", "written"),
    [
        (TOWN, 2, "Cork"),
        (COLOUR, 2, "blue"),
        (PRICE, 9, 9),
        (Flag[Towns](), True, True),
        (OrNone(TOWN, 99), 99, None),
        (OrNone(TOWN, 99), 0, "Abo"),
        (ListOf(TOWN), (2, 0), ["Cork", "Abo"]),
        (ListOf(PRICE, again=True), (3, 3), [3, 3]),
        (SetOf(TOWN, 3), 0b101, ["Abo", "Cork"]),
        (Record[Towns]("trip", town=TOWN, price=PRICE.usually(1)), (1, 1), {"town": "Brno"}),
        (Record[Towns]("trip", town=TOWN, price=PRICE.usually(1)), (1, 2), {"town": "Brno", "price": 2}),
        (By(TOWN, PRICE, 0), (0, 5, 0), {"Brno": 5}),
        (By(TOWN, PRICE, 0, all_written=True), (0, 5, 0), {"Abo": 0, "Brno": 5, "Cork": 0}),
        (Coded[Towns]("sum", lambda _, value: f"+{value}", lambda _, text: int(text), hint="", form={}), 7, "+7"),
    ],
)
def test_a_value_reads_back(kind: Kind[Towns], value: Any, written: Any) -> None:
    """What a kind has written it reads, and both are as they should be."""
    assert kind.write(S, value) == written
    assert kind.read(S, written, "here") == value


@pytest.mark.parametrize(
    ("kind", "value", "message"),
    [
        (TOWN, "Dax", "here: 'Dax'; possible: Abo, Brno, Cork"),
        (TOWN, 0, "here: 0; possible: Abo, Brno, Cork"),
        (PRICE, 10, "here: 10; must be a whole number from 0 to 9"),
        (PRICE, True, "here: True; must be a whole number from 0 to 9"),
        (Flag[Towns](), 1, "here: 1; must be true or false"),
        (ListOf(TOWN), {}, "here: must be a list"),
        (ListOf(TOWN), ["Abo", "Abo"], "here: one is named twice"),
        (ListOf(TOWN), ["Abo", None], r"here\[1\]: None; possible: Abo, Brno, Cork"),
        (ListOf(PRICE, again=True, most=1), [1, 1], "here: 2; there are at most 1"),
        (Record[Towns]("trip", town=TOWN), {}, "here.town: missing"),
        (Record[Towns]("trip", town=TOWN), {"hat": 1}, "here.hat: unknown; possible: town"),
        (By(TOWN, PRICE, 0), {"Dax": 1}, "here.Dax: 'Dax'; possible: Abo, Brno, Cork"),
        (By(TOWN, PRICE, 0), {"Abo": -1}, "here.Abo: −1; must be a whole number from 0 to 9"),
        (
            Coded[Towns]("sum", lambda _, value: "", lambda _, text: None, hint="must be a number", form={}),
            "x",
            "here: 'x' is no sum; must be a number",
        ),
    ],
)
def test_a_faulty_value_is_told_with_what_is_possible(kind: Kind[Towns], value: Any, message: str) -> None:
    """The error says where, and what may stand there."""
    with pytest.raises(Unreadable, match=f"^{message}$"):
        kind.read(S, value, "here")


def test_a_chain_reads_back() -> None:
    """From the lowest question to the one that is open, each with all its fields."""
    top = Pay(Journey(Course(None), 1, (0,)), 1, 4)
    written = ASKED.write(S, top)
    assert written == [
        {"frame": "journey", "town": "Brno", "via": ["Abo"]},
        {"frame": "pay", "town": "Brno", "price": 4},
    ]
    assert ASKED.write(S, read(*written)) == written


def test_what_goes_without_saying_is_brought() -> None:
    """It gets the fields that have the same names."""
    below = read({"frame": "pay", "town": "Cork", "price": 1}).below
    assert below is not None
    assert (below.name(), below.fields()) == ("Journey", (2, ()))


def test_what_follows_need_not_be_said() -> None:
    """Neither what is never written, nor what is left out."""
    assert read({"frame": "toll"}).fields() == (3, 3)
    assert read({"frame": "toll", "price": 1}).fields() == (3, 1)
    assert ASKED.write(S, Toll(Course(None), 3, 2)) == [{"frame": "toll", "price": 2}]


def test_branches_read_back() -> None:
    """A branch that is done is not written, nor one that is not written open."""
    written = [{"frame": "together", "branches": {"right": [{"frame": "toll", "price": 0}]}}]
    top = read({"frame": "together", "branches": {"right": [{"frame": "toll"}]}})
    assert [part.name() for part in top.branches()] == ["Finished", "Toll"]
    assert ASKED.write(S, top) == written


def test_every_frame_has_its_place() -> None:
    """What goes without saying is told with what brings it, and what stands in a branch there."""
    pay = read({"frame": "pay", "town": "Cork", "price": 1})
    assert [where for _, where in ASKED.places(pay, 1)] == ["asked[0]"] * 3
    assert [where for _, where in ASKED.places(pay, 2)] == ["asked[0]", "asked[0]", "asked[1]"]
    beside = read({"frame": "together", "branches": {"right": [{"frame": "toll"}]}})
    assert [where for _, where in ASKED.places(beside, 1)][-1] == "asked[0].branches.right[0]"
    assert {where for _, where in ASKED.places(beside, 0)} == {"asked"}


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ([{"frame": "hunt"}], r"asked\[0\].frame: 'hunt'; possible: journey, pay, toll, together"),
        ([{"frame": ["pay"]}], r"asked\[0\].frame: \['pay'\]; possible: journey, pay, toll, together"),
        (["pay"], r"asked\[0\]: must be an object"),
        ([{"frame": "journey"}], r"asked\[0\].town: missing"),
        ([{"frame": "journey", "town": "Abo", "hat": 1}], r"asked\[0\].hat: unknown; possible: frame, town, via"),
        (
            [{"frame": "journey", "town": "Abo"}, {"frame": "toll"}],
            r"asked\[1\].frame: stands on journey; possible: nothing, a branch",
        ),
        (
            [{"frame": "toll"}, {"frame": "pay", "town": "Abo", "price": 1}],
            r"asked\[1\].frame: stands on toll; possible: journey",
        ),
        (
            [{"frame": "together", "branches": {"left": [{"frame": "journey", "town": "Abo"}]}}],
            r"asked\[0\].branches.left\[0\].frame: possible: toll",
        ),
        (
            [{"frame": "together", "branches": {"up": []}}],
            r"asked\[0\].branches.up: unknown; possible: left, right",
        ),
    ],
)
def test_a_faulty_chain_is_told_with_its_place(asked: Any, message: str) -> None:
    """The error says which question, which field, and what may stand there."""
    with pytest.raises(Unreadable, match=f"^{message}$"):
        read(*asked)


def test_a_question_has_its_moment() -> None:
    """The lowest one, said or not, is asked at that time alone."""
    with pytest.raises(Unreadable, match=r"^asked\[0\].frame: is asked at another time: day; now it is: night$"):
        read({"frame": "pay", "town": "Abo", "price": 1}, moment="night")


def test_a_question_has_its_scenarios() -> None:
    """It is not asked in others."""
    with pytest.raises(Unreadable, match=r"^asked\[0\].frame: is not asked in this scenario$"):
        read({"frame": "toll"}, scenario="short")
