"""Generals who return in winter (chapter 13)."""

import pytest

from pragmatica.maria.forces import stacks, winter
from pragmatica.maria.forces.winter import Reenter, ReenterPlace
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import FRANCE, NO_PIECE, POWERS, PRUSSIA
from pragmatica.maria.kept.state import State
from tests.maria import build
from tests.maria.forces.wintering import RICH, pay, snow


def return_to(s: State, power: str = "prussia") -> set[str]:
    """Cities in which a general of the power may come back."""
    return {s.board.city_ids[city] for city in winter.entries(s, POWERS.index(power))}


@pytest.mark.rule("M-13.6", "M-13.2")
def test_generals_return_to_major_fortresses_at_home() -> None:
    """Lost Prussian generals return to Berlin or Magdeburg."""
    s = build.position({"prussia-1": "liegnitz"})

    assert return_to(s) == {"berlin", "magdeburg"}


@pytest.mark.rule("M-13.6", "M-3.10")
def test_fortress_must_be_friendly() -> None:
    """Berlin in Austrian hands is closed; with a French marker, an ally's, it would be open."""
    s = build.position(markers={"berlin": "austria"})
    assert return_to(s) == {"magdeburg"}

    s = build.position(markers={"berlin": "france"})

    assert return_to(s) == {"berlin", "magdeburg"}


@pytest.mark.rule("M-13.6")
@pytest.mark.parametrize(
    ("pieces", "free"),
    [
        ({"prussia-train-1": "berlin"}, False),
        ({"france-2": "berlin"}, False),
        ({"austria-1": "berlin"}, False),
        ({"prussia-1": "berlin", "prussia-2": "berlin"}, False),
        ({"prussia-1": "berlin"}, True),
        ({"saxony-1": "berlin"}, True),
        ({"austria-train-2": "berlin"}, True),
    ],
)
def test_pieces_in_the_fortress(pieces: dict[str, str], free: bool) -> None:
    """A fortress is free for him with nobody in it, a single general he may stack with, or an enemy train."""
    s = build.position(pieces)

    assert ("berlin" in return_to(s)) == free


@pytest.mark.rule("D-1", "M-13.6")
def test_stack_partners_may_be_allies() -> None:
    """With `stack_partners="allied"` a Prussian returns to Berlin though a Frenchman stands there."""
    s = build.position({"france-2": "berlin"}, options={"stack_partners": "allied"})

    assert "berlin" in return_to(s)


@pytest.mark.rule("M-13.7")
def test_minors_fortress_will_not_do() -> None:
    """Prussians do not return to Dresden."""
    s = build.position()

    assert winter.refusal(s, PRUSSIA, build.city(s, "dresden")) == winter.NOT_AT_HOME


@pytest.mark.rule("M-13.7", "D-24")
@pytest.mark.parametrize(("option", "places"), [("intro", {"muenchen"}), ("advanced", set())])
def test_french_generals_return_in_muenchen(option: str, places: set[str]) -> None:
    """In the introductory game München takes the French, unless the option moves that to the advanced game."""
    s = build.position(options={"muenchen_reentry": option})

    assert return_to(s, "france") == places


@pytest.mark.rule("M-13.7", "M-13.8")
def test_muenchen_must_be_friendly() -> None:
    """With an Austrian marker on München no Frenchman returns."""
    s = build.position(markers={"muenchen": "austria"})

    assert return_to(s, "france") == set()
    assert winter.refusal(s, FRANCE, build.city(s, "muenchen")) == winter.NOT_FRIENDLY


@pytest.mark.rule("M-13.6")
def test_refusal_of_a_taken_fortress() -> None:
    """A fortress with an own train in it is taken."""
    s = build.position({"prussia-train-1": "berlin"})

    assert winter.refusal(s, PRUSSIA, build.city(s, "berlin")) == winter.TAKEN


def home(pieces: dict[str, str], hand: list[str], **more: object) -> State:
    """Prussia's winter; those of Friedrich, Schwerin and Leopold who are not named are off the board."""
    return build.position(pieces, hands={"prussia": hand}, **more)


@pytest.mark.rule("M-13.3", "M-13.9", "M-13.5")
def test_returning_general_gets_a_troop_and_is_face_up() -> None:
    """Friedrich, lost face down, returns to Berlin face up with one of 2 new troops."""
    s = home({"prussia-2": "lueben"}, ["d1-reserve-1"], down=["prussia-1"])
    done = snow(s, "prussia")
    build.answer(s, 2)
    assert isinstance(s.top, Reenter)
    build.answer(s, build.piece(s, "prussia-1"))
    assert isinstance(s.top, ReenterPlace)
    build.answer(s, build.city(s, "berlin"))
    build.answer(s, winter.END, 0)

    assert done.times == 1
    assert build.where(s, "prussia-1") == "berlin"
    assert not s.face_down[build.piece(s, "prussia-1")]
    assert (s.troops[build.piece(s, "prussia-1")], s.troops[build.piece(s, "prussia-2")]) == (1 + 0, 4 + 1)
    assert build.events(s, log.REENTERED) == [(PRUSSIA, build.piece(s, "prussia-1"), build.city(s, "berlin"))]


@pytest.mark.rule("M-13.3", example="MX-37")
def test_two_generals_need_two_troops() -> None:
    """With one troop only one general comes back; then nothing is left for another."""
    s = home({}, ["d1-hearts-4"])
    done = snow(s, "prussia")
    build.answer(s, 1, build.piece(s, "prussia-1"), build.city(s, "berlin"))

    assert done.times == 1
    assert not s.on_map(build.piece(s, "prussia-2"))


