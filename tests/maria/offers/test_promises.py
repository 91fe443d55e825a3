"""What a promise keeps a general from, by whichever way he comes; when it does not bind, and when it ends."""

from typing import Any

import pytest

from pragmatica.maria.diplomacy import promises, saxony
from pragmatica.maria.diplomacy.election import CHARLES
from pragmatica.maria.diplomacy.promises import KEPT
from pragmatica.maria.diplomacy.saxony import NO_RETURN, SaxonReturn
from pragmatica.maria.forces import relocation
from pragmatica.maria.forces.relocation import Relocate
from pragmatica.maria.forces.stacks import StackConsent
from pragmatica.maria.forces.winter import Reenter, ReenterPlace
from pragmatica.maria.kept.board import NO_CITY, OFF_MAP_BOX, PRUSSIA, SAXONY
from pragmatica.maria.kept.clauses import AREAS, KEEP_AWAY, KEEP_OUT, LEAVE, NO_ATTACK, PEACE, VOTE, WORDS, number_of
from pragmatica.maria.kept.log_advanced import AGREEMENT_LAPSED
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves
from pragmatica.maria.movement.moves import END, STOP
from pragmatica.maria.offers import agreements
from pragmatica.maria.politics.corps import GiveWay
from pragmatica.maria.politics.troops import CardReturn
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, FREDERICK, MARIA, PRAGMATIC
from tests.maria.realm import build

SILESIA = AREAS.index("silesia")
HOME = AREAS.index("prussia")
IN_SAXONY = AREAS.index("saxony")
AUSTRIAN = AREAS.index("core-austria")
CITY = 256


def promise(s: State, *clause: int) -> None:
    """A promise that Maria Theresa and Frederick have made."""
    s.realm.agreements = [*s.realm.agreements, (MARIA, FREDERICK, *clause)]


def away(s: State, *names: str) -> list[int]:
    """These generals are off the board."""
    generals = [build.piece(s, name) for name in names]
    for general in generals:
        if s.place[general] < NO_CITY:
            s.lift(general)
        s.place[general] = NO_CITY
    return generals


def moving(pieces: dict[str, str], power: str, **others: Any) -> State:
    """The power is about to move."""
    s = realm.position(pieces, active=[power], stage=5, **others)
    moves.begin(s, build.Done())
    return s


def cities(s: State, codes: list[int]) -> set[str]:
    """Cities among codes that may name a general, too."""
    return {s.board.city_ids[code % CITY] for code in codes if code % CITY < len(s.board.city_ids)}


# -- doors ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.2", "M-17.64")
def test_troops_of_a_card_bring_nobody_where_he_may_not_go() -> None:
    """A Prussian general comes back neither in Berlin nor elsewhere in Prussia; he may stay off the board."""
    s = realm.position({"prussia-1": "liegnitz"})
    away(s, "prussia-2")
    s.top = CardReturn(build.Done(), PRUSSIA, 2, ())
    assert "berlin" in cities(s, build.offered(s))
    promise(s, KEEP_OUT, PRUSSIA, HOME, 3)

    assert build.offered(s) == [END]


@pytest.mark.rule("M-21.2", "M-13.6")
def test_winter_brings_nobody_where_he_may_not_go() -> None:
    """Of his fortresses those near the city that he keeps away from are not offered."""
    s = realm.position({"prussia-1": "liegnitz"})
    (general,) = away(s, "prussia-2")
    berlin = build.city(s, "berlin")
    s.top = ReenterPlace(build.Done(), PRUSSIA, 1, general)
    before = cities(s, build.offered(s))
    assert len(before) > 1
    promise(s, KEEP_AWAY, PRUSSIA, berlin, 0, 3)

    assert cities(s, build.offered(s)) == before - {"berlin"}


@pytest.mark.rule("M-21.2", "M-13.6")
def test_who_has_no_place_left_is_not_picked_in_winter() -> None:
    """With a single place he would be put there without a question."""
    s = realm.position({"prussia-1": "liegnitz"})
    (general,) = away(s, "prussia-2")
    s.top = Reenter(build.Done(), PRUSSIA, 1)
    assert general in build.offered(s)
    promise(s, KEEP_OUT, PRUSSIA, HOME, 3)

    assert build.offered(s) == [END]


