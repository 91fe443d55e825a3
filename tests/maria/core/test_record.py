"""Records: matches as text that people and programs read."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.core.sealing import commitment, joint_seed, part_tags
from pragmatica.core.verifying import seal_of
from tests.maria.moments import movement, new
from tests.samples import play

SALT = bytes(range(16))


def played(seed: int = 7, players: int = 3, **options: str) -> Match:
    """A whole match with answers taken back here and there."""
    match = new(seed, players, **options)
    rng = Random(seed)
    while match.outcome is None:
        play(match, rng, 3)
        for seat in match.seats:
            if match.undoable(seat) and rng.random() < 0.3:
                match.undo(seat, rng.randint(1, match.undoable(seat)))
    return match


@pytest.mark.parametrize("players", [2, 3])
def test_a_record_reads_back(players: int) -> None:
    """The match that is read is equal to the one that was written, branches and draws included."""
    match = played(players=players)
    match.tags = {"Event": 'A "quoted" Łódź', "Frederick": "フリードリヒ"}
    twin = pragmatica.read_record(match.record_text())
    assert (twin.to_json(), twin.record_text()) == (match.to_json(), match.record_text())


def test_a_record_reads_back_in_the_middle_of_a_move() -> None:
    """A record may end anywhere."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    assert pragmatica.read_record(match.record_text()).to_json() == match.to_json()


def test_a_move_is_a_readable_line() -> None:
    """A general's move stands on one line, from its start to its end."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz", "bautzen", "stop"])
    assert "frederick: Erbprinz Leopold Sagan-Görlitz-Bautzen.\n" in match.record_text()


def test_what_was_taken_back_stands_in_parentheses() -> None:
    """A branch that was taken back is kept and can be told from what stands."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    match.undo("frederick", 1)
    assert "frederick: Erbprinz Leopold\nfrederick: (-Görlitz)\nfrederick: undo 1\n" in match.record_text()


def test_a_record_needs_no_seed() -> None:
    """The draws in braces are enough to read a record."""
    match = played()
    text = re.sub(r"\[Seed .*\n", "", match.record_text())
    assert pragmatica.read_record(text).digest() == match.digest()


def test_a_record_with_the_seed_needs_no_draws() -> None:
    """The seed is enough to read a record without its draws."""
    match = played()
    text = re.sub(r" \{[\d ]*\}", "", match.record_text())
    assert pragmatica.read_record(text).digest() == match.digest()


@pytest.mark.parametrize(
    ("old", "new_text", "where"),
    [
        ('[Game "maria"]', "", "Game"),
        ('[Game "maria"]', '[Game "chess"]', "game"),
        ('[Players "3"]', '[Players "x"]', "Players"),
        ('[RulesVersion "1"]', '[RulesVersion "0"]', "RulesVersion"),
        ('[Option.edition "2.1"]', '[Option.edition "9"]', "options.edition"),
        ("start {", "begin {", "start"),
        ("louis: 8", "louis: 9", "M-6.5"),
        ("louis: 8", "nobody: 8", "seat"),
        ("louis: 8", "louis: undo 4", "louis"),
        ("louis: 8", "louis 8", "louis 8"),
        ("louis: 8", "louis: 8 {3}", "draws"),
        ("start {", "start {999 ", "999"),
        ('[Result "*"]', '[Result "louis, france-has-enough"]', "Result"),
        ('[Game "maria"]', "[Game maria]", "Game"),
    ],
)
def test_a_faulty_record_says_where(old: str, new_text: str, where: str) -> None:
    """The error names the line, and what is wrong with it."""
    match = new()
    match.apply("louis", "n-8")
    text = match.record_text()
    assert old in text
    with pytest.raises(Unreadable, match=re.escape(where)):
        pragmatica.read_record(text.replace(old, new_text))


def test_missing_draws_are_missed() -> None:
    """Where chance is drawn a record without the seed must tell the draws."""
    text = re.sub(r"\[Seed .*\n", "", new().record_text())
    with pytest.raises(Unreadable, match="chance is drawn"):
        pragmatica.read_record(re.sub(r" \{[\d ]*\}", "", text))


