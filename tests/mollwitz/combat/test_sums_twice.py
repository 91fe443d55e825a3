"""The sums of fire, melee and morale, computed a second time by the oracle, in random situations.

Here 1,500 of each kind; from the command line as many as one likes:

    python -m tests.mollwitz.combat.test_sums_twice 25000
"""

from __future__ import annotations

import sys
from random import Random

import pytest

from pragmatica.mollwitz.combat import fire
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.kept.codes import NO_LEADER
from pragmatica.mollwitz.morale import losses, recovery, trials
from tests.mollwitz.boards import board, data
from tests.mollwitz.oracle import Oracle, Piece
from tests.mollwitz.situations import BATTERIES, MODELS, situation

SITUATIONS = 1500  # of each kind


def compare_melees(rng: Random, number: int) -> int:
    """Compare the tests of random melees, and tell how many were compared."""
    compared = 0
    for _ in range(number):
        found = situation(rng)
        oracle, s = Oracle(data(), MODELS[found.model], found.active), found.state()
        standing = [stack for stack in found.stacks if stack[0].formation != "routed"]
        horse = [stack for stack in standing if oracle.is_horse(stack[0])]
        attackers = horse if horse and rng.random() < 0.6 else [one for one in standing if one not in horse]
        if not attackers:
            continue
        hexes = [s.ground.number[stack[0].at] for stack in attackers]
        battle = Melee(s, s.ground.number[found.target[0].at], hexes)
        leader = rng.choice([None, "P_L_SCHWE", "P_L_JEETZ", "A_L_ROEME"])
        who = 255 if leader is None else s.army.leader_number[leader]
        for stack, hex in zip(attackers, hexes, strict=True):
            for repeated in (False, True):
                trial = battle.attackers_trial(s, hex, who, repeated)
                assert trial.modifiers.total == oracle.attack(stack, attackers, found.target, repeated), found
                assert trial.against.total == oracle.effective(stack, leader), found
        chosen = sorted(rng.sample(range(len(attackers)), rng.randint(1, len(attackers))))
        around = [piece for stack in found.stacks for piece in stack]
        defence = battle.defenders_trial(s, [hexes[one] for one in chosen], who)
        expected = oracle.defend([attackers[one] for one in chosen], attackers, found.target, around)
        assert defence.modifiers.total == expected, found
        assert defence.against.total == oracle.effective(found.target, leader), found
        compared += 1
    return compared


def compare_fires(rng: Random, number: int) -> int:
    """Compare random fires die by die: of infantry at neighbours, of guns and batteries from afar."""
    compared = 0
    for _ in range(number):
        found = situation(rng)
        oracle = Oracle(data(), MODELS[found.model], found.active)
        side = oracle.side(found.target[0])
        if rng.random() < 0.3:  # something is fired at that may be a battery alone, or routed
            found.target = rng.choice(
                [
                    found.stacks[0],
                    [
                        Piece(
                            rng.choice(BATTERIES["A" if side == "P" else "P"]),
                            found.stacks[0][0].at,
                            rng.randrange(6),
                            rng.choice(["limbered", "unlimbered"]),
                            6,
                        )
                    ],
                ]
            )
            found.stacks = []
            side = oracle.side(found.target[0])
        foe = "A" if side == "P" else "P"
        guns = rng.choice([*BATTERIES[foe], "P_GARDE1" if foe == "P" else "A_KOLO_1"])
        ground, hex = board().ground, board().ground.number[found.target[0].at]
        far = 10 if guns in BATTERIES[foe] else 3
        around = [one for one in ground.within(hex, far)[1:] if far == 10 or ground.distance(hex, one) > 1]
        taken = {piece.at for stack in found.stacks for piece in stack}
        where = rng.choice([one for one in around if ground.field[one] not in taken])
        formation = "unlimbered" if far == 10 else rng.choice(["line", "repel", "square"])
        battery = Piece(guns, ground.field[where], rng.randrange(6), formation, 6, far == 3 and rng.random() < 0.5)
        names = {piece.name for stack in found.stacks for piece in stack}
        shooters = [
            stack[0] for stack in found.stacks if oracle.arm(stack[0]) == "infantry" and stack[0].formation != "routed"
        ]
        if guns not in names:
            found.stacks.append([battery])
            shooters.append(battery)
        s = found.state()
        for firer in shooters:
            advancing = rng.random() < 0.3 and oracle.distance(firer.at, found.target[0].at) == 1
            shot = fire.shot(s, s.army.unit_number[firer.name], hex, advancing and oracle.arm(firer) == "infantry")
            for die in range(10):
                advance = advancing and oracle.arm(firer) == "infantry"
                assert shot.points(die) == oracle.fire(firer, found.target, die, advance), (found, firer, die)
            compared += 1
    return compared


