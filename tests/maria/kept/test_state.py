"""The state: primitives, copies, digests and saved forms; relations of chapter 2 and the map of chapter 3."""

import json

import pytest

from pragmatica.core.errors import Unreadable
from pragmatica.core.flow import frame
from pragmatica.core.game import Setup
from pragmatica.maria import sequence
from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    JOINT,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    PIECES,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
    SUITS,
)
from pragmatica.maria.kept.options import EDITION_DEFAULTS, OPTIONS, REVEAL, SPEND_ALL
from pragmatica.maria.kept.state import State
from tests.maria import build

GROUP = [FRANCE, BAVARIA, PRUSSIA, SAXONY]


# -- powers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-2.4", "M-2.5")
def test_allies_and_enemies() -> None:
    """France, Bavaria, Prussia and Saxony are allies and enemies of Austria; nobody is hostile to himself."""
    relations = build.rules().relations

    for power in GROUP:
        assert [relations.allied[power][other] for other in GROUP] == [True] * 4
        assert relations.hostile[power][AUSTRIA]
        assert relations.hostile[AUSTRIA][power]
    assert not relations.hostile[AUSTRIA][AUSTRIA]
    assert relations.allied[AUSTRIA][PRAGMATIC]


@pytest.mark.rule("M-2.6")
def test_cooperating_pairs() -> None:
    """France cooperates with Bavaria and Prussia with Saxony; France and Prussia are allies only."""
    relations = build.rules().relations
    pairs = [(a, b) for a in GROUP for b in GROUP if a < b and relations.cooperating[a][b]]

    assert pairs == [(FRANCE, BAVARIA), (PRUSSIA, SAXONY)]


@pytest.mark.rule("M-2.2", "M-2.7")
def test_majors_of_minors() -> None:
    """France speaks for Bavaria, Prussia for Saxony, major powers for themselves."""
    assert build.rules().relations.major_of == [FRANCE, FRANCE, PRUSSIA, PRUSSIA, PRAGMATIC, AUSTRIA]


@pytest.mark.rule("M-3.10", "M-2.9")
def test_nobody_is_neither_friend_nor_enemy() -> None:
    """A fortress of nobody is neither friendly nor hostile; one held jointly is an enemy's for France."""
    relations = build.rules().relations

    assert not relations.hostile[FRANCE][NOBODY]
    assert not relations.allied[FRANCE][NOBODY]
    assert relations.hostile[FRANCE][JOINT]
    assert relations.allied[PRAGMATIC][JOINT]


@pytest.mark.rule("M-1.1", "M-2.1", "M-24.1", "E-4", "M-4.1")
@pytest.mark.parametrize(("players", "seats"), [(3, [1, 1, 2, 2, 0]), (2, [0, 0, 0, 0, 1])])
def test_who_leads_whom(players: int, seats: list[int]) -> None:
    """With three players Maria Theresa, Louis and Frederick lead their powers, with two A and B."""
    rules = build.rules(players)

    assert [rules.seat_of[power] for power in (FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA)] == seats
    assert rules.seats == players


@pytest.mark.rule("M-14.2", "M-14.10")
def test_pragmatic_army_takes_no_part() -> None:
    """All powers but the Pragmatic Army take part in the introductory game."""
    assert build.rules().takes_part == [True, True, True, True, False, True]


# -- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E-3", "D-12", "D-16")
def test_older_edition_changes_defaults() -> None:
    """Edition 1.0 lets a joined general move on and has the hand revealed; an option chosen by name prevails."""
    assert build.rules().join_ends_both
    assert build.rules().hussar_shortfall == SPEND_ALL

    older = build.rules(edition="1.0")
    assert not older.join_ends_both
    assert older.hussar_shortfall == REVEAL
    assert build.rules(edition="1.0", join_ends_both=True).join_ends_both


@pytest.mark.rule("E-3")
def test_editions_name_known_options_and_values() -> None:
    """What an edition changes exists, with that value among the lawful ones."""
    known = {one.name: one.values for one in OPTIONS}

    for changes in EDITION_DEFAULTS.values():
        for name, value in changes.items():
            assert value in known[name]


@pytest.mark.rule("D-1", "D-2")
def test_allies_may_stack_and_protect_by_option() -> None:
    """The options open stacks and protection to all allies."""
    plain = build.rules().relations
    assert not plain.may_stack[PRUSSIA][FRANCE]
    assert not plain.protects[PRUSSIA][FRANCE]

    literal = build.rules(stack_partners="allied", protection_by="allied").relations

    assert literal.may_stack[PRUSSIA][FRANCE]
    assert literal.protects[PRUSSIA][FRANCE]
    assert not literal.may_stack[PRUSSIA][AUSTRIA]


@pytest.mark.rule("M-2.9")
def test_neutral_option_is_known() -> None:
    """`neutral_pieces_hostile` may be chosen; with nobody neutral it changes nothing in this game."""
    chosen = build.rules(neutral_pieces_hostile=True).relations

    assert chosen.hostile == build.rules().relations.hostile


