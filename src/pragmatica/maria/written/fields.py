"""Which frames a written position knows: their fields, and what each of them may stand on.

A frame is written with the name of its class and its fields in the order of its constructor; see `frames`.
"""

from __future__ import annotations

from typing import Any, Final

VERDICTS: Final = ("nothing", "takes", "questions")  # what leaving a fortress does, see `conquest`
SIDES: Final = ("attacker", "defender")
CAUSES: Final = ("expulsion", "homecoming", "peace", "parting")  # of a relocation
STATUSES: Final = ("prussian_ally", "neutral", "austrian_ally")  # of Saxony
NEUTRAL_STEPS: Final = ("expulsion", "homecoming", "markers")  # see `saxony.Neutral`
ANNEXATION_STEPS: Final = ("markers", "relocation", "box_and_train", "neutrality", "done")  # see `peace.Annexation`
DISPUTES: Final = ("none", "in_turns", "settled")
REQUIRED: Final = object()

Fields = tuple[tuple[str, str, Any], ...]

_CARD: Final[Fields] = (("power", "power", REQUIRED), ("political", "political", REQUIRED))
_CHOOSING: Final[Fields] = (
    ("order", "powers", REQUIRED),
    ("announced", "announced", {}),
    ("executed", "seat?", None),
    ("spared", "spared", None),
)
_GRANT: Final[Fields] = (("power", "power", REQUIRED), ("left", "number", REQUIRED), ("refused", "requests", []))
_CORPS: Final[Fields] = (("power", "power", REQUIRED), ("general", "general", REQUIRED))
_RELOCATION: Final[Fields] = (("cause", "cause", REQUIRED), ("pieces", "pieces", REQUIRED))

