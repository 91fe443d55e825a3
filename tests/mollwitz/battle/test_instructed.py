"""Standing instructions in a match: carried out at once, and nobody else's business."""

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core.log import Event
from pragmatica.mollwitz.battle import windows
from pragmatica.mollwitz.reacting import windows as reacting
from tests.mollwitz import crowded
from tests.mollwitz.playing import positions
from tests.mollwitz.replays.scenes import SCENES
from tests.replays.matches import POSITION

CHARGES = [{"unit": one, "window": "charge", "answer": "always"} for one in ("P_BUDC_1", "P_BUDC_2")]
STAYS = [{"unit": one, "window": "charge", "answer": "never"} for one in ("P_BUDC_1", "P_BUDC_2")]


def begun() -> Match:
    """Austrian cuirassiers are about to ride up to two hexes before Prussian ones, with the same dice."""
    scene = next(one for one in SCENES if one.name == "counter-charge-from-two-hexes")
    match = pragmatica.from_position(POSITION | dict(scene.position), seed=1)
    match.state.script([5, 8, 0, 0])
    return match


def seen(events: list[Event], seat: str | None) -> list[dict[str, Any]]:
    """What a seat learns of them."""
    return [found for event in events if (found := event.seen_by(seat)) is not None]


@pytest.mark.rule("W-6.19", "W-6.27")
@pytest.mark.parametrize(("wishes", "answer"), [(CHARGES, "charge-P_BUDC_1-from-2019"), (STAYS, "decline")])
def test_the_mover_learns_what_he_would_have_learnt(wishes: list[dict[str, str]], answer: str) -> None:
    """An instruction brings the same events as the player's own answer; that it was one its side alone learns."""
    told, asked = begun(), begun()
    told.instruct("prussia", wishes)
    obeyed = told.apply("austria", "step-2118")
    assert list(told.pending) == ["austria"]
    answered = [*asked.apply("austria", "step-2118"), *asked.apply("prussia", answer)]
    for seat in ("austria", None):
        assert seen(obeyed, seat) == seen(answered, seat)
    assert len(seen(obeyed, "prussia")) == len(seen(answered, "prussia")) + 1
    assert told.observe("austria") == asked.observe("austria")


@pytest.mark.rule("W-6.27")
def test_a_step_that_was_answered_cannot_be_taken_back() -> None:
    """Not even where the answer was to do nothing: else instructions could be felt out."""
    match = begun()
    match.instruct("prussia", STAYS)
    match.apply("austria", "step-2118")
    assert match.undoable("austria") == 0


@pytest.mark.rule("W-6.20", "W-6.21", "W-11.6")
def test_every_volley_that_is_a_reaction_goes_next_door() -> None:
    """There is no window for a volley farther off, and so none that an instruction would have to tell apart."""
    found = 0
    for seed in range(12):
        rng = Random(seed)
        for s in positions(crowded.begun(rng), rng, 900, crowded.answer):
            if isinstance(s.top, windows.React):
                here = s.place[s.top.mover(s)]
                volleys = [one for one in s.top.open(s) if one.may & reacting.VOLLEY]
                found += len(volleys)
                assert all(s.ground.distance(s.place[one.units[0]], here) == 1 for one in volleys)
    assert found > 10


@pytest.mark.rule("W-6.27")
def test_a_batch_stops_where_somebody_is_asked() -> None:
    """And says what is left of it; with an instruction it goes on as far as nothing is thrown or shown."""
    match = begun()
    played = match.apply("austria", ["step-2118", "end"])
    assert (played.played, played.unplayed, list(match.pending)) == (1, ("end",), ["prussia"])
