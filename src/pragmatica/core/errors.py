"""What can go wrong, one class per cause."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Final, Protocol

from pragmatica.core.frozen import FrozenList, frozen

Value = str | int | bool | None | list["Value"] | dict[str, "Value"]

_VALUE: Final = 80  # characters of a value in a message
_LONGEST: Final = 1000  # of a message


class Text(Protocol):
    """A string that a caller gives. Where `str` is declared, compiled code meets anything else with a TypeError.

    It lets everything pass for a protocol, and so the callee can say what is wrong: Unreadable.
    """

    def casefold(self) -> str:
        """Only strings have it."""
        ...


class Number(Protocol):
    """A whole number that a caller gives, as `Text` is his string."""

    def bit_length(self) -> int:
        """Only whole numbers have it."""
        ...


def told(value: object) -> str:
    """A value that a caller gave, as an error tells it: short, whatever it is."""
    try:
        return shortened(repr(value), _VALUE)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists within lists
        return f"this {type(value).__name__}"


def shortened(text: str, most: int) -> str:
    """The text, or its beginning."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


@frozen()
class Reason:
    """Why something is not allowed.

    `rule` is a rule id such as `M-10.4`; `message` names a text of the catalogues; `arguments` fill it. A string of the
    form `city:lueben`, `power:prussia`, `piece:prussia-1`, `card:d1-spades-5`, `seat:frederick` is a name to be
    looked up: on the board, by its digest, of the game that the reason is `about`.
    """

    rule: str
    message: str
    arguments: Mapping[str, Value] = field(default_factory=dict)
    about: tuple[str, str] | None = field(default=None, compare=False, repr=False)

    def text(self, language: str = "en") -> str:
        """The sentence that the page shows. Raises Unreadable for a language that there is not."""
        return _tellers[-1](self, language)


Teller = Callable[[Reason, str], str]
_tellers: Final[list[Teller]] = []


Placer = Callable[[Reason, str, str], str]
_placers: Final[list[Placer]] = []


def tell_by(teller: Teller, placer: Placer) -> None:
    """Have reasons told by this, and those about a field by that; games have the words (`core.words`)."""
    _tellers.append(teller)
    _placers.append(placer)


class PragmaticaError(Exception):
    """Base of all errors that a caller can cause. They travel between processes with all that they tell."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[PragmaticaError], args: tuple[Any, ...], told: dict[str, Any]) -> PragmaticaError:
    """The error that another process raised; what its constructor took need not be kept."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(told)
    return error


class Unreadable(PragmaticaError):
    """The input has no meaning here: unknown seat, action, option, field or format. Says what and where.

    What is wrong with a position is told by a `reason`, in any language; its `rule` may name several, or none.
    """

    def __init__(self, what: str | Reason, where: str = "") -> None:
        self.reason: Reason | None = what if isinstance(what, Reason) else None
        self.where = shortened(where, _LONGEST)
        super().__init__(what, where)

    @property
    def what(self) -> str:
        """What is wrong, in English, with the rule."""
        if self.reason is None:
            return shortened(str(self.args[0]), _LONGEST)
        rule = f" [{self.reason.rule}]" if self.reason.rule else ""
        return shortened(_told_in_english(self.reason), _LONGEST) + rule

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what

    def text(self, language: str = "en") -> str:
        """What is wrong, with the field, as the page shows them. Raises Unreadable for a language that there is not."""
        return str(self) if self.reason is None else _placers[-1](self.reason, self.where, language)

    def about(self, game: str, board: str) -> None:
        """Let the reason know of which game and board it speaks, so that all things can be named."""
        if self.reason is not None:
            self.reason = Reason(self.reason.rule, self.reason.message, self.reason.arguments, (game, board))


def fault(message: str, where: str, rule: str = "", /, **arguments: Value) -> Unreadable:
    """The error that tells what is wrong with a field by a message of the catalogues."""
    return Unreadable(Reason(rule, message, arguments), where)


class NotYourTurn(PragmaticaError):
    """The seat owes no answer now."""

    def __init__(self, seat: str) -> None:
        super().__init__(f"it is not {seat}'s turn")
        self.seat = seat


class Illegal(PragmaticaError):
    """A readable action that the rules do not allow now. As a text it tells why in English, with the rules."""

    def __init__(self, reasons: list[Reason]) -> None:
        self.reasons: list[Reason] = FrozenList(reasons)
        super().__init__(*reasons)

    def __str__(self) -> str:
        return " ".join(f"[{one.rule}] {_told_in_english(one)}" for one in self.reasons)

    def text(self, language: str = "en") -> str:
        """The reasons as the page shows them. Raises Unreadable for a language that there is not."""
        return " ".join(one.text(language) for one in self.reasons)

    @property
    def rule(self) -> str:
        """Id of the first rule that forbids it."""
        return self.reasons[0].rule


def _told_in_english(reason: Reason) -> str:
    """The sentence, or else what it would be made of: an error can always be told, whoever has made its reasons."""
    try:
        return reason.text()
    except Exception:
        details = ", ".join(f"{name}={told(value)}" for name, value in reason.arguments.items())
        return reason.message + (f" ({details})" if details else "")


class Stale(PragmaticaError):
    """An answer to a question that has been answered or withdrawn meanwhile."""

    def __init__(self, seat: str, version: int, current: int) -> None:
        super().__init__(f"{seat} answers question {told(version)}; the present one is {current}")
        self.seat = seat
        self.version = version
        self.current = current


class MatchOver(PragmaticaError):
    """The match has ended; nothing can be played or taken back."""


class NothingToUndo(PragmaticaError):
    """The seat has nothing that it may take back: chance, a reveal or another seat came after it."""
