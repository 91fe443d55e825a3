"""What the seats of a match may answer now, and which answer a text names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.errors import Illegal, NotYourTurn, Reason, Unreadable, told
from pragmatica.core.game import Game, Setup
from pragmatica.core.history import History
from pragmatica.core.reading import composed
from pragmatica.core.state import FlowState


class Offers:
    """The answers that each seat is offered, made when somebody asks for them, and kept until the match goes on."""

    def __init__(self, game: Game[Any], setup: Setup, state: FlowState) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self._legal: Final[Callable[[Any, int], list[int]]] = game.answers.legal  # asked at every step, so found once
        self.free = [0] * len(setup.seats)  # actions taken outside the order of play since one that all could notice
        self.state: FlowState = state
        self.asked: list[int] = state.pending()  # seats that owe an answer now
        self._made: dict[int, tuple[list[int], list[Action]]] = {}  # codes and actions, by seat

    def renew(self, state: FlowState) -> None:
        """Go on from a state; what was made for the former one is forgotten."""
        self.state = state
        self.asked = state.pending()
        self._made = {}

    def of(self, index: int) -> tuple[list[int], list[Action]]:
        """Codes and actions that are offered to the seat now."""
        offers = self._made.get(index)
        if offers is None:
            codes = self._legal(self.state, index) if index in self.asked else []
            offers = codes, self.game.actions(self.setup, self.state, index, codes) if codes else []
            self._made[index] = offers
        return offers

    def extra_codes(self, index: int) -> list[int]:
        """Codes of what the seat may do outside the order of play; when it has done enough, of what does not count."""
        codes = self.game.answers.extra(self.state, index)
        return [code for code in codes if self._may_count(index, code)] if codes else codes

    def _may_count(self, index: int, code: int) -> bool:
        return self.free[index] < self.game.free_actions or not self.game.is_counted(code)

    def read_extra(self, index: int, text: str) -> int | None:
        """Code of the action outside the order of play that the text names, or None. Raises Illegal."""
        codes = self.game.answers.extra(self.state, index)
        code: int | None = None
        for number, one in enumerate(self.game.extra_actions(self.setup, self.state, index, codes)):
            if text in (one.id, one.notation):
                code = codes[number]
                break
        else:
            try:
                found = self.game.read_action(self.setup, self.state, index, text)
            except Illegal as error:
                raise Illegal(self.told(error.reasons)) from None
            if found is not None:
                code = found.code
        if code is not None and not self._may_count(index, code):
            reason = Reason(self.game.free_rule, "core-free-actions-used", {"count": self.game.free_actions})
            raise Illegal(self.told([reason]))
        return code

    def check_known(self, text: str, where: str) -> None:
        """See to it that a seat that owes no answer names an action or a thing. Raises Unreadable."""
        if not self.game.knows(self.setup, self.state, text):
            raise Unreadable(f"{told(text)} names no action and nothing on the board", where)

    def resolve(self, index: int, action: object) -> tuple[int, bool]:
        """Code of an action, and whether it is an extra one. Raises NotYourTurn, Illegal, Unreadable."""
        codes, offered = self.of(index)
        text = text_of(action)
        if isinstance(action, Action):
            for number, one in enumerate(offered):  # mostly it is one of them, which takes no comparing
                if one is action:
                    return codes[number], False
            if action in offered:
                return codes[offered.index(action)], False
        else:
            for number, one in enumerate(offered):
                if text in (one.id, one.notation):
                    return codes[number], False
        extra = self.read_extra(index, text)
        if extra is not None:
            return extra, True
        if not codes:
            self.check_known(text, "action")
            raise NotYourTurn(self.setup.seats[index])
        reasons = self.game.refusal(self.setup, self.state, index, text)
        raise Illegal(self.told(reasons or [Reason(self.game.order_rule, "core-not-offered", {"action": text})]))

    def why_not(self, index: int, name: str) -> list[Reason]:
        """Why what the text names is not offered to the seat now; empty when it is. Raises Unreadable."""
        if self.state.over():
            return self.told([Reason(self.game.order_rule, "core-match-over")])
        try:
            if self.read_extra(index, name) is not None:
                return []
        except Illegal as error:
            return list(error.reasons)
        if index not in self.asked:
            self.check_known(name, "target")
            seat = f"seat:{self.setup.seats[index]}"
            return self.told([Reason(self.game.order_rule, "core-not-your-turn", {"seat": seat})])
        return self.told(self.game.refusal(self.setup, self.state, index, name))

    def give_back(self, index: int, history: History) -> None:
        """What is lawful at any time may be done anew after an ordinary action of the seat that all could notice.

        What no undo takes back, because it lasts or is another seat's, is so only after the first such action that may
        itself be taken back: who acts and takes it back again and again could else have them pile up without an end.
        """
        if not any(self.free):
            return
        if history.begins(index):
            self.free = [0] * len(self.free)
        elif not history.has_lasting(index):
            self.free[index] = 0

    def told(self, reasons: Sequence[Reason]) -> list[Reason]:
        """The reasons, which know now what they are about, and so can be told in words."""
        about = (self.setup.game, self.setup.board)
        return [Reason(one.rule, one.message, one.arguments, about) for one in reasons]


def text_of(action: object) -> str:
    """The id of an action, or the text that names one. Raises Unreadable."""
    if isinstance(action, Action):
        return action.id
    if not isinstance(action, str):
        raise Unreadable(f"{told(action)} is neither an action nor the id or notation of one", "action")
    return composed(action)
