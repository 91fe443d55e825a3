"""Why not: every question gives the rule and a sentence for what it does not offer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match, Unreadable
from pragmatica.maria.game import GAME
from pragmatica.maria.movement import marching
from pragmatica.maria.movement.moves import March
from pragmatica.maria.told.refusals import Question
from pragmatica.maria.wording import Words
from tests.maria import build
from tests.maria.moments import movement, new

HEAD = {"format": "pragmatica-position", "version": 1, "game": "maria"}
HAND = {"prussia": ["d1-spades-5", "d1-hearts-9", "d1-reserve-1"], "austria": ["d1-diamonds-7"]}
BATTLE = {
    "prussia-1": {"at": "liegnitz", "troops": 2},
    "prussia-2": {"at": "liegnitz", "troops": 2},
    "austria-5": {"at": "schweidnitz", "troops": 2},
}


def at(stage: str, phase: str | None, frames: list[dict[str, Any]], **fields: Any) -> Match:
    """A match in which these questions are open."""
    return pragmatica.from_position(HEAD | {"stage": stage, "phase": phase, "asked": frames} | fields)


def only(match: Match, seat: str, target: str) -> tuple[str, str]:
    """Rule and message of the one reason."""
    (reason,) = match.why_not(seat, target)
    return reason.rule, reason.message.removeprefix("maria-why-")


@pytest.mark.parametrize(
    ("target", "rule", "message"),
    [
        ("austria-5", "M-5.3", "not-active"),
        ("piece:austria-5", "M-5.3", "not-active"),
        ("city:koeniggraetz", "M-5.3", "not-active"),
        ("city:berlin", "M-10.1", "no-piece"),
        ("prussia-4", "M-10.1", "not-on-map"),
        ("stack-prussia-3", "M-10.9", "no-stack"),
        ("saxony-1", "M-10.1", "not-on-map"),
        ("replace-france-train-2", "M-10.30", "not-active"),
        ("replace-prussia-train-2", "M-14.1", "out-of-game"),
        ("card:d1-spades-5", "M-5.4", "something-else"),
        ("give-up", "M-5.4", "something-else"),
    ],
)
def test_picking_a_piece(target: str, rule: str, message: str) -> None:
    """Pieces of others, absent ones and empty cities are refused, each with its rule."""
    assert only(movement(), "frederick", target) == (rule, message)


@pytest.mark.parametrize("target", ["piece:prussia-1", "piece:prussia-2", "city:liegnitz", "end", "Friedrich+"])
def test_what_can_be_picked_has_no_reason(target: str) -> None:
    """A thing that can be picked in some way, and every offered answer, has nothing against it."""
    assert movement().why_not("frederick", target) == []


@pytest.mark.rule("M-10.2", "M-10.11")
def test_a_city_out_of_reach_of_a_piece_that_is_not_picked_yet() -> None:
    """No road leads there at once: neither its steps nor a forced march reach it."""
    reasons = movement().why_not("frederick", "prussia-3 > city:wien")
    assert [(one.rule, one.message) for one in reasons] == [
        ("M-10.2", "maria-why-reach"),
        ("M-10.11", "maria-why-forced-reach"),
    ]


@pytest.mark.parametrize("city", ["sagan", "berlin", "lueben", "liegnitz"])
def test_nothing_speaks_against_a_city_within_reach(city: str) -> None:
    """A neighbour, a city farther off, the end of a forced march, and the start to which it may return."""
    match = movement()
    ends = {plan.fields["city"] for plan in match.plans("frederick", "prussia-1")}
    assert city in ends
    assert match.why_not("frederick", f"prussia-1 > city:{city}") == []


def test_the_first_step_of_a_piece_that_is_not_picked_yet() -> None:
    """The question about a step can be put before the piece is picked."""
    pieces = {"prussia-1": {"at": "liegnitz", "troops": 2}, "austria-5": {"at": "lueben", "troops": 2}}
    match = at("prussia-saxony", "movement", [{"frame": "pick_piece", "seat": "frederick"}], pieces=pieces)
    assert only(match, "frederick", "prussia-1 > city:lueben") == ("M-10.4", "enemy-general")


@pytest.mark.parametrize("target", ["end > city:wien", "austria-5 > city:wien", "nobody > city:wien"])
def test_only_a_piece_that_can_be_picked_has_a_first_step(target: str) -> None:
    """Nothing else is tried out: the answer would tell what comes next."""
    with pytest.raises(Unreadable):
        movement().why_not("frederick", target)


def test_a_piece_that_has_moved() -> None:
    """A general who has moved, and one who was joined, may not move again."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz", "stop"])
    assert only(match, "frederick", "piece:prussia-3") == ("M-10.1", "already-moved")


