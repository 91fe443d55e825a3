"""Chapters 10.3 and 12, conquest of fortresses: at once, under a "?", or afterwards."""

from __future__ import annotations

from typing import Final

from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import ADVANCED, FRANCE, GENERALS, JOINT, NO_PIECE, NOBODY, PLAIN
from pragmatica.maria.kept.log import CONQUERED, QUESTION_PLACED, QUESTION_REMOVED
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import introductory, points

PROTECTION_REACH: Final = 3  # cities from a protecting general to the fortress [M-10.42]

# What a power does to a fortress that its generals leave
NOTHING: Final = 0
TAKES: Final = 1  # conquers it [M-10.41]
QUESTIONS: Final = 2  # puts a "?" on it [M-10.45]


def enemy_fortress(s: State, power: int, city: int) -> bool:
    """Whether the city is a fortress under enemy control; only such can be conquered [M-3.10, M-10.40]."""
    return s.board.fortress[city] != PLAIN and s.relations.hostile[power][s.control[city]]


def protector(s: State, city: int) -> int:
    """The nearest general who protects the fortress, or NO_PIECE: then it is unprotected [M-10.42].

    He belongs to the power that controls it, or to one that cooperates with that, and stands at most 3 cities off,
    whatever lies between; face down or not. The option `protection_by="allied"` lets generals of all allied powers
    protect [D-2]. Fortresses held jointly are protected by all who hold them [M-10.43].
    """
    distance = s.board.distance[city]
    protects = s.relations.protects[s.control[city]]
    power = s.board.piece_power
    nearest = PROTECTION_REACH + 1
    found = NO_PIECE
    for general in range(GENERALS):
        if distance[s.place[general]] < nearest and protects[power[general]]:
            nearest = distance[s.place[general]]
            found = general
    return found


def conqueror(s: State, general: int, other: int) -> int:
    """The power for which a general, or a stack with the other one, conquers; NOBODY if all lie face down.

    A face-down general conquers nothing and leaves no "?" [M-9.9, M-10.41]. For a stack it is enough that one is face
    up; the supreme commander's power counts if he is [M-10.48].
    """
    if not s.face_down[general]:
        return s.board.piece_power[general]
    if other != NO_PIECE and not s.face_down[other]:
        return s.board.piece_power[other]
    return NOBODY


def verdict(s: State, power: int, city: int) -> int:
    """What leaving the city now does to it, if the power (or NOBODY) leaves: NOTHING, TAKES or QUESTIONS [M-10.41].

    Retreats, re-entries and re-placements never ask this: standing somewhere conquers nothing [M-10.44, M-11.35].
    """
    if power == NOBODY or not enemy_fortress(s, power, city):
        return NOTHING
    return TAKES if protector(s, city) == NO_PIECE else QUESTIONS


def carry_out(s: State, power: int, city: int, what: int) -> None:
    """Do to a fortress what `verdict` said; a second "?" on it has no effect [M-10.41, M-10.45].

    Markers with a "?" do not run out and leave the pools as they are [M-10.46, D-7]. While the verdict waited [M-Q.1]
    France may have given the fortress up [M-19.21]; then there is nothing to conquer [M-10.40].
    """
    if what == NOTHING or not enemy_fortress(s, power, city):
        return
    if what == TAKES:
        conquer(s, power, city)
    elif s.question_at(city) == NOBODY:
        s.questions = [*s.questions, packed.owned(city, power)]
        if s.log is not None:
            s.log.append((QUESTION_PLACED, power, city))


def new_marker(s: State, power: int, city: int) -> int:
    """The power whose victory marker lies on a fortress after this power has conquered it, or NOBODY [M-10.50, D-48].

    A marker of the conqueror, or of his major power, lies in Silesia [M-10.52], in the home country of an enemy, and in
    that of a minor power that is the conqueror or his ally. Elsewhere, that is at home or at a major ally's, none does
    and the fortress falls back to its home power [M-10.51]. In the introductory game markers never run out [M-10.54].
    """
    relations = s.relations
    home = s.lands.home[city]
    if s.board.silesia[city] or relations.hostile[power][home]:
        return relations.major_of[power]
    if home != NOBODY and relations.major_of[home] != home and relations.allied[power][home]:
        return relations.major_of[power]
    return NOBODY


def conquer(s: State, power: int, city: int) -> None:
    """Change the control of a fortress, then see to what follows from it [M-10.40, M-10.50, M-10.53].

    Rhine fortresses never carry victory markers; their elector marker turns to the conqueror's side. In the
    introductory game somebody may have won.
    """
    former = s.control[city]
    marker = NOBODY
    if s.board.rhine_elector[city]:
        points.turn_elector(s, city, FRANCE if s.relations.allied[power][FRANCE] else JOINT)
    else:
        marker = new_marker(s, power, city)
        points.mark(s, city, marker)
    if s.log is not None:
        s.log.append((CONQUERED, power, city, marker, former))
    if s.rules.scenario == ADVANCED:
        points.after_conquest(s, power, city)
    else:
        introductory.check(s)


def retroactive(s: State) -> None:
    """Phase 5 of an action stage: check every "?", in the order in which they were placed [M-12.1].

    Its power conquers the fortress now if that still is enemy-controlled and no longer protected; in any case the "?"
    goes. Who left the fortress, and who drove its protector away, does not matter [M-10.47].
    """
    while s.questions and not s.reason:
        city, power = packed.owned_thing(s.questions[0]), packed.owner(s.questions[0])
        s.questions = s.questions[1:]
        if verdict(s, power, city) == TAKES:
            conquer(s, power, city)
        elif s.log is not None:
            s.log.append((QUESTION_REMOVED, power, city))
