"""Chapters 10.3 and 12, conquest.

The rulebook's example with Tournai and Brüssel, which the introductory game does not use, is played on a small map of
equal shape.
"""

from collections.abc import Iterable, Mapping

import pytest

from pragmatica.maria.battle import retreat
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, NO_PIECE, NOBODY, POWERS, PRUSSIA, SAXONY
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest, marching, moves
from pragmatica.maria.movement.conquest import NOTHING, QUESTIONS, TAKES
from pragmatica.maria.victory import introductory
from tests.maria import build
from tests.maria.boards import NOTHING as EMPTY

# x - f - y and beyond, f an Austrian fortress, all ordinary roads; far away stands the protector's own road
ROAD = "w-x-f-y-z-u f-p1-p2-p3-p4"
COUNTRY = {"f": "austria"}
FORTRESS = {"f": "minor"}


def leave(
    general: str = "prussia-1",
    country: str = "austria",
    pieces: Mapping[str, str] = EMPTY,
    down: Iterable[str] = (),
    markers: Mapping[str, str] = EMPTY,
) -> State:
    """A general in f, a fortress of this country, with the movement of his power about to begin."""
    board = build.graph(ROAD, country={"f": country}, fortress=FORTRESS)
    active = [general.split("-")[0]]
    s = build.position({general: "f", **pieces}, on=board, active=active, down=down, markers=markers)
    moves.begin(s, build.Done())
    return s


def go(s: State, general: str, *cities: str) -> None:
    """Move the general along these cities, then stop him."""
    build.answer(s, build.piece(s, general))
    for name in cities:
        build.answer(s, build.city(s, name))
    if isinstance(s.top, moves.March):
        build.answer(s, moves.STOP)


def holder(s: State, name: str = "f") -> str:
    """Who controls a city."""
    control = s.control[build.city(s, name)]
    return "nobody" if control == NOBODY else POWERS[control]


def question(s: State, name: str = "f") -> int:
    """Whose "?" lies on a city."""
    return s.question_at(build.city(s, name))


# -- at once ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.41", "M-10.44")
def test_leaving_conquers() -> None:
    """An enemy fortress is conquered by stepping out of it; standing there is not enough."""
    s = leave()
    assert holder(s) == "austria"

    go(s, "prussia-1", "y")
    assert holder(s) == "prussia"
    assert build.events(s, log.CONQUERED) == [(PRUSSIA, build.city(s, "f"), PRUSSIA, AUSTRIA)]


@pytest.mark.rule("M-10.41", "M-10.45", example="MX-15")
def test_two_fortresses_in_one_march() -> None:
    """Passing two Austrian fortresses: the unprotected one falls at once, the one near a protector gets a "?"."""
    board = build.graph(
        "s-tournai-brussels-e brussels-1-2-3 tournai-g-h",
        country={"tournai": "austria", "brussels": "austria"},
        fortress={"tournai": "minor", "brussels": "minor"},
    )
    s = build.position({"france-2": "s", "austria-1": "3"}, on=board, active=["france", "bavaria"])
    moves.begin(s, build.Done())

    build.answer(s, build.piece(s, "france-2"), build.city(s, "brussels"))
    assert (holder(s, "tournai"), holder(s, "brussels")) == ("france", "austria")
    build.answer(s, build.city(s, "e"))
    assert (holder(s, "tournai"), holder(s, "brussels")) == ("france", "austria")
    assert (question(s, "tournai"), question(s, "brussels")) == (NOBODY, FRANCE)


@pytest.mark.rule("M-10.44")
def test_passing_through_is_enough() -> None:
    """A general who only passes through conquers, too; and the fortress may be entered as before."""
    s = leave(pieces={"prussia-1": "x"})

    go(s, "prussia-1", "f", "y", "f")
    assert holder(s) == "prussia"
    assert build.where(s, "prussia-1") == "f"


@pytest.mark.rule("M-10.40")
@pytest.mark.parametrize(
    ("country", "marker"), [("prussia", None), ("saxony", None), ("bavaria", "france"), ("empire", None)]
)
def test_only_enemy_control(country: str, marker: str | None) -> None:
    """A fortress of one's own, of an ally, of an ally's marker, or of nobody is not conquered."""
    s = leave(country=country, markers={"f": marker} if marker else {})
    before = holder(s)

    go(s, "prussia-1", "y")
    assert holder(s) == before
    assert build.events(s, log.CONQUERED) == []


