"""Chance: a counter-based generator whose draws come from keyed hashes, so that nobody can foretell one from others."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

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


def commitment(seed: int, salt: bytes) -> str:
    """The hash that binds a server to `seed` before the first move; `salt` keeps a short seed from being guessed."""
    data = seed.to_bytes(max(1, (seed.bit_length() + 7) // 8), "big")
    return blake2b(data, digest_size=32, salt=salt[:16]).hexdigest()