@pytest.mark.rule("M-13.13", "M-6.3")
def test_two_generals_return_as_a_stack_a_third_does_not() -> None:
    """With Magdeburg barred, Schwerin and Friedrich return to Berlin as a stack under Friedrich, Leopold cannot."""
    s = home({"saxony-train-1": "magdeburg"}, ["d1-hearts-9", "d1-clubs-3"])
    done = snow(s, "prussia")
    build.answer(s, 3, build.piece(s, "prussia-2"), build.piece(s, "prussia-1"))
    build.answer(s, build.offered(s)[0])

    assert done.times == 1
    assert s.piece_at[build.city(s, "berlin")] == build.piece(s, "prussia-1")
    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")
    assert s.stack_troops(build.piece(s, "prussia-1")) == 3


@pytest.mark.rule("M-13.6", "M-6.4")
def test_equal_ranks_choose_the_commander() -> None:
    """Friedrich returns to Berlin where Rutowski, of the same rank, stands: their player names the commander."""
    s = home({"saxony-1": "berlin", "saxony-train-1": "magdeburg"}, ["d1-hearts-4"])
    done = snow(s, "prussia")
    build.answer(s, 1, build.piece(s, "prussia-1"))
    assert len(build.offered(s)) == 2

    build.answer(s, build.offered(s)[0])

    assert done.times == 1
    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "saxony-1")


@pytest.mark.rule("M-13.6", "E-8")
def test_enemy_train_and_hussar_give_way() -> None:
    """Friedrich's return eliminates the Austrian train in Berlin."""
    s = home({"austria-train-2": "berlin", "saxony-train-1": "magdeburg"}, ["d1-hearts-4"])
    snow(s, "prussia")
    build.answer(s, 1, build.piece(s, "prussia-1"))

    assert build.where(s, "prussia-1") == "berlin"
    assert not s.on_map(build.piece(s, "austria-train-2"))
    assert [event[1] for event in build.events(s, log.TRAIN_TAKEN)] == [build.piece(s, "austria-train-2")]


@pytest.mark.rule("M-Q.3", "M-13.4")
def test_refusing_to_return_must_leave_room() -> None:
    """Schwerin with 7 troops takes 1 of 2 bought ones, so somebody must come back for the other."""
    s = home({"prussia-2": "lueben"}, ["d1-reserve-1"], troops={"prussia-2": 7})
    snow(s, "prussia")
    build.answer(s, 2)

    assert winter.END not in build.offered(s)
    build.answer(s, build.piece(s, "prussia-1"), build.city(s, "berlin"))
    assert winter.END in build.offered(s)


@pytest.mark.rule("M-13.8", "M-Q.3")
def test_who_cannot_return_makes_no_room() -> None:
    """With both home fortresses in enemy hands lost generals make no room for new troops."""
    s = home(
        {"prussia-2": "lueben"}, RICH, troops={"prussia-2": 7}, markers={"berlin": "austria", "magdeburg": "austria"}
    )
    snow(s, "prussia")

    assert build.offered(s) == [0, 1]


def foreign_door() -> State:
    """Allies may stack; of the French only Belle-Isle is on the map, and Friedrich stands in München."""
    return build.position(
        {"prussia-1": "muenchen", "france-2": "nuernberg"}, hands={"france": RICH}, options={"stack_partners": "allied"}
    )


@pytest.mark.rule("M-Q.3", "M-13.13")
def test_place_that_needs_consent_makes_no_room() -> None:
    """Broglie can return to München only if Friedrich's player agrees: no troops are bought on that chance."""
    s = foreign_door()
    snow(s, "france")

    assert build.offered(s) == [0, 1, 2, 3, 4]


@pytest.mark.rule("M-Q.4", "M-13.13")
def test_refused_return_is_not_asked_again() -> None:
    """After a refusal the same general may not ask for the same place in this winter; another one still may."""
    s = foreign_door()
    done = snow(s, "france")
    broglie = build.piece(s, "france-3")
    build.answer(s, 2)
    pay(s)
    lost = [code for code in build.offered(s) if code != winter.END]
    assert broglie in lost

    build.answer(s, broglie, stacks.NO)
    for general in lost:
        if general != broglie:
            build.answer(s, general, stacks.NO)

    assert done.times == 1
    assert not s.on_map(broglie)
    assert s.troops[build.piece(s, "france-2")] == 6


@pytest.mark.rule("M-13.6", "M-10.10")
def test_agreed_return_forms_the_stack() -> None:
    """If Friedrich's player agrees, Broglie returns to München under Friedrich."""
    s = foreign_door()
    snow(s, "france")
    broglie = build.piece(s, "france-3")
    build.answer(s, 2)
    pay(s)
    build.answer(s, broglie, stacks.YES)

    assert s.partner[broglie] == build.piece(s, "prussia-1")
    assert s.on_top[broglie] == 0


@pytest.mark.rule("M-13.11")
def test_trains_do_not_return_in_winter() -> None:
    """The lost Prussian train is not on offer."""
    s = home({"prussia-2": "lueben"}, RICH)
    snow(s, "prussia")
    build.answer(s, 1)
    pay(s)

    assert set(build.offered(s)) == {build.piece(s, "prussia-1"), build.piece(s, "prussia-3"), winter.END}


@pytest.mark.rule("M-14.1", "M-13.10")
def test_absent_generals_do_not_return() -> None:
    """Der Alte Dessauer, who is out of this game, is never offered."""
    s = home({}, RICH)

    assert winter.returning(s, PRUSSIA) == 3
    assert s.piece_at[build.city(s, "berlin")] == NO_PIECE