# -- map --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-3.5", "M-3.6", "M-3.7", "E-12")
def test_cities_have_suits_roads_and_kinds() -> None:
    """Friedrich starts in spades, Neipperg in diamonds; main roads are roads; Praha is a major fortress."""
    board = build.board()
    suit = [SUITS[board.suit[board.city_number[name]]] for name in ("liegnitz", "koeniggraetz")]

    assert suit == ["spades", "diamonds"]
    assert all(set(main) <= set(roads) for main, roads in zip(board.main_neighbours, board.neighbours, strict=True))
    assert board.city_number["praha"] in board.lands[0].major_fortresses[AUSTRIA]
    assert set(board.lands[0].major_fortresses[AUSTRIA]) <= set(board.fortresses)


@pytest.mark.rule("E-5")
def test_distance() -> None:
    """Distance counts roads, is 0 to itself, and infinite for a piece that is in no city."""
    board = build.graph("a-b=c d-e")

    assert [board.distance[0][city] for city in range(5)] == [0, 1, 2, 255, 255]
    assert board.distance[0][NO_CITY] == 255


@pytest.mark.rule("M-3.9", "M-3.8")
def test_control_of_a_fortress() -> None:
    """A marker decides; without one the home country does; a fortress that is nobody's home has no controller."""
    board = build.graph("a-b", country={"a": "bavaria", "b": "empire"}, fortress={"a": "minor", "b": "minor"})
    s = State(board, build.rules(), build.KEY)
    assert s.control == [BAVARIA, NOBODY]

    s.set_marker(0, FRANCE)
    assert s.control[0] == FRANCE
    s.set_marker(0, NOBODY)

    assert s.control[0] == BAVARIA


# -- pieces -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-6.1", "M-6.3", "M-6.12")
def test_general_leaves_a_stack() -> None:
    """When the commander is lifted the other general stays in the city, in command of himself."""
    s = build.position({"prussia-1": "liegnitz", "prussia-2": "liegnitz"})
    friedrich, schwerin = build.piece(s, "prussia-1"), build.piece(s, "prussia-2")

    s.lift(friedrich)

    assert s.piece_at[build.city(s, "liegnitz")] == schwerin
    assert (s.partner[schwerin], s.on_top[schwerin]) == (NO_PIECE, 1)
    assert (s.partner[friedrich], s.place[friedrich]) == (NO_PIECE, NO_CITY)


@pytest.mark.rule("M-6.3", "M-10.9")
def test_stack_is_carried_together() -> None:
    """A carried stack arrives whole and leaves nothing behind."""
    s = build.position({"prussia-1": "liegnitz", "prussia-2": "liegnitz"})

    s.carry(build.piece(s, "prussia-1"), build.city(s, "lueben"))

    assert build.where(s, "prussia-1") == build.where(s, "prussia-2") == "lueben"
    assert s.piece_at[build.city(s, "liegnitz")] == NO_PIECE


@pytest.mark.rule("E-8", "M-7.7")
def test_placed_piece_drives_a_hussar_off() -> None:
    """A piece that is put into a hussar's city sends it off the board."""
    s = build.position(hussars=["berlin"])

    s.put(build.piece(s, "prussia-1"), build.city(s, "berlin"))

    assert s.hussars == [NO_CITY, NO_CITY]


# -- copies and forms -------------------------------------------------------------------------------------------------


def full() -> State:
    """A position with something of everything."""
    s = build.position(
        {"prussia-1": "liegnitz", "prussia-2": "liegnitz", "austria-1": "bruenn", "prussia-train-1": "crossen"},
        troops={"prussia-1": 3},
        down=["austria-1"],
        hands={"prussia": ["d1-spades-5", "d2-reserve-1"], "austria": ["d1-hearts-10", "d1-hearts-2", "d1-clubs-7"]},
        hussars=["brieg"],
        markers={"muenchen": "austria", "breslau": "prussia"},
        active=["austria"],
        turn=5,
        stage=5,
    )
    s.pile = s.board.deck_cards[3][:9]
    s.second_pile = s.board.deck_cards[2][4:6]
    s.questions = [packed.owned(build.city(s, "brieg"), PRUSSIA)]
    s.discard(AUSTRIA, build.cards(s, "d1-clubs-7"))
    s.top = Pay(sequence.Course(None, 12), AUSTRIA, 3, 0, ())
    s.phase = 2
    return s


def test_copy_is_equal_and_independent() -> None:
    """A copy has the same digest and form, and nothing done to it is seen in the original."""
    s = full()
    before = s.digest()
    twin = s.copy()
    assert twin.digest() == before
    assert twin.to_json() == s.to_json()

    twin.carry(build.piece(s, "prussia-1"), build.city(s, "lueben"))
    twin.set_marker(build.city(s, "glogau"), AUSTRIA)
    twin.discard(AUSTRIA, build.cards(s, "d1-hearts-10"))
    twin.draw(5)
    twin.top = None

    assert s.digest() == before
    assert twin.digest() != before


