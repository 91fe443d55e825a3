"""Pictures of Mollwitz in the documents."""

from __future__ import annotations

from typing import Final

from tests.browser.pictures.picture import PHONE, Picture, Played
from tests.samples import Sample

HINTS: Final = "mollwitz-hints"
GAME: Final = Sample("mollwitz", "romer", 2)
MELEE: Final = Played(GAME, 7, "austria", "declare_melee")
ACTS: Final = Played(GAME, 7, "austria", "unit_acts", 10)
PICTURES: Final = (
    Picture(name="mollwitz", at=MELEE, press=(".prompt .pick",)),
    Picture(name="mollwitz-phone", at=ACTS, size=PHONE),
)