@pytest.mark.rule("M-21.8", "M-Q.3")
def test_a_general_who_must_come_back_does() -> None:
    """Troops that have been bought need him: what a rule demands goes before a promise."""
    s = realm.position()
    (general,) = away(s, "prussia-1")
    for other in s.board.generals_of[PRUSSIA]:
        if other != general:
            s.place[other] = OFF_MAP_BOX
    s.top = Reenter(build.Done(), PRUSSIA, 1)
    promise(s, KEEP_OUT, PRUSSIA, HOME, 3)

    assert build.offered(s) == [general]


@pytest.mark.rule("M-21.2", "M-19.35")
def test_the_saxon_general_stays_off() -> None:
    """Saxony has promised to keep out of its own country, and so its general does not come back there."""
    s = realm.position(saxony=2, hands={"saxony": ["d1-hearts-10"]})
    (general,) = away(s, "saxony-1")
    s.top = SaxonReturn(build.Done(), general)
    assert len(build.offered(s)) > 1
    promise(s, KEEP_OUT, SAXONY, IN_SAXONY, 3)

    assert build.offered(s) == [NO_RETURN]


@pytest.mark.rule("M-21.2", "M-17.85")
def test_giving_way_keeps_a_promise_where_it_can() -> None:
    """Of the nearest cities to which the obstructing general may go, the one that he keeps out of is left out."""
    s = realm.position({"prussia-1": "berlin", "austria-1": "landsberg_warthe"})
    general = build.piece(s, "prussia-4")
    s.place[general] = OFF_MAP_BOX
    s.top = GiveWay(build.Done(), PRUSSIA, general)
    before = cities(s, build.offered(s))
    (kept, *_) = sorted(before)
    assert len(before) > 1
    promise(s, KEEP_AWAY, AUSTRIA, build.city(s, kept), 0, 3)

    assert cities(s, build.offered(s)) == before - {kept}


@pytest.mark.rule("M-21.8", "M-19.34")
def test_a_transfer_goes_before_a_promise() -> None:
    """A Prussian who has to leave Saxony goes home, whatever he has promised about it."""
    s = realm.position({"prussia-1": "dresden"})
    s.top = Relocate(build.Done(), relocation.EXPULSION, (build.piece(s, "prussia-1"),))
    before = build.offered(s)
    promise(s, KEEP_OUT, PRUSSIA, HOME, 3)

    assert build.offered(s) == before


@pytest.mark.rule("M-21.2", "M-10.19")
def test_a_refused_stack_leaves_no_step_that_breaks_a_promise() -> None:
    """The Pragmatic general asks to join an Austrian; refused, he does not go where he may not but stays."""
    pieces = {"pragmatic-1": "koeln", "austria-1": "koblenz", "pragmatic-train-1": "wesel"}
    trains = {"austria-train-1": "dortmund", "austria-train-2": "roermond"}
    s = realm.position(pieces | trains, active=["pragmatic"], stage=5)
    moves.begin(s, build.Done())
    promise(s, KEEP_AWAY, PRAGMATIC, build.city(s, "limburg"), 0, 3)
    build.answer(s, build.piece(s, "pragmatic-1"))
    while not isinstance(s.top, StackConsent):
        build.answer(s, build.offered(s)[0])
    build.answer(s, 0)

    assert build.where(s, "pragmatic-1") == "koeln"


# -- what they mean ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.2")
def test_no_attack_looks_at_both_generals_of_a_stack() -> None:
    """An Austrian under a Pragmatic commander is not stepped beside."""
    s = moving({"prussia-1": "bunzlau", "pragmatic-1": "breslau", "austria-1": "breslau"}, "prussia")
    promise(s, NO_ATTACK, PRUSSIA, AUSTRIA, 2)
    build.answer(s, build.piece(s, "prussia-1"))

    assert "liegnitz" not in cities(s, build.offered(s))


@pytest.mark.rule("M-21.2", "M-19.40")
def test_no_attack_is_about_enemies() -> None:
    """Beside a neutral Saxon there is no battle, and nothing is forbidden."""
    s = moving({"austria-1": "hradisch", "saxony-1": "schoenberg"}, "austria", saxony=1)
    promise(s, NO_ATTACK, AUSTRIA, SAXONY, 2)
    general = build.piece(s, "austria-1")
    build.answer(s, general)
    assert s.top is not None

    assert all(agreements.breach(s, s.top, code) == KEPT for code in s.board.neighbours[s.place[general]])


