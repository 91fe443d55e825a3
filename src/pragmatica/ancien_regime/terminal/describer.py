"""Ancien Régime in words: what an observation shows, line by line, and what the offered answers mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.forms.observation import (
    BattleSide,
    GeneralView,
    LandView,
    Observation,
    PowerState,
    Prospect,
    WheelTurn,
)
from pragmatica.ancien_regime.kept.board import POWERS, Board
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.match import Match
from pragmatica.kit.terminal import Texts, Told


class Describer:
    """Says in words what a seat sees."""

    def __init__(self, match: Match, texts: Texts) -> None:
        data = match.game.board(match.setup.board)[1]
        self.board: Final = Board(data)
        self.texts: Final = texts
        self._places: Final[dict[str, Mapping[str, Any]]] = {one["id"]: one for one in data["territories"]}
        self.commands: Final[Mapping[str, Told]] = {
            "hand": self.hand,
            "status": self.status,
            "wheel": self.wheel,
            "income": self.income,
            "pieces": self.pieces,
            "lands": self.lands,
            "diplomacy": self.diplomacy,
            "electors": self.electors,
        }

    def things(self) -> Iterator[tuple[str, str]]:
        """Everything that can be asked about: a name or an id, and the thing as `land:berlin`."""
        board = self.board
        cards = [str(value) for value in board.card_value]
        for kind, idents in (("land", board.ids), ("general", board.general_ids), ("power", POWERS)):
            for ident in idents:
                yield ident, f"{kind}:{ident}"
                yield self.texts.name(kind, ident), f"{kind}:{ident}"
        for status in STATUS:
            yield self.texts.name("status", status), f"status:{status}"
        for card in cards:
            yield f"card {card}", f"battle-card:{card}"

    # -- names --------------------------------------------------------------------------------------------------------

    def general(self, seen: Observation, ident: str) -> str:
        """A general, with the name of Frederick or Stuart while he bears it."""
        name = self.texts.name("general", ident)
        for one in seen.generals:
            if one.id == ident and one.frederick:
                return self.texts.say("general-frederick", general=name)
            if one.id == ident and one.stuart:
                return self.texts.say("general-stuart", general=name)
        return name

    def _powers(self, powers: Iterable[str]) -> str:
        return ", ".join(self.texts.within("power", power) for power in powers)

    def _cards(self, values: Iterable[int]) -> str:
        return ", ".join(str(value) for value in values)

    # -- the table ----------------------------------------------------------------------------------------------------

    def heading(self, seen: Observation) -> str:
        """Round, turn and phase."""
        phase = self.texts.name("phase", seen.phase)
        if not seen.turn:
            return f"{phase}."
        return self.texts.say(
            "cli-ancien_regime-heading", round=seen.round, turn=seen.turn, turns=seen.turns, phase=phase
        )

    def status(self, seen: Observation) -> list[str]:
        """Influence, status, Morale, Money and hand of every power; piles and fortresses."""
        say, first = self.texts.say, seen.standing[0]
        lines = [self.heading(seen)]
        leader = self.texts.within("power", first.power)
        lines.append(say("cli-ancien_regime-leader", power=leader, influence=first.influence, missing=first.missing))
        lines += [self._power(seen, one) for one in seen.powers.values()]
        discards = ", ".join(
            say("cli-ancien_regime-discards", card=one.card, count=one.count) for one in seen.discards if one.count
        )
        lines.append(
            say("cli-ancien_regime-pile", cards=seen.pile, discards=discards or "none", left=seen.fortresses_left)
        )
        return lines

    def _power(self, seen: Observation, state: PowerState) -> str:
        say, name = self.texts.say, self.texts.name
        parts = [
            say(
                "cli-ancien_regime-power",
                power=name("power", state.power),
                status=name("status", state.status),
                influence=state.influence,
                morale=state.morale,
                money=state.money,
                cards=state.hand,
            )
        ]
        if state.minor:
            controller = None if state.controller is None else self.texts.within("power", state.controller)
            parts.append(say("cli-ancien_regime-minor", controller=controller))
        if seen.crown == state.power:
            parts.append(say("cli-ancien_regime-emperor"))
        return " ".join(parts)

    def wheel(self, seen: Observation) -> list[str]:
        """The actions of this turn, and who stands where in the turns to come."""
        say, name = self.texts.say, self.texts.name
        lines = [
            say("cli-ancien_regime-slot", slot=name("slot", one.slot), power=name("power", one.power), state=one.state)
            for one in seen.slots
        ]
        return lines + [self._turn(one) for one in seen.wheel[1:]]

    def _turn(self, turn: WheelTurn) -> str:
        say, name = self.texts.say, self.texts.name
        parts = [say("cli-ancien_regime-event", event=event) for event in turn.events]
        parts += [
            say("cli-ancien_regime-place", slot=name("slot", slot), power=name("power", power))
            for slot, power in turn.slots.items()
        ]
        return say("cli-ancien_regime-turn", round=turn.round, turn=turn.turn, slots="; ".join(parts))

    def income(self, seen: Observation) -> list[str]:
        """What the next actions of the own powers would bring."""
        say, lines = self.texts.say, []
        for state in self._own(seen):
            lines.append(f"{self.texts.name('power', state.power)}:")
            lines.append("  " + self._prospect("cli-ancien_regime-taxation", state.taxation))
            lines.append("  " + self._prospect("cli-ancien_regime-extension", state.extension))
            drill = state.mobilisation
            lines.append(
                "  "
                + say(
                    "cli-ancien_regime-mobilisation",
                    turns=drill.turns,
                    cards=drill.cards,
                    money=drill.money,
                    units=drill.units,
                )
            )
        return lines

    def _prospect(self, message: str, prospect: Prospect) -> str:
        lands = [f"{self.texts.name('land', land)} {value}" for land, value in prospect.lands.items()]
        return self.texts.say(
            message,
            turns=prospect.turns,
            total=prospect.total,
            lands=lands,
            doubled=prospect.doubled,
            crown=prospect.crown,
        )

    def hand(self, seen: Observation) -> list[str]:
        """The hands of the own powers."""
        return [
            self.texts.say(
                "cli-ancien_regime-hand",
                power=self.texts.name("power", state.power),
                count=state.hand,
                cards=self._cards(state.cards) or "none",
            )
            for state in seen.powers.values()
            if state.cards is not None
        ]

    def _own(self, seen: Observation) -> list[PowerState]:
        """The powers of the seat; all for a spectator."""
        return [one for one in seen.powers.values() if seen.seat in (one.seat, None)]

    # -- the map ------------------------------------------------------------------------------------------------------

    def pieces(self, seen: Observation) -> list[str]:
        """All generals, power by power, and the garrisons."""
        say, lines = self.texts.say, []
        for power in seen.powers:
            lines += [self._piece(seen, one) for one in seen.generals if one.power == power]
            garrisons = [self._garrison(one) for one in seen.lands if one.garrison == power]
            if garrisons:
                lines.append(
                    say("cli-ancien_regime-garrisons", power=self.texts.within("power", power), lands=garrisons)
                )
        return lines

    def _piece(self, seen: Observation, general: GeneralView) -> str:
        return self.texts.say(
            "cli-ancien_regime-general",
            general=self.general(seen, general.id),
            land=None if general.land is None else self.texts.name("land", general.land),
            units=general.units,
            moved=general.moved,
        )

    def _garrison(self, land: LandView) -> str:
        name = self.texts.name("land", land.id)
        return self.texts.say("cli-ancien_regime-fortress", land=name) if land.fortress else name

    def lands(self, seen: Observation) -> list[str]:
        """Which territories each power controls."""
        lines = []
        for power in POWERS:
            held = [self._worth(land) for land in self.board.ids if self._control(seen, land) == power]
            name = self.texts.name("power", power)
            lines.append(self.texts.say("cli-ancien_regime-lands", power=name, lands=held))
        return lines

    def _worth(self, land: str) -> str:
        value = self._places[land]["value"]
        return f"{self.texts.name('land', land)} {value}" if value else self.texts.name("land", land)

    def _control(self, seen: Observation, land: str) -> str | None:
        for one in seen.lands:
            if one.id == land:
                return one.control
        home = self._places[land].get("owner")
        return None if home is None else str(home)

    def place(self, seen: Observation, thing: str) -> list[str]:
        """A territory, or that of a general; what a power controls; all pieces when nothing is named."""
        if not thing:
            return self.pieces(seen)
        kind, _, ident = thing.partition(":")
        if kind == "general":
            kind, ident = "land", next((one.land or "" for one in seen.generals if one.id == ident), "")
        if kind == "power":
            return [line for line in self.lands(seen) if line.startswith(self.texts.name("power", ident))]
        return self._land(seen, ident) if kind == "land" and ident else []

    def _land(self, seen: Observation, ident: str) -> list[str]:
        say, board = self.texts.say, self.board
        place, number = self._places[ident], board.number[ident]
        powers = [place["owner"]] if place["kind"] == "home" else place.get("stripes") or []
        lines = [
            say(
                "cli-ancien_regime-land",
                land=place["name"],
                kind=place["kind"],
                powers=self._powers(powers),
                value=place["value"],
                capital=place["capital"],
                elector=place["elector"],
            ),
            say("cli-ancien_regime-held", held=self._held(seen, ident)),
        ]
        for one in seen.generals:
            if one.land == ident:
                units = say("cli-ancien_regime-units", units=one.units)
                lines.append(say("cli-here", piece=f"{self.general(seen, one.id)}, {units}"))
        near = [self._neighbour(seen, other) for other in board.neighbours[number]]
        lines.append(say("cli-ancien_regime-neighbours", lands=near))
        for route in board.routes_at[number]:
            first, second = board.route_ends[route]
            end = board.names[second if first == number else first]
            owner = self.texts.name("power", POWERS[board.route_owner[route]])
            lines.append(say("cli-ancien_regime-route", land=end, power=owner))
        return lines

    def _neighbour(self, seen: Observation, number: int) -> str:
        power = self._controller(seen, self.board.ids[number])
        return self.texts.say("cli-ancien_regime-neighbour", land=self.board.names[number], power=power)

    def _controller(self, seen: Observation, ident: str) -> str | None:
        control = self._control(seen, ident)
        return None if control is None else self.texts.within("power", control)

    def _held(self, seen: Observation, ident: str) -> str:
        """Who controls a territory, with garrison, fortress and who may be attacked there."""
        say, parts = self.texts.say, [self._holder(seen, ident)]
        for land in seen.lands:
            if land.id == ident:
                if land.garrison is not None:
                    parts.append(say("cli-ancien_regime-garrison", fortress=land.fortress))
                elif land.fortress:
                    parts.append(say("cli-ancien_regime-empty-fortress"))
                if land.exposed:
                    parts.append(say("cli-ancien_regime-exposed", powers=self._powers(land.exposed)))
        return "; ".join(parts)

    def _holder(self, seen: Observation, ident: str) -> str:
        return self.texts.say("cli-ancien_regime-control", power=self._controller(seen, ident))

    # -- powers together ----------------------------------------------------------------------------------------------

    def diplomacy(self, seen: Observation) -> list[str]:
        """Who is with whom, and who is at war with whom."""
        say, name = self.texts.say, self.texts.name
        lines = [
            say("cli-ancien_regime-coalition", status=name("status", status), powers=self._powers(powers) or "none")
            for status, powers in seen.coalitions.items()
        ]
        for state in self._own(seen):
            allies, enemies = self._powers(state.allies) or "none", self._powers(state.at_war) or "none"
            lines.append(
                say("cli-ancien_regime-ties", power=name("power", state.power), allies=allies, enemies=enemies)
            )
        return lines

    def electors(self, seen: Observation) -> list[str]:
        """Who controls each elector territory, and who holds the Crown."""
        say = self.texts.say
        crown = None if seen.crown is None else self.texts.within("power", seen.crown)
        lines = [say("cli-ancien_regime-crown", power=crown)]
        for one in seen.electors:
            voter = None if one.voter is None else self.texts.within("power", one.voter)
            lines.append(say("cli-ancien_regime-elector", land=self.texts.name("land", one.land), power=voter))
        return lines

    def draft(self, seen: Observation) -> list[str]:
        """Nothing: nobody writes anything."""
        return []

    def ending(self, seen: Observation) -> list[str]:
        """How far everybody has come."""
        return [
            self.texts.say(
                "cli-ancien_regime-standing", power=self.texts.name("power", one.power), influence=one.influence
            )
            for one in seen.standing
        ]

    # -- questions ----------------------------------------------------------------------------------------------------

    def question(self, seen: Observation, decision: Decision) -> list[str]:
        """What is asked and why, with what must be known to answer."""
        words, say, name = self.texts.words, self.texts.say, self.texts.name
        lines = [f"{words.decision(decision)} {words.decision(decision, 'why')} [{decision.rule}]"]
        if seen.battle is not None:
            lines += self._side(seen, seen.battle.attack) + self._side(seen, seen.battle.defence)
        if seen.movement is not None and seen.movement.battles:
            battles = [
                f"{self.general(seen, one.attacker)} – {name('land', one.land)}" for one in seen.movement.battles
            ]
            lines.append(say("cli-ancien_regime-battles", battles=battles))
        if seen.election is not None:
            for ballot in seen.election.ballots:
                power, candidate = name("power", ballot.power), name("power", ballot.candidate)
                lines.append(say("cli-ancien_regime-ballot", power=power, candidate=candidate, votes=ballot.votes))
        if seen.gifts is not None:
            for gift in seen.gifts.gifts:
                cards = self._cards(gift.faces) if gift.faces else gift.cards
                receiver = self.texts.within("power", gift.receiver)
                lines.append(say("cli-ancien_regime-gift", receiver=receiver, money=gift.money, cards=cards))
        return lines

    def _side(self, seen: Observation, side: BattleSide) -> list[str]:
        say = self.texts.say
        generals = [self.general(seen, one) for one in side.generals]
        if side.garrison is not None:
            garrison = self.texts.within("power", side.garrison)
            generals.append(say("cli-ancien_regime-in-garrison", power=garrison, fortress=side.fortress))
        lines = [say("cli-ancien_regime-side", side=side.side, strength=side.strength, generals=generals)]
        if side.supporters:
            supporters = [self.general(seen, one) for one in side.supporters]
            lines.append("  " + say("cli-ancien_regime-supporters", generals=supporters))
        for pile in side.piles:
            cards = [
                say("cli-ancien_regime-card", number=one.number, card=one.card, up=one.face_up) for one in pile.cards
            ]
            if cards or pile.room:
                general = self.general(seen, pile.general)
                lines.append("  " + say("cli-ancien_regime-pile-of", general=general, cards=cards, room=pile.room))
        return lines

    def answer(self, seen: Observation, action: Action) -> str:
        """What an offered answer means, with what helps to choose it."""
        text, fields = self.texts.words.action(action), action.fields
        details = []
        for general in seen.generals:
            if general.id == fields.get("general") and general.frederick:
                details.append(self.texts.say("cli-ancien_regime-frederick"))
            if general.id == fields.get("general") and general.land is not None and "land" not in fields:
                details.append(self.texts.name("land", general.land))
                details.append(self.texts.say("cli-ancien_regime-units", units=general.units))
        if isinstance(fields.get("land"), str):
            ident = str(fields["land"])
            details.append(self._held(seen, ident))
            details += [self.general(seen, one.id) for one in seen.generals if one.land == ident]
        for state in seen.powers.values():
            if state.power == fields.get("arbiter"):
                details.append(self.texts.say("cli-ancien_regime-morale", morale=state.morale))
        return f"{text} ({'; '.join(details)})" if details else text
