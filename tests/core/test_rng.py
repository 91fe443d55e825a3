"""The generator: draws, blocks and keys."""

from collections import Counter

import pytest

from pragmatica.core import rng, sealing

KEY = rng.key_of(7)


def draws(key: bytes, count: int, n: int) -> list[int]:
    """The first draws of a key."""
    return [rng.draw(rng.block(key, counter // rng.BLOCK), counter, n) for counter in range(count)]


def test_draws_are_the_same_everywhere() -> None:
    """Known values: a change here breaks every stored match."""
    assert draws(KEY, 12, 152) == [99, 84, 108, 8, 80, 98, 11, 86, 74, 96, 130, 95]


def test_blocks_have_room_for_their_draws() -> None:
    """A hash is as long as all draws that it serves."""
    assert len(rng.block(KEY, 3)) == rng.BLOCK * rng.DRAW_BYTES


@pytest.mark.rule("E-11")
def test_draws_are_evenly_spread() -> None:
    """Of 38 cards each comes up about as often as the others."""
    counts = Counter(draws(KEY, 38 * 400, 38))

    assert set(counts) == set(range(38))
    assert 300 < min(counts.values()) < max(counts.values()) < 500


def test_seeds_give_different_draws() -> None:
    """Neighbouring seeds, and very large ones, have keys and draws of their own."""
    seeds = [0, 1, 2, 255, 256, 1 << 127, (1 << 127) + 1]

    assert len({rng.key_of(seed) for seed in seeds}) == len(seeds)
    assert len({tuple(draws(rng.key_of(seed), 8, 1000)) for seed in seeds}) == len(seeds)


def test_commitment_binds_to_seed_and_salt() -> None:
    """Another seed or salt gives another commitment."""
    salt = bytes(range(16))

    assert len({sealing.commitment(7, salt), sealing.commitment(8, salt), sealing.commitment(7, bytes(16))}) == 3