@pytest.mark.parametrize(
    ("target", "rule", "message"),
    [
        ("city:wien", "M-10.1", "no-road"),
        ("stop", "M-Q.21", "no-step-yet"),
        ("city:gruenberg", "M-10.4", "friendly-train"),
        ("piece:prussia-train-1", "M-10.4", "friendly-train"),
    ],
)
def test_a_step(target: str, rule: str, message: str) -> None:
    """A step that is not possible says which rule stops it."""
    match = movement(pieces={"prussia-3": "sagan", "prussia-train-1": "gruenberg", "austria-5": "wien"})
    match.apply("frederick", "prussia-3")
    assert only(match, "frederick", target) == (rule, message)


@pytest.mark.parametrize(
    ("roads", "others", "march", "message"),
    [
        ("a-b", {}, (3, False, False), "spent"),
        ("a-b", {}, (4, True, True), "forced-road"),
        ("a=b", {}, (8, True, True), "forced-spent"),
        ("a=b", {}, (4, True, False), "forced-before"),
        ("a=b-c", {"austria-1": "c"}, (4, True, True), "forced-enemy"),
        ("a-b", {"austria-1": "b"}, (0, True, True), "enemy-general"),
        ("a-b", {"saxony-train-1": "b"}, (0, True, True), "friendly-train"),
        ("a-b", {"france-2": "b"}, (0, True, True), "strangers"),
        ("a-b", {"prussia-2": "b", "prussia-3": "b"}, (0, True, True), "three"),
        ("a-c-b", {}, (0, True, True), "no-road"),
    ],
)
def test_why_a_general_goes_no_farther(
    roads: str, others: dict[str, str], march: tuple[int, bool, bool], message: str
) -> None:
    """Each limit of a move is told by its own reason: steps so far, whether on main roads, whether it may be forced."""
    s = build.position({"prussia-1": "a"} | others, on=build.graph(roads), active=["prussia"])
    s.top = March(None, build.piece(s, "prussia-1"), 0, *march, 0, ())
    (reason,) = Question(s, 2).city(build.city(s, "b"))
    assert reason.message == f"maria-why-{message}"


def test_why_no_forced_march_enters_an_enemy_fortress() -> None:
    """An enemy fortress stops a forced march."""
    used = build.graph("a=b", country={"b": "austria"}, fortress={"b": "minor"})
    s = build.position({"prussia-1": "a"}, on=used, active=["prussia"])
    s.top = March(None, build.piece(s, "prussia-1"), 0, 4, True, True, 0, ())
    assert Question(s, 2).city(build.city(s, "b"))[0].message == "maria-why-forced-fortress"


@pytest.mark.parametrize(("mover", "message"), [(marching.STACK, "stack-stops"), ("prussia-train-1", "train-stops")])
def test_why_stacks_and_trains_join_nobody(mover: int | str, message: str) -> None:
    """A stack joins nobody, and a train enters no city with a piece."""
    pieces = {"prussia-1": "a", "prussia-2": "a", "prussia-3": "b", "prussia-train-1": "d"}
    s = build.position(pieces, on=build.graph("a-b d-b"), active=["prussia"])
    code = mover + build.piece(s, "prussia-1") if isinstance(mover, int) else build.piece(s, mover)
    s.top = March(None, code, 0, 0, True, True, 0, ())
    assert Question(s, 2).city(build.city(s, "b"))[0].message == f"maria-why-{message}"


