"""Every question of Maria that only the advanced game asks, and every step between two, described once."""

from __future__ import annotations

from functools import partial
from typing import Final

from pragmatica.kit.written import questions
from pragmatica.kit.written.questions import Fields, Question
from pragmatica.maria.battle.aftermath import Beaten, Booking, Starved
from pragmatica.maria.battle.combat import NextBattle
from pragmatica.maria.diplomacy.contracts import Drawing, ServeFirst
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import AcceptPeace, Annexation, OfferPeace, ReceiveTrain
from pragmatica.maria.diplomacy.reduction import Reduce
from pragmatica.maria.diplomacy.saxony import Joined, Neutral, SaxonPaid, SaxonReturn, ShiftSaxony
from pragmatica.maria.forces.placement import Settling
from pragmatica.maria.forces.relocation import Relocate, Relocating
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.rounds import MoveConsent, PickInTurn, Rounds
from pragmatica.maria.politics.choosing import (
    Choose,
    Choosing,
    Execute,
    Executing,
    Instruction,
    MoveMarker,
    Recipient,
)
from pragmatica.maria.politics.corps import CorpsCourse, GiveWay, Recruited, Returning, SendCorps, Welcome
from pragmatica.maria.politics.effects import Instructing
from pragmatica.maria.politics.markers import Moving
from pragmatica.maria.politics.stage import NameTrump, PlaceCard
from pragmatica.maria.politics.troops import CardReturn, Granting
from pragmatica.maria.sequence import Course, Elected
from pragmatica.maria.written.kinds import (
    ANNEXATION_STEP,
    ANNOUNCED,
    CAUSE,
    CITIES,
    CITY,
    DISPUTE,
    FLAG,
    GENERAL,
    GENERALS_LISTED,
    MAJOR,
    MARKER,
    MOVER,
    MOVING_REQUESTS,
    NEUTRAL_STEP,
    NUMBER,
    PIECE,
    PIECES,
    POLITICAL,
    POWER,
    POWER_OR_NONE,
    POWERS_LISTED,
    REQUESTS,
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    SPARED,
    STATUS,
)

question = partial(questions.question, scenarios=("advanced",))

_DOUBTS: Final = (NextBattle, Beaten, Course)  # where Austria may move the Saxony marker
_SAXONY: Final = (*_DOUBTS, Moving, Instructing, Annexation)  # where Saxony may change sides
_CHANGES: Final = (Neutral, Joined, Annexation)
_SENT: Final = (CorpsCourse, Instructing)
_STEERED: Final = ANNOUNCED.usually({}).noted("fields by track, to the right positive")

# Fields that several questions have
_CARD: Final[Fields[State]] = {"power": POWER, "political": POLITICAL}
_CHOICE: Final[Fields[State]] = {
    "order": POWERS_LISTED.noted("powers to come"),
    "announced": _STEERED,
    "executed": SEAT_OR_NONE.usually(None),
    "spared": SPARED.usually(None),
}
_GRANT: Final[Fields[State]] = {"power": POWER, "left": NUMBER, "refused": REQUESTS.usually([])}
_CORPS: Final[Fields[State]] = {"power": POWER, "general": GENERAL}
_RELOCATION: Final[Fields[State]] = {"cause": CAUSE, "pieces": PIECES}

