"""The advanced game of Maria in words: victory points, politics and treaties, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from pragmatica.core.decision import Decision
from pragmatica.kit.terminal import Texts
from pragmatica.maria.forms.observation import Observation
from pragmatica.maria.forms.observation_realm import (
    ClauseView,
    DisplayView,
    ElectorView,
    ProposalView,
    RealmView,
    TrackView,
)
from pragmatica.maria.wording import Words

_NAMED: Final = {"power": "power", "other": "power", "area": "area", "city": "city", "candidate": "candidate"}
_ABOUT_CARDS: Final = ("place_card", "choose_political")  # questions beside which the whole display is of use
_ABOUT_ONE: Final = ("execute_card", "carry_out", "name_recipient", "move_marker")


class RealmDescriber:
    """Says in words what everybody sees of the advanced game, and what of it bears on a question."""

    def __init__(self, texts: Texts) -> None:
        assert isinstance(texts.words, Words)
        self._texts: Final = texts
        self._words: Final = texts.words

    # -- views --------------------------------------------------------------------------------------------------------

    def points(self, realm: RealmView) -> list[str]:
        """How far each major power is from victory, and the boxes."""
        say, name = self._texts.say, self._texts.name
        lines = []
        for pool in realm.pools:
            seat, power = name("seat", pool.seat), name("power", pool.power)
            line = say("cli-maria-pool", seat=seat, power=power, pool=pool.pool, battles=pool.battle_box)
            lines.append(f"{line} {say('cli-maria-aside', count=pool.set_aside)}" if pool.set_aside else line)
        for box in realm.boxes:
            owner = say("cli-maria-empty") if box.owner is None else name("power", box.owner)
            lines.append(say("cli-maria-box", box=name("box", box.box), owner=owner))
        return lines

    def politics(self, realm: RealmView) -> list[str]:
        """The political display, what is on offer, the tracks, the electors and Saxony."""
        say, name = self._texts.say, self._texts.name
        lines = [*self.display(realm), *self._offer(realm)]
        lines += [self._track(track) for track in realm.tracks]
        lines.append(say("cli-maria-saxony", status=name("status", realm.saxony.status)))
        if realm.neutral_until is not None:
            lines.append(say("cli-maria-prussia-neutral", turn=realm.neutral_until))
        if realm.annexed:
            lines.append(say("cli-maria-annexed"))
        for box in realm.off_map:
            if box.pieces:
                pieces = self._texts.names("piece", box.pieces)
                lines.append(say("cli-maria-off-map", box=name("offmap", box.box), pieces=pieces))
        for income in realm.incomes:
            change = income.turn + income.game
            if change:
                lines.append(say("cli-maria-income", power=name("power", income.power), change=change))
        return [*lines, *self.electors(realm)]

    def display(self, realm: RealmView) -> list[str]:
        """The trump, and the cards of the major powers on the display."""
        say = self._texts.say
        trump = say("cli-maria-unknown") if realm.trump is None else self._texts.name("suit", realm.trump)
        return [say("cli-maria-trump", suit=trump), *[self._space(one) for one in realm.display]]

    def electors(self, realm: RealmView) -> list[str]:
        """Who has the nine votes, and what is to be expected of them."""
        say, expected = self._texts.say, realm.expected
        if realm.election == "held":
            return [say("cli-maria-election-held")]
        lines = [say(f"cli-maria-election-{realm.election}")]
        lines += [self._elector(one) for one in realm.electors]
        return [*lines, say("cli-maria-votes", francis=expected.francis, charles=expected.charles, free=expected.free)]

    def treaties(self, realm: RealmView) -> list[str]:
        """Contracts, agreements, open proposals, and the own draft."""
        say, name = self._texts.say, self._texts.name
        lines = []
        for one in realm.contracts:
            giver, receiver = name("power", one.giver), name("power", one.receiver)
            line = say("cli-maria-contract", giver=giver, receiver=receiver, cards=one.cards, turns=one.turns_left)
            lines.append(line if one.cancellable else f"{line} {say('cli-maria-not-cancellable')}")
        for promise in realm.agreements:
            parties = self._texts.names("seat", promise.parties)
            message = "cli-maria-words" if promise.clause.form == "words" else "cli-maria-agreement"
            lines.append(say(message, parties=parties, clause=self._clause(promise.clause)))
        for proposal in realm.proposals:
            proposer, answering = name("seat", proposal.proposer), name("seat", proposal.answering)
            clauses = self._clauses(proposal.clauses)
            message = "cli-maria-proposal" if proposal.lawful else "cli-maria-proposal-stale"
            lines.append(say(message, number=proposal.number, proposer=proposer, answering=answering, clauses=clauses))
        return [*lines, *self.draft(realm)] or [say("cli-maria-no-treaties")]

    def draft(self, realm: RealmView) -> list[str]:
        """The own draft; of a clause that still lacks something the form alone."""
        draft = realm.draft
        if draft is None or not draft.clauses:
            return []
        clauses = [self._clause(clause) for clause in draft.clauses]
        if draft.needs not in (None, "form"):
            clauses[-1] = f"{self._texts.say(f'treaty-form-{draft.clauses[-1].form}')} …"
        return [self._texts.say("cli-maria-draft", clauses="; ".join(clauses))]

    def winters(self, realm: RealmView) -> list[str]:
        """The scores of the winters, which are shown when the match is over [M-13.22]."""
        lines = []
        for winter in realm.winters:
            if winter.scores is not None:
                scores = ", ".join(f"{self._texts.name('power', power)} {n}" for power, n in winter.scores.items())
                lines.append(self._texts.say("cli-maria-winter-scores", turn=winter.turn, scores=scores))
        return lines

    # -- questions ----------------------------------------------------------------------------------------------------

    def beside(self, seen: Observation, decision: Decision) -> list[str]:
        """What of the advanced game must be known to answer a question, and what has been proposed to the seat."""
        if seen.realm is None:
            return []
        return [*self._bearing(seen.realm, decision), *self._addressed(seen.realm, decision.seat)]

    def _addressed(self, realm: RealmView, seat: str) -> list[str]:
        proposed = [one for one in realm.proposals if one.answering == seat]
        return [
            *[self._proposal(one) for one in proposed],
            *([self._texts.say("cli-maria-answer")] if proposed else []),
        ]

    def _bearing(self, realm: RealmView, decision: Decision) -> list[str]:
        kind = str(getattr(decision, "kind", ""))
        if kind in _ABOUT_CARDS:
            return [*self.display(realm), *self._offer(realm)]
        if kind in _ABOUT_ONE:
            moved = [self._track(one) for one in realm.tracks if one.track == getattr(decision, "track", None)]
            return [self._card(str(getattr(decision, "political", ""))), *moved]
        if kind == "name_trump":
            return self._offer(realm)
        if kind == "shift_saxony":
            return [self._track(track) for track in realm.tracks if track.track == "saxony"]
        if kind == "vote":
            return self.electors(realm)[1:]
        if kind in ("offer_peace", "accept_peace", "reduce"):
            return self.points(realm)
        return []

    # -- parts --------------------------------------------------------------------------------------------------------

    def _offer(self, realm: RealmView) -> list[str]:
        return [self._card(card) for card in realm.offer]

    def _card(self, ident: str) -> str:
        say = self._texts.say
        effect = say(f"political-{ident}.effect")
        return say("cli-maria-political", political=self._texts.name("political", ident), effect=effect)

    def _track(self, track: TrackView) -> str:
        say, name = self._texts.say, self._texts.name
        line = say("cli-maria-track", track=name("track", track.track), field=name("field", track.field))
        return f"{line} {say('cli-maria-announced', steps=track.announced)}" if track.announced else line

    def _space(self, space: DisplayView) -> str:
        say, name = self._texts.say, self._texts.name
        parts = [name("card", card) for card in space.cards]
        if space.placed:
            parts.append(
                say("cli-maria-hidden")
                if space.card is None
                else say("cli-maria-placed", card=name("card", space.card))
            )
        parts += [say("cli-maria-turned", card=name("card", card)) for card in space.turned]
        cards = ", ".join(parts) or say("cli-maria-empty")
        return say("cli-maria-display", power=name("power", space.power), cards=cards, influence=space.influence)

    def _elector(self, elector: ElectorView) -> str:
        say, name = self._texts.say, self._texts.name
        voter = say("cli-maria-nobody") if elector.voter is None else name("power", elector.voter)
        if elector.forced is not None:
            return say("cli-maria-vote-bound", city=name("city", elector.city), power=voter)
        return say("cli-maria-vote-free", city=name("city", elector.city), power=voter)

    def _proposal(self, proposal: ProposalView) -> str:
        say, name = self._texts.say, self._texts.name
        message = "cli-maria-proposal" if proposal.lawful else "cli-maria-proposal-stale"
        parties = {"proposer": name("seat", proposal.proposer), "answering": name("seat", proposal.answering)}
        return say(message, number=proposal.number, clauses=self._clauses(proposal.clauses), **parties)

    def _clauses(self, clauses: Sequence[ClauseView]) -> str:
        return "; ".join(self._clause(clause) for clause in clauses)

    def _clause(self, clause: ClauseView) -> str:
        fields = {
            field: f"{_NAMED[field]}:{value}" if field in _NAMED and value is not None else value
            for field, value in asdict(clause).items()
        }
        return self._words.clause(fields)
