"""`pragmatica replay FILE`: a recorded match, step by step, or a check of its shuffles."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pragmatica.cli.base import UsageError, add_command, add_json, print_json
from pragmatica.cli.files import match_in, text_in
from pragmatica.core.errors import Unreadable

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers
    from pragmatica.core.history import Record
    from pragmatica.core.log import Event
    from pragmatica.core.match import Match

NOT_BOUND = 3
UNBOUND = ("none", "position")
DESCRIPTION = """\
Show a recorded match: a game record (text with headers) or a saved match (JSON), whole or step by step.

One that needs rules, a board or options that this program does not have is shown as it stands in the file.

With --verify it is played again from its seed instead: every shuffle must come out as recorded, and every answer must
have been offered, and the seed must be the one that follows from what the headers tell of server and browsers. The exit
code is 1 when something does not agree, and 3 when all agrees but the record tells of no seal that bound anybody to the
seed, or begins at a position, which no seal is of: whoever made it may have chosen it. Compare the seal with the one
that the table showed from the start.
"""


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "replay",
        run,
        summary="show or verify a recorded match",
        description=DESCRIPTION,
        examples=(
            "pragmatica replay evening.json",
            "pragmatica replay game.txt --step --seat frederick",
            "pragmatica replay game.txt --verify",
        ),
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a game record or a saved match; - reads standard input"
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter after each step")
    parser.add_argument("--verify", action="store_true", help="check every shuffle against the seed")
    parser.add_argument("--seat", metavar="SEAT", help="show what this seat saw (default: everything)")
    parser.add_argument("--language", metavar="CODE", help="en or pl (default: the system's, else en)")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Show or verify; 1 when the verification finds something, 3 when nobody was bound to the chance in it."""
    if options.step and options.json:
        raise UsageError("--step waits for a person and --json is for programs: give one of them")
    text = text_in(options.file)
    try:
        match = match_in(text)
    except Unreadable as error:
        if options.verify or options.seat is not None or not _told(text, options):
            raise error
        return 0
    if options.seat is not None and options.seat not in match.seats:
        raise UsageError(f"--seat: unknown seat {options.seat!r}; seats: {', '.join(match.seats)}")
    if options.verify:
        return _verify(match, options)
    if options.json:
        print_json(_report(match, options.seat))
    else:
        _show(match, options)
    return 0


def _told(text: str, options: argparse.Namespace) -> bool:
    """Whether the text is of a match that this program cannot play; then it has been shown as it stands."""
    from pragmatica import wording
    from pragmatica.cli.texts import choose_language
    from pragmatica.cli.unplayed import unplayed

    language = choose_language(options.language)
    found = unplayed(text, "en" if options.json else language)
    if found is None:
        return False
    if options.json:
        found.print_json()
    else:
        found.print(wording.text(language, "cli-unplayable", why=found.why))
    return True


def _steps(match: Match) -> Iterator[tuple[int, Record, list[Event]]]:
    """Each record of the match, numbered from 1, with what happened."""
    past = match.at(0)
    for number, record in enumerate(match.records, 1):
        yield number, record, past.repeat(record)


def _verify(match: Match, options: argparse.Namespace) -> int:
    import pragmatica
    from pragmatica.cli.texts import choose_language
    from pragmatica.core.sealing import HOST, parts_told
    from pragmatica.core.verifying import seal_of
    from pragmatica.core.words import words
    from pragmatica.wording import text

    language = choose_language(options.language)
    draws = len(match.start_chance) + sum(len(record.chance) for record in match.records)
    faults, seal = pragmatica.verify(match, "en" if options.json else language), seal_of(match)
    parts = parts_told(match.tags, match.seats)
    if options.json:
        report = {"draws": draws, "records": len(match.records), "seal": seal, "parts": parts, "faults": faults}
        print_json({"verified": not faults and seal not in UNBOUND, **report})
    elif faults:
        print("\n".join(faults))
    else:
        setup = match.setup
        print(text(language, "cli-verified", draws=draws))
        senders = ", ".join(
            text(language, "cli-seal-host")
            if who == HOST
            else words(language, setup.game, setup.board).name(f"seat:{who}")
            for who in parts
        )
        told, table = match.tags.get("Commitment", ""), match.tags.get("TableId", "")
        print(text(language, f"cli-seal-{seal}", seal=told, table=table, count=len(parts), senders=senders))
    return 1 if faults else NOT_BOUND if seal in UNBOUND else 0


def _report(match: Match, seat: str | None) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "game": match.setup.game,
        "rules_version": match.game.rules_version,
        "scenario": match.setup.scenario,
        "players": match.setup.players,
        "seats": list(match.seats),
        "options": dict(match.setup.options),
        "seed": None if match.seed is None or seat is not None else format(match.seed, "x"),
        "steps": [
            {
                "step": number,
                "seat": match.seats[record.seat],
                "events": [one for one in map(_seen(seat), events) if one],
            }
            for number, record, events in _steps(match)
        ],
        "outcome": None
        if outcome is None
        else {"winners": list(outcome.winners), "reason": outcome.reason, "scores": dict(outcome.scores)},
    }


def _seen(seat: str | None) -> Any:
    return (lambda event: event.seen_by_all()) if seat is None else (lambda event: event.seen_by(seat))


def _show(match: Match, options: argparse.Namespace) -> None:
    from pragmatica.cli.texts import choose_language
    from pragmatica.kit.terminal import Texts

    texts = Texts(match, choose_language(options.language))
    print(texts.title())
    for number, record, events in _steps(match):
        lines = texts.events(events, options.seat, everything=options.seat is None)
        if not lines:
            continue
        print(texts.say("cli-replay-step", step=number, seat=texts.name("seat", match.seats[record.seat])))
        for line in lines:
            print(f"  {line}")
        if options.step and not _wait(texts.say("cli-replay-next")):
            return
    if match.outcome is not None:
        print(texts.outcome(match.outcome))


def _wait(prompt: str) -> bool:
    """Wait for Enter; False when the person has seen enough."""
    try:
        return input(f"{prompt} ").strip().casefold() not in ("q", "quit")
    except EOFError:
        return False