def test_an_honest_match_is_verified() -> None:
    """Every draw of a match comes from its seed, and the seed from its commitment."""
    match = played()
    assert match.seed is not None
    match.tags = {"Commitment": commitment(match.seed, SALT), "Salt": SALT.hex()}
    assert pragmatica.verify(pragmatica.read_record(match.record_text())) == []


def test_a_changed_draw_is_found() -> None:
    """A match whose first card was not what the seed gives is not verified."""
    text = re.sub(r"start \{\d+", "start {1", new().record_text())
    assert pragmatica.verify(pragmatica.read_record(text)) == ["The first draws do not come from this seed."]


def test_another_seed_is_found() -> None:
    """A match whose seed was exchanged afterwards is not verified."""
    match = played()
    text = re.sub(r'\[Seed ".*"\]', '[Seed "8"]', match.record_text())
    assert pragmatica.verify(pragmatica.read_record(text)) != []


def test_another_commitment_is_found() -> None:
    """A seed that nobody had committed to is not verified."""
    match = new()
    match.tags = {"Commitment": commitment(8, SALT), "Salt": SALT.hex()}
    assert pragmatica.verify(match) == ["The commitment does not belong to this seed and salt."]


def joint(**told: str) -> Match:
    """A match whose seed was joined of the server's and of two browsers' parts; `told`: headers that say otherwise."""
    parts = {"host": "aa" * 16, "louis": "bb" * 16}
    match = played(joint_seed(8, SALT, "table", parts))
    match.tags = {
        "Commitment": commitment(8, SALT),
        "Salt": SALT.hex(),
        "ServerSeed": "8",
        "TableId": "table",
        **part_tags(parts),
        **told,
    }
    return pragmatica.read_record(match.record_text())


def test_a_joint_seed_is_verified() -> None:
    """The seed of a table follows from the server's seed, salt, the table's id and the parts of the browsers."""
    match = joint()
    assert pragmatica.verify(match) == []
    assert seal_of(match) == "joint"


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"Part.louis": "bc" * 16}, "does not follow"),
        ({"Part.frederick": "cc" * 16}, "does not follow"),
        ({"Part.napoleon": "cc" * 16}, "no seat"),
        ({"Part.louis": "BB" * 16}, "small hexadecimal"),
        ({"Part.louis": "bb" * 15}, "small hexadecimal"),
        ({"Salt": SALT.hex() + "00"}, "17 bytes"),
        ({"TableId": "another"}, "does not follow"),
        ({"TableId": "table\x1b[2Jthe server is honest"}, "none that a server gives"),
        ({"ServerSeed": "9"}, "commitment"),
        ({"ServerSeed": "-9"}, "cannot be read"),
        ({"Salt": "salt"}, "cannot be read"),
        ({"Commitment": commitment(9, SALT)}, "commitment"),
    ],
)
def test_a_joint_seed_of_anything_else_is_found(told: dict[str, str], fault: str) -> None:
    """Another part, one more, another table, seed, salt or commitment: each is told."""
    assert fault in " ".join(pragmatica.verify(joint(**told)))


def test_parts_without_the_server_s_seed_are_found() -> None:
    """Parts count for nothing where the record does not say what they were joined with."""
    match = joint()
    del match.tags["ServerSeed"]
    assert "Parts are told, but not the server’s seed that they were joined with." in pragmatica.verify(match)


def test_a_match_without_a_commitment_has_no_seal() -> None:
    """Draws may agree with a seed that somebody chose; nothing says that he could not."""
    match = played()
    assert pragmatica.verify(match) == []
    assert seal_of(match) == "none"


def test_a_seal_is_not_of_a_position() -> None:
    """Whoever wrote the position that a match begins at has dealt its hands, whatever seal is told of the seed."""
    match = joint()
    begun = pragmatica.from_position(movement().to_position(), seed=match.seed)
    begun.tags = dict(match.tags)
    again = pragmatica.read_record(begun.record_text())
    assert pragmatica.verify(again) == []
    assert seal_of(again) == "position"


