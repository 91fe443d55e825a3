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


_CHOOSING: Final = {
    "frame": "choosing",
    "order": ["austria"],
    "announced": {"saxony": 1},
    "executed": "louis",
    "spared": None,
}
_EXECUTING: Final = {"frame": "executing", "power": "france", "political": "waffenhilfe", "arrow": 1}
_INSTRUCTING: Final = {
    "frame": "instructing",
    "power": "france",
    "political": "waffenhilfe",
    "recipient": "bavaria",
    "part": 1,
}
_CORPS: Final = {"frame": "corps_course", "back": ["prussia"], "sent": ["france"]}
_RETURNING: Final = {"frame": "returning", "power": "prussia", "general": "prussia-4"}
_REQUEST: Final = {"general": "prussia-1", "other": "prussia-2", "city": "glogau"}

# Questions and steps that random play hardly ever brings, each at the end of what it stands on
SELDOM: Final[dict[str, list[dict[str, Any]]]] = {
    "choose_bills": [
        {
            "frame": "choose_bills",
            "power": "austria",
            "bills": ["austria-1", "austria-2"],
            "costs": [3, 4],
            "laid": 2,
            "later": [{"power": "pragmatic", "generals": ["pragmatic-1"], "costs": [5]}],
            "hungry": ["austria-3"],
        }
    ],
    "instruction": [_CHOOSING, _EXECUTING, {"frame": "instruction", "power": "france", "political": "waffenhilfe"}],
    "granting": [
        _CHOOSING,
        _EXECUTING,
        _INSTRUCTING,
        {"frame": "granting", "power": "bavaria", "left": 2, "refused": [_REQUEST]},
    ],
    "card_return": [
        _CHOOSING,
        _EXECUTING,
        _INSTRUCTING,
        {"frame": "card_return", "power": "bavaria", "left": 1, "refused": []},
    ],
    "recruited": [_CORPS, {"frame": "recruited", "general": "france-2"}],
    "returning": [_CORPS, _RETURNING],
    "settling": [_CORPS, _RETURNING, {"frame": "settling", "piece": "prussia-4"}],
    "neutral": [{"frame": "neutral", "step": "homecoming"}],
    "relocating": [
        {"frame": "neutral", "step": "expulsion"},
        {"frame": "relocating", "cause": "expulsion", "pieces": ["prussia-1", "prussia-train-1"]},
    ],
    "saxon_paid": [{"frame": "saxon_paid", "general": "saxony-1", "troops": 3, "city": "dresden"}],
    "starved": [{"frame": "starved", "doubts": 2}],
    "move_consent": [
        {
            "frame": "rounds",
            "seat": "louis",
            "passes": 1,
            "moved_before": 2,
            "dispute": "in_turns",
            "finished": ["frederick"],
            "spent": True,
        },
        {
            "frame": "move_consent",
            "mover": "stack-prussia-1",
            "asking": "louis",
            "refused": [_REQUEST | {"joint": True}],
        },
    ],
    "retreat": [
        {"frame": "next_battle", "pairs": ["austria-5>prussia-1"]},
        {"frame": "retreat", "loser": "austria-5", "winner": "prussia-1", "length": 3},
    ],
    "beaten": [
        {"frame": "next_battle", "pairs": ["austria-5>prussia-1"]},
        {"frame": "booking", "winner": "austria", "loser": "prussia", "points": 3, "doubts": 1},
        {
            "frame": "beaten",
            "generals": ["prussia-1"],
            "winner": "austria-5",
            "length": 3,
            "city": "glogau",
            "divides": True,
        },
    ],
}
