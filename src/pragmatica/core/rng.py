"""Chance: a counter-based generator whose draws come from keyed hashes, so that nobody can foretell one from others."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from pragmatica.core.game import Setup

from pragmatica.core.native import mypyc_attr

KEY_BYTES: Final = 16
BLOCK: Final = 10  # draws that one hash serves
DRAW_BYTES: Final = 6  # of the hash for each of them


def key_of(seed: int) -> bytes:
    """The generator's 128-bit key for a seed (any non-negative integer)."""
    return blake2b(seed.to_bytes(max(1, (seed.bit_length() + 7) // 8), "big"), digest_size=KEY_BYTES).digest()


def block(key: bytes, number: int) -> bytes:
    """What the draws `BLOCK * number` and following are made of."""
    return blake2b(number.to_bytes(8, "big"), digest_size=BLOCK * DRAW_BYTES, key=key).digest()


def draw(block: bytes, counter: int, n: int) -> int:
    """The draw number `counter` of a block: an integer from 0 to n-1, evenly spread (bias below n / 2**48)."""
    at = counter % BLOCK * DRAW_BYTES
    high = block[at] << 16 | block[at + 1] << 8 | block[at + 2]
    low = block[at + 3] << 16 | block[at + 4] << 8 | block[at + 5]
    return (high << 24 | low) % n


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """The chance of one match. Every game's state is one; making it, and so copying it, is left to that, for speed."""

    key: bytes
    counter: int  # draws made so far
    chance: list[int]  # those made by the action being applied
    revealed: bool  # the action being applied drew, or showed what was hidden
    _block: bytes  # for the coming draws, and its number
    _block_number: int
    _script: list[int]

    def chosen(self) -> Setup:
        """What was chosen before the first move of the match."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """All of it, as plain values."""
        raise NotImplementedError

    def digest(self) -> int:
        """A number that is equal for equal states."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from pragmatica.core import travel

        setup = self.chosen()
        return travel.state_arrived, (setup, json.dumps(self.to_json()), self._script, travel.board_of(setup))

    def draw(self, n: int) -> int:
        """A random integer from 0 to n-1: what is scripted, or else what the key gives."""
        if self._script:
            result = self._script[0]
            if result >= n:
                raise ValueError(f"a draw of {result} where less than {n} is possible")
            self._script = self._script[1:]
        else:
            if self.counter // BLOCK != self._block_number:
                self._block_number = self.counter // BLOCK
                self._block = block(self.key, self._block_number)
            result = draw(self._block, self.counter, n)
        self.counter += 1
        self.chance.append(result)
        self.revealed = True
        return result

    def reseed(self, key: bytes) -> None:
        """Let all coming draws come of another key."""
        self.key = key
        self._block_number = -1

    def script(self, draws: list[int]) -> None:
        """Prescribe the coming draws, for replays."""
        self._script = list(draws)