@pytest.mark.parametrize(
    ("target", "rule", "message"),
    [
        ("give-up", "M-11.9", "must-play"),
        ("d1-hearts-9", "M-11.8", "other-suit"),
        ("card:d1-hearts-9", "M-11.8", "other-suit"),
        ("d1-diamonds-7", "M-11.8", "not-in-hand"),
        ("card:d1-reserve-2", "M-11.8", "not-in-hand"),
        ("city:berlin", "M-5.4", "something-else"),
        ("piece:prussia-1", "M-5.4", "something-else"),
    ],
)
def test_a_card_in_battle(target: str, rule: str, message: str) -> None:
    """Cards of other suits or of other hands, and giving up with a fitting card at even score."""
    frame = {
        "frame": "battle_card",
        "attacker": "prussia-1",
        "defender": "austria-5",
        "score": 0,
        "to_play": "attacker",
    }
    match = at("prussia-saxony", "combat", [frame], pieces=BATTLE, hands=HAND)
    assert only(match, "frederick", target) == (rule, message)
    assert match.why_not("frederick", "card:d1-reserve-1") == []


def test_a_battle_that_is_not_listed() -> None:
    """Pairs that are not adjacent, and trains, do not fight."""
    frame = {"frame": "next_battle", "pairs": ["prussia-1>austria-5", "prussia-3>austria-5"]}
    pieces = BATTLE | {"prussia-3": "breslau", "prussia-train-1": "lueben"}
    match = at("prussia-saxony", "combat", [frame], pieces=pieces)
    assert only(match, "frederick", "prussia-1>austria-1") == ("M-11.1", "no-battle")
    assert only(match, "frederick", "piece:prussia-train-1") == ("M-11.1", "trains-do-not-fight")
    assert match.why_not("frederick", "piece:prussia-2") == []


@pytest.mark.parametrize(
    ("target", "rule", "message"),
    [
        ("n-3", "M-6.11", "no-division"),
        ("city:liegnitz", "M-5.4", "something-else"),
        ("shift-prussia-1=2", "M-6.8", "being-divided"),
    ],
)
def test_a_split(target: str, rule: str, message: str) -> None:
    """Numbers that leave the other general without troops, and shifts in between."""
    frames: list[dict[str, Any]] = [
        {"frame": "next_battle", "pairs": []},
        {"frame": "retreat", "loser": "prussia-1", "winner": "austria-5", "length": 1},
        {"frame": "split_losses", "commander": "prussia-1"},
    ]
    pieces = BATTLE | {"prussia-1": {"at": "liegnitz", "troops": 1}, "prussia-2": {"at": "liegnitz", "troops": 2}}
    assert only(at("prussia-saxony", "combat", frames, pieces=pieces), "frederick", target) == (rule, message)


@pytest.mark.parametrize(
    ("target", "rule", "message"),
    [
        ("shift-austria-1=5", "M-6.7", "not-yours"),
        ("shift-prussia-3=2", "M-6.7", "no-stack"),
        ("shift-prussia-1=5", "M-6.7", "has-so-many"),
    ],
)
def test_a_shift(target: str, rule: str, message: str) -> None:
    """Troops are shifted only inside one's own stacks."""
    assert only(movement(), "frederick", target) == (rule, message)


def test_the_set_up() -> None:
    """A number below the minimum, above 8, or that leaves no division of the rest."""
    match = new()
    assert only(match, "louis", "n-6") == ("M-4.11", "below-minimum")
    assert only(match, "frederick", "n-9") == ("M-6.5", "one-to-eight")
    match.apply("frederick", ["n-8", "n-2"])
    assert only(match, "frederick", "n-7") == ("M-4.11", "no-division")


