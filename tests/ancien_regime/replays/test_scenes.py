"""What the golden matches of this game show together; `tests/replays` plays each of them."""

from __future__ import annotations

from pragmatica.ancien_regime.kept import log
from tests.ancien_regime.replays.scenes import SCENES as MATCHES
from tests.ancien_regime.replays.scenes_movement import SCENES as MOVEMENT
from tests.ancien_regime.replays.scenes_updates import SCENES as UPDATES
from tests.replays.matches import happened

# Which of the update's golden matches shows which case of chapter 11
CASES = {
    "A-11.1 garrison in the home of a new ally": "update-garrison-to-the-general-there",
    "A-11.1 garrison in the home of a power at peace, no ally": "update-home-turns-neutral",
    "A-11.1 general: new ally, allowed to stay": "update-garrison-to-the-general-there",
    "A-11.1 general: new ally, sent away": "update-new-ally-sent-away",
    "A-11.1 general: new ally whom nobody can ask": "update-host-without-controller",
    "A-11.1 general: same player": "update-family-at-home",
    "A-11.1 general: ally before and after": "update-old-allies-stay",
    "A-11.1 general: peace, no ally": "update-home-turns-neutral",
    "A-11.1 garrisons before generals": "update-garrisons-before-generals",
    "A-11.2 to the general in the territory": "update-garrison-to-the-general-there",
    "A-11.2 to another general, by choice": "update-garrison-to-another-general",
    "A-11.2 to nobody, 1 Money": "update-garrison-to-money",
    "A-11.3 neutral general on foreign ground": "update-neutral-on-foreign-ground",
    "A-11.4 the stronger stays, the unit leaves with the general": "update-stronger-stays",
    "A-11.4 the garrison breaks a tie": "update-garrison-breaks-a-tie",
    "A-11.4 a fair draw": "update-fair-draw",
    "A-11.4 a fortress": "update-fortress-counts-four",
    "A-11.4 three powers": "update-three-powers",
    "A-11.4 after an auction": "update-minor-changes-sides",
    "A-9.91 off the board, by choice": "update-fortress-counts-four",
    "A-9.91 off the board, for want of ground": "update-nowhere-to-go",
}


def test_every_kind_of_update_is_shown() -> None:
    """Each case of a board update has its golden match, and each of these shows a case."""
    assert set(CASES.values()) == {scene.name for scene in UPDATES}


def test_every_event_is_shown() -> None:
    """Together they show each kind of event, but that no card is left anywhere, which is all but impossible."""
    shown = set[str]().union(*[happened(scene.play()) for scene in (*MATCHES, *MOVEMENT, *UPDATES)])

    assert set(log.NAMES.values()) - shown == {"no-cards"}
