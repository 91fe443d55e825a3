"""The tables of signs against those of a library that follows Unicode."""

from __future__ import annotations

import re
import sys

import pytest
import regex

from pragmatica.core import signs

EVERY = [chr(number) for number in range(sys.maxunicode + 1)]


@pytest.mark.parametrize(
    ("table", "known"),
    [
        (signs.IGNORABLE, r"\p{Default_Ignorable_Code_Point}"),
        (signs.SPACES, r"\p{White_Space}"),
    ],
)
def test_a_table_is_that_of_unicode(table: str, known: str) -> None:
    """Not one sign more or less."""
    ours, theirs = re.compile(f"[{table}]"), regex.compile(known)

    assert [one for one in EVERY if ours.match(one)] == [one for one in EVERY if theirs.match(one)]


@pytest.mark.parametrize("known", ["Cc", "Cs", "Co", "Bidi_Control", "Noncharacter_Code_Point", "Zl", "Zp"])
def test_a_class_of_tricks_is_refused(known: str) -> None:
    """Every sign of it is refused, wherever it stands."""
    theirs = regex.compile(rf"\p{{{known}}}")

    assert [one for one in EVERY if theirs.match(one) and not signs.trick(f"a{one}")] == []


def test_what_is_written_is_not_refused() -> None:
    """Letters, marks, digits, punctuation, symbols and spaces of all scripts pass, save ends of lines."""
    written = regex.compile(r"[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{Cn}--\p{Noncharacter_Code_Point}]", regex.V1)

    refused = [one for one in EVERY if written.match(one) and signs.trick(one)]

    assert all("\U000e0000" <= one <= "\U000e007f" for one in refused)
