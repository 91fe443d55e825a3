"""`pragmatica replay` of Maria."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pragmatica as library
from tests.cli.program import pragmatica
from tests.samples import play


def test_a_seat_sees_its_own_secrets_only(tmp_path: Path) -> None:
    """`--seat` shows what that seat saw: cards that Frederick's powers draw, and no others."""
    match, file = library.new("maria", scenario="introductory", players=3, seed=5), tmp_path / "match"
    play(match, Random(5))
    file.write_text(match.record_text(), encoding="utf-8")

    report = json.loads(pragmatica("replay", str(file), "--json", "--seat", "frederick").stdout)

    drawn = [one for step in report["steps"] for one in step["events"] if one["kind"] == "cards-drawn"]
    assert {one["power"] for one in drawn} > {"power:prussia"}
    assert all(("cards" in one) == (one["power"] in ("power:prussia", "power:saxony")) for one in drawn)
    assert report["seed"] is None