ADVANCED: Final[tuple[Question[State], ...]] = (
    # -- politics
    question(NameTrump, "M-17.20", "Who won the latest battle, the `victor`, names the trump.", moments=("politics",)),
    question(
        PlaceCard,
        "M-17.30",
        "A power lays a card face down on its space, or none.",
        {"power": MAJOR.noted("a major one")},
        moments=("politics",),
    ),
    question(Choosing, "M-17.50", "Between two choices of political cards.", _CHOICE, moments=("politics",)),
    question(
        Choose, "M-17.50", "A power chooses a political card, or stores its cards.", _CHOICE, moments=("politics",)
    ),
    question(Execute, "M-17.52", "The chosen card is executed, or discarded unused.", _CARD, on=(Choosing,)),
    question(
        Executing,
        "M-17.60",
        "A card is executed: first its instruction, then its arrows.",
        {**_CARD, "arrow": NUMBER.usually(0).noted("0 is the card's first")},
        on=(Choosing,),
    ),
    question(
        MoveMarker,
        "M-17.61",
        "A marker may be moved by an arrow.",
        {**_CARD, "arrow": NUMBER.noted("0 is the card's first")},
        on=(Choosing,),
    ),
    question(Instruction, "M-17.60", "The printed instruction may be followed.", _CARD, on=(Executing,)),
    question(Recipient, "M-17.66", "One of two powers gets what the card gives.", _CARD, on=(Executing,)),
    question(
        Instructing,
        "M-17.63",
        "Parts of an instruction are still to come.",
        {**_CARD, "recipient": POWER_OR_NONE.usually(None), "part": NUMBER.noted("that comes next")},
        on=(Executing,),
    ),
    question(Granting, "M-17.64", "Between two steps of giving out what a card gives.", _GRANT, on=(Instructing,)),
    question(CardReturn, "M-17.64", "A lost general may come back by a card.", _GRANT, on=(Instructing,)),
    question(
        Moving,
        "M-17.62",
        "Markers are still to be moved, and corps to come back.",
        {"announced": _STEERED, "next": MARKER.usually("done"), "late": POWERS_LISTED.usually([])},
        moments=("politics",),
    ),
    question(
        CorpsCourse,
        "M-17.80",
        "Corps are to come back, and others to be sent.",
        {"back": POWERS_LISTED.usually([]), "sent": POWERS_LISTED.usually([])},
        on=(Moving, Course),
    ),
    question(SendCorps, "M-17.81", "A power sends a general into its box.", {"power": POWER}, on=_SENT),
    question(
        Recruited,
        "M-17.81",
        "A general off the board is paid for, and goes into the box.",
        {"general": GENERAL},
        on=_SENT,
    ),
    question(Returning, "M-17.84", "A general comes back out of the box.", _CORPS, on=(CorpsCourse,)),
    question(
        Welcome,
        "M-17.85",
        "The general who comes back may form a stack with the one who is there.",
        _CORPS,
        on=(CorpsCourse,),
    ),
    question(GiveWay, "M-17.85", "A piece leaves the city for the general who comes back.", _CORPS, on=(CorpsCourse,)),
    # -- political changes
    question(Settling, "M-17.88", "A piece is on its way into a stack.", {"piece": PIECE}, on=(Relocating, Returning)),
    question(Relocating, "M-19.34", "Pieces that have not moved yet leave a country.", _RELOCATION, on=_CHANGES),
    question(Relocate, "M-19.34", "The next piece that leaves a country is picked.", _RELOCATION, on=_CHANGES),
    question(
        ShiftSaxony,
        "M-19.31",
        "Austria says for how many points it moves the Saxony marker.",
        {"points": NUMBER},
        on=_DOUBTS,
    ),
    question(Neutral, "M-19.34", "Saxony is becoming neutral.", {"step": NEUTRAL_STEP}, on=_SAXONY),
    question(Joined, "M-19.35", "Saxony changes sides.", {"status": STATUS}, on=_SAXONY),
    question(SaxonReturn, "M-19.35", "A lost Saxon general may come back.", {"general": GENERAL}, on=_SAXONY),
    question(
        SaxonPaid,
        "M-19.35",
        "A Saxon general is paid for, and comes back.",
        {"general": GENERAL, "troops": NUMBER, "city": CITY},
        on=_SAXONY,
    ),
    question(OfferPeace, "M-19.10", "Prussia may offer Austria a peace.", moments=("end-of-stage",)),
    question(AcceptPeace, "M-19.11", "Austria may accept the peace.", moments=("end-of-stage",)),
    question(Annexation, "M-19.12", "The peace is carried out.", {"step": ANNEXATION_STEP}),
    question(ReceiveTrain, "M-19.17", "The second Prussian train is placed.", on=(Annexation,)),
    question(Reduce, "M-19.20", "France may reduce its objectives.", moments=("end-of-stage",)),
    # -- stages
    question(
        Drawing,
        "M-8.1",
        "Powers are still to draw their cards.",
        {"powers": POWERS_LISTED.usually([])},
        moments=("tactical-cards",),
    ),
    question(
        ServeFirst,
        "M-20.4",
        "The contract that is served next is chosen, where the income does not reach for all.",
        {"power": POWER, "income": NUMBER, "receivers": POWERS_LISTED.usually([]).noted("powers so far")},
        on=(Drawing,),
    ),
    question(
        Rounds,
        "M-10.18",
        "Two players move in one phase.",
        {
            "seat": SEAT.noted("whose turn it is"),
            "passes": NUMBER.usually(0),
            "moved_before": NUMBER.usually(0),
            "dispute": DISPUTE.usually("none"),
            "finished": SEATS.usually([]),
            "spent": FLAG.usually(False),
        },
        moments=("movement",),
    ),
    question(
        PickInTurn,
        "M-10.18",
        "The player whose turn it is picks a piece, passes or disputes.",
        {"seat": SEAT, "refused": MOVING_REQUESTS.usually([])},
        on=(Rounds,),
        brings=Rounds,
    ),
    question(
        MoveConsent,
        "M-10.10",
        "The other player may agree that a stack moves.",
        {"mover": MOVER.noted("a stack"), "asking": SEAT, "refused": MOVING_REQUESTS.usually([])},
        on=(Rounds,),
    ),
    question(
        Booking,
        "M-11.15",
        "After a battle points are still to be booked.",
        {"winner": POWER, "loser": POWER, "points": NUMBER, "doubts": NUMBER.usually(0)},
        on=(NextBattle,),
    ),
    question(
        Beaten,
        "M-19.32",
        "A retreat waits for the Saxony marker.",
        {
            "generals": GENERALS_LISTED,
            "winner": GENERAL,
            "length": NUMBER,
            "city": CITY,
            "divides": FLAG.usually(False),
        },
        on=(Booking,),
    ),
    question(Starved, "M-19.31", "Prussia has lost generals by hunger.", {"doubts": NUMBER}, moments=("supply",)),
    question(Elected, "M-18.10", "What follows an election.", moments=("end-of-turn",)),
    question(
        Vote,
        "M-18.8",
        "Free votes are cast, each by itself.",
        {
            "cities": CITIES.noted("cities whose votes are to come"),
            "francis": NUMBER.usually(0).noted("votes so far"),
            "charles": NUMBER.usually(0).noted("votes so far"),
        },
        on=(Elected,),
        brings=Elected,
    ),
)
