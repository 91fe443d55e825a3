"""Political changes: peace, the reduction of France's objectives, corps, and pieces that have to go elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import REACH, Judgement
from pragmatica.maria.bots.movement import service
from pragmatica.maria.bots.politics import POINT, TROOP, Politics
from pragmatica.maria.bots.situation import FRENCH, NOWHERE
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, GENERALS, POWERS, PRUSSIA
from pragmatica.maria.kept.realm import SAXONY_TRACK
from pragmatica.maria.politics.corps import PRICE, RECRUITS

TRAIN: Final = 2.0
RESPITE: Final = 4.0  # what two turns without Prussia are worth to Austria
STANDING: Final = 0.6  # the share of its protected markers that France keeps without a reduction
FAR: Final = 12


def _answer(actions: Sequence[Action], yes: bool) -> Action:
    return next((one for one in actions if one.fields.get("yes") is yes), actions[0])


# -- peace and reduction ----------------------------------------------------------------------------------------------


def offer_peace(j: Judgement, p: Politics, actions: Sequence[Action]) -> Action:
    """Where the marker in the Silesia box outweighs what comes back from Austria and the loss of Saxony [M-19.15]."""
    return _answer(actions, _peace(j, p) + TRAIN > 0.0)


def accept_peace(j: Judgement, p: Politics, actions: Sequence[Action]) -> Action:
    """Where it costs less than a respite is worth, and does not win the game for Prussia."""
    pool = next(one.pool for one in p.realm.pools if one.power == "prussia")
    wins = pool - 1 + _markers(j, PRUSSIA) // 2 <= 0
    return _answer(actions, not wins and _peace(j, p) + RESPITE > 0.0)


def _peace(j: Judgement, p: Politics) -> float:
    """What the annexation does to pools and to Saxony, as the seat sees it."""
    total = p.pools.laid(PRUSSIA, 1 - _markers(j, PRUSSIA) // 2)
    here = p.at[SAXONY_TRACK]
    if not p.tables.status[here]:
        total += p.field(SAXONY_TRACK, p.tables.peace_field) - p.field(SAXONY_TRACK, here)
    return total


def _markers(j: Judgement, power: int) -> int:
    """How many markers the power has in Austria."""
    s = j.s
    number = s.board.city_number
    return sum(one.marker == POWERS[power] and s.home[number[one.city]] == AUSTRIA for one in s.observation.fortresses)


def reduce(j: Judgement, actions: Sequence[Action]) -> Action:
    """Whether half of the markers in hand is better than those that can be held [M-19.20]."""
    return _answer(actions, reduction_pays(j))


def reduction_pays(j: Judgement) -> bool:
    """Whether France would lose more of its markers in core Austria than a reduction costs, and has left for good."""
    s = j.s
    core = [one for one in s.observation.fortresses if one.marker == "france"]
    core = [one for one in core if s.board.city_number[one.city] in s.board.core_austria]
    kept = sum(STANDING for one in core if one.protected)
    returns = any(
        min(s.board.distance[group.city][city] for city in s.board.core_austria) <= REACH + 1
        for group in s.own_groups
        if group.bloc == FRENCH and s.board.on_bohemia[group.city]
    )
    return not returns and (len(core) + 1) // 2 > kept


# -- corps ------------------------------------------------------------------------------------------------------------


def send_corps(j: Judgement, actions: Sequence[Action]) -> Action:
    """The general who is missed least: few troops, far from the enemy; or one who is off the board and costs cards."""
    s = j.s

    def missed(action: Action) -> float:
        general = s.board.piece_number[str(action.fields["general"])]
        if s.place[general] == NOWHERE:
            return POINT * PRICE - TROOP * RECRUITS / 2
        near = min((s.board.distance[enemy.city][s.place[general]] for enemy in s.enemies), default=FAR)
        return TROOP * s.troops[general] + 6.0 / (1 + near)

    return min(actions, key=missed)


def settle(j: Judgement, actions: Sequence[Action]) -> Action:
    """Where a piece that has to go elsewhere stands best."""
    return max(actions, key=lambda one: stands(j, str(one.fields["piece"]), str(one.fields["city"])))


def card_return(j: Judgement, actions: Sequence[Action]) -> Action:
    """A lost general comes back where he stands best, the highest rank first."""
    back = [one for one in actions if one.type == "return"]
    rank = j.s.board.rank
    number = j.s.board.piece_number
    return max(
        back,
        key=lambda one: (
            -rank[number[str(one.fields["general"])]],
            stands(j, str(one.fields["general"]), str(one.fields["city"])),
        ),
        default=actions[0],
    )


def saxon_return(j: Judgement, actions: Sequence[Action]) -> Action:
    """With as many troops as can be paid."""
    return max(actions, key=lambda one: int(str(one.fields.get("troops", 0))))


def stands(j: Judgement, piece: str, city: str) -> float:
    """The worth of a piece's being in a city, whether or not it is on the map now."""
    number, place = j.s.board.piece_number[piece], j.s.board.city_number[city]
    if number >= GENERALS:
        return service(j, number, place)
    near = min((j.s.board.distance[enemy.city][place] for enemy in j.s.enemies), default=FAR)
    if j.s.place[number] == NOWHERE:
        return -abs(near - REACH - 1)
    return j.standing(j.mover([number]), place)


def consents(j: Judgement, general: str, actions: Sequence[Action]) -> Action:
    """Agree to a stack with another player's general only where the own one could not hold out alone."""
    s = j.s
    group = s.group_at.get(s.place[s.board.piece_number[general]])
    if group is None:
        return _answer(actions, False)
    near = [enemy for enemy in s.enemies if s.board.distance[enemy.city][group.city] <= REACH]
    return _answer(actions, any(j.chance(group.power, group.troops, group.city, enemy) < 0.4 for enemy in near))


def pays_reduction(j: Judgement) -> bool:
    """Whether the seat leads France and would reduce now."""
    return FRANCE in j.s.seat_powers and reduction_pays(j)
