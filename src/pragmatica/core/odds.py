"""What an answer may bring, exactly: every throw with its sum, and the chance of each result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Literal

from pragmatica.core.errors import Reason, Value
from pragmatica.core.frozen import frozen

Kind = Literal["certain", "chances", "untold"]


@frozen()
class Chance:
    """One result, in `cases` of `of` equally likely ones; `id` and `fields` say which."""

    cases: int
    of: int
    id: str
    fields: Mapping[str, Value] = field(default_factory=dict)


@frozen()
class Part:
    """One part of a sum: what it is, its value, its rule, and the thing on the table that it comes from."""

    id: str
    value: int
    rule: str
    source: str | None = None  # a name to be looked up, such as `unit:…`


@frozen(kw_only=True)
class Roll:
    """One die, one card drawn, or what a hidden hand may hold: what is added to it, and what comes of each number.

    Where it is held against something, it passes up to that: `limit`, the sum of `against`. Where a table is read,
    `row` names the row, `lowest` is what its first column stands for, and `cells` are the columns.
    """

    id: str  # what it is for
    rule: str
    who: str | None = None  # a name to be looked up
    faces: int  # of the die, which is read from 0; of cards, the cases that are equally likely
    parts: Sequence[Part] = ()
    total: int = 0
    against: Sequence[Part] = ()
    limit: int | None = None
    row: str | None = None
    lowest: int | None = None
    cells: Sequence[int] = ()
    chances: Sequence[Chance] = ()


@frozen()
class Odds:
    """What an answer may bring, as far as its seat may know.

    `certain`: no chance is in it. `untold`: what it brings cannot be told, and `reason` says why. Else `rolls` are the
    throws that may come of it, in their order, and `results` the chances of how all of it ends, which together are 1;
    a `reason` beside them says what they leave out.
    """

    kind: Kind
    rolls: Sequence[Roll] = ()
    results: Sequence[Chance] = ()
    reason: Reason | None = None


CERTAIN = Odds(kind="certain")


def untold(rule: str, message: str) -> Odds:
    """It cannot be told, by this rule and for this reason."""
    return Odds(kind="untold", reason=Reason(rule, message))