def compare_morale(rng: Random, number: int) -> int:
    """Compare effective morale of random stacks."""
    for _ in range(number):
        found = situation(rng)
        oracle, s = Oracle(data(), MODELS[found.model], found.active), found.state()
        leader = rng.choice([None, "P_L_SCHWE", "A_L_BROWN"])
        for stack in [found.target, *found.stacks]:
            if len(stack) > 1 and stack[0].formation == "routed":
                continue  # they test each by itself
            who = 255 if leader is None else s.army.leader_number[leader]
            trial = trials.plain(s, [s.army.unit_number[one.name] for one in stack], who)
            assert trial.against.total == oracle.effective(stack, leader), found
    return number


def compare_losses(rng: Random, number: int) -> int:
    """Compare what random losses make of random units, from what on they fall back, and what recovery costs them."""
    for _ in range(number):
        found = situation(rng)
        oracle, s = Oracle(data(), MODELS[found.model], found.active), found.state()
        leader = rng.choice([None, "P_L_SCHWE", "A_L_BROWN"])
        who = NO_LEADER if leader is None else s.army.leader_number[leader]
        for stack in [found.target, *found.stacks]:
            if stack[0].formation == "routed":
                continue
            hex = s.ground.number[stack[0].at]
            before = fire.morale_before(s, hex, who)
            assert fire.threshold(s, before) == oracle.falls_back_at(stack, leader), found
            for piece in stack:
                one = s.army.unit_number[piece.name]
                assert recovery.price(s, one) == oracle.price(piece), found
                suffered = [rng.randint(1, 4) for _ in range(rng.randint(1, 3))]
                for points in suffered:
                    losses.lose(s, one, points)
                now = (s.morale[one], bool(s.weak[one]), s.routed(one), bool(s.eliminated[one]))
                expected = oracle.suffer(piece, suffered)
                gone = (now[-1], expected[-1]) == (True, True)  # then it does not matter what else it is
                assert gone or now == expected, (found, piece, suffered)
    return number


@pytest.mark.rule("W-10.24", "W-10.25", "W-10.26", "W-10.27", "W-10.29", "W-6.16", "W-4.6")
def test_melees_come_out_alike() -> None:
    """Both tests of attacker and defender, under both ways of facing."""
    assert compare_melees(Random(1), SITUATIONS) > SITUATIONS // 2


@pytest.mark.rule("W-10.7", "W-10.9", "W-11.4", "W-4.4", "W-4.10")
def test_fires_come_out_alike() -> None:
    """Every die of every fire."""
    assert compare_fires(Random(2), SITUATIONS) > SITUATIONS // 2


@pytest.mark.rule("W-13.6", "W-13.13", "W-13.14", "W-13.15", "W-13.17", "W-13.21", "W-13.30")
def test_losses_come_out_alike() -> None:
    """Morale, steps, rout and elimination after several losses; the row of the retreat table; the price of recovery."""
    assert compare_losses(Random(4), SITUATIONS) == SITUATIONS


@pytest.mark.rule("W-1.7", "W-7.6", "W-13.20")
def test_morale_comes_out_alike() -> None:
    """What tests are held against."""
    assert compare_morale(Random(3), SITUATIONS) == SITUATIONS


if __name__ == "__main__":
    for compare in (compare_melees, compare_fires, compare_morale, compare_losses):
        print(f"{compare.__name__}: {compare(Random(2026), int(sys.argv[1]))} compared", flush=True)
