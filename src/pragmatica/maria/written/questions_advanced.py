"""Every question of Maria that only the advanced game asks, and every step between two, described once."""

from __future__ import annotations

from functools import partial
from typing import Final

from pragmatica.kit.written import questions
from pragmatica.kit.written.questions import Question
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

ADVANCED: Final[tuple[Question[State], ...]] = (
    # -- politics
    question(NameTrump, "M-17.20", "Who won the latest battle, the `victor`, names the trump.", moments=("politics",)),
    question(
        PlaceCard,
        "M-17.30",
        "A power lays a card face down on its space, or none.",
        moments=("politics",),
        power=MAJOR.noted("a major one"),
    ),
    question(
        Choosing,
        "M-17.50",
        "Between two choices of political cards.",
        moments=("politics",),
        order=POWERS_LISTED.noted("powers to come"),
        announced=_STEERED,
        executed=SEAT_OR_NONE.usually(None),
        spared=SPARED.usually(None),
    ),
    question(
        Choose,
        "M-17.50",
        "A power chooses a political card, or stores its cards.",
        moments=("politics",),
        order=POWERS_LISTED.noted("powers to come"),
        announced=_STEERED,
        executed=SEAT_OR_NONE.usually(None),
        spared=SPARED.usually(None),
    ),
    question(
        Execute,
        "M-17.52",
        "The chosen card is executed, or discarded unused.",
        on=(Choosing,),
        power=POWER,
        political=POLITICAL,
    ),
    question(
        Executing,
        "M-17.60",
        "A card is executed: first its instruction, then its arrows.",
        on=(Choosing,),
        power=POWER,
        political=POLITICAL,
        arrow=NUMBER.usually(0).noted("0 is the card's first"),
    ),
    question(
        MoveMarker,
        "M-17.61",
        "A marker may be moved by an arrow.",
        on=(Choosing,),
        power=POWER,
        political=POLITICAL,
        arrow=NUMBER.noted("0 is the card's first"),
    ),
    question(
        Instruction,
        "M-17.60",
        "The printed instruction may be followed.",
        on=(Executing,),
        power=POWER,
        political=POLITICAL,
    ),
    question(
        Recipient,
        "M-17.66",
        "One of two powers gets what the card gives.",
        on=(Executing,),
        power=POWER,
        political=POLITICAL,
    ),
    question(
        Instructing,
        "M-17.63",
        "Parts of an instruction are still to come.",
        on=(Executing,),
        power=POWER,
        political=POLITICAL,
        recipient=POWER_OR_NONE.usually(None),
        part=NUMBER.noted("that comes next"),
    ),
    question(
        Granting,
        "M-17.64",
        "Between two steps of giving out what a card gives.",
        on=(Instructing,),
        power=POWER,
        left=NUMBER,
        refused=REQUESTS.usually([]),
    ),
    question(
        CardReturn,
        "M-17.64",
        "A lost general may come back by a card.",
        on=(Instructing,),
        power=POWER,
        left=NUMBER,
        refused=REQUESTS.usually([]),
    ),
    question(
        Moving,
        "M-17.62",
        "Markers are still to be moved, and corps to come back.",
        moments=("politics",),
        announced=_STEERED,
        next=MARKER.usually("done"),
        late=POWERS_LISTED.usually([]),
    ),
    question(
        CorpsCourse,
        "M-17.80",
        "Corps are to come back, and others to be sent.",
        on=(Moving, Course),
        back=POWERS_LISTED.usually([]),
        sent=POWERS_LISTED.usually([]),
    ),
    question(SendCorps, "M-17.81", "A power sends a general into its box.", on=_SENT, power=POWER),
    question(
        Recruited, "M-17.81", "A general off the board is paid for, and goes into the box.", on=_SENT, general=GENERAL
    ),
    question(
        Returning,
        "M-17.84",
        "A general comes back out of the box.",
        on=(CorpsCourse,),
        power=POWER,
        general=GENERAL,
    ),
    question(
        Welcome,
        "M-17.85",
        "The general who comes back may form a stack with the one who is there.",
        on=(CorpsCourse,),
        power=POWER,
        general=GENERAL,
    ),
    question(
        GiveWay,
        "M-17.85",
        "A piece leaves the city for the general who comes back.",
        on=(CorpsCourse,),
        power=POWER,
        general=GENERAL,
    ),
    # -- political changes
    question(Settling, "M-17.88", "A piece is on its way into a stack.", on=(Relocating, Returning), piece=PIECE),
    question(
        Relocating,
        "M-19.34",
        "Pieces that have not moved yet leave a country.",
        on=_CHANGES,
        cause=CAUSE,
        pieces=PIECES,
    ),
    question(
        Relocate,
        "M-19.34",
        "The next piece that leaves a country is picked.",
        on=_CHANGES,
        cause=CAUSE,
        pieces=PIECES,
    ),
    question(
        ShiftSaxony,
        "M-19.31",
        "Austria says for how many points it moves the Saxony marker.",
        on=_DOUBTS,
        points=NUMBER,
    ),
    question(Neutral, "M-19.34", "Saxony is becoming neutral.", on=_SAXONY, step=NEUTRAL_STEP),
    question(Joined, "M-19.35", "Saxony changes sides.", on=_SAXONY, status=STATUS),
    question(SaxonReturn, "M-19.35", "A lost Saxon general may come back.", on=_SAXONY, general=GENERAL),
    question(
        SaxonPaid,
        "M-19.35",
        "A Saxon general is paid for, and comes back.",
        on=_SAXONY,
        general=GENERAL,
        troops=NUMBER,
        city=CITY,
    ),
    question(OfferPeace, "M-19.10", "Prussia may offer Austria a peace.", moments=("end of a stage",)),
    question(AcceptPeace, "M-19.11", "Austria may accept the peace.", moments=("end of a stage",)),
    question(Annexation, "M-19.12", "The peace is carried out.", step=ANNEXATION_STEP),
    question(ReceiveTrain, "M-19.17", "The second Prussian train is placed.", on=(Annexation,)),
    question(Reduce, "M-19.20", "France may reduce its objectives.", moments=("end of a stage",)),
    # -- stages
    question(
        Drawing,
        "M-8.1",
        "Powers are still to draw their cards.",
        moments=("tactical-cards",),
        powers=POWERS_LISTED.usually([]),
    ),
    question(
        ServeFirst,
        "M-20.4",
        "The contract that is served next is chosen, where the income does not reach for all.",
        on=(Drawing,),
        power=POWER,
        income=NUMBER,
        receivers=POWERS_LISTED.usually([]).noted("powers so far"),
    ),
    question(
        Rounds,
        "M-10.18",
        "Two players move in one phase.",
        moments=("movement",),
        seat=SEAT.noted("whose turn it is"),
        passes=NUMBER.usually(0),
        moved_before=NUMBER.usually(0),
        dispute=DISPUTE.usually("none"),
        finished=SEATS.usually([]),
        spent=FLAG.usually(False),
    ),
    question(
        PickInTurn,
        "M-10.18",
        "The player whose turn it is picks a piece, passes or disputes.",
        on=(Rounds,),
        brings=Rounds,
        seat=SEAT,
        refused=MOVING_REQUESTS.usually([]),
    ),
    question(
        MoveConsent,
        "M-10.10",
        "The other player may agree that a stack moves.",
        on=(Rounds,),
        mover=MOVER.noted("a stack"),
        asking=SEAT,
        refused=MOVING_REQUESTS.usually([]),
    ),
    question(
        Booking,
        "M-11.15",
        "After a battle points are still to be booked.",
        on=(NextBattle,),
        winner=POWER,
        loser=POWER,
        points=NUMBER,
        doubts=NUMBER.usually(0),
    ),
    question(
        Beaten,
        "M-19.32",
        "A retreat waits for the Saxony marker.",
        on=(Booking,),
        generals=GENERALS_LISTED,
        winner=GENERAL,
        length=NUMBER,
        city=CITY,
        divides=FLAG.usually(False),
    ),
    question(
        Starved,
        "M-19.31",
        "Prussia has lost generals by hunger.",
        moments=("supply",),
        doubts=NUMBER,
    ),
    question(Elected, "M-18.10", "What follows an election.", moments=("end-of-turn",)),
    question(
        Vote,
        "M-18.8",
        "Free votes are cast, each by itself.",
        on=(Elected,),
        brings=Elected,
        cities=CITIES.noted("cities whose votes are to come"),
        francis=NUMBER.usually(0).noted("votes so far"),
        charles=NUMBER.usually(0).noted("votes so far"),
    ),
)
