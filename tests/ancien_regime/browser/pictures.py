"""Pictures of Ancien Régime in the documents."""

from __future__ import annotations

from typing import Final

from tests.browser.pictures.picture import PHONE, Drawn, Picture, Played
from tests.samples import Sample

HINTS: Final = "coalitions-hints"
GAME: Final = Sample("ancien_regime", "1740", 7)
BATTLE: Final = Played(GAME, 7, "prussia", "play_battle_card", 60)
MOBILISATION: Final = Played(GAME, 7, "prussia", "mobilise", 190)
MIDDLE: Final = Played(GAME, 7, "austria", "move_general", 250)
PICTURES: Final = (
    Picture(name="coalitions", at=BATTLE),
    Picture(name="coalitions-phone", at=MOBILISATION, size=PHONE, newcomer=True),
    Drawn(name="board", at=MIDDLE, width=900),
)
