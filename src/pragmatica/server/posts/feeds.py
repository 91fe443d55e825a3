"""One's own turns as a calendar (iCalendar, RFC 5545) and as a feed (Atom, RFC 4287), by a secret address."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from pragmatica import wording
from pragmatica.server.posts.letters import name_of, seat_name
from pragmatica.server.posts.waiting import Waits

Link = Callable[[str], str]
WIDTH: Final = 75  # bytes of a line of a calendar
ATOM: Final = "http://www.w3.org/2005/Atom"


def calendar(waits: Sequence[Waits], language: str, link: Link, now: float) -> str:
    """Tasks: each table that waits is one."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Pragmatica//Turns//EN", "METHOD:PUBLISH"]
    lines += [f"X-WR-CALNAME:{_escaped(wording.text(language, 'post-feed'))}", "REFRESH-INTERVAL;VALUE=DURATION:PT15M"]
    for one in waits:
        since = one.since or one.table.position.updated
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table.id}-{int(since)}@pragmatica",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(since)}",
            f"DTEND:{_moment(max(now, since + 900))}",
            f"SUMMARY:{_escaped(line(one, language))}",
            f"URL:{link(f'table/{one.table.id}')}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded}\r\n" for one in lines for folded in _folded(one))


def atom(waits: Sequence[Waits], language: str, site: str, link: Link, ident: str) -> str:
    """An entry for each table that waits."""
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    latest = max((one.since or one.table.position.updated for one in waits), default=0.0)
    for name, text in (
        ("title", wording.text(language, "post-feed")),
        ("id", f"urn:pragmatica:{ident}"),
        ("updated", _iso(latest)),
    ):
        SubElement(feed, name).text = text
    SubElement(feed, "link", {"href": f"{site}/"})
    SubElement(SubElement(feed, "author"), "name").text = "Pragmatica"
    for one in waits:
        since = one.since or one.table.position.updated
        entry = SubElement(feed, "entry")
        for name, text in (
            ("title", line(one, language)),
            ("id", f"{link(f'table/{one.table.id}')}#{int(since)}"),
            ("updated", _iso(since)),
        ):
            SubElement(entry, name).text = text
        SubElement(entry, "link", {"href": link(f"table/{one.table.id}")})
    return '<?xml version="1.0" encoding="utf-8"?>\n' + tostring(feed, "unicode")


def line(waits: Waits, language: str) -> str:
    """What is said of a table that waits."""
    table, game = waits.table, waits.table.row.game
    seats = [seat_name(language, game, seat) for seat in waits.seats]
    return wording.text(
        language, "post-short" if waits.short else "post-turn", table=name_of(table, language), seats=seats
    )


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(text: str) -> Iterator[str]:
    """The line in pieces that are short enough; no letter is cut in two."""
    piece = ""
    for sign in text:
        if len((piece + sign).encode()) > WIDTH:
            yield piece
            piece = " "
        piece += sign
    yield piece