# Names of every frame's fields in the order of `fields`, with the kind of value and, where it may be missing, a default
_FIELDS: Final[dict[str, Fields]] = {
    "DivideTroops": (("given", "given", {}),),
    "PlaceHussar": (("hussar", "hussar", "hussar-1"),),
    "Subsidy": (),
    "Pay": (
        ("power", "power", REQUIRED),
        ("cost", "number", REQUIRED),
        ("purpose", "purpose", REQUIRED),
        ("paid", "cards", []),
    ),
    "ChooseBills": (
        ("power", "power", REQUIRED),
        ("bills", "generals", REQUIRED),
        ("costs", "numbers", REQUIRED),
        ("laid", "number", 0),
        ("later", "bills", []),
        ("hungry", "generals", []),
    ),
    "SupplyCourse": (("bills", "bills", []), ("hungry", "generals", []), ("shows", "power?", None)),
    "Splits": (("commanders", "generals", []),),
    "PickPiece": (("seat", "seat", REQUIRED), ("refused", "requests", [])),
    "March": (
        ("mover", "mover", REQUIRED),
        ("start", "city", REQUIRED),
        ("steps", "number", 0),
        ("all_main", "flag", True),
        ("forced", "flag", True),
        ("pending", "verdict", "nothing"),
        ("refused", "requests", []),
        ("may_stay", "flag", False),
    ),
    "PlaceTrain": (("train", "train", REQUIRED),),
    "Placing": (("train", "train", REQUIRED), ("city", "city", REQUIRED)),
    "ChooseCommander": (("general", "general", REQUIRED), ("other", "general", REQUIRED)),
    "StackConsent": (
        ("general", "general", REQUIRED),
        ("other", "general", REQUIRED),
        ("on_top", "flag", REQUIRED),
    ),
    "NextBattle": (("pairs", "pairs", []),),
    "BattleCard": (
        ("attacker", "general", REQUIRED),
        ("defender", "general", REQUIRED),
        ("score", "score", REQUIRED),
        ("to_play", "side", REQUIRED),
        ("played", "plays", []),
    ),
    "SplitLosses": (("commander", "general", REQUIRED),),
    "Retreat": (("loser", "general", REQUIRED), ("winner", "general", REQUIRED), ("length", "number", REQUIRED)),
    "ChooseRetreat": (
        ("loser", "general", REQUIRED),
        ("winner", "general", REQUIRED),
        ("length", "number", REQUIRED),
        ("ends", "cities", REQUIRED),
    ),
    "RetreatStep": (
        ("loser", "general", REQUIRED),
        ("winner", "general", REQUIRED),
        ("length", "number", REQUIRED),
        ("end", "city", REQUIRED),
        ("path", "cities", []),
    ),
    "WinterCourse": (("powers", "powers", []),),
    "Recruit": (("power", "power", REQUIRED),),
    "Reinforce": (
        ("power", "power", REQUIRED),
        ("left", "number", REQUIRED),
        ("refused", "requests", []),
    ),
    "Reenter": (
        ("power", "power", REQUIRED),
        ("left", "number", REQUIRED),
        ("refused", "requests", []),
    ),
    "ReenterPlace": (
        ("power", "power", REQUIRED),
        ("left", "number", REQUIRED),
        ("general", "general", REQUIRED),
        ("refused", "requests", []),
    ),
    "Distribute": (("power", "power", REQUIRED), ("left", "number", REQUIRED), ("given", "numbers", [])),
}
# Frames of the advanced game alone
REALM_FIELDS: Final[dict[str, Fields]] = {
    # -- politics
    "NameTrump": (),
    "PlaceCard": (("power", "space", REQUIRED),),
    "Choosing": _CHOOSING,
    "Choose": _CHOOSING,
    "Execute": _CARD,
    "Executing": (*_CARD, ("arrow", "number", 0)),
    "MoveMarker": (*_CARD, ("arrow", "number", REQUIRED)),
    "Instruction": _CARD,
    "Recipient": _CARD,
    "Instructing": (*_CARD, ("recipient", "power?", None), ("part", "number", REQUIRED)),
    "Granting": _GRANT,
    "CardReturn": _GRANT,
    "Moving": (("announced", "announced", {}), ("next", "marker", "done"), ("late", "powers", [])),
    "CorpsCourse": (("back", "powers", []), ("sent", "powers", [])),
    "SendCorps": (("power", "power", REQUIRED),),
    "Recruited": (("general", "general", REQUIRED),),
    "Returning": _CORPS,
    "Welcome": _CORPS,
    "GiveWay": _CORPS,
    # -- political changes
    "Settling": (("piece", "piece", REQUIRED),),
    "Relocating": _RELOCATION,
    "Relocate": _RELOCATION,
    "ShiftSaxony": (("points", "number", REQUIRED),),
    "Neutral": (("step", "neutral", REQUIRED),),
    "Joined": (("status", "status", REQUIRED),),
    "SaxonReturn": (("general", "general", REQUIRED),),
    "SaxonPaid": (("general", "general", REQUIRED), ("troops", "number", REQUIRED), ("city", "city", REQUIRED)),
    "OfferPeace": (),
    "AcceptPeace": (),
    "Annexation": (("step", "annexation", REQUIRED),),
    "ReceiveTrain": (),
    "Reduce": (),
    # -- stages
    "Drawing": (("powers", "powers", []),),
    "ServeFirst": (("power", "power", REQUIRED), ("income", "number", REQUIRED), ("receivers", "powers", [])),
    "Rounds": (
        ("seat", "seat", REQUIRED),
        ("passes", "number", 0),
        ("moved_before", "number", 0),
        ("dispute", "dispute", "none"),
        ("finished", "seats", []),
        ("spent", "flag", False),
    ),
    "PickInTurn": (("seat", "seat", REQUIRED), ("refused", "requests", [])),
    "MoveConsent": (("mover", "mover", REQUIRED), ("asking", "seat", REQUIRED), ("refused", "requests", [])),
    "Booking": (
        ("winner", "power", REQUIRED),
        ("loser", "power", REQUIRED),
        ("points", "number", REQUIRED),
        ("doubts", "number", 0),
    ),
    "Beaten": (
        ("generals", "generals", REQUIRED),
        ("winner", "general", REQUIRED),
        ("length", "number", REQUIRED),
        ("city", "city", REQUIRED),
        ("divides", "flag", False),
    ),
    "Starved": (("doubts", "number", REQUIRED),),
    "Elected": (),
    "Vote": (("cities", "cities", REQUIRED), ("francis", "number", 0), ("charles", "number", 0)),
}
PLAIN_ALONE: Final = ("Subsidy",)  # frames of the introductory game alone
FIELDS: Final[dict[str, Fields]] = _FIELDS | REALM_FIELDS

