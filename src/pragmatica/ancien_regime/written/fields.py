"""Which frames a written position knows: their fields, and what each of them may stand on.

A frame is written with the name of its class and its fields in the order of its constructor; see `frames`.
What follows from the rest of the position is not written: such a field has no name, and its kind tells what it is.
"""

from __future__ import annotations

from typing import Any, Final

REQUIRED: Final = object()
FOR_ALL: Final = object()  # the default of the powers whose hands are looked at, which depends on the place

Fields = tuple[tuple[str, str, Any], ...]  # name, kind of value, default

COURSE: Final = "Course"
BRANCH: Final = "Finished"

_ON_SLOT: Final[Fields] = (("", "on-slot", None),)  # the power of the branch's slot
_MOVER: Final[Fields] = (("", "mover", None),)  # the power whose movement this is
_WAY: Final[Fields] = (("general", "general", REQUIRED), ("way", "way", REQUIRED))
_CHOICES: Final[Fields] = (("chosen", "chosen", {}), ("closed", "closed", {}))

FIELDS: Final[dict[str, Fields]] = {
    "NameFrederick": (),
    # -- the wheel
    "Together": (),  # its branches are written by slot
    "HandLimit": (("power", "power", REQUIRED), ("powers", "powers", FOR_ALL)),
    "Drill": _ON_SLOT,
    "Offer": (*_ON_SLOT, ("gifts", "gifts", [])),
    "Receive": (
        *_ON_SLOT,
        ("gifts", "gifts", REQUIRED),
        ("accepted", "powers", []),
        ("declined", "powers", []),
    ),
    "Lead": (*_ON_SLOT, ("doing", "doing", "nothing")),
    "LeadCard": _ON_SLOT,
    "Mobilise": (*_ON_SLOT, ("drawn", "flag", False)),
    "Extend": _ON_SLOT,
    # -- movement
    "ChooseArbiter": _MOVER,
    "Movement": (*_MOVER, ("arbiter", "power?", None), ("number", "turn", REQUIRED)),
    "Dissolve": _MOVER,
    "RequestTurn": (),
    "GrantTurn": (),
    "FredericksTurn": (),
    "Fights": _MOVER,
    "PickGeneral": (*_MOVER, ("", "only", None), ("moved", "generals", []), ("refused", "refused", [])),
    "Route": (("general", "general", REQUIRED), ("way", "way", [])),
    "Consent": (*_WAY, ("needed", "row", REQUIRED)),
    "Moving": (*_WAY, ("done", "turn", 0)),
    "PlaceGarrison": (("general", "general", REQUIRED), ("land", "land", REQUIRED)),
    # -- battles
    "NextBattle": (("waiting", "line", []), ("engaged", "generals", [])),
    "Support": (
        ("attacker", "general", REQUIRED),
        ("side", "side", "attack"),
        ("power", "power", REQUIRED),
        ("attack", "generals", []),
        ("defence", "generals", []),
    ),
    "Fight": (
        ("attacker", "general", REQUIRED),
        ("attack", "generals", []),
        ("defence", "generals", []),
        ("broken", "powers", []),
    ),
    "PlayCard": (
        ("passed", "powers", []),
        ("step", "step", "attacker"),
        ("power", "power", REQUIRED),
        ("general", "general?", None),
        ("carded", "flag", False),
    ),
    "Leaving": (("attacker", "general", REQUIRED), ("beaten", "line", []), ("winner", "side", REQUIRED)),
    "Settling": (("land", "land", REQUIRED), ("generals", "line", [])),
    "Defeated": (("general", "general", REQUIRED),),
    "Withdraw": (("general", "general", REQUIRED),),
    # -- diplomacy, election, minor powers
    "Expel": (("power", "power", "britain"), ("expelled", "powers", [])),
    "ChooseStatus": _CHOICES,
    "Admit": (*_CHOICES, ("applicant", "power", REQUIRED)),
    "ChooseAnew": (*_CHOICES, ("rejected", "power", REQUIRED)),
    "AcceptCrown": (("power", "power", REQUIRED),),
    "Vote": (("power", "power", REQUIRED), ("cast", "cast", {}), ("declined", "power?", None)),
    "Bid": (("", "minor", None), ("bids", "bids", {})),
    # -- board update
    "Update": (
        ("statuses", "statuses", {}),
        ("controllers", "controllers", {}),
        ("step", "stage", "garrisons"),
        ("stays", "generals", []),
    ),
    "Evict": (("land", "land", REQUIRED), ("beaten", "powers", REQUIRED)),
    "Reassign": (("power", "power", REQUIRED), ("land", "land", REQUIRED)),
    "Stay": (("general", "general", REQUIRED),),
}

# The branches of `Together` in their order, and what may be open in each
BRANCHES: Final[dict[str, tuple[str, ...]]] = {
    "drill": ("Drill",),
    "subsidies": ("Offer", "Receive", "HandLimit"),
    "leadership": ("Lead", "LeadCard", "HandLimit"),
    "mobilisation": ("Mobilise", "HandLimit"),
    "influence": ("Extend",),
}

# What a frame may stand on; one that is not named stands on the course of the turn
STANDS_ON: Final[dict[str, tuple[str, ...]]] = {
    "HandLimit": (COURSE, BRANCH),
    **dict.fromkeys(("Drill", "Offer", "Receive", "Lead", "LeadCard", "Mobilise", "Extend"), (BRANCH,)),
    **dict.fromkeys(("Dissolve", "RequestTurn", "GrantTurn"), ("Movement",)),
    "Fights": ("Movement", "FredericksTurn"),
    "PickGeneral": ("Fights",),
    **dict.fromkeys(("Route", "Consent", "Moving"), ("PickGeneral",)),
    "PlaceGarrison": ("Moving", "NextBattle", "Settling"),
    "NextBattle": ("Movement", "FredericksTurn"),
    **dict.fromkeys(("Support", "Fight", "Settling"), ("NextBattle",)),
    "PlayCard": ("Fight",),
    "Leaving": ("NextBattle", "Settling"),
    "Defeated": ("Leaving",),
    "Withdraw": ("NextBattle", "Update", "Evict"),
    "Evict": ("Update",),
    "Reassign": ("Update", "Evict"),
    "Stay": ("Update",),
}

# Frames that go without saying: the frame above them tells all of theirs
IMPLIED: Final = {"PickGeneral": "Fights"}

# Frames of a phase; a frame of the course belongs to these phases alone
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "NameFrederick": ("setup",),
    "Together": ("actions",),
    "HandLimit": ("frederick", "movement"),
    "ChooseArbiter": ("movement",),
    "Movement": ("movement",),
    "FredericksTurn": ("frederick",),
    **dict.fromkeys(("Expel", "ChooseStatus", "Admit", "ChooseAnew"), ("diplomacy",)),
    **dict.fromkeys(("AcceptCrown", "Vote"), ("election",)),
    "Bid": ("auction",),
    "Update": ("diplomacy", "auction"),
}
