"""Chance: a counter-based generator whose every draw is a keyed hash, so that nobody can foretell the next from the last."""

from __future__ import annotations

from hashlib import blake2b

KEY_BYTES = 16


def key_of(seed: int) -> bytes:
    """The generator's 128-bit key for a seed (any non-negative integer)."""
    return blake2b(seed.to_bytes(max(1, (seed.bit_length() + 7) // 8), "big"), digest_size=KEY_BYTES).digest()


def draw(key: bytes, counter: int, n: int) -> int:
    """The draw number `counter`: an integer from 0 to n-1, evenly spread (bias below n / 2**128)."""
    digest = blake2b(counter.to_bytes(8, "big"), digest_size=16, key=key).digest()
    return int.from_bytes(digest, "big") % n


def commitment(seed: int, salt: bytes) -> str:
    """The hash that binds a server to `seed` before the first move; `salt` keeps a short seed from being guessed."""
    return blake2b(
        seed.to_bytes(max(1, (seed.bit_length() + 7) // 8), "big"), digest_size=32, salt=salt[:16]
    ).hexdigest()
