"""`pragmatica admin pause` and `resume`: close a server for upkeep, announced beforehand, and open it again."""

from __future__ import annotations

import argparse
import re
import time
from typing import TYPE_CHECKING, Final

from pragmatica.cli.base import CommandError, add_command
from pragmatica.cli.database import add_database, open_database

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
SPAN: Final = re.compile(r"([0-9]{1,4})([smhd])")
SOONEST: Final = 2.0  # seconds, in which every process has read it
LONGEST_MESSAGE: Final = 300
PAUSE: Final = """\
Close a server for upkeep, while it runs. Every page shows the message from now on; when the time has come, all can be
read and nothing changed: no answer, no sign-in, no bot and no mail. Clocks stand, and lose nothing. This lasts over
restarts, until `pragmatica admin resume`.
"""


def add(subparsers: Subparsers) -> None:
    """Add both commands."""
    pause = add_command(
        subparsers,
        "pause",
        _pause,
        summary="close the server for upkeep, announced beforehand",
        description=PAUSE,
        examples=("pragmatica admin pause --message 'New engine, back at nine' --in 10m",),
    )
    pause.add_argument("--message", metavar="TEXT", default="", help="what the pages say besides the time")
    pause.add_argument("--in", dest="span", metavar="TIME", default="10m", help="such as 30s, 10m or 2h (default: 10m)")
    resume = add_command(subparsers, "resume", _resume, summary="open the server again, or call off a pause")
    for command in (pause, resume):
        add_database(command)


def _pause(options: argparse.Namespace) -> int:
    from pragmatica.server.errors import Refused
    from pragmatica.server.kept import recess
    from pragmatica.server.play.names import clean

    now = time.time()
    begins = now + max(SOONEST, _seconds(options.span))
    try:
        message = clean(options.message, "message", LONGEST_MESSAGE, 4 * LONGEST_MESSAGE)
    except Refused as refused:
        raise CommandError(refused.detail) from None
    with open_database(options, alone=False) as storage:
        found = recess.announce(storage, begins, message, now)
    when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(found.begins))
    print(f"closed since {when}" if found.begins <= now else f"closes at {when}")
    return 0


def _resume(options: argparse.Namespace) -> int:
    from pragmatica.server.kept import recess

    with open_database(options, alone=False) as storage:
        if not recess.resume(storage, time.time()):
            raise CommandError("the server is neither closed for upkeep nor about to be")
    print("the server is open again, as soon as its processes have seen it")
    return 0


def _seconds(span: str) -> float:
    """Raises CommandError."""
    found = SPAN.fullmatch(span)
    if found is None:
        raise CommandError(f"{span!r} is no time such as 30s, 10m or 2h")
    return int(found[1]) * UNITS[found[2]]
