"""What tests of all games need to know of this one."""

from __future__ import annotations

from typing import Any, Final, get_args

import pragmatica
from pragmatica.maria import sequence
from pragmatica.maria.diplomacy.election import CANDIDATES
from pragmatica.maria.forces import payment
from pragmatica.maria.forms.decisions_advanced import MariaDecision
from pragmatica.maria.forms.observation import Phase
from pragmatica.maria.forms.observation_realm import OffMap
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import ADVANCED, POWERS, SUITS, Board
from pragmatica.maria.kept.clauses import AREAS, FIELDS, FORMS
from pragmatica.maria.kept.political import ICONS, STATUS, TRACKS
from pragmatica.maria.kept.realm import BOXES
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.told import odds_battle
from pragmatica.maria.victory import introductory, verdict
from tests.rules.messages import common, names

GAME: Final = pragmatica.game("maria")
BOARD: Final = Board(GAME.board()[1], ADVANCED)
SEED: Final = 11
OPTIONS: Final[dict[str, str | bool]] = {}
LARGEST: Final = 4096  # bytes of a match in play without its history
ALONE: Final = {
    "DivideTroops",
    "SplitLosses",
    "BattleCard",
    "Pay",
    "Recruit",
    "Reenter",
    "Distribute",
}
UNASKED: Final = True  # whether any answer is ever given unasked
ELSEWHERE: Final = {
    "card-deck",
    "fortress-small",
    "fortress-major",
}  # names that only the terminal or the page asks for


def things(seen: Any) -> list[str]:
    """Things of the table that one can ask about."""
    return [f"piece:{piece.id}" for piece in seen.pieces] + [f"city:{one.city}" for one in seen.fortresses]


WORKED_OUT = {
    "cover",
    "command",
    "execute",
    "discard",
    "other",
    "shift_saxony",
    "reduce_now",
}  # made where they are asked


def wanted() -> set[str]:
    """Every message that the game may ask for, attributes behind a dot."""
    politics = BOARD.politics
    actions = Actions(BOARD)
    types = {one.type for kind in actions.kinds() for one in actions.table(kind).values()} | {"shift"}
    cards = names("political", politics.ids)
    tracks = names("track", TRACKS)
    return (
        common(GAME, MariaDecision)
        | {odds_battle.ABILITY}
        | names("maria-action", types | WORKED_OUT)
        | names("maria-event", log.NAMES.values())
        | names("maria-outcome", [*introductory.REASONS[1:], *verdict.REASONS.values()])
        | names("power", (*POWERS, "joint"))
        | names("suit", (*SUITS, "reserve"))
        | names("stage", (stage or "setup" for stage in sequence.STAGES))
        | names("phase", {*sequence.PHASES[1:], *get_args(Phase)})
        | names("purpose", payment.PURPOSES)
        | {f"{card}{part}" for card in cards for part in ("", ".effect", ".history")}
        | {f"{track}{part}" for track in tracks for part in ("", ".help")}
        | names("field", (field for track in politics.field_ids for field in track))
        | names("icon", ICONS)
        | names("box", BOXES)
        | names("offmap", get_args(OffMap))
        | names("candidate", CANDIDATES)
        | names("status", STATUS)
        | names("area", AREAS)
        | {f"treaty-form-{form}{part}" for form in FORMS[1:] for part in ("", ".help")}
        | names("maria-clause", FORMS[1:])
        | names("maria-action", (f"write_{field}" for field in ("form", *FIELDS)))
        | names("maria-action", ("clear", "propose", "accept", "refuse", "withdraw", "amend"))
        | {"card-suited", "card-reserve", "piece-train", "piece-hussar"}
    )
