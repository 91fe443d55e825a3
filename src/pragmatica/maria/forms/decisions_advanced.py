"""The questions of the advanced game alone, in the form of `decisions`: politics, treaties, political changes."""

from __future__ import annotations

from typing import Literal

from pragmatica.core.decision import Decision
from pragmatica.core.frozen import frozen
from pragmatica.maria.forms.decisions import CommonDecision, Power
from pragmatica.maria.forms.observation_realm import Candidate, OffMap, SaxonStatus, Track

Way = Literal["left", "right"]
Cause = Literal["expulsion", "homecoming", "peace", "parting"]


@frozen(kw_only=True)
class NameTrump(Decision):
    """Which suit is trump of the politics stage; the player who won the latest battle names it [M-17.20]."""

    kind: Literal["name_trump"] = "name_trump"


@frozen(kw_only=True)
class PlaceCard(Decision):
    """Which card a power lays face down on its space of the political display, or none [M-17.30]."""

    kind: Literal["place_card"] = "place_card"
    power: Power


@frozen(kw_only=True)
class ChoosePolitical(Decision):
    """Which political card a power takes for its cards on the display, or that it stores them [M-17.50]."""

    kind: Literal["choose_political"] = "choose_political"
    power: Power
    offer: list[str]  # political cards that lie open
    choices: list[str]  # those of them that bear its arms


@frozen(kw_only=True)
class Arrow:
    """An arrow of a political card that can be used: where the marker would rest by all that is announced [M-17.62]."""

    political: str
    track: Track
    steps: int
    way: Way
    to: int  # number of the field


@frozen(kw_only=True)
class ExecuteCard(Decision):
    """Whether a chosen political card is executed or discarded unused [M-17.52, M-17.57]."""

    kind: Literal["execute_card"] = "execute_card"
    power: Power
    political: str
    other: str | None  # the political card that the same player of two has chosen before and not used [M-24.4]
    arrows: list[Arrow]  # of both, those whose condition holds


@frozen(kw_only=True)
class CarryOut(Decision):
    """Whether the printed instruction of a card is followed that also bears arrows [M-17.60]."""

    kind: Literal["carry_out"] = "carry_out"
    power: Power
    political: str


@frozen(kw_only=True)
class NameRecipient(Decision):
    """Which of two powers gets what a political card gives [M-17.66]."""

    kind: Literal["name_recipient"] = "name_recipient"
    power: Power
    political: str
    room: dict[str, int]  # by power, how many troops its generals on the map could take [M-6.5]


@frozen(kw_only=True)
class MoveMarker(Decision):
    """Whether, and which way, a marker is to move by an arrow of a political card [M-17.61]."""

    kind: Literal["move_marker"] = "move_marker"
    power: Power
    political: str
    track: Track
    steps: int
    ways: list[Way]  # that the arrow allows
    arrows: list[Arrow]  # the same, with where the marker would rest


@frozen(kw_only=True)
class CardReturn(Decision):
    """Which lost general comes back, and where, with troops that a political card gives; or nobody [M-17.64]."""

    kind: Literal["card_return"] = "card_return"
    power: Power
    left: int  # troops that nobody has yet


@frozen(kw_only=True)
class SendCorps(Decision):
    """Which general goes into his power's off-map box [M-17.80]."""

    kind: Literal["send_corps"] = "send_corps"
    power: Power
    box: OffMap


@frozen(kw_only=True)
class Welcome(Decision):
    """Whether a general who comes back from an off-map box forms a stack with the one who stands there [M-17.85]."""

    kind: Literal["welcome"] = "welcome"
    power: Power
    general: str  # the newcomer
    other: str
    city: str


@frozen(kw_only=True)
class GiveWay(Decision):
    """Which piece leaves a city for a general who comes back from an off-map box, and where to [M-17.85]."""

    kind: Literal["give_way"] = "give_way"
    power: Power
    general: str  # the newcomer
    city: str


@frozen(kw_only=True)
class Relocate(Decision):
    """Which piece that has to leave a country is placed next, and where [M-19.16, M-19.34, M-19.35]."""

    kind: Literal["relocate"] = "relocate"
    power: Power
    cause: Cause
    pieces: list[str]  # of the power, still to be placed


