"""Mollwitz in words: what an observation shows, line by line, and what the offered answers mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Unreadable
from pragmatica.core.match import Match
from pragmatica.core.odds import Roll
from pragmatica.kit.terminal import Texts, Told
from pragmatica.mollwitz.forms.observation import InstructionView, LeaderView, Observation, UnitView, WingView
from pragmatica.mollwitz.terminal.board import field

_NEAR: Final = ("sees", "control", "front")  # lists of hexes that a look tells


class Describer:
    """Says in words what a seat sees."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self.match: Final = match
        self.texts: Final = texts
        self.data: Final[Mapping[str, Any]] = match.game.board(match.setup.board)[1]
        wings = {one["id"]: one["wing"] for one in self.data["brigades"]}
        self.wing_of: Final = {one["id"]: wings[one["brigade"]] for one in self.data["units"]}
        self.commands: Final[Mapping[str, Told]] = {
            "status": self.status,
            "units": self.units,
            "enemy": self.enemy,
            "orders": self.orders,
            "leaders": self.leaders,
            "losses": self.losses,
            "instructions": self.instructions,
            "odds": self.odds,
        }

    def things(self) -> Iterator[tuple[str, str]]:
        """Units, leaders and wings by id and by name; hexes by their number."""
        for kind, things in (("unit", "units"), ("leader", "leaders"), ("wing", "wings")):
            for one in self.data[things]:
                yield one["id"], f"{kind}:{one['id']}"
                yield self.texts.name(kind, one["id"]), f"{kind}:{one['id']}"
        plan = self.data["geometry"]
        for column in range(plan["cols"]):
            for row in range(plan["rows"]):
                yield f"{column:02}{row:02}", f"hex:{column:02}{row:02}"

    # -- where the game stands ----------------------------------------------------------------------------------------

    def heading(self, seen: Observation) -> str:
        """Turn, time of day, and who is activated."""
        group = None if seen.group is None or seen.step is None else self.texts.name("wing", seen.group)
        return self.texts.say(
            "cli-mollwitz-heading", turn=seen.turn, turns=seen.turns, time=seen.time, group=group, step=seen.step or 0
        )

    def status(self, seen: Observation) -> list[str]:
        """Points, what is left to the break, objectives, chits and the initiative."""
        say, lines = self.texts.say, [self.heading(seen)]
        for one in seen.sides:
            side = self.texts.name("side", one.side)
            lines.append(
                say(
                    "cli-mollwitz-side", side=side, score=one.score, lost=one.lost, left=one.to_break, breaks=one.breaks
                )
            )
        for goal in seen.objectives:
            held = ", ".join(f"{hex} {self.texts.name('side', side)}" for hex, side in goal.holders.items())
            lines.append(say("cli-mollwitz-objective", name=goal.id, points=goal.points, need=goal.need, held=held))
        lines += [say("cli-mollwitz-chit", wing=self.texts.name("wing", one.id), chit=one.chit) for one in seen.wings]
        return lines + self._pair(seen)

    def _pair(self, seen: Observation) -> list[str]:
        """The initiative: totals, and what one knows of chits and dice."""
        if seen.pair is None:
            return []
        lines: list[str] = []
        for side in seen.pair.chosen:
            chit = seen.pair.chits.get(side)
            lines.append(
                self.texts.say(
                    "cli-mollwitz-pair",
                    side=self.texts.name("side", side),
                    chit=None if chit is None else self.texts.name("wing", chit),
                    total=seen.pair.totals.get(side),
                )
            )
        return lines

    def losses(self, seen: Observation) -> list[str]:
        """Units of each arm, and what has become of them."""
        return [
            self.texts.say(
                "cli-mollwitz-losses",
                side=self.texts.name("side", side.side),
                arm=self.texts.name("arm", one.arm),
                units=one.units,
                eliminated=one.eliminated,
                routed=one.routed,
                weakened=one.weakened,
            )
            for side in seen.sides
            for one in side.losses
        ]

    # -- the armies ---------------------------------------------------------------------------------------------------

    def units(self, seen: Observation) -> list[str]:
        """The own units on the field by wing; a spectator's are all."""
        return self._army(seen, [one for one in seen.units if seen.seat in (None, one.side)])

    def enemy(self, seen: Observation) -> list[str]:
        """Those of the other side."""
        return self._army(seen, [one for one in seen.units if seen.seat not in (None, one.side)])

    def _army(self, seen: Observation, units: list[UnitView]) -> list[str]:
        lines: list[str] = []
        for wing in seen.wings:
            there = [one for one in units if self.wing_of[one.id] == wing.id and one.hex is not None]
            if there:
                lines.append(f"{self.texts.name('wing', wing.id)}:")
                lines += [f"  {self.unit(one)}" for one in sorted(there, key=lambda one: str(one.hex))]
        return lines

    def unit(self, one: UnitView) -> str:
        """A unit: where it stands and how, and what it has done."""
        name, say = self.texts.name, self.texts.say
        told = say(
            "cli-mollwitz-unit",
            id=one.id,
            unit=name("unit", one.id),
            hex=one.hex,
            facing=None if one.facing is None else say(f"facing-{one.facing}"),
            formation=name("formation", one.formation),
            morale=one.morale,
            base=one.base,
        )
        parts = [told]
        if one.weakened:
            parts.append(say("cli-mollwitz-weakened"))
        if one.marker != "none":
            parts.append(name("marker", one.marker))
        if one.command in ("out", "leaderless"):
            parts.append(name("command", one.command))
        if one.reaction:
            parts.append(say("cli-mollwitz-reaction"))
        if one.acted:
            parts.append(say("cli-mollwitz-acted"))
        return "; ".join(parts)

    def orders(self, seen: Observation) -> list[str]:
        """Every wing: its commander and its order."""
        return [self._wing(one) for one in seen.wings]

    def _wing(self, one: WingView) -> str:
        return self.texts.say(
            "cli-mollwitz-wing",
            wing=self.texts.name("wing", one.id),
            commander=None if one.commander is None else self.texts.name("leader", one.commander),
            order=None if one.order is None else self.texts.name("order", one.order),
            initiative=one.initiative,
        )

    def leaders(self, seen: Observation) -> list[str]:
        """Every leader: where he is, and how far he commands."""
        return [self._leader(one) for one in seen.leaders]

    def _leader(self, one: LeaderView) -> str:
        return self.texts.say(
            "cli-mollwitz-leader",
            leader=self.texts.name("leader", one.id),
            rank=self.texts.name("rank", one.rank),
            side=self.texts.name("side", one.side),
            hex=one.hex,
            range=one.range,
            bonus=one.bonus,
            couriers=one.couriers,
            returns=one.returns,
        )

    def instructions(self, seen: Observation) -> list[str]:
        """What one has answered beforehand, and how that is written."""
        lines = [self._instruction(one) for one in seen.instructions or ()]
        return [*lines, self.texts.say("cli-mollwitz-how-to-instruct")]

    def _instruction(self, one: InstructionView) -> str:
        unit, window = self.texts.name("unit", one.unit), self.texts.name("window", one.window)
        return self.texts.say(
            "cli-mollwitz-instruction", unit=unit, window=window, answer=one.answer, least=one.least or 0
        )

    # -- chances ------------------------------------------------------------------------------------------------------

    def odds(self, seen: Observation) -> list[str]:
        """The chances of every answer that is offered and brings any."""
        if seen.seat is None:
            return []
        lines: list[str] = []
        for action in self.match.legal(seen.seat):
            found = self.match.odds(seen.seat, action)
            if found.kind == "chances":
                lines.append(self.answer(seen, action))
                lines += [f"  {self._roll(roll)}" for roll in found.rolls]
                ends = [f"{self._result(one.id, one.fields)} {100 * one.cases / one.of:.0f}%" for one in found.results]
                lines.append(f"  = {', '.join(ends)}")
        return lines or [self.texts.say("cli-mollwitz-no-odds")]

    def _roll(self, roll: Roll) -> str:
        """A die: what is added to it, and what it is held against or which row it is read in."""
        parts = ", ".join(f"{self.texts.name('part', one.id)} {one.value:+}" for one in roll.parts)
        against = ", ".join(f"{self.texts.name('part', one.id)} {one.value:+}" for one in roll.against)
        return self.texts.say(
            "cli-mollwitz-roll",
            roll=self.texts.name("roll", roll.id),
            who=self.texts.words.name(roll.who or ""),
            parts=parts or None,
            against=against or None,
            limit=roll.limit,
            row=roll.row,
        )

    def _result(self, ident: str, fields: Mapping[str, Any]) -> str:
        return self.texts.say(f"mollwitz-result-{ident}", **fields)

    # -- questions and things -----------------------------------------------------------------------------------------

    def question(self, seen: Observation, decision: Decision) -> list[str]:
        """The question and why it is asked."""
        words = self.texts.words
        return [f"{words.decision(decision)} {words.decision(decision, 'why')}"]

    def answer(self, seen: Observation, action: Action) -> str:
        """What the answer does, behind its notation."""
        return f"{action.notation}: {self.texts.words.action(action)}"

    def place(self, seen: Observation, thing: str) -> list[str]:
        """A unit, a leader, a wing or a hex: who stands there, and what the rules tell of it."""
        kind, _, ident = thing.partition(":")
        if kind == "unit":
            lines = [self.unit(one) for one in seen.units if one.id == ident]
        elif kind == "leader":
            lines = [self._leader(one) for one in seen.leaders if one.id == ident]
        elif kind == "wing":
            lines = [self._wing(one) for one in seen.wings if one.id == ident]
        else:
            lines = self._hex(seen, ident)
        return [*lines, *self._look(seen, thing)] if lines else []

    def _hex(self, seen: Observation, ident: str) -> list[str]:
        found = field(self.data, ident)
        if found is None:
            return []
        terrain = self.texts.name("terrain", found["terrain"])
        lines = [self.texts.say("cli-mollwitz-hex", hex=ident, terrain=terrain, level=found["level"])]
        lines += [self.unit(one) for one in seen.units if one.hex == ident]
        return lines + [self._leader(one) for one in seen.leaders if one.hex == ident]

    def _look(self, seen: Observation, thing: str) -> list[str]:
        """Lists of hexes that the rules tell: zones, sight, reach and command."""
        try:
            found = self.match.look(seen.seat, thing)
        except Unreadable:
            return []
        lines = []
        for what in _NEAR:
            hexes = found.get(what)
            if isinstance(hexes, list) and hexes:
                lines.append(self.texts.say("cli-mollwitz-look", what=what, hexes=", ".join(map(str, hexes))))
        reach = found.get("reach")
        if isinstance(reach, list) and reach:
            names = ", ".join(str(one["hex"]) for one in reach if isinstance(one, dict))
            lines.append(self.texts.say("cli-mollwitz-look", what="reach", hexes=names))
        return lines

    def draft(self, seen: Observation) -> list[str]:
        """Nothing: nobody writes here."""
        return []

    def ending(self, seen: Observation) -> list[str]:
        """The losses of both sides."""
        return self.losses(seen)