def test_digest_sees_every_part() -> None:
    """Each single change gives another digest; the order of undrawn cards gives none."""
    s = full()
    digests = {s.digest()}
    changes = 0

    def changed(twin: State) -> None:
        nonlocal changes
        changes += 1
        digests.add(twin.digest())

    for name in ("place", "partner", "on_top", "moved", "troops", "face_down", "hussars", "marker", "control"):
        twin = s.copy()
        values = list(getattr(twin, name))
        values[1] ^= 1
        setattr(twin, name, values)
        changed(twin)
    for name in ("turn", "stage", "phase", "reason", "next_deck"):
        twin = s.copy()
        setattr(twin, name, getattr(twin, name) + 1)
        changed(twin)
    for name in ("pile", "second_pile", "questions"):
        twin = s.copy()
        setattr(twin, name, getattr(twin, name)[1:])
        changed(twin)
    twin = s.copy()
    twin.top = None
    changed(twin)

    assert len(digests) == changes + 1
    twin = s.copy()
    twin.pile = twin.pile[::-1]
    assert twin.digest() == s.digest()


def test_json_round_trip() -> None:
    """A state read back from JSON text is equal in all it holds."""
    s = full()
    text = json.dumps(s.to_json())
    back = sequence.load(s.board, s.rules, json.loads(text))

    assert back.to_json() == s.to_json()
    assert back.digest() == s.digest()
    assert back.piece_at == s.piece_at
    assert back.control == s.control
    assert back.draw(100) == s.draw(100)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn", "3"),
        ("turn", -1),
        ("stage", 9),
        ("place", [0] * (PIECES - 1)),
        ("place", [0.5] * PIECES),
        ("troops", [True] * 20),
        ("pile", [152]),
        ("hands", [["x"]] * 6),
        ("hands", [[]] * 5),
        ("discards", {}),
        ("markers", [[0, 6]]),
        ("markers", [[0]]),
        ("electors", [[0, "france"]]),
        ("key", "zz"),
        ("frames", [["Nothing", []]]),
        ("frames", [["Pay", [1]]]),
        ("frames", [["Course", ["x"]]]),
    ],
)
def test_unreadable_states_are_refused(name: str, value: object) -> None:
    """Wrong types, sizes and ranges do not become a state."""
    s = full()
    data = {**s.to_json(), name: value}

    with pytest.raises((Unreadable, ValueError)):
        sequence.load(s.board, s.rules, data)


@pytest.mark.rule("M-5.11", "M-6.1", "M-7.7")
@pytest.mark.parametrize(
    ("name", "place", "value"),
    [
        ("partner", "prussia-3", "prussia-1"),  # who does not stand there
        ("partner", "prussia-train-1", "prussia-train-1"),
        ("on_top", "prussia-3", 0),
        ("place", "prussia-3", "where the train stands"),
    ],
)
def test_pieces_that_cannot_stand_so_are_refused(name: str, place: str, value: int | str) -> None:
    """A saved state in which pieces share a city without being a stack, or half a stack is missing, is none."""
    s = build.position({"prussia-1": "sagan", "prussia-3": "glogau", "prussia-train-1": "crossen"})
    data = s.to_json()
    train = s.place[build.piece(s, "prussia-train-1")]
    new = value if isinstance(value, int) else s.board.piece_number.get(value, train)
    data[name] = [new if number == build.piece(s, place) else one for number, one in enumerate(data[name])]

    with pytest.raises(ValueError, match=name):
        sequence.load(s.board, s.rules, data)


@pytest.mark.rule("M-7.7")
def test_hussar_with_a_piece_is_refused() -> None:
    """A saved state with a hussar in the city of a piece is none."""
    s = build.position({"prussia-1": "sagan"})
    data = {**s.to_json(), "hussars": [build.city(s, "sagan"), NO_CITY]}

    with pytest.raises(ValueError, match="hussars"):
        sequence.load(s.board, s.rules, data)


def test_missing_field_is_refused() -> None:
    """A state without hands is not one."""
    s = full()
    data = s.to_json()
    del data["hands"]

    with pytest.raises(Unreadable, match="missing"):
        sequence.load(s.board, s.rules, data)


def test_frames_keep_nested_fields() -> None:
    """Numbers, truth values and nested tuples of frames come back as they were."""
    chain = [["Course", [3]], ["SupplyCourse", [[[2, [10, 11], [4, 4]]], [9], 6]]]
    top = frame.from_json(chain, sequence.FRAMES)

    assert top is not None
    assert top.fields() == (((2, (10, 11), (4, 4)),), (9,), 6)
    assert frame.to_json(top) == chain


def test_scripted_draws_come_first() -> None:
    """Prescribed draws are used up before the generator speaks, and all are noted."""
    s = build.position(draws=[4, 2])
    fresh = build.position()
    fresh.draw(9)
    fresh.draw(9)

    assert [s.draw(9), s.draw(9), s.draw(1000)] == [4, 2, fresh.draw(1000)]
    assert s.chance[:2] == [4, 2]


def test_setup_of_the_builder_is_complete() -> None:
    """The builder's set-up names every option of the introductory game."""
    setup: Setup = build.setup()

    assert set(setup.options) == {one.name for one in OPTIONS if "introductory" in one.scenarios}