@pytest.mark.rule("M-10.41", "M-9.9")
def test_face_down_conquers_nothing() -> None:
    """A face-down general moves through an enemy fortress without effect, and leaves no "?" either."""
    s = leave(down=["prussia-1"])
    go(s, "prussia-1", "y")
    assert holder(s) == "austria"

    s = leave(down=["prussia-1"], pieces={"austria-1": "p1"})
    go(s, "prussia-1", "y")
    assert question(s) == NOBODY


@pytest.mark.rule("M-10.41")
def test_trains_conquer_nothing() -> None:
    """A train passes through an enemy fortress without effect."""
    s = leave(general="prussia-train-1")

    go(s, "prussia-train-1", "y")
    assert holder(s) == "austria"


# -- protection -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.42", "M-10.45")
@pytest.mark.parametrize(("city", "protects"), [("f", True), ("p1", True), ("p2", True), ("p3", True), ("p4", False)])
def test_protection_reaches_three_cities(city: str, protects: bool) -> None:
    """A general of the controlling power protects over 0 to 3 cities; 4 are too far."""
    s = build.position({"austria-1": city}, on=build.graph(ROAD, country=COUNTRY, fortress=FORTRESS))

    found = conquest.protector(s, build.city(s, "f"))
    assert found == (build.piece(s, "austria-1") if protects else NO_PIECE)
    assert conquest.verdict(s, PRUSSIA, build.city(s, "f")) == (QUESTIONS if protects else TAKES)


@pytest.mark.rule("M-10.42")
def test_nothing_between_matters() -> None:
    """Pieces between the protector and the fortress do not matter, nor does it whether he lies face down."""
    s = leave(pieces={"austria-1": "p3", "prussia-2": "p1", "saxony-1": "p2"}, down=["austria-1"])

    go(s, "prussia-1", "y")
    assert holder(s) == "austria"
    assert question(s) == PRUSSIA


@pytest.mark.rule("M-10.42")
def test_trains_do_not_protect() -> None:
    """A train in the next city protects nothing."""
    s = leave(pieces={"austria-train-2": "p1"})

    go(s, "prussia-1", "y")
    assert holder(s) == "prussia"


@pytest.mark.rule("M-10.42", "M-2.6", "D-2")
@pytest.mark.parametrize(
    ("option", "general", "outcome"),
    [
        ("cooperating", "france-2", QUESTIONS),
        ("cooperating", "prussia-1", TAKES),
        ("allied", "prussia-1", QUESTIONS),
    ],
)
def test_option_protection_by(option: str, general: str, outcome: int) -> None:
    """France protects Bavaria's fortresses; Prussia, merely allied, does so only with `protection_by="allied"`."""
    board = build.graph(ROAD, country={"f": "bavaria"}, fortress=FORTRESS)
    s = build.position({general: "p2"}, on=board, options={"protection_by": option})

    assert conquest.verdict(s, AUSTRIA, build.city(s, "f")) == outcome


# -- the "?" ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.45")
def test_first_question_stays() -> None:
    """One "?" lies on a fortress; the first one stays."""
    s = leave(pieces={"saxony-1": "x", "austria-1": "p1"})
    go(s, "prussia-1", "y")
    s.active = [SAXONY]
    moves.begin(s, build.Done())

    go(s, "saxony-1", "f", "x")
    assert question(s) == PRUSSIA
    assert len(build.events(s, log.QUESTION_PLACED)) == 1


@pytest.mark.rule("M-10.47", "M-12.1", example="MX-16")
def test_retroactive_conquest() -> None:
    """When the protector has been driven off in the same stage, the fortress falls at its end and the "?" goes."""
    s = leave(pieces={"austria-1": "p3"})
    go(s, "prussia-1", "y")
    protector = build.piece(s, "austria-1")
    s.put(build.piece(s, "prussia-2"), build.city(s, "p2"))
    retreat.begin(s, build.Done(), protector, build.piece(s, "prussia-2"), 1, [build.city(s, "p4")])

    conquest.retroactive(s)
    assert build.where(s, "austria-1") == "p4"
    assert holder(s) == "prussia"
    assert question(s) == NOBODY


@pytest.mark.rule("M-10.47", "M-12.1", example="MX-16")
def test_no_retroactive_conquest() -> None:
    """When a protector is still near, the "?" is taken off and nothing else happens, also in a later stage."""
    s = leave(pieces={"austria-1": "p3"})
    go(s, "prussia-1", "y")

    conquest.retroactive(s)
    assert holder(s) == "austria"
    assert build.events(s, log.QUESTION_REMOVED) == [(PRUSSIA, build.city(s, "f"))]
    s.lift(build.piece(s, "austria-1"))
    conquest.retroactive(s)
    assert holder(s) == "austria"