@pytest.mark.parametrize(
    ("target", "message"),
    [("city:wien", "occupied"), ("city:emden", ""), ("off", "hussar-off"), ("city:berlin", "hussar-too-far")],
)
def test_a_hussar(target: str, message: str) -> None:
    """Occupied and distant cities are refused, and leaving the map when not on it."""
    match = at("hussars", None, [{"frame": "place_hussar"}], pieces={"austria-1": "wien"})
    if message:
        assert only(match, "maria_theresa", target)[1] == message
    else:
        with pytest.raises(Unreadable):
            match.why_not("maria_theresa", target)


def test_a_payment() -> None:
    """Cards of no use for the payment, chosen already, or out of order."""
    cards = [f"d1-hearts-{value}" for value in (2, 3, 4)]
    match = movement(hands={"prussia": cards}, pieces={"prussia-1": "liegnitz"})
    match.apply("frederick", ["replace-prussia-train-1", "berlin"])
    assert only(match, "frederick", "d1-hearts-2") == ("M-8.12", "pay-short")
    assert only(match, "frederick", "card:d1-spades-2") == ("M-8.5", "not-in-hand")
    match.apply("frederick", "d1-hearts-3")
    assert only(match, "frederick", "d1-hearts-3") == ("M-8.12", "already-paid")
    assert only(match, "frederick", "d1-hearts-4") == ("M-8.12", "pay-falling")


def test_a_train() -> None:
    """A train goes only to an empty, friendly major fortress of its own or a cooperating country."""
    pieces = {"prussia-1": "dresden", "prussia-2": "berlin", "prussia-3": "magdeburg"}
    match = movement(pieces=pieces, hands=HAND)
    assert only(match, "frederick", "replace-prussia-train-1") == ("M-10.34", "no-place")
    poor = movement(pieces={"prussia-1": "liegnitz"}, hands={})
    assert only(poor, "frederick", "replace-prussia-train-1") == ("M-10.32", "cannot-pay")
    open_match = movement(pieces={"prussia-1": "liegnitz"}, hands=HAND)
    open_match.apply("frederick", "replace-prussia-train-1")
    assert only(open_match, "frederick", "city:wien") == ("M-10.33", "not-at-home")
    assert only(open_match, "frederick", "city:liegnitz") == ("M-10.33", "no-major-fortress")


def test_winter() -> None:
    """More troops than the hand pays for or than there is room for; a general who is on the map."""
    winter = {"turn": 3, "hands": HAND, "pieces": {"prussia-1": {"at": "liegnitz", "troops": 7}, "saxony-1": "off"}}
    match = at("winter", None, [{"frame": "recruit", "power": "prussia"}], **winter)
    assert only(match, "frederick", "n-6") == ("M-13.2", "recruit-dear")
    back = at(
        "winter", None, [{"frame": "winter_course"}, {"frame": "reenter", "power": "prussia", "left": 2}], **winter
    )
    assert only(back, "frederick", "end") == ("M-Q.3", "troops-left")
    assert only(back, "frederick", "piece:prussia-1") == ("M-13.2", "on-map")
    assert only(back, "frederick", "austria-1") == ("M-13.2", "not-active")


def test_bills() -> None:
    """A set that is too dear, and one to which another general could be added."""
    bills = {"power": "prussia", "bills": ["prussia-1", "prussia-2"], "costs": [4, 3], "laid": 5}
    match = at("prussia-saxony", "supply", [{"frame": "choose_bills"} | bills], pieces=BATTLE)
    assert only(match, "frederick", "cover-prussia-1+prussia-2") == ("M-9.13", "bills-too-dear")
    assert only(match, "frederick", "cover-none") == ("M-9.13", "bills-not-all")
    with pytest.raises(Unreadable):
        match.why_not("frederick", "cover-prussia-3")