COURSE: Final = "Course"  # of the turn: the bottom of every chain
# What a frame that stands on the course gets below it where the position does not say so
BELOW: Final = {"BattleCard": "NextBattle", "Recruit": "WinterCourse", "PickInTurn": "Rounds", "Vote": "Elected"}

_WINTER: Final = ("WinterCourse", COURSE)
_BATTLES: Final = ("NextBattle", "Booking", COURSE)
_DOUBTS: Final = ("NextBattle", "Beaten", COURSE)  # where Austria may move the Saxony marker
_SAXONY: Final = (*_DOUBTS, "Moving", "Instructing", "Annexation")  # where Saxony may change sides
_JOINERS: Final = ("March", "Reinforce", "Granting", "Returning", "Settling", "SaxonPaid")
_SENT: Final = ("CorpsCourse", "Instructing")
# When the lowest frame is asked: in a stage, in a phase of an action stage, or in what an action stage ends with
_IN_POLITICS: Final = ("NameTrump", "PlaceCard", "Choose", "Choosing", "Moving")
_IN_WINTER: Final = ("WinterCourse", "Recruit", "Reenter", "ReenterPlace", "Reinforce", "Distribute")
MOMENTS: Final[dict[str, str]] = {
    "DivideTroops": "setup",
    "PlaceHussar": "hussars",
    "Subsidy": "tactical-cards",
    "Drawing": "tactical-cards",
    "ChooseBills": "supply",
    "SupplyCourse": "supply",
    "Splits": "supply",
    "Starved": "supply",
    "Rounds": "movement",
    "PickPiece": "movement",
    "March": "movement",
    "PlaceTrain": "movement",
    "Placing": "movement",
    "NextBattle": "combat",
    "OfferPeace": "end of a stage",
    "AcceptPeace": "end of a stage",
    "Reduce": "end of a stage",
    "Elected": "end-of-turn",
    **dict.fromkeys(_IN_POLITICS, "politics"),
    **dict.fromkeys(_IN_WINTER, "winter"),
}

# What a frame may stand on, if not on the course alone
STANDS_ON: Final[dict[str, tuple[str, ...]]] = {
    "Pay": ("SupplyCourse", "Placing", "Reinforce", "Recruited", "SaxonPaid", COURSE),
    "March": ("Rounds", COURSE),
    "PlaceTrain": ("PickPiece", "PickInTurn", COURSE),
    "Placing": ("PickPiece", "PickInTurn", COURSE),
    "ChooseCommander": _JOINERS,
    "StackConsent": _JOINERS,
    "BattleCard": ("NextBattle",),
    "SplitLosses": ("Retreat", "Splits", COURSE),
    "Splits": ("Starved", COURSE),
    "Retreat": _BATTLES,
    "ChooseRetreat": _BATTLES,
    "RetreatStep": _BATTLES,
    "Recruit": _WINTER,
    "Reinforce": _WINTER,
    "Reenter": _WINTER,
    "ReenterPlace": _WINTER,
    "Distribute": (*_WINTER, "Instructing"),
    "Execute": ("Choosing",),
    "Executing": ("Choosing",),
    "MoveMarker": ("Choosing",),
    "Instruction": ("Executing",),
    "Recipient": ("Executing",),
    "Instructing": ("Executing",),
    "Granting": ("Instructing",),
    "CardReturn": ("Instructing",),
    "CorpsCourse": ("Moving", COURSE),
    "SendCorps": _SENT,
    "Recruited": _SENT,
    "Returning": ("CorpsCourse",),
    "Welcome": ("CorpsCourse",),
    "GiveWay": ("CorpsCourse",),
    "Settling": ("Relocating", "Returning"),
    "Relocating": ("Neutral", "Joined", "Annexation"),
    "Relocate": ("Neutral", "Joined", "Annexation"),
    "ShiftSaxony": _DOUBTS,
    "Neutral": _SAXONY,
    "Joined": _SAXONY,
    "SaxonReturn": _SAXONY,
    "SaxonPaid": _SAXONY,
    "ReceiveTrain": ("Annexation",),
    "ServeFirst": ("Drawing",),
    "PickInTurn": ("Rounds",),
    "MoveConsent": ("Rounds",),
    "Booking": ("NextBattle",),
    "Beaten": ("Booking",),
    "Vote": ("Elected",),
}
