"""Pictures of Ancien Régime in the documents."""

from tests.browser.pictures.picture import PHONE, Drawn, Picture, Played
from tests.samples import Sample

GAME = Sample("ancien_regime", "1740", 7)
BATTLE = Played(GAME, 7, "prussia", "play_battle_card", 60)
MOBILISATION = Played(GAME, 7, "prussia", "mobilise", 190)
MIDDLE = Played(GAME, 7, "austria", "move_general", 250)
PICTURES = (
    Picture(name="coalitions", at=BATTLE),
    Picture(name="coalitions-phone", at=MOBILISATION, size=PHONE, newcomer=True),
    Drawn(name="board", at=MIDDLE, width=900),
)