@pytest.mark.rule("M-10.47")
def test_who_left_need_not_exist() -> None:
    """It does not matter whether the general who left the fortress is still on the map."""
    s = leave(pieces={"austria-1": "p3"})
    go(s, "prussia-1", "y")
    s.lift(build.piece(s, "prussia-1"))
    s.lift(build.piece(s, "austria-1"))

    conquest.retroactive(s)
    assert holder(s) == "prussia"


@pytest.mark.rule("M-10.46", "M-10.54")
def test_questions_are_not_limited() -> None:
    """Any number of "?" may lie on the map, and conquest is carried out for each of them."""
    names = [f"f{n}" for n in range(12)]
    board = build.graph(
        " ".join(f"m-{name}" for name in names),
        country=dict.fromkeys(names, "austria"),
        fortress=dict.fromkeys(names, "minor"),
    )
    s = build.position(on=board)
    for name in names:
        conquest.carry_out(s, SAXONY, build.city(s, name), QUESTIONS)
    assert len(s.questions) == 12

    conquest.retroactive(s)
    assert {holder(s, name) for name in names} == {"prussia"}
    assert s.questions == []


# -- stacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.48")
def test_one_general_leaves_a_stack() -> None:
    """One general who leaves a stack that stays in the fortress conquers it."""
    s = leave(pieces={"prussia-2": "f"})

    go(s, "prussia-2", "y")
    assert holder(s) == "prussia"


@pytest.mark.rule("M-10.48", example="MX-46")
@pytest.mark.parametrize(
    ("down", "power"),
    [((), BAVARIA), (("bavaria-1",), FRANCE), (("france-2",), BAVARIA), (("bavaria-1", "france-2"), NOBODY)],
)
def test_stack_conquers_for_who_is_face_up(down: tuple[str, ...], power: int) -> None:
    """A stack conquers for its commander if he is face up, else for the other one; if both are down, for nobody."""
    s = build.position({"bavaria-1": "f", "france-2": "f"}, on=build.graph(ROAD), down=down)

    assert conquest.conqueror(s, build.piece(s, "bavaria-1"), build.piece(s, "france-2")) == power


@pytest.mark.rule("M-10.48", "M-10.9")
def test_stack_on_the_move_conquers() -> None:
    """A stack of which one general is face up conquers as it moves through."""
    s = leave(pieces={"prussia-2": "f"}, down=["prussia-1"])

    build.answer(s, marching.STACK + build.piece(s, "prussia-1"), build.city(s, "y"))
    assert holder(s) == "prussia"


# -- markers ----------------------------------------------------------------------------------------------------------

MARKERS = {
    "austrian home, by Prussia": (PRUSSIA, "austria", None, PRUSSIA),
    "austrian home, by Saxony": (SAXONY, "austria", None, PRUSSIA),
    "austrian home, by Bavaria": (BAVARIA, "austria", None, FRANCE),
    "bavarian home, by Austria": (AUSTRIA, "bavaria", None, AUSTRIA),
    "bavarian home, again by Bavaria": (BAVARIA, "bavaria", "austria", FRANCE),
    "bavarian home, by Prussia": (PRUSSIA, "bavaria", "austria", PRUSSIA),
    "austrian home, again by Austria": (AUSTRIA, "austria", "france", NOBODY),
    "prussian home, again by Prussia": (PRUSSIA, "prussia", "austria", NOBODY),
    "prussian home, by France": (FRANCE, "prussia", "austria", NOBODY),
    "prussian home, by Saxony": (SAXONY, "prussia", "austria", NOBODY),
    "silesia, by Austria": (AUSTRIA, "silesia", "prussia", AUSTRIA),
    "silesia, by Prussia": (PRUSSIA, "silesia", "austria", PRUSSIA),
    "silesia, by Bavaria": (BAVARIA, "silesia", "austria", FRANCE),
}


@pytest.mark.rule("M-10.50", "M-10.51", "M-10.52", "D-48")
@pytest.mark.parametrize("name", MARKERS)
def test_markers(name: str) -> None:
    """Silesia, enemy homes and friendly minors' homes get a marker of the major power; major friends' homes do not."""
    power, country, before, after = MARKERS[name]
    board = build.graph(ROAD, country={"f": country}, fortress=FORTRESS)
    s = build.position(on=board, markers={"f": before} if before else {})

    conquest.conquer(s, power, build.city(s, "f"))
    assert s.marker[build.city(s, "f")] == after