@frozen(kw_only=True)
class ShiftSaxony(Decision):
    """By how many spaces Saxony's marker moves for points that Prussia has lost [M-19.31]."""

    kind: Literal["shift_saxony"] = "shift_saxony"
    power: Power
    points: int


@frozen(kw_only=True)
class SaxonReturn(Decision):
    """With how many new troops, and where, a Saxon general comes back on Austria's side; or not [M-19.35]."""

    kind: Literal["saxon_return"] = "saxon_return"
    power: Power
    general: str
    price: int  # of each troop


@frozen(kw_only=True)
class PeaceTerms:
    """What a peace would bring as things stand [M-19.12]."""

    austrian: list[str]  # fortresses that Austria gives back [M-19.15]
    prussian: list[str]  # and those that Prussia gives up
    aside: int  # of the Prussian markers; the others go to the pool
    pool: int
    austrian_pieces: list[str]  # that must go home [M-19.16]
    prussian_pieces: list[str]
    saxony: SaxonStatus | None  # what Saxony becomes, if it changes [M-19.14]
    until: int  # turn of the stage with which Prussia's neutrality ends [M-19.18]


@frozen(kw_only=True)
class OfferPeace(Decision):
    """Whether Prussia offers Austria a peace for a time [M-19.10]."""

    kind: Literal["offer_peace"] = "offer_peace"
    power: Power
    terms: PeaceTerms


@frozen(kw_only=True)
class AcceptPeace(Decision):
    """Whether Austria accepts it [M-19.11]."""

    kind: Literal["accept_peace"] = "accept_peace"
    power: Power
    terms: PeaceTerms


@frozen(kw_only=True)
class ReceiveTrain(Decision):
    """Where Prussia's second train enters the game [M-19.17]."""

    kind: Literal["receive_train"] = "receive_train"
    power: Power
    train: str


@frozen(kw_only=True)
class Reduce(Decision):
    """Whether France reduces its military objectives now; it can once [M-19.20]."""

    kind: Literal["reduce"] = "reduce"
    power: Power


@frozen(kw_only=True)
class ServeFirst(Decision):
    """Which contract is served next, where the giver's income does not reach for all [M-20.4]."""

    kind: Literal["serve_first"] = "serve_first"
    power: Power
    receivers: list[Power]  # that have no place in the order yet


@frozen(kw_only=True)
class Prospect:
    """What the vote would bring a candidate."""

    candidate: Candidate
    votes: int  # with it
    missing: int  # to an election then [M-18.4]
    decides: bool  # it is this vote that elects him


@frozen(kw_only=True)
class Vote(Decision):
    """For whom the vote of an elector is cast [M-18.8]."""

    kind: Literal["vote"] = "vote"
    power: Power
    city: str  # the elector
    francis: int  # votes so far
    charles: int
    free: int  # still to be cast, this one included
    needed: int  # that elect [M-18.4]
    elected: Candidate | None  # who has enough by now
    prospects: list[Prospect]


@frozen(kw_only=True)
class PickInTurn(Decision):
    """The next piece to move where two players move in one phase, or to pass [M-10.18]."""

    kind: Literal["pick_in_turn"] = "pick_in_turn"
    powers: list[Power]
    dispute: bool  # they move in turns on the Flanders map; to end means to have finished there [M-10.8]


@frozen(kw_only=True)
class MoveConsent(Decision):
    """Whether a player lets another one's supreme commander move his general along [M-10.10]."""

    kind: Literal["move_consent"] = "move_consent"
    power: Power
    commander: str
    general: str  # one's own
    asking: str  # seat that wants to move the stack


MariaDecision = (
    CommonDecision
    | NameTrump
    | PlaceCard
    | ChoosePolitical
    | ExecuteCard
    | CarryOut
    | NameRecipient
    | MoveMarker
    | CardReturn
    | SendCorps
    | Welcome
    | GiveWay
    | Relocate
    | ShiftSaxony
    | SaxonReturn
    | OfferPeace
    | AcceptPeace
    | ReceiveTrain
    | Reduce
    | ServeFirst
    | Vote
    | PickInTurn
    | MoveConsent
)
