"""Names: what can be seen is one, what plays tricks is not, and which look alike."""

from __future__ import annotations

from typing import Final

import pytest

from pragmatica.server.errors import Refused
from pragmatica.server.play.names import clean_name, length, looks

ENGLAND: Final = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("name", "count"), [("Žofia", 5), ("Z\u030cofia", 5), ("👩‍👩‍👧", 1), ("नमस्ते", 3), (ENGLAND, 1), ("", 0)]
)
def test_characters_are_counted_as_readers_do(name: str, count: int) -> None:
    """Marks and joined signs count as one with what they belong to."""
    assert length(name) == count


def test_forty_characters_are_enough() -> None:
    """Forty letters with marks pass, forty-one do not."""
    assert length(clean_name("x\u0331" * 40, "name")) == 40
    with pytest.raises(Refused):
        clean_name("x" * 41, "name")


@pytest.mark.parametrize(
    "name", ["", " \t ", "\U0001fae9", "\U0001fac8", ENGLAND, "soft\u00adhyphen", "❤\ufe0f", "क्\u200dष", "\u0378"]
)
def test_what_can_be_seen_is_a_name(name: str) -> None:
    """New emoji, flags, soft hyphens, joined letters and signs that nobody has assigned yet are kept; so is nothing."""
    assert clean_name(name, "name") == name.strip()


@pytest.mark.parametrize("name", [*"\u200d\u3164\u2800\ufe0f\u17b4\uffa0\u00ad\u115f\u034f", "\u3164 \u200b"])
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    """Something of a name must be visible."""
    with pytest.raises(Refused) as refused:
        clean_name(name, "name")

    assert refused.value.kind == "bad-text"


@pytest.mark.parametrize(
    "name", ["a\x00b", "\u202eevil", "a\u200fb", "\ud800", "\ue000", "\uffff", "a\U000e0061\U000e0062", "\ufff9a"]
)
def test_signs_that_play_tricks_are_refused(name: str) -> None:
    """Controls, turns of direction, halves, private signs, those that are none, and tags that are no flag's."""
    with pytest.raises(Refused) as refused:
        clean_name(name, "name")

    assert refused.value.kind == "bad-text"


@pytest.mark.parametrize("around", ["\u200d", "\u3164", "\u2800", "\ufe0f", "\u00ad", "\u200b \u3164"])
def test_nothing_invisible_stands_around_a_name(around: str) -> None:
    """What shows nothing goes at both ends; what belongs to the last sign stays."""
    assert clean_name(f"{around}Anna{around}", "name") == "Anna"
    assert clean_name(f"Anna {ENGLAND}{around}", "name") == f"Anna {ENGLAND}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("modern", "rnodern"),
        ("Anna", "An\u200bna"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    """Letters of other scripts, digits, signs that show nothing."""
    assert looks(one) == looks(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Jan", "Ján"),
        ("Łucja", "Lucja"),
        ("Jørgen", "Jorgen"),
        ("Çelik", "Celik"),
        ("👩", "👨"),
        ("Иван", "Ivan"),
    ],
)
def test_names_that_differ_look_different(one: str, other: str) -> None:
    """What a reader can tell apart stays apart."""
    assert looks(one) != looks(other)
