"""The part of a written position that is of the advanced game alone: its field `realm`.

It is read in three steps, since pieces, markers and cards depend on it and it on them: `read_course` first, then
`read_cards` with the tactical cards, and `read` at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pragmatica.core.errors import fault
from pragmatica.core.reading import as_list, as_object, flag, one_of, whole
from pragmatica.core.state import NO_SEAT
from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import NEUTRAL_TURNS
from pragmatica.maria.kept.board import FRANCE, GENERALS, JOINT, NO_PIECE, NOBODY, POWERS, PRUSSIA, Board
from pragmatica.maria.kept.political import TRACKS
from pragmatica.maria.kept.realm import BOXES, ELECTORS, NO_CARD, NO_TRUMP, PRUSSIAN_ALLY, SAXONY_TRACK, SILESIA_BOX
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics.stage import PlaceCard
from pragmatica.maria.victory import points
from pragmatica.maria.written import rules, treaties
from pragmatica.maria.written.form import REALM
from pragmatica.maria.written.kinds import ELECTION, ELECTOR_SIDES, POWER, TRUMPS
from pragmatica.maria.written.values import as_cards

_FAR: Final = 63  # more markers, and cards, than there are of any power


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: State, seats: tuple[str, ...]) -> dict[str, Any]:
    """The realm of a state, with everything that is not as it usually is."""
    realm, board, politics = s.realm, s.board, s.board.politics
    majors = sorted(politics.order)
    data: dict[str, Any] = {
        "pools": {POWERS[power]: realm.pool[power] for power in majors},
        "battle_boxes": {POWERS[power]: realm.battle_box[power] for power in majors if realm.battle_box[power]},
        "set_aside": {POWERS[power]: realm.set_aside[power] for power in majors if realm.set_aside[power]},
        "boxes": {box: POWERS[owner] for box, owner in zip(BOXES, realm.box_owner, strict=True) if owner != NOBODY},
        "electors": {board.city_ids[city]: ELECTOR_SIDES[s.control[city] != FRANCE] for city in board.rhine_electors},
        "tracks": {track: politics.field_ids[number][realm.track[number]] for number, track in enumerate(TRACKS)},
        "display": _write_cards(board, realm.display),
        "turned": _write_cards(board, realm.turned),
        "placed": {POWERS[power]: board.card_ids[card] for power, card in enumerate(realm.placed) if card != NO_CARD},
        "trump": None if realm.trump == NO_TRUMP else TRUMPS[realm.trump],
        "victor": None if realm.victor == NO_SEAT else seats[realm.victor],
        "offer": [politics.ids[card] for card in realm.offer],
        "undrawn": [politics.ids[card] for card in realm.political_pile],
        "used": [politics.ids[card] for card in realm.political_used],
        "election": ELECTION[1 if realm.election else 0 if politics.election in realm.political_pile else 2],
        "incomes": {
            name: {"turn": realm.income_turn[power], "game": realm.income_game[power]}
            for power, name in enumerate(POWERS)
            if realm.income_turn[power] or realm.income_game[power]
        },
        "winters": [
            {POWERS[power]: realm.scores[place + power] for power in majors}
            for place in range(0, len(realm.scores), len(POWERS))
        ],
        **treaties.write(s, seats),
    }
    for name in ("england", "annexed", "reduced"):
        if getattr(realm, name):
            data[name] = True
    if realm.annexed and realm.box_owner[SILESIA_BOX] == NOBODY:
        data["boxes"][BOXES[SILESIA_BOX]] = None  # the peace is being made
    for name in ("neutral_until", "saxony_left", "saxony_drew"):
        if getattr(realm, name):
            data[name] = getattr(realm, name)
    if realm.forsaken != NO_PIECE:
        data["forsaken"] = board.piece_ids[realm.forsaken]
    return data


def _write_cards(board: Board, cards: Sequence[Sequence[int]]) -> dict[str, list[str]]:
    return {POWERS[power]: [board.card_ids[card] for card in some] for power, some in enumerate(cards) if some}


# -- reading ----------------------------------------------------------------------------------------------------------


def entries(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The field `realm` of a position, of known fields only."""
    return as_object(data.get("realm", {}), "realm", REALM)


