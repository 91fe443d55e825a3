"""What is written in treaties and kept: texts, records, saved matches and forms."""

from __future__ import annotations

import json

import pytest

import pragmatica
from pragmatica import Unreadable
from pragmatica.core import saving
from pragmatica.maria.kept import clauses
from pragmatica.maria.named import terms
from pragmatica.maria.offers import freely
from tests.maria import realm
from tests.maria.writing import CEASE_FIRE, begun, refused


@pytest.mark.rule("M-21.2", "M-21.4")
@pytest.mark.parametrize(
    "text",
    [
        "Prussia will not pass Olmütz.",
        "<b>bold</b> & <script>alert(1)</script>",
        'quotes " and \\ and {braces} (1 2) ; # = -',
        "city:lueben power:prussia",
        "{ $text } { NUMBER(1) }",
        "Ślązacy żądają: ąęłóśćźż",
        "שלום עולם",
        "プロイセン",
        "zero\u200bwidth and soft\u00adhyphen",
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f \U0001fae9",
        "x" * clauses.MAX_TEXT,
    ],
)
def test_a_text_is_kept_as_it_is(text: str) -> None:
    """Through the record, the saved match, a position and back, whatever it holds; and it is never enforced."""
    match = begun()
    match.apply("frederick", [f"write-words={text}", *CEASE_FIRE, "propose-maria_theresa"])
    match.apply("maria_theresa", "accept-1")
    for again in (
        match,
        pragmatica.load(match.to_json()),
        pragmatica.load(match.to_json(history=False)),
        pragmatica.read_record(match.record_text()),
    ):
        assert [one.clause.text for one in again.observe("louis").realm.agreements] == [text, None]
        assert again.digest() == match.digest()
    again = pragmatica.from_position(match.to_position())
    assert again.observe("louis").realm.agreements == match.observe("louis").realm.agreements


@pytest.mark.rule("M-21.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "words-empty"),
        ("   ", "words-empty"),
        (" before", "words-bad-sign"),
        ("after ", "words-bad-sign"),
        ("two\nlines", "words-bad-sign"),
        ("a\x00b", "words-bad-sign"),
        ("a\tb", "words-bad-sign"),
        ("\u202eturned round", "words-bad-sign"),
        ("\u2066isolated\u2069", "words-bad-sign"),
        ("\u3164", "words-empty"),
        ("hidden \U000e0061\U000e0062", "words-bad-sign"),
        ("private \ue000", "words-bad-sign"),
        ("line\u2028separator", "words-bad-sign"),
        ("lone \ud800 half", "words-bad-sign"),
        ("Z" + "\u0301" * 5, "words-bad-sign"),
        ("x" * (clauses.MAX_TEXT + 1), "words-too-long"),
        ("ż" * 91, "words-too-long"),
    ],
)
def test_hostile_texts_are_refused(text: str, reason: str) -> None:
    """Empty, too long, in several lines, with controls, marks that turn the script round, or towers of accents."""
    assert refused(begun(), "frederick", f"write-words={text}")[1] == reason


@pytest.mark.rule("M-21.2")
def test_codes_of_texts_are_checked() -> None:
    """A record cannot smuggle in what cannot be written."""
    s = realm.position(stage=3)
    good = freely.PHRASE + clauses.number_of("peace")
    assert freely.admits(s, 0, good)
    for code in (freely.PHRASE, freely.PHRASE + 10, freely.PHRASE + clauses.END, freely.PHRASE + 0xFF, freely.WRITE):
        assert not freely.admits(s, 0, code)
    assert not freely.admits(realm.position(stage=0), 0, good)


@pytest.mark.rule("M-21.4", "E-10")
def test_the_record_shows_treaties_and_hides_drafts() -> None:
    """Louis reads that something was proposed and accepted, not the steps of the writing."""
    match = begun()
    match.apply("frederick", [*CEASE_FIRE, "propose-maria_theresa"])
    match.apply("maria_theresa", "accept-1")
    seen = match.record_seen("louis")

    assert "frederick: propose-maria_theresa" in seen
    assert "maria_theresa: accept-1" in seen
    assert "write-" not in seen


@pytest.mark.parametrize("row", [[9], [3, 2], [0], [10, 1], [3, 6, 5, 1], [9, 10], [4, 2, 12, 1], [5, 2, 250, 1, 1]])
@pytest.mark.parametrize("where", ["agreements", "proposals"])
def test_a_saved_match_with_nonsense_is_unreadable(where: str, row: list[int]) -> None:
    """Clauses are checked when they are read."""
    match = begun()
    data = saving.to_data(match, history=False)
    head = [0, 2] if where == "agreements" else [1, 0, 2]
    data["state"]["realm"][where] = [head + row]
    with pytest.raises(Unreadable):
        pragmatica.load(json.dumps(data))


def test_every_form_reads_back() -> None:
    """What is written of a clause makes the same clause."""
    board = realm.board()
    for form in range(1, len(clauses.FORMS)):
        needs = clauses.NEEDS[form]
        clause = (form, *(clauses.number_of("peace") if need == clauses.PHRASE else 1 for need in needs))
        assert terms.numbers(board, terms.written(board, clause), "clause") == clause


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({}, "clause.form"),
        (5, "clause.form"),
        ({"form": "alliance"}, "clause.form"),
        ({"form": "vote", "power": "spain", "candidate": "charles"}, "clause.power"),
        ({"form": "vote", "power": "saxony", "candidate": "nobody"}, "clause.candidate"),
        ({"form": "no-attack", "power": "saxony", "other": "austria", "until": "3"}, "clause.until"),
        ({"form": "no-attack", "power": "saxony", "other": "austria", "until": 99}, "clause.until"),
        ({"form": "keep-away", "power": "saxony", "city": "london", "distance": 1, "until": 3}, "clause.city"),
        ({"form": "words", "text": "two\nlines"}, "clause.text"),
    ],
)
def test_what_is_no_clause_is_unreadable(data: object, where: str) -> None:
    """The field is named."""
    with pytest.raises(Unreadable, match=f"^{where}: "):
        terms.numbers(realm.board(), data, "clause")
