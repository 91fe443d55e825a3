"""One melee, phase by phase (chapter 10)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.after import moves
from pragmatica.mollwitz.battle import fates
from pragmatica.mollwitz.battle.assaults import Assault
from pragmatica.mollwitz.battle.defence import Defend
from pragmatica.mollwitz.battle.fates import Alone, Posts
from pragmatica.mollwitz.battle.flights import FleeAll, Units, retreat_from, standing
from pragmatica.mollwitz.battle.pursuits import Pursue, Stack, TurnAll
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.combat import melee
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import NO_LEADER
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses, rolls

# What has struck a unit in this activation, in `State.struck` [W-10.19, W-10.21, W-10.37]
BY_FOOT: Final = 1
BY_HORSE: Final = 2
SHIELDED: Final = 3  # it has won its counter-charge: nobody fires at it or attacks it

# Stages of a melee
DEFENCE: Final = 0
ONSET: Final = 1  # phase 1, or the test of a counter-charge that stands for it
STAND: Final = 2  # phases 2 and 3
PURSUIT: Final = 3
AFTER: Final = 4


def begin(s: State, below: Frame, target: int, hexes: Units, behind: int, counter: bool) -> None:
    """Fight a melee that has been declared; then `below` goes on.

    `behind`: whom the defender had at his back as the combat step began. `counter`: it is a counter-charge.

    [W-10.18, W-10.19, W-10.29, W-10.36]
    """
    side = s.side_at(hexes[0])
    mark = BY_FOOT if melee.is_foot(s, melee.strikers(s, hexes[0])) else BY_HORSE
    for hex in hexes:
        for unit in melee.strikers(s, hex):
            s.attacked[unit] = melee.FOUGHT
    for unit in s.units_at(target):
        s.struck[unit] = mark
        if counter and s.reaction[unit]:
            s.attacked[unit] = melee.FOUGHT
    if s.log is not None:
        s.log.append((log.MELEE_BEGAN, target, *hexes))
    if not melee.fighters(s, target):
        Assault(below, side, target, hexes).begin(s)
        return
    attack, defence = melee.strength(s, list(hexes)), len(melee.fighters(s, target))
    bout = Bout(below, side, target, hexes, counter, attack, defence, behind, hexes[0], DEFENCE, (), False)
    helpers = [hex for hex in hexes if support.candidates(s, hex)]
    if len(helpers) > 1:
        Support(bout, side, tuple(helpers)).ask(s)
    else:
        bout.supported(helpers[0] if helpers else hexes[0]).resume(s)


class Support(Question):
    """In which of the attacking hexes a leader supports the attack: one leader a side [W-12.2]."""

    def __init__(self, below: Frame | None, side: int, hexes: Units) -> None:
        super().__init__(below, side)
        self.hexes: Final = hexes

    def fields(self) -> Fields:
        """The hexes."""
        return (self.side, self.hexes)

    def legal(self, s: State, seat: int) -> list[int]:
        """The leaders."""
        return [support.best(s, hex) for hex in self.hexes]

    def bout(self) -> Bout:
        """The melee."""
        assert isinstance(self.below, Bout)
        return self.below

    def apply(self, s: State, seat: int, code: int) -> None:
        """He does."""
        self.bout().supported(s.leader_at[code]).resume(s)


class Bout(Frame):
    """A melee between declaration and end [W-10.25, W-10.26, W-10.27].

    `attack`, `defence` and `behind` are those of the declaration. `help`: the attacking hex whose leader supports.
    `passed`: the hexes whose stacks have passed, or in pursuit these stacks. `fled`: a defending unit fled or is gone.
    """

    def __init__(
        self,
        below: Frame | None,
        side: int,
        target: int,
        hexes: Units,
        counter: bool,
        attack: int,
        defence: int,
        behind: int,
        help: int,
        stage: int,
        stacks: tuple[Stack, ...],
        fled: bool,
    ) -> None:
        super().__init__(below)
        self.side: Final = side
        self.target: Final = target
        self.hexes: Final = hexes
        self.counter: Final = counter
        self.attack: Final = attack
        self.defence: Final = defence
        self.behind: Final = behind
        self.help: Final = help
        self.stage: Final = stage
        self.stacks: Final = stacks
        self.fled: Final = fled

    def fields(self) -> Fields:
        """All of it."""
        return (
            self.side,
            self.target,
            self.hexes,
            self.counter,
            self.attack,
            self.defence,
            self.behind,
            self.help,
            self.stage,
            self.stacks,
            self.fled,
        )

    def at(self, stage: int, stacks: tuple[Stack, ...] = (), fled: bool = False) -> Bout:
        """The same melee at another stage."""
        return Bout(
            self.below,
            self.side,
            self.target,
            self.hexes,
            self.counter,
            self.attack,
            self.defence,
            self.behind,
            self.help,
            stage,
            stacks,
            fled,
        )

    def supported(self, help: int) -> Bout:
        """The same melee with the leader of this hex supporting the attack."""
        return Bout(
            self.below,
            self.side,
            self.target,
            self.hexes,
            self.counter,
            self.attack,
            self.defence,
            self.behind,
            help,
            DEFENCE,
            (),
            False,
        )

    def resume(self, s: State) -> None:
        """Go on with the next stage."""
        if self.stage == DEFENCE:
            Defend(self.at(ONSET), 1 - self.side, self.target, self.hexes, False).resume(s)
        elif self.stage == ONSET:
            self._onset(s)
        elif self.stage == STAND:
            self._stand(s)
        elif self.stage == PURSUIT:
            Pursue(self.at(AFTER, self.stacks), self.side, self.target, self.fled, self.stacks).resume(s)
        else:
            self._steady(s)

    def fight(self, s: State, hexes: list[int]) -> Melee:
        """The sums of the melee, with these hexes attacking."""
        return Melee(s, self.target, hexes, self.attack, self.defence, self.behind)

    def leader(self, s: State, hex: int) -> int:
        """The leader who supports the attack from this hex, if any."""
        return support.best(s, hex) if hex == self.help else NO_LEADER

    def _able(self, s: State) -> list[int]:
        """The hexes whose stacks are still able to attack [W-10.23]."""
        return [hex for hex in self.hexes if s.side_at(hex) == self.side and melee.strikers(s, hex)]

    # -- phase 1 ------------------------------------------------------------------------------------------------------

    def _onset(self, s: State) -> None:
        """Every stack tests whether it attacks; the reaction test of a counter-charge stands for that [W-10.25]."""
        able = self._able(s)
        passed: list[int] = []
        if able:
            fight = self.fight(s, able)
            tested = self.counter and not s.rules.countercharge_retest
            for hex in able:
                if tested or rolls.test(s, fight.attackers_trial(s, hex, self.leader(s, hex)), hex) <= 0:
                    passed.append(hex)
                else:
                    self._lose(s, hex, 1)
                    if s.log is not None:
                        s.log.append((log.ATTACK_BROKE, self.target, hex))
        if passed:
            self.at(STAND, tuple([(hex, *melee.strikers(s, hex)) for hex in passed])).resume(s)
        else:
            self._held(s)

    def _lose(self, s: State, hex: int, points: int) -> None:
        """Each unit of an attacking stack loses so much; leaders there are in danger [W-12.3, W-13.3]."""
        for unit in melee.strikers(s, hex):
            losses.lose(s, unit, points)
        fates.lose_in(s, hex, self.side)

    # -- phases 2 and 3 -----------------------------------------------------------------------------------------------

    def _stand(self, s: State) -> None:
        """The defender tests; standing, he makes the attackers test again [W-10.26, W-10.27, W-10.28]."""
        passed = [stack[0] for stack in self.stacks]
        fight = self.fight(s, passed + [hex for hex in self.hexes if hex not in passed])
        trial = fight.defenders_trial(s, passed, support.best(s, self.target))
        failed = rolls.test(s, trial, self.target)
        if failed > 0:
            self._beaten(s, passed, melee.margin(s, trial, failed))
            return
        for hex in passed:
            again = fight.attackers_trial(s, hex, self.leader(s, hex), repeated=True)
            failed = rolls.test(s, again, hex)
            self._lose(s, hex, melee.attackers_loss(s, again, failed))
        for unit in melee.fighters(s, self.target):
            losses.gain(s, unit, 1)
        if s.log is not None:
            s.log.append((log.MELEE_HELD, self.target))
        self._held(s)

    def _beaten(self, s: State, passed: list[int], points: int) -> None:
        """Losses, rout, leaders, guns; the routed flee, the rest retreats [W-10.26, W-10.32, W-13.31, W-13.37]."""
        defenders, hex = melee.fighters(s, self.target), self.target
        routs = melee.is_routed_by_defeat(s, hex, passed)
        if s.log is not None:
            s.log.append((log.MELEE_WON, hex))
        for unit in defenders:
            losses.lose(s, unit, points)
            if routs:
                losses.rout(s, unit)
        lost = fates.lose_in(s, hex, 1 - self.side)
        for unit in s.units_at(hex):
            if s.army.is_battery[unit]:
                losses.eliminate(s, unit)
        stay = tuple(standing(s, tuple(defenders)))
        after = self.at(PURSUIT, self.stacks, len(stay) < len(defenders))
        driven = Beaten(after, 1 - self.side, hex, stay, tuple(passed), lost)
        Posts(FleeAll(driven, tuple(defenders), passed[0])).resume(s)

    def _held(self, s: State) -> None:
        """The attacker has lost; the defender may turn; the routed stay [W-10.28, W-10.35, W-13.40, W-13.46]."""
        units = tuple(melee.fighters(s, self.target))
        TurnAll(self.at(AFTER), 1 - self.side, units, False, 0).resume(s)

    # -- the end ------------------------------------------------------------------------------------------------------

    def _steady(self, s: State) -> None:
        """After pursuit each stack tests; then what has become of leaders is seen to [W-10.26, W-10.37, W-12.3]."""
        places: list[int] = []
        runs: list[int] = []
        for stack in self.stacks:
            there = standing(s, stack[1:])
            for hex in sorted({s.place[unit] for unit in there}):
                together = [unit for unit in there if s.place[unit] == hex]
                if moves.shake(s, together, hex):
                    fates.lose_in(s, hex, self.side)
                places.append(hex)
            if self.counter:
                for unit in there:
                    s.struck[unit] = SHIELDED
        if s.rules.routed_attacker_flees:
            runs = [unit for hex in self.hexes for unit in s.fighters_at(hex) if s.routed(unit)]
        assert self.below is not None
        alone = Alone(self.below, self.side, (*self.hexes, *places))
        Posts(FleeAll(alone, tuple(runs), self.target)).resume(s)


class Beaten(Frame):
    """After the flight of the routed: leaders follow, the other defenders retreat [W-13.31]."""

    def __init__(self, below: Frame | None, side: int, hex: int, units: Units, causes: Units, lost: int) -> None:
        super().__init__(below)
        self.side: Final = side
        self.hex: Final = hex
        self.units: Final = units
        self.causes: Final = causes
        self.lost: Final = lost

    def fields(self) -> Fields:
        """Whose hex, who retreats from whom, and the leader just lost."""
        return (self.side, self.hex, self.units, self.causes, self.lost)

    def resume(self, s: State) -> None:
        """Retreat; with nobody left, see to the leaders."""
        assert self.below is not None
        if standing(s, self.units):
            retreat_from(s, Thrown(self.below, self.units), self.units, self.causes, self.lost)
        else:
            Alone(self.below, self.side, (self.hex,)).resume(s)


class Thrown(Frame):
    """After the retreat: whoever was eliminated in it lets cavalry go on in pursuit as a flight does [W-13.44]."""

    def __init__(self, below: Frame | None, units: Units) -> None:
        super().__init__(below)
        self.units: Final = units

    def fields(self) -> Fields:
        """Who retreated."""
        return (self.units,)

    def resume(self, s: State) -> None:
        """Look, and let the melee go on."""
        bout = self.below
        assert isinstance(bout, Bout)
        gone = any(not s.on_field(unit) for unit in self.units)
        bout.at(PURSUIT, bout.stacks, bout.fled or gone).resume(s)


FRAMES: Final[Frames] = {"Support": Support, "Bout": Bout, "Beaten": Beaten, "Thrown": Thrown}
