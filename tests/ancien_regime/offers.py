"""What tests of all games need to know of this one."""

from __future__ import annotations

from typing import Any, Final, get_args

import pragmatica
from pragmatica.ancien_regime import victory as regime_victory
from pragmatica.ancien_regime.forms.decisions import STATUS as REGIME_STATUS
from pragmatica.ancien_regime.forms.decisions import AncienRegimeDecision
from pragmatica.ancien_regime.forms.observation import Phase as RegimePhase
from pragmatica.ancien_regime.kept import log as regime_log
from pragmatica.ancien_regime.kept.board import POWERS as REGIME_POWERS
from pragmatica.ancien_regime.kept.board import SLOTS
from pragmatica.ancien_regime.kept.board import Board as RegimeBoard
from pragmatica.ancien_regime.named.actions import Actions as RegimeActions
from pragmatica.ancien_regime.told import odds_battle
from tests.rules.messages import common, explained, names

GAME: Final = pragmatica.game("ancien_regime")
MAP: Final = RegimeBoard(GAME.board()[1])
SEED: Final = 5
OPTIONS: Final[dict[str, str | bool]] = {"round_limit": "6"}  # lest it take long
LARGEST: Final = 6144  # bytes of a match in play without its history
ALONE: Final = {"DrillCard", "HandLimit", "Mobilise", "OfferGifts"}
UNASKED: Final = True  # whether any answer is ever given unasked
ELSEWHERE: Final[set[str]] = set()


def things(seen: Any) -> list[str]:
    """Things of the table that one can ask about."""
    places = [f"{kind}:{land.id}" for land in seen.lands for kind in ("land", "garrison")]
    generals = [f"general:{general.id}" for general in seen.generals]
    return [*generals, *places, "battle-card:2", "status:neutral", "power:france"]


def wanted() -> set[str]:
    """Every message that the game may ask for, attributes behind a dot."""
    actions = RegimeActions(MAP)
    types = {one.type for kind in actions.kinds() for one in actions.table(kind).values()}
    return (
        common(GAME, AncienRegimeDecision)
        | {odds_battle.STANDING}
        | names("ancien_regime-action", types | {"play_card", "reveal_card", "pass", "sail"})
        | names("ancien_regime-event", regime_log.NAMES.values())
        | names("ancien_regime-outcome", regime_victory.REASONS[1:])
        | names("power", REGIME_POWERS)
        | names("general", (*REGIME_POWERS, "frederick", "stuart"))
        | names("phase", get_args(RegimePhase))
        | explained("slot", SLOTS[1:], "help")
        | explained("ancien_regime-status", REGIME_STATUS, "help")
        | explained("battle-card", map(str, MAP.card_value), "ability")
        | {"route-name"}
    )
