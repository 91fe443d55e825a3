"""The kinds of frames of politics, treaties and political changes, by the name under which a saved state knows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pragmatica.maria.diplomacy import contracts, election, peace, reduction, saxony
from pragmatica.maria.forces import placement, relocation
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.politics import choosing, corps, effects, markers, stage, troops

FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "NameTrump": stage.NameTrump,
    "PlaceCard": stage.PlaceCard,
    "Choosing": choosing.Choosing,
    "Choose": choosing.Choose,
    "Execute": choosing.Execute,
    "Executing": choosing.Executing,
    "MoveMarker": choosing.MoveMarker,
    "Instruction": choosing.Instruction,
    "Recipient": choosing.Recipient,
    "Instructing": effects.Instructing,
    "Granting": troops.Granting,
    "CardReturn": troops.CardReturn,
    "Moving": markers.Moving,
    "CorpsCourse": corps.CorpsCourse,
    "SendCorps": corps.SendCorps,
    "Recruited": corps.Recruited,
    "Returning": corps.Returning,
    "Welcome": corps.Welcome,
    "GiveWay": corps.GiveWay,
    "Settling": placement.Settling,
    "Relocating": relocation.Relocating,
    "Relocate": relocation.Relocate,
    "ShiftSaxony": saxony.ShiftSaxony,
    "Neutral": saxony.Neutral,
    "Joined": saxony.Joined,
    "SaxonReturn": saxony.SaxonReturn,
    "SaxonPaid": saxony.SaxonPaid,
    "OfferPeace": peace.OfferPeace,
    "AcceptPeace": peace.AcceptPeace,
    "Annexation": peace.Annexation,
    "ReceiveTrain": peace.ReceiveTrain,
    "Reduce": reduction.Reduce,
    "Drawing": contracts.Drawing,
    "ServeFirst": contracts.ServeFirst,
    "Vote": election.Vote,
}