def read_course(s: State, data: Mapping[str, Any]) -> None:
    """Tracks, and whether Silesia is Prussian: by them it is decided who is whose friend and whose land is whose.

    Saxony's status is that of the field on which its marker stands.
    """
    realm, politics = s.realm, s.board.politics
    realm.track = politics.star[:]
    tracks = as_object(data.get("tracks", {}), "realm.tracks", TRACKS)
    for name, field in tracks.items():
        number = TRACKS.index(name)
        ids = politics.field_ids[number]
        realm.track[number] = ids.index(one_of(field, ids, f"realm.tracks.{name}"))
    if flag(data, "annexed", "realm") and "saxony" not in tracks:
        realm.track[SAXONY_TRACK] = politics.peace_field  # [M-19.14]
    realm.saxony = politics.status[realm.track[SAXONY_TRACK]]
    for field in ("england", "annexed", "reduced"):
        setattr(realm, field, int(flag(data, field, "realm")))
    for field, most in (
        ("saxony_left", s.board.turns),
        ("saxony_drew", s.board.turns),
        ("neutral_until", s.board.turns + NEUTRAL_TURNS),
    ):
        setattr(realm, field, _turn(data, field, most))
    if realm.saxony != PRUSSIAN_ALLY and not realm.saxony_left:
        realm.saxony_left = 1
    s.realign()


def _turn(data: Mapping[str, Any], field: str, most: int) -> int:
    value = data.get(field)
    return 0 if value is None else whole(value, f"realm.{field}", 1, most)


def read_cards(s: State, data: Mapping[str, Any], seen: dict[int, str]) -> None:
    """Tactical cards on the political display: face up, turned down, and placed but not revealed yet."""
    for field, spaces in (("display", s.realm.display), ("turned", s.realm.turned)):
        for name, cards in as_object(data.get(field, {}), f"realm.{field}").items():
            where = f"realm.{field}.{name}"
            spaces[_major(s, name, where)] = as_cards(s.board, cards, where, seen)
    for name, card in as_object(data.get("placed", {}), "realm.placed").items():
        where = f"realm.placed.{name}"
        s.realm.placed[_major(s, name, where)] = as_cards(s.board, [card], where, seen)[0]


def _major(s: State, name: Any, where: str) -> int:
    """A power that takes part in politics and has victory markers."""
    majors = [POWERS[power] for power in sorted(s.board.politics.order)]
    return POWERS.index(one_of(name, majors, where))


def read_electors(s: State, data: Mapping[str, Any]) -> None:
    """Sides of the elector markers on the Rhine; those of the start where none are named [M-4.7, M-4.8]."""
    board, control = s.board, s.control[:]
    for city in board.rhine_electors:
        control[city] = board.start_control[city]
    for name, side in as_object(data.get("electors", {}), "realm.electors").items():
        where = f"realm.electors.{name}"
        city = board.city_number.get(name, -1)
        if city not in board.rhine_electors:
            known = ", ".join(board.city_ids[city] for city in board.rhine_electors)
            raise fault("maria-written-no-elector-marker", where, known=known)
        control[city] = FRANCE if one_of(side, ELECTOR_SIDES, where) == "france" else JOINT
    s.control = control


