"""Reading what people write: in time that grows with its length alone, and in whatever form their programs save it."""

from __future__ import annotations

import json
import time
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest

import pragmatica
from pragmatica.core.errors import PragmaticaError, Unreadable
from pragmatica.core.reading import decoded, parsed
from tests.samples import EVERY, GAMES, SMALLEST, Sample

SHORT, LONG = 15_000, 240_000  # characters
SEAT = SMALLEST.seats[0]
HEADS = ("", f"{SEAT}: ", "start ", "start {", '[Event "', f"{SEAT}: {{", f"{SEAT}: -", '{"format": "')
BODIES = (" ", "{", "}", "{ ", " {", "(", '"', "\\", '\\"', "9", "9 ", "a ", "a:", "-", "[", "[]")
WORDS = ("undo 1 ", "ä", "a\u0308", "\n")
TAILS = ("", "{", "}", '"]', ")")


def seconds(read: Callable[[str], object], text: str) -> float:
    """Time of the processor, the better of two."""
    times = []
    for _ in range(2):
        begun = time.process_time()
        with suppress(PragmaticaError):
            read(text)
        times.append(time.process_time() - begun)
    return min(times)


@pytest.mark.parametrize("body", BODIES + WORDS)
@pytest.mark.parametrize("head", HEADS)
def test_a_long_line_costs_no_more_than_its_length(head: str, body: str) -> None:
    """Sixteen times as long a line of a record or a save takes at most some forty times as long to refuse."""
    record = SMALLEST.begun().record_text()
    for read, before in ((pragmatica.read_record, record + "\n"), (pragmatica.read_record, ""), (pragmatica.load, "")):
        for tail in TAILS:
            short = seconds(read, before + head + body * (SHORT // len(body)) + tail)
            long = seconds(read, before + head + body * (LONG // len(body)) + tail)
            assert long < 40 * short + 0.3, (read, head, body, tail)


@pytest.mark.parametrize(
    "encode",
    [
        lambda text: text.encode("utf-8"),
        lambda text: text.encode("utf-8-sig"),
        lambda text: text.encode("utf-16"),
        lambda text: unicodedata.normalize("NFD", text).encode("utf-8"),
        lambda text: text.replace("\n", "\r\n").encode("utf-8-sig"),
    ],
    ids=["plain", "byte-order", "utf-16", "decomposed", "windows"],
)
@pytest.mark.parametrize("form", ["record", "save", "position"])
@pytest.mark.parametrize("sample", EVERY)
def test_a_file_is_read_as_any_program_saves_it(sample: Sample, form: str, encode: Callable[[str], bytes]) -> None:
    """With a mark of byte order, decomposed letters or ends of lines of Windows it is the same match."""
    played = sample.begun()
    written, read = {
        "record": (played.record_text(), pragmatica.read_record),
        "save": (played.to_json(), pragmatica.load),
        "position": (
            json.dumps(played.to_position(), ensure_ascii=False),
            lambda text: pragmatica.from_position(parsed(text, "position")),
        ),
    }[form]
    again = read(decoded(encode(written), "file"))
    assert again.digest() == played.digest()


def test_an_answer_is_read_with_composed_and_with_decomposed_letters() -> None:
    """Notation with an accent may be typed in either form, and asked about in either."""
    for sample, seed in product(GAMES, range(20)):
        played = sample.new(seed)
        for _ in range(400):
            if played.outcome is not None:
                break
            seat = next(iter(played.pending))
            for action in played.legal(seat):
                apart = unicodedata.normalize("NFD", action.notation)
                if apart != action.notation:
                    assert played.why_not(seat, apart) == []
                    played.apply(seat, apart)
                    return
            played.apply(seat, played.legal(seat)[-1])
    pytest.fail("no notation with an accent was offered")


@pytest.mark.parametrize("raw", [b"\xe9", b"\xff\xfe\x00", b"\xef\xbb\xbf\xff"])
def test_what_is_no_text_is_refused_with_its_place(raw: bytes) -> None:
    """The error names the file and the encoding that was tried."""
    with pytest.raises(Unreadable, match=r"evening.txt: not UTF-\d+ text"):
        decoded(raw, "evening.txt")


@pytest.mark.parametrize("line", [f"undo {'9' * 6000}", f"n-5 {{{'9' * 6000}}}", f"undo 1 {{{'9' * 6000}}}"])
def test_a_number_that_is_too_long_is_no_line_of_a_record(line: str) -> None:
    """The reader says so itself, and hands on nothing that Python says of it."""
    with pytest.raises(Unreadable) as caught:
        pragmatica.read_record(SMALLEST.begun().record_text() + f"{SEAT}: {line}\n")
    assert "sys." not in str(caught.value)