@pytest.mark.rule("M-21.2")
def test_keeping_out_of_a_fortress() -> None:
    """A distance of 0 means the city itself and nothing around it."""
    s = moving({"austria-1": "koeniggraetz"}, "austria")
    promise(s, KEEP_AWAY, AUSTRIA, build.city(s, "neisse"), 0, 3)
    build.answer(s, build.piece(s, "austria-1"), build.city(s, "glatz"))

    assert cities(s, build.offered(s)) == {"koeniggraetz", "schweidnitz", "schoenberg"}


@pytest.mark.rule("M-21.2")
def test_who_has_to_leave_marches_as_far_as_he_can() -> None:
    """Still inside with steps to spare he may not stop; the question why names the promise."""
    s = moving({"prussia-1": "liegnitz"}, "prussia", turn=2)
    promise(s, LEAVE, PRUSSIA, SILESIA, 2)
    assert s.top is not None
    assert agreements.withheld(s, s.top, END) == 0
    build.answer(s, build.piece(s, "prussia-1"))
    assert cities(s, build.offered(s)) == {"bunzlau", "hirschberg", "schweidnitz", "breslau"}
    build.answer(s, build.city(s, "breslau"))
    assert s.top is not None

    assert cities(s, build.offered(s)) == {"lissa"}
    assert agreements.withheld(s, s.top, STOP) == 0


@pytest.mark.rule("M-21.2")
def test_words_bind_nobody() -> None:
    """A text stands beside the promises and takes nothing away."""
    s = moving({"prussia-1": "bunzlau", "austria-1": "breslau"}, "prussia")
    before = build.offered(s)
    promise(s, WORDS, number_of("Prussia attacks nobody"))

    assert build.offered(s) == before


# -- how they end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-21.8")
@pytest.mark.parametrize(
    ("clause", "turn", "kept"),
    [
        ((NO_ATTACK, PRUSSIA, AUSTRIA, 3), 3, True),
        ((NO_ATTACK, PRUSSIA, AUSTRIA, 3), 4, False),
        ((LEAVE, PRUSSIA, SILESIA, 3), 3, True),
        ((LEAVE, PRUSSIA, SILESIA, 3), 4, True),
        ((LEAVE, PRUSSIA, AUSTRIAN, 3), 4, False),
        ((PEACE, PRUSSIA, 3), 3, True),
        ((WORDS, number_of("x")), 12, True),
    ],
)
def test_promises_end_with_their_time(clause: tuple[int, ...], turn: int, kept: bool) -> None:
    """Who had to leave has done so when nobody is left inside; a text stands to the end."""
    s = realm.position({"prussia-1": "breslau"}, turn=turn)
    promise(s, *clause)
    promises.expire(s)

    assert bool(s.realm.agreements) == kept
    assert realm.events(s, AGREEMENT_LAPSED) == ([] if kept else [(MARIA, FREDERICK, *clause)])


@pytest.mark.rule("M-21.8", "M-18.1", "M-19.10")
def test_promises_end_with_what_they_are_about() -> None:
    """A vote after the election, a peace that has been made."""
    s = realm.position(turn=2)
    promise(s, VOTE, PRUSSIA, CHARLES)
    promise(s, PEACE, PRUSSIA, 9)
    s.realm.political_pile = [s.board.politics.election]
    promises.expire(s)
    assert len(s.realm.agreements) == 2
    s.realm.political_pile = []
    s.realm.annexed = 1
    promises.expire(s)

    assert s.realm.agreements == []


@pytest.mark.rule("M-21.8", "M-19.36")
def test_a_change_of_saxony_strikes_its_promises_off_openly() -> None:
    """Everybody is told; those of others stay."""
    s = realm.position()
    promise(s, NO_ATTACK, SAXONY, AUSTRIA, 5)
    promise(s, NO_ATTACK, PRUSSIA, AUSTRIA, 5)
    saxony.arrive(s, build.Done(), 3)

    assert s.realm.agreements == [(MARIA, FREDERICK, NO_ATTACK, PRUSSIA, AUSTRIA, 5)]
    assert realm.events(s, AGREEMENT_LAPSED) == [(MARIA, FREDERICK, NO_ATTACK, SAXONY, AUSTRIA, 5)]
    assert affairs.fields(s)[0] != ""