def read(s: State, data: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """All that is left: victory points, politics, incomes, scores."""
    _read_politics(s, data)
    realm = s.realm
    trump, victor = data.get("trump"), data.get("victor")
    realm.trump = NO_TRUMP if trump is None else TRUMPS.index(one_of(trump, TRUMPS, "realm.trump"))
    realm.victor = NO_SEAT if victor is None else seats.index(one_of(victor, seats, "realm.victor"))
    for name, value in as_object(data.get("incomes", {}), "realm.incomes").items():
        where = f"realm.incomes.{name}"
        power, entry = POWER.read(s, name, where), as_object(value, where, ("turn", "game"))
        realm.income_turn[power] = whole(entry.get("turn", 0), f"{where}.turn", -_FAR, _FAR)
        realm.income_game[power] = whole(entry.get("game", 0), f"{where}.game", -_FAR, _FAR)
    forsaken = data.get("forsaken")
    if forsaken is not None:
        generals = s.board.piece_ids[:GENERALS]
        realm.forsaken = generals.index(one_of(forsaken, generals, "realm.forsaken"))
    _read_scores(s, data)
    _read_points(s, data)
    treaties.read(s, data, seats)


def read_by_question(s: State, data: Mapping[str, Any]) -> None:
    """What the question tells where the position does not [M-17.22, M-17.23, M-18.4].

    While cards are placed and no trump is named, Reserves alone are trump; where votes are cast there is an election.
    """
    realm, election = s.realm, s.board.politics.election
    if isinstance(s.top, PlaceCard) and "trump" not in data:
        realm.trump = TRUMPS.index("reserve")
    if isinstance(s.top, Vote) and not {"election", "undrawn"} & set(data):
        realm.election = 1
        realm.political_pile = [card for card in realm.political_pile if card != election]


def _read_scores(s: State, data: Mapping[str, Any]) -> None:
    winters = as_list(data.get("winters", []), "realm.winters")
    if len(winters) > len(s.board.winter_after):
        raise fault("maria-written-them-count", "realm.winters", count=len(s.board.winter_after))
    scores = [] if "winters" in data else [0] * len(POWERS) * rules.winters_passed(s)
    for number, value in enumerate(winters):
        row = [0] * len(POWERS)
        for name, score in as_object(value, f"realm.winters[{number}]").items():
            where = f"realm.winters[{number}].{name}"
            row[_major(s, name, where)] = whole(score, where, 0, _FAR)
        scores += row
    s.realm.scores = scores


# -- politics ---------------------------------------------------------------------------------------------------------


def _read_politics(s: State, data: Mapping[str, Any]) -> None:
    """Where the political cards are. Those that are named nowhere are undrawn, or used if the undrawn ones are named.

    The election is undrawn as long as it is ahead; after that it is nowhere [M-18.1].
    """
    realm, politics = s.realm, s.board.politics
    election, seen = politics.election, dict[int, str]()
    realm.offer = _political(s, data, "offer", seen)
    realm.political_used = _political(s, data, "used", seen)
    if "undrawn" in data:
        realm.political_pile = _political(s, data, "undrawn", seen)
    ahead = election in realm.political_pile
    usual = "held" if "undrawn" in data and not ahead else "ahead"
    state = one_of(data.get("election", usual), ELECTION, "realm.election")
    if "undrawn" in data and ahead != (state == "ahead"):
        raise fault(
            "maria-written-undrawn-just-while", "realm.election", political=f"political:{politics.ids[election]}"
        )
    realm.election = int(state == "announced")
    rest = [card for card in range(len(politics.ids)) if card not in seen and (card != election or state == "ahead")]
    if "undrawn" not in data:
        realm.political_pile = rest
    elif "used" not in data:
        realm.political_used = rest
    elif rest:
        raise fault("maria-written-nowhere-political", "realm.undrawn", political=f"political:{politics.ids[rest[0]]}")


def _political(s: State, data: Mapping[str, Any], field: str, seen: dict[int, str]) -> list[int]:
    """Political cards, none of which is among those seen before; the election is never on offer [M-18.1]."""
    cards, politics, where = [], s.board.politics, f"realm.{field}"
    possible = [name for card, name in enumerate(politics.ids) if field == "undrawn" or card != politics.election]
    for name in as_list(data.get(field, []), where):
        card = politics.ids.index(one_of(name, possible, where))
        if card in seen:
            raise fault("maria-written-already", where, political=f"political:{name}", field=seen[card])
        seen[card] = where
        cards.append(card)
    return cards


# -- victory points ---------------------------------------------------------------------------------------------------


def _read_points(s: State, data: Mapping[str, Any]) -> None:
    """Boxes, what is set aside, and the pools: where they are not named, all markers that are nowhere else [M-4.5]."""
    realm = s.realm
    for field, numbers, most in (
        ("battle_boxes", realm.battle_box, points.BATTLE_BOXES),
        ("set_aside", realm.set_aside, _FAR),
    ):
        for name, count in as_object(data.get(field, {}), f"realm.{field}").items():
            where = f"realm.{field}.{name}"
            numbers[_major(s, name, where)] = whole(count, where, 0, most)
    points.electors(s)
    held = realm.box_owner[ELECTORS]
    if realm.annexed:
        realm.box_owner[SILESIA_BOX] = PRUSSIA
    for name, owner in as_object(data.get("boxes", {}), "realm.boxes", BOXES).items():
        where = f"realm.boxes.{name}"
        realm.box_owner[BOXES.index(name)] = NOBODY if owner is None else _major(s, owner, where)
    if realm.box_owner[ELECTORS] != held:
        owner = "none" if held == NOBODY else f"power:{POWERS[held]}"
        raise fault("maria-written-elector-markers", "realm.boxes.electors", "M-16.7", owner=owner)
    realm.pool = [0] * len(POWERS)
    for power in s.board.politics.order:
        realm.pool[power] = rules.whole_stock(s, power) - points.total(s, power)
    for name, count in as_object(data.get("pools", {}), "realm.pools").items():
        where = f"realm.pools.{name}"
        realm.pool[_major(s, name, where)] = whole(count, where, -_FAR, _FAR)
