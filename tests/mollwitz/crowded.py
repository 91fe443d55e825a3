"""Random play of armies that stand close together, so that it is mostly reactions and fights."""

from __future__ import annotations

from random import Random

from pragmatica.mollwitz import sequence, setup
from pragmatica.mollwitz.kept.codes import ATTACK, BASIC, MARCH, SQUARE, UNLIMBERED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import formations, stacks
from pragmatica.mollwitz.turn import ending, unit_acts
from pragmatica.mollwitz.turn import unit_answers as unit
from tests.mollwitz.boards import KEY, board, rules

COLUMNS = range(12, 26)
ROWS = range(10, 22)


def begun(rng: Random, scenario: str = "battle", turn: int = 1, units: int = 60, **options: str | bool) -> State:
    """So many units of both armies within a few hexes of each other, most of them under Attack, as the turn begins."""
    s = setup.begin(board(), rules(scenario, **options), KEY)
    s.turn = turn - 1
    s.key = rng.randbytes(16)
    hexes = [row * s.ground.columns + column for row in ROWS for column in COLUMNS]
    for one in range(s.army.units):
        if s.on_field(one):
            s.lift(one)
    for one in rng.sample([one for one in range(s.army.units) if s.rules.lineup.takes_part[one]], units):
        hex = rng.choice(hexes)
        if s.side_at(hex) in (2, s.army.side[one]) and stacks.fits(s, one, hex):
            _place(s, one, hex, rng)
    for wing, order in enumerate(s.order):
        if order <= ATTACK:
            s.order[wing] = rng.choice([MARCH, ATTACK, ATTACK])
    for leader in range(s.army.leaders):
        under = [one for one in s.army.units_of[s.army.leader_side[leader]] if s.on_field(one)]
        if s.leads(leader) and under:
            s.leader_at[leader] = s.place[rng.choice(under)]
    s.log = []
    ending.begin(s, sequence.Course(None, sequence.DAWN))
    return s


def _place(s: State, one: int, hex: int, rng: Random) -> None:
    arm = s.army.arm[one]
    if any(s.ground.cost[arm][s.ground.near[hex * 6 + way] * 6 + (way + 3) % 6] >= 99 for way in range(6)):
        return
    s.formation[one] = UNLIMBERED if s.army.is_battery[one] else BASIC[arm]
    if arm == 0:
        s.formation[one] = rng.choice([0, 0, 0, 0, 0, 0, 1, 2, 3])
    if rng.random() < 0.1 and not s.army.is_battery[one]:
        s.formation[one], s.morale[one], s.weak[one] = 8, 0, 1
    elif rng.random() < 0.3 and not s.army.is_battery[one]:
        s.morale[one] = rng.randint(1, s.base(one))
    top = s.head[hex]
    s.facing[one] = s.facing[top] if top != 255 else rng.choice([0, 0, 1, 5] if s.army.side[one] == 0 else [3, 3, 2, 4])
    if top != 255 and s.army.is_battery[top]:
        s.put_under(one, hex)
    else:
        s.put(one, hex)
    if rng.random() < 0.2 and formations.can_square(s, one):
        s.formation[one] = SQUARE


def answer(s: State, rng: Random) -> None:
    """Give an offered answer: units rather step than end."""
    assert s.top is not None
    seat = rng.choice(s.pending())
    codes = s.top.legal(s, seat)
    assert len(codes) == len(set(codes)) > 0, s.top.name()
    s.log, s.chance, s.revealed = [], [], False
    steps = [code for code in codes if code >= unit.STEP] if isinstance(s.top, unit_acts.UnitActs) else []
    s.top.apply(s, seat, rng.choice(steps or codes))