def forged(match: Match, **parts: Any) -> Match:
    """The match as a file in which these parts of it were exchanged."""
    data = json.loads(match.to_json())
    return pragmatica.load(json.dumps({**data, **parts}))


def test_records_that_do_not_lead_to_the_state_are_found() -> None:
    """A saved match tells its state and what led there; the one must follow from the other."""
    match, other = played(), json.loads(played(8).to_json())
    twin = forged(match, state=other["state"], history={**json.loads(match.to_json())["history"], "undo": None})
    assert pragmatica.verify(twin) == ["The records do not lead to where the match is."]


def test_records_that_were_not_offered_are_found() -> None:
    """An answer that nobody could have given is told as a fault, like a draw that the seed does not make."""
    match = new()
    seat = next(iter(match.pending))
    match.apply(seat, match.legal(seat)[0])
    history = json.loads(match.to_json())["history"]
    history = {**history, "records": [[match.seats.index(seat), 99_999, 0]], "undo": None}
    (fault,) = pragmatica.verify(forged(match, history=history))
    assert fault.startswith("Record 0 could not be played")


def test_without_a_seed_nothing_is_verified() -> None:
    """A record without the seed cannot be verified, and says so."""
    match = pragmatica.read_record(re.sub(r"\[Seed .*\n", "", new().record_text()))
    assert pragmatica.verify(match) == ["The seed is not known."]


def test_a_record_from_a_position_reads_back() -> None:
    """A match that began at a position carries it in its record."""
    match = movement(stage="austria-pragmatic", phase="tactical-cards", asked=None)
    play(match, Random(2), 20)
    assert pragmatica.read_record(match.record_text()).to_json() == match.to_json()


@pytest.mark.parametrize(
    "header",
    ['[RulesVersion "99"]', '[Players "2"]', '[Scenario "advanced"]', '[Option.edition "1.0"]', '[Option.hat "on"]'],
)
def test_headers_beside_a_position_must_agree_with_it(header: str) -> None:
    """The position decides what is played, under today's rules; a record that says otherwise is refused."""
    name = header[1:].partition(" ")[0]
    text = movement(stage="austria-pragmatic", phase="tactical-cards", asked=None).record_text()
    changed = re.sub(rf"\[{re.escape(name)} .*\]\n", "", text)
    with pytest.raises(Unreadable, match=re.escape(name)):
        pragmatica.read_record(f"{header}\n{changed}")
    assert pragmatica.read_record(re.sub(r"\[Players .*\]\n", "", text)).record_text() == text


@pytest.mark.parametrize(
    ("header", "where"),
    [('[Seed "-1"]', "seed"), ('[Seed "one"]', "Seed"), (f'[Position "{"[" * 100_000}"]', "Position")],
)
def test_absurd_headers_are_refused(header: str, where: str) -> None:
    """A seed below 0, none at all, and a position that is nested without end."""
    text = re.sub(r"\[Seed .*\]", lambda _: header, new().record_text())
    with pytest.raises(Unreadable, match=where):
        pragmatica.read_record(text)


@pytest.mark.parametrize("text", [None, b"start {}", 7])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    """It is refused like any other text that is none, and the same holds for saved matches."""
    with pytest.raises(Unreadable):
        pragmatica.read_record(text)
    with pytest.raises(Unreadable):
        pragmatica.load(text)


def test_a_header_may_hold_what_python_takes_for_an_end_of_a_line() -> None:
    """Only line feeds and carriage returns end a line of a record."""
    match = new()
    match.tags["Event"] = "first\u2028second\x85third"
    assert pragmatica.read_record(match.record_text()).tags == match.tags
    assert pragmatica.read_record(match.record_text().replace("\n", "\r\n")).tags == match.tags


def test_a_header_stands_once() -> None:
    """Of two headers of one name neither is believed."""
    text = new().record_text()
    with pytest.raises(Unreadable, match="line 2: Game: told twice"):
        pragmatica.read_record('[Game "maria"]\n' + text)