@pytest.mark.rule("M-10.50", "M-10.51", "M-3.9", example="MX-17")
def test_bavarian_fortress_by_austria() -> None:
    """Austria conquers a Bavarian fortress: an Austrian marker lies there and Austria controls it."""
    s = build.position()

    conquest.conquer(s, AUSTRIA, build.city(s, "braunau"))
    assert s.marker[build.city(s, "braunau")] == AUSTRIA
    assert holder(s, "braunau") == "austria"


@pytest.mark.rule("M-10.50", "M-10.51", "M-3.9", "D-9", example="MX-18")
def test_bavarian_fortress_again() -> None:
    """Bavaria takes it back: a French marker lies there and France controls it."""
    s = build.position(markers={"braunau": "austria"})

    conquest.conquer(s, BAVARIA, build.city(s, "braunau"))
    assert s.marker[build.city(s, "braunau")] == FRANCE
    assert holder(s, "braunau") == "france"


@pytest.mark.rule("M-10.50", example="MX-19")
def test_home_fortress_falls_back() -> None:
    """An Austrian fortress that Austria retakes from France bears no marker; the book has the Pragmatic Army do it."""
    s = build.position(markers={"linz": "france"})

    conquest.conquer(s, AUSTRIA, build.city(s, "linz"))
    assert s.marker[build.city(s, "linz")] == NOBODY
    assert holder(s, "linz") == "austria"


@pytest.mark.rule("M-10.50", "M-10.52", "M-10.40", example="MX-20")
def test_silesia_is_always_marked() -> None:
    """Austria's marker replaces Prussia's in Silesia; Prussia cannot conquer what bears a French marker."""
    s = build.position()

    assert conquest.verdict(s, AUSTRIA, build.city(s, "glogau")) == TAKES
    conquest.conquer(s, AUSTRIA, build.city(s, "glogau"))
    assert s.marker[build.city(s, "glogau")] == AUSTRIA
    s = build.position(markers={"linz": "france"})
    assert conquest.verdict(s, PRUSSIA, build.city(s, "linz")) == NOTHING


@pytest.mark.rule("M-3.9", "M-10.40", "M-10.50", example="MX-41")
def test_prussia_in_bavaria() -> None:
    """Prussia cannot conquer a fortress of its ally Bavaria; from Austria it can, and then marks and controls it."""
    s = build.position()
    assert holder(s, "braunau") == "bavaria"
    assert conquest.verdict(s, PRUSSIA, build.city(s, "braunau")) == NOTHING

    s = build.position(markers={"braunau": "austria"})
    assert conquest.verdict(s, PRUSSIA, build.city(s, "braunau")) == TAKES
    conquest.conquer(s, PRUSSIA, build.city(s, "braunau"))
    assert holder(s, "braunau") == "prussia"


# -- victory ----------------------------------------------------------------------------------------------------------


def almost_won() -> State:
    """The French in unprotected Linz, who control 8 of the 9 fortresses that they need; Steyr is still Austrian."""
    s = build.position({"france-2": "linz"}, active=["france", "bavaria"], stage=3)
    for city in [city for city in s.board.core_austria if s.board.city_ids[city] not in ("linz", "steyr")][:8]:
        s.set_marker(city, FRANCE)
    return s


@pytest.mark.rule("M-10.53", "M-14.6")
def test_conquest_may_end_the_match() -> None:
    """The ninth fortress ends the match in the middle of the move; the piece stands where it stepped."""
    s = almost_won()
    moves.begin(s, build.Done())

    build.answer(s, build.piece(s, "france-2"), build.city(s, "freistadt"))
    assert s.over()
    assert s.pending() == []
    assert s.reason == introductory.FRANCE_HAS_ENOUGH
    assert build.where(s, "france-2") == "freistadt"


@pytest.mark.rule("M-10.53", "M-12.1")
def test_retroactive_conquest_may_end_the_match() -> None:
    """Nothing more is checked once the match has been won."""
    s = almost_won()
    for name in ("linz", "steyr"):
        conquest.carry_out(s, FRANCE, build.city(s, name), QUESTIONS)

    conquest.retroactive(s)
    assert s.over()
    assert [event[1] for event in build.events(s, log.CONQUERED)] == [build.city(s, "linz")]
