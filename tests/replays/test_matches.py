"""The golden matches, read and played again. `tests/replays/matches.py` says what they are, and how to write them."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica.ancien_regime.kept import log
from pragmatica.core.match import Match
from tests.replays import matches
from tests.replays.matches import Scene
from tests.replays.scenes_updates import SCENES as UPDATES

SCENES = matches.scenes()
ADVICE = (
    "a golden match went another way. If a rule changed, raise the game's rules_version, write the matches anew with"
    " `python -m tests.replays.matches`, and give the reason in the commit; if only words changed, write them anew."
)

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


def names(scene: Scene) -> str:
    """The id of a test."""
    return f"{scene.game}-{scene.name}"


def test_every_match_is_stored() -> None:
    """There is one file for each golden match, and no other."""
    assert sorted(matches.FOLDER.glob("*/*")) == sorted(scene.path for scene in SCENES)


def test_every_kind_of_update_is_shown() -> None:
    """Each case of a board update has its golden match, and each of these shows a case."""
    assert set(CASES.values()) == {scene.name for scene in UPDATES}


def happened(match: Match) -> set[str]:
    """The kinds of all events of a match."""
    past = match.at(0)
    return {event.kind for record in match.records for event in past.repeat(record)}


def test_every_event_of_ancien_regime_is_shown() -> None:
    """Together they show each kind of event, but that no card is left anywhere, which is all but impossible."""
    shown = set[str]().union(*[happened(scene.play()) for scene in SCENES if scene.game == "ancien_regime"])

    assert set(log.NAMES.values()) - shown == {"no-cards"}


@pytest.mark.parametrize("scene", SCENES, ids=names)
def test_the_record_tells_the_match(scene: Scene) -> None:
    """The stored record reads back: the same text, the same events in words, under the rules version that it names."""
    stored = scene.path.read_text(encoding="utf-8")
    match = pragmatica.read_record(stored)

    assert f'[RulesVersion "{match.game.rules_version}"]' in stored, ADVICE
    assert scene.page(match) == stored, ADVICE


@pytest.mark.parametrize("scene", SCENES, ids=names)
def test_the_match_is_played_as_it_was(scene: Scene) -> None:
    """From its position the same answers bring the same draws and events, those that it is there to show among them."""
    match = scene.play()

    assert set(scene.events) <= happened(match)
    assert scene.page(match) == scene.path.read_text(encoding="utf-8"), ADVICE
