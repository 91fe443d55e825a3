"""How the seed of a match at a table is bound, so that nobody alone can choose or foretell it.

The server draws a seed and shows its commitment before anybody sits down. Each browser that sits down sends bytes of
its own, its part. The seed of the match is a hash of all of it, which can be made only when the last part is there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

DOMAIN: Final = "pragmatica joint seed 1"  # what the hash is of, so that it can be taken for nothing else
SEED_BYTES: Final = 16
SALT_BYTES: Final = 16
HOST: Final = "host"  # whose part is that of the browser that opened the table; no seat is called so


def commitment(seed: int, salt: bytes) -> str:
    """The hash that binds a server to `seed` before the first move; `salt` keeps a short seed from being guessed."""
    data = seed.to_bytes(max(1, (seed.bit_length() + 7) // 8), "big")
    return blake2b(data, digest_size=32, salt=salt[:SALT_BYTES]).hexdigest()


def joint_seed(seed: int, salt: bytes, table: str, parts: Mapping[str, str]) -> int:
    """The seed of a match, of the server's seed and salt, the table's id and the parts in hexadecimal, in order."""
    told = [DOMAIN, format(seed, "x"), salt.hex(), table, list(parts.items())]
    data = json.dumps(told, separators=(",", ":")).encode()
    return int.from_bytes(blake2b(data, digest_size=SEED_BYTES).digest(), "big")


def part_tags(parts: Mapping[str, str]) -> dict[str, str]:
    """The headers of a record that tell the parts."""
    return {f"Part.{who}": part for who, part in parts.items()}


def parts_told(tags: Mapping[str, str], seats: Sequence[str]) -> dict[str, str]:
    """The parts that the headers of a record tell, in the order in which they are joined: the host's, then by seat."""
    return {who: tags[f"Part.{who}"] for who in (HOST, *seats) if f"Part.{who}" in tags}