def test_a_retreat() -> None:
    """Ends that are occupied, unreachable or too near the winner."""
    frame = {"frame": "retreat", "loser": "prussia-1", "winner": "austria-5", "length": 2}
    split = {"frame": "split_losses", "commander": "prussia-1"}
    pieces = BATTLE | {"prussia-2": {"at": "liegnitz", "troops": 3}}
    match = at("prussia-saxony", "combat", [{"frame": "next_battle"}, frame, split], pieces=pieces)
    match.apply("frederick", match.legal("frederick")[0])
    assert only(match, "maria_theresa", "city:wien") == ("M-11.30", "no-route")
    assert only(match, "maria_theresa", "piece:austria-5") == ("M-11.32", "occupied")
    near = {
        only(match, "maria_theresa", f"city:{one}")[1]
        for one in GAME.tables(match.setup).board.city_ids
        if match.why_not("maria_theresa", f"city:{one}")
    }
    assert near == {"no-route", "nearer", "occupied"}


@pytest.mark.parametrize("target", ["city:atlantis", "piece:prussia-9", "card:d9-x-1", "nonsense", "", "city:"])
def test_what_names_nothing_is_unreadable(target: str) -> None:
    """A target that is neither an answer nor a thing on the table is refused."""
    with pytest.raises(Unreadable):
        movement().why_not("frederick", target)


@pytest.mark.rule("M-6.7", "M-6.5")
@pytest.mark.parametrize(
    ("seat", "target", "reason"),
    [
        ("frederick", "shift-prussia-1=0", ("M-6.5", "one-to-eight")),
        ("frederick", "shift-prussia-1=9", ("M-6.5", "one-to-eight")),
        ("frederick", "Friedrich=0", ("M-6.5", "one-to-eight")),
        ("frederick", "shift-prussia-1=4", ("M-6.7", "has-so-many")),
        ("frederick", "shift-prussia-2=3", ("M-6.7", "no-stack")),
        ("frederick", "shift-austria-1=3", ("M-6.7", "not-yours")),
        ("maria_theresa", "shift-prussia-1=3", ("M-6.7", "not-yours")),
        ("louis", "shift-prussia-1=3", ("M-6.7", "not-yours")),
    ],
)
def test_a_shift_has_its_own_reasons_in_anothers_stage(seat: str, target: str, reason: tuple[str, str]) -> None:
    """Maria Theresa moves; troops are shifted at any time, so it is never said that it is not one's turn."""
    match = pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "maria",
            "stage": "austria-pragmatic",
            "phase": "movement",
            "asked": [{"frame": "pick_piece", "seat": "maria_theresa"}],
            "pieces": {
                "prussia-1": {"at": "berlin", "troops": 4},
                "prussia-3": {"at": "berlin", "troops": 4},
                "prussia-2": {"at": "breslau", "troops": 4},
                "austria-1": {"at": "wien", "troops": 4},
            },
        }
    )
    assert only(match, seat, target) == reason
    with pytest.raises(Illegal) as error:
        match.apply(seat, target)

    assert [one.rule for one in error.value.reasons] == [reason[0]]


@pytest.mark.parametrize(
    "target", ["shift-prussia-9=1", "shift-prussia-1=x", "nonsense", "city:atlantis", "end > city:x"]
)
def test_what_names_nothing_is_unreadable_in_anothers_movement(target: str) -> None:
    """A seat that is not asked learns that it named nothing."""
    with pytest.raises(Unreadable):
        movement().why_not("louis", target)


def test_who_owes_nothing_is_told_so() -> None:
    """Another seat's question is not explained to a seat."""
    assert movement().why_not("louis", "prussia-1")[0].message == "core-not-your-turn"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_reason_has_a_sentence(language: str) -> None:
    """Reasons of a whole random match are put into words."""
    words, rng = Words(language, GAME.board()[1]), Random(2)
    match = new(seed=2)
    board = GAME.tables(match.setup).board
    things = [f"city:{one}" for one in board.city_ids] + [f"piece:{one}" for one in board.piece_ids]
    told = set()
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        for target in [*rng.sample(things, 3), f"card:{rng.choice(board.card_ids)}"]:
            told |= {words.reason(reason) for reason in match.why_not(seat, target)}
        match.apply(seat, rng.choice(match.legal(seat)))
    assert len(told) > 50
