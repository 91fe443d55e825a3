"""What a seat may answer or do now, and doing it: the state only holds, the rules say what becomes of it.

A game hands this module to the core (`Game.answers`); searches ask it, too.
"""

from __future__ import annotations

from pragmatica.core.notice import NEVER, NOW, Shown
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import ADVANCED
from pragmatica.maria.kept.state import State
from pragmatica.maria.offers import agreements, expulsion, freely


def legal(s: State, seat: int) -> list[int]:
    """Codes of the answers that are offered to a pending seat; none that breaks an agreement [M-21.2]."""
    assert s.top is not None
    codes = s.top.legal(s, seat)
    if s.realm.agreements:
        codes = agreements.permitted(s, codes)
    return expulsion.permitted(s, codes) if s.rules.saxony_marches_out else codes


def apply(s: State, seat: int, code: int) -> None:
    """Carry out an offered answer."""
    assert s.top is not None
    s.top.apply(s, seat, code)


def extra(s: State, seat: int) -> list[int]:
    """Codes of what the seat may do at any time: regroup its stacks [M-6.7], and free actions [E-16]."""
    if s.reason:
        return []
    codes = stacks.shifts(s, seat)
    return codes + freely.offers(s, seat) if s.rules.scenario == ADVANCED else codes


def apply_extra(s: State, seat: int, code: int) -> None:
    """Carry out one of them."""
    if code >= freely.FIRST:
        freely.apply(s, seat, code)
    else:
        stacks.shift(s, code)


def shown(s: State, seat: int, code: int, extra: bool) -> Shown:
    """When others may read the answer: as the question says; drafts are secret, treaties are public [M-21.4]."""
    if extra:
        return NOW if freely.is_public(code) else NEVER
    assert s.top is not None
    return s.top.shown(s, seat, code)
