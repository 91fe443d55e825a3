"""Pictures of Mollwitz in the documents."""

from tests.browser.pictures.picture import PHONE, Picture, Played
from tests.samples import Sample

GAME = Sample("mollwitz", "romer", 2)
MELEE = Played(GAME, 7, "austria", "declare_melee")
ACTS = Played(GAME, 7, "austria", "unit_acts", 10)
PICTURES = (
    Picture(name="mollwitz", at=MELEE, press=(".prompt .pick",)),
    Picture(name="mollwitz-phone", at=ACTS, size=PHONE),
)
