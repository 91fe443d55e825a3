"""Random situations, as records for the oracle and as positions for the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from pragmatica.mollwitz.kept.codes import FORMATIONS, SIDES
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.boards import KEY, board, rules
from tests.mollwitz.oracle import Piece

STACKS = {
    "P": (
        ("P_ASCHW_1",), ("P_G_BUDD",), ("P_GARDE1",), ("P_BUDC_1", "P_BUDC_2"), ("P_SCHU_1", "P_SCHU_2"), ("P_BAYR_1",),
        ("P_HUS_1", "P_HUS_2"), ("P_PRFR_1",),
    ),
    "A": (
        ("A_BOTTA_1",), ("A_DAUN_1",), ("A_G_1",), ("A_HOHE_1", "A_HOHE_2"), ("A_ROED_1", "A_ROED_2"), ("A_SEHE_1",),
        ("A_HUS_1", "A_HUS_2"), ("A_HUS_3",), ("A_KOLO_1",), ("A_ALTD_1",),
    ),
}  # fmt: skip
BATTERIES = {"P": ("P_B12A", "P_B6", "P_B24"), "A": ("A_B6A", "A_B6B")}
FOOT = ("line", "line", "line", "bent_left", "bent_right", "repel", "square")
MODELS = {"hexside": "hexside_3_2_1", "vertex": "vertex_2_2_2"}


@dataclass
class Situation:
    """A target in the middle, enemies around it, and the position that holds them."""

    model: str
    active: str  # side of the board file
    target: list[Piece]
    stacks: list[list[Piece]] = field(default_factory=list)

    def state(self) -> State:
        """The position."""
        s = State(board(), rules(facing_model=self.model), KEY)
        s.active = 0 if self.active == "P" else 1
        assert SIDES[s.active][0].upper() == self.active
        for piece in [one for stack in [self.target, *self.stacks] for one in stack]:
            one = s.army.unit_number[piece.name]
            s.facing[one], s.formation[one] = piece.facing, FORMATIONS.index(piece.formation)
            s.morale[one], s.weak[one] = piece.morale, int(piece.weak)
            s.reaction[one] = int(piece.passed)
            s.put(one, s.ground.number[piece.at])
        return s


def pieces(rng: Random, names: tuple[str, ...], at: tuple[int, int], may_rout: bool) -> list[Piece]:
    """The units of one hex, in any condition."""
    s = board().army
    facing, arm = rng.randrange(6), s.arm[s.unit_number[names[0]]]
    formation = rng.choice(FOOT) if arm == 0 else "skirmish" if arm == 2 else "line"
    if may_rout and rng.random() < 0.15:
        formation = "routed"
    found: list[Piece] = []
    for name in names:
        weak = formation == "routed" or rng.random() < 0.3
        top = s.printed_weak[s.unit_number[name]] if weak else s.printed[s.unit_number[name]]
        morale = 0 if formation == "routed" else rng.randint(1, top)
        found.append(Piece(name, at, facing, formation, morale, weak, rng.random() < 0.3))
    return found


def situation(rng: Random) -> Situation:
    """A target of either side anywhere, with one to five enemy stacks next to it."""
    side = rng.choice("PA")
    foe = "A" if side == "P" else "P"
    ground = board().ground
    while True:
        hex = rng.randrange(ground.size)
        near = [one for one in ground.near[hex * 6 : hex * 6 + 6] if one != ground.off]
        if len(near) == 6:
            break
    found = Situation(rng.choice(list(MODELS)), rng.choice("PA"), [])
    found.target = pieces(rng, rng.choice(STACKS[side]), ground.field[hex], may_rout=False)
    for place, names in zip(rng.sample(near, rng.randint(1, 5)), rng.sample(STACKS[foe], 5), strict=False):
        found.stacks.append(pieces(rng, names, ground.field[place], may_rout=True))
    return found
