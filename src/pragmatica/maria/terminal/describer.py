"""Maria in words: what an observation shows, line by line, and what the offered answers mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.match import Match
from pragmatica.kit.terminal import Texts, Told
from pragmatica.maria.forms.observation import BattleView, FortressView, Observation, PieceView
from pragmatica.maria.kept.board import RESERVE, SCENARIOS, SUITS, Board
from pragmatica.maria.terminal.realm import RealmDescriber

_FORTRESS: Final = ("cli-maria-city", "fortress-small", "fortress-major")


class Describer:
    """Says in words what a seat sees."""

    def __init__(self, match: Match, texts: Texts) -> None:
        data = match.game.board(match.setup.board)[1]
        self.board: Final = Board(data, SCENARIOS.index(match.setup.scenario))
        self.texts: Final = texts
        self.realm: Final = RealmDescriber(texts)
        self.commands: Final[Mapping[str, Told]] = {
            "hand": self.hand,
            "status": self.status,
            "pieces": self.pieces,
            "fortresses": self.fortresses,
            "supply": self.supply,
            "politics": self.politics,
            "treaties": self.treaties,
        }

    def things(self) -> Iterator[tuple[str, str]]:
        """Everything that can be asked about: a name or an id, and the thing as `city:lueben`."""
        board = self.board
        for kind, idents in (("city", board.city_ids), ("piece", board.piece_ids), ("card", board.card_ids)):
            for ident in idents:
                yield ident, f"{kind}:{ident}"
                yield self.texts.name(kind, ident), f"{kind}:{ident}"

    # -- names --------------------------------------------------------------------------------------------------------

    def card(self, ident: str) -> str:
        """A card with its deck."""
        deck = self.board.card_deck[self.board.card_number[ident]] + 1
        return f"{self.texts.name('card', ident)}, {self.texts.say('card-deck', deck=deck)}"

    def spot(self, ident: str) -> str:
        """A city with its kind and suit."""
        number = self.board.city_number[ident]
        kind = self.texts.say(_FORTRESS[self.board.fortress[number]])
        return f"{self.board.city_names[number]} ({kind}, {self.texts.name('suit', SUITS[self.board.suit[number]])})"

    def piece(self, seen: PieceView) -> str:
        """A piece with all that is known of it, but for its place."""
        say = self.texts.say
        if seen.kind == "train":
            parts = [self.texts.name("piece", seen.id)]
        else:
            parts = [seen.name, self.texts.name("power", seen.power), say("cli-maria-rank", rank=seen.rank)]
            parts.append(say("cli-maria-face-up" if seen.face_up else "cli-maria-face-down"))
        if seen.troops is not None:
            parts.append(say("cli-maria-troops", troops=seen.troops))
        if seen.partner is not None:
            message = "cli-maria-commands" if seen.commander else "cli-maria-commanded"
            parts.append(say(message, general=self.texts.name("piece", seen.partner)))
        if seen.moved:
            parts.append(say("cli-maria-moved"))
        return ", ".join(parts)

    # -- views --------------------------------------------------------------------------------------------------------

    def heading(self, seen: Observation) -> str:
        """Turn, acting powers and phase."""
        phase = self.texts.say(f"cli-maria-phase-{seen.phase}")
        if not seen.acting:
            return self.texts.say("cli-maria-heading-short", turn=seen.turn, turns=seen.turns, phase=phase)
        acting = self.texts.names("power", seen.acting)
        return self.texts.say("cli-maria-heading", turn=seen.turn, turns=seen.turns, acting=acting, phase=phase)

    def status(self, seen: Observation) -> list[str]:
        """The goals or pools, the hands and the troops."""
        say, name = self.texts.say, self.texts.name
        lines = [self.heading(seen)]
        for goal in seen.victory:
            seat, power = name("seat", goal.seat), name("power", goal.power)
            lines.append(say("cli-maria-goal", seat=seat, power=power, have=goal.have, need=goal.need))
        if seen.realm is not None:
            lines += self.realm.points(seen.realm)
        for power, view in seen.powers.items():
            if view.seat is not None:
                lines.append(
                    say("cli-maria-power", power=name("power", power), troops=view.troops, cards=sum(view.hand))
                )
        lines.append(say("cli-maria-pile", cards=seen.pile + seen.second_pile, decks=seen.decks_left))
        return lines

    def politics(self, seen: Observation) -> list[str]:
        """Display, tracks, electors and Saxony."""
        return (
            self.realm.politics(seen.realm) if seen.realm is not None else [self.texts.say("cli-maria-advanced-only")]
        )

    def treaties(self, seen: Observation) -> list[str]:
        """Contracts, agreements and proposals."""
        return (
            self.realm.treaties(seen.realm) if seen.realm is not None else [self.texts.say("cli-maria-advanced-only")]
        )

    def ending(self, seen: Observation) -> list[str]:
        """The winter scores, opened at the end."""
        return self.realm.winters(seen.realm) if seen.realm is not None else []

    def draft(self, seen: Observation) -> list[str]:
        """The proposal that the seat is writing."""
        return self.realm.draft(seen.realm) if seen.realm is not None else []

    def hand(self, seen: Observation) -> list[str]:
        """The own hands, by power and suit."""
        lines = []
        for power, view in seen.powers.items():
            if view.cards is None or view.seat is None:
                continue
            points = sum(self.board.card_value[self.board.card_number[card]] for card in view.cards)
            power_name = self.texts.name("power", power)
            lines.append(self.texts.say("cli-maria-hand", power=power_name, cards=len(view.cards), points=points))
            lines += [f"  {self.card(card)}" for card in sorted(view.cards, key=self._order)]
        return lines

    def pieces(self, seen: Observation) -> list[str]:
        """All pieces on the map and those that may return; the hussars."""
        say = self.texts.say
        lines = []
        for piece in seen.pieces:
            if piece.city is not None:
                lines.append(f"{self.piece(piece)}: {self.spot(piece.city)}")
            elif piece.status == "off":
                lines.append(f"{self.piece(piece)}: {say('cli-maria-off')}")
            elif piece.status == "box":
                lines.append(f"{self.piece(piece)}: {say(f'cli-maria-box-{piece.kind}')}")
        for hussar in seen.hussars:
            place = say("cli-maria-off") if hussar.city is None else self.spot(hussar.city)
            lines.append(f"{self.texts.name('piece', hussar.id)}: {place}")
        return lines

    def fortresses(self, seen: Observation) -> list[str]:
        """Who holds and protects each fortress."""
        return [f"{self.texts.name('city', one.city)}: {self._fortress(one)}" for one in seen.fortresses]

    def supply(self, seen: Observation) -> list[str]:
        """How the own generals would be supplied now."""
        lines = []
        for one in seen.supply:
            state = self.texts.say(f"cli-maria-supply-{one.state}", cost=one.cost, length=one.length)
            way = f" ({self.texts.names('city', one.path)})" if one.path and one.state != "home" else ""
            lines.append(f"{self.texts.name('piece', one.general)}: {state}{way}")
        return lines

    def place(self, seen: Observation, thing: str) -> list[str]:
        """Everything about a city, or the city of a piece; all pieces when nothing is named."""
        if not thing:
            return self.pieces(seen)
        kind, _, ident = thing.partition(":")
        if kind == "piece":
            ident = next((piece.city or "" for piece in seen.pieces if piece.id == ident), "")
        return self.city(seen, ident) if kind in ("city", "piece") and ident else []

    def city(self, seen: Observation, ident: str) -> list[str]:
        """Everything about a city."""
        board, say = self.board, self.texts.say
        number = board.city_number[ident]
        roads = [
            say("cli-maria-main-road", city=board.city_names[one])
            if one in board.main_neighbours[number]
            else board.city_names[one]
            for one in board.neighbours[number]
        ]
        lines = [self.spot(ident), say("cli-maria-roads", roads=", ".join(roads))]
        lines += [say("cli-here", piece=self.piece(one)) for one in seen.pieces if one.city == ident]
        lines += [say("cli-here", piece=self.texts.name("piece", one.id)) for one in seen.hussars if one.city == ident]
        lines += [self._fortress(one) for one in seen.fortresses if one.city == ident]
        own = seen.seats.get(seen.seat or "", [])
        for piece in seen.pieces:
            if piece.city is not None and piece.city != ident and piece.power in own:
                away = board.distance[number][board.city_number[piece.city]]
                place = self.texts.name("city", piece.city)
                lines.append(say("cli-maria-away", piece=self.texts.name("piece", piece.id), city=place, roads=away))
        return lines

    def _fortress(self, seen: FortressView) -> str:
        say, name = self.texts.say, self.texts.name
        if seen.controller is None:
            parts = [say("cli-maria-nobody")]
        else:
            parts = [say("cli-maria-controlled", power=name("power", seen.controller))]
        if seen.question is not None:
            parts.append(say("cli-maria-question", power=name("power", seen.question)))
        guards = self.texts.names("piece", seen.protectors)
        parts.append(say("cli-maria-protected", generals=guards) if guards else say("cli-maria-unprotected"))
        return "; ".join(parts)

    def _order(self, ident: str) -> tuple[int, int]:
        number = self.board.card_number[ident]
        return self.board.card_suit[number], -self.board.card_value[number]

    # -- questions ----------------------------------------------------------------------------------------------------

    def question(self, seen: Observation, decision: Decision) -> list[str]:
        """What is asked and why, with what must be known to answer."""
        words, say = self.texts.words, self.texts.say
        lines = [f"{words.decision(decision)} {words.decision(decision, 'why')} [{decision.rule}]"]
        lines += self.realm.beside(seen, decision)
        if seen.battle is not None:
            lines += self._battle(seen.battle)
        if seen.payment is not None:
            lines.append(say("cli-maria-payment", paid=seen.payment.paid, cost=seen.payment.cost))
        power = getattr(decision, "power", None)
        for division in seen.division:
            if division.power == power:
                lines.append(say("cli-maria-division", power=self.texts.name("power", power), left=division.left))
        return lines

    def _battle(self, battle: BattleView) -> list[str]:
        name, say = self.texts.name, self.texts.say
        lines = []
        for message, side in (("cli-maria-attacker", battle.attacker), ("cli-maria-defender", battle.defender)):
            generals, power = self.texts.names("piece", side.generals), name("power", side.power)
            place, suit = name("city", side.city), name("suit", side.suit)
            lines.append(say(message, general=generals, power=power, troops=side.troops, city=place, suit=suit))
        own = battle.score if battle.to_play == "attacker" else -battle.score
        end = battle.giving_up
        giving_up = "tie" if end.tie else "destroyed" if end.destroyed else "lost"
        return [*lines, say("cli-maria-score", score=own), say(f"cli-maria-giving-up-{giving_up}", lost=end.lost)]

    def answer(self, seen: Observation, action: Action) -> str:
        """What an offered answer means, with what helps to choose it."""
        text = self.texts.words.action(action)
        fields = action.fields
        details: list[str] = []
        ident = fields.get("piece") or fields.get("train")
        for piece in seen.pieces:
            if piece.id == ident and piece.city is not None:
                details = [self.spot(piece.city)]
                if piece.troops is not None:
                    details.append(self.texts.say("cli-maria-troops", troops=piece.troops))
        if isinstance(fields.get("city"), str):
            details = self._at(seen, str(fields["city"]))
        if isinstance(fields.get("card"), str):
            number = self.board.card_number[str(fields["card"])]
            details = [self.texts.say("card-deck", deck=self.board.card_deck[number] + 1)]
            if self.board.card_suit[number] == RESERVE and action.type == "pay":
                details.append(self.texts.say("cli-maria-counts", points=self.board.card_value[number]))
        return f"{text} ({'; '.join(details)})" if details else text

    def _at(self, seen: Observation, ident: str) -> list[str]:
        """What a city is and who is there."""
        number = self.board.city_number[ident]
        kind = self.texts.say(_FORTRESS[self.board.fortress[number]])
        here = [self.texts.name("piece", one.id) for one in seen.pieces if one.city == ident]
        return [kind, self.texts.name("suit", SUITS[self.board.suit[number]]), *here]
