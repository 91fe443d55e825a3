"""`pragmatica replay`: recorded matches shown and verified."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import pragmatica as library
from pragmatica import wording
from pragmatica.core.sealing import HOST, commitment, joint_seed, part_tags
from tests.samples import THREE, play, usual

from .program import fails, pragmatica


@pytest.fixture(scope="module")
def match() -> library.Match:
    """A random match, played to its end."""
    match = THREE.new(5)
    play(match, Random(5))
    return match


@pytest.fixture(params=["record", "saved match"])
def file(request: pytest.FixtureRequest, match: library.Match, tmp_path: Path) -> Path:
    """The match in a file, in both forms."""
    file = tmp_path / "match"
    file.write_text(match.record_text() if request.param == "record" else match.to_json(), encoding="utf-8")
    return file


@pytest.fixture(params=["rules", "game", "board", "option"])
def foreign(request: pytest.FixtureRequest, file: Path) -> Path:
    """The same where this program lacks something of it."""
    text = file.read_text(encoding="utf-8")
    game = library.game(THREE.game)
    digest, version = game.board()[0], game.rules_version
    changes = {
        "rules": [
            (f'[RulesVersion "{version}"]', '[RulesVersion "99"]'),
            (f'"rules_version":{version}', '"rules_version":99'),
        ],
        "game": [
            (f'[Game "{game.id}"]', '[Game "chess"]'),
            (f'"game":"{game.id}"', '"game":"chess"'),
        ],
        "board": [(digest, "0" * len(digest))],
        "option": [
            ("\n[Option.", '\n[Option.gone "yes"]\n[Option.'),
            ('"options":{', '"options":{"gone":true,'),
        ],
    }
    for old, new in changes[request.param]:
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return file


def test_a_match_that_cannot_be_played_is_told_as_it_stands(foreign: Path) -> None:
    """With the reason, its headers, and the moves where the file tells them in words."""
    text = foreign.read_text(encoding="utf-8")

    result = pragmatica("replay", str(foreign), "--language", "en")

    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("This program cannot play the match (")
    assert f"  Scenario: {THREE.scenario}\n" in result.stdout
    assert text.startswith("{") or text.splitlines()[-1] in result.stdout


def test_programs_are_told_that_it_cannot_be_played(foreign: Path) -> None:
    """The reason and the headers, as data."""
    report = json.loads(pragmatica("replay", str(foreign), "--json").stdout)

    assert report["unplayable"]
    assert report["headers"]["Players"] == str(THREE.players)


def test_what_cannot_be_played_cannot_be_verified(foreign: Path) -> None:
    """There the reason is an error."""
    fails(pragmatica("replay", str(foreign), "--verify"), 1)


def test_a_match_is_told_step_by_step(file: Path) -> None:
    """Every step with its events, in words, and the outcome at the end."""
    result = pragmatica("replay", str(file))

    assert result.returncode == 0
    assert result.stdout.startswith(f"{wording.Catalogue('en', THREE.game).text(f'{THREE.game}-name')}, ")
    assert result.stdout.splitlines()[-1].startswith("Winner: ")


def test_a_match_is_told_as_json(file: Path, match: library.Match) -> None:
    """`--json` gives set-up, every step with its events, and the outcome."""
    report = json.loads(pragmatica("replay", str(file), "--json").stdout)

    assert report["seats"] == list(match.seats)
    assert len(report["steps"]) == len(match.records)
    assert report["steps"][-1]["events"][-1]["kind"] == "game-over"
    assert report["outcome"]["reason"] == match.outcome.reason
    assert report["seed"] == "5"


def test_steps_wait_for_enter(file: Path) -> None:
    """`--step` stops after each step, and q ends."""
    result = pragmatica("replay", str(file), "--step", typed="\n\nq\n")

    assert result.returncode == 0
    assert result.stdout.count("Enter: next step") == 3
    assert "Winner" not in result.stdout


def test_a_match_without_a_seal_is_told_as_such(file: Path) -> None:
    """Every draw comes out of the seed again, but nothing bound anybody to it: exit code 3."""
    result = pragmatica("replay", str(file), "--verify")

    assert result.returncode == 3
    assert "draws agree with the seed" in result.stdout
    assert "no seal" in result.stdout
    told = json.loads(pragmatica("replay", str(file), "--verify", "--json").stdout)
    assert (told["verified"], told["seal"], told["faults"]) == (False, "none", [])


def sealed(*, jointly: bool) -> str:
    """The record of a match at a table whose server was bound to its seed."""
    parts = {HOST: "aa" * 16, THREE.seats[1]: "bb" * 16} if jointly else {}
    salt = bytes(range(16))
    seed = joint_seed(5, salt, "table", parts) if jointly else 5
    again = THREE.new(seed)
    again.tags = {"Commitment": commitment(5, salt), "Salt": salt.hex(), **part_tags(parts)}
    if jointly:
        again.tags |= {"ServerSeed": "5", "TableId": "table"}
    return again.record_text()


def test_a_joint_seed_is_verified() -> None:
    """Where server and browsers were bound, all agrees, and it is told who sent a part: exit code 0."""
    result = pragmatica("replay", "-", "--verify", typed=sealed(jointly=True))

    assert result.returncode == 0
    assert f"Host, {library.game(THREE.game).words('en').name(f'seat:{THREE.seats[1]}')}" in result.stdout


def test_a_seed_of_the_server_alone_is_told_as_such() -> None:
    """A table of the former kind, whose server chose alone but was bound, is verified and says so."""
    result = pragmatica("replay", "-", "--verify", typed=sealed(jointly=False))

    assert result.returncode == 0
    assert "server alone chose the seed" in result.stdout


def test_a_match_from_a_position_is_told_as_such() -> None:
    """A seal says nothing of hands that somebody wrote down: exit code 3, in words too."""
    match = library.read_record(sealed(jointly=False))
    begun = library.from_position(match.to_position(), seed=5)
    begun.tags = dict(match.tags)
    result = pragmatica("replay", "-", "--verify", typed=begun.record_text())

    assert result.returncode == 3
    assert "begins at a position" in result.stdout


def test_a_forged_draw_is_found(match: library.Match, tmp_path: Path) -> None:
    """A record whose draws do not come from its seed fails the verification with exit code 1."""
    file = tmp_path / "forged.txt"
    file.write_text(match.record_text().replace('[Seed "5"]', '[Seed "6"]'), encoding="utf-8")

    result = pragmatica("replay", str(file), "--verify", "--json")

    report = json.loads(result.stdout)
    assert result.returncode == 1
    assert report["verified"] is False
    assert report["faults"]


def test_standard_input_is_read(match: library.Match) -> None:
    """`-` reads the record from standard input."""
    result = pragmatica("replay", "-", "--json", typed=match.record_text())

    assert result.returncode == 0


def test_the_telling_can_be_polish(file: Path) -> None:
    """`--language pl` tells it in Polish."""
    assert "Zwycięża: " in pragmatica("replay", str(file), "--language", "pl").stdout


def test_files_that_are_no_matches_are_refused(tmp_path: Path) -> None:
    """Missing, binary, foreign and broken files: exit code 1 and what is wrong."""
    binary, foreign, broken = tmp_path / "binary", tmp_path / "foreign", tmp_path / "broken"
    binary.write_bytes(b"\xff\xfe\x00")
    foreign.write_text('{"format": "chess"}')
    broken.write_text(f'[Game "{THREE.game}"]\nnonsense {{\n')

    fails(pragmatica("replay", str(tmp_path / "missing")), 1, "missing", "No such file")
    fails(pragmatica("replay", str(tmp_path)), 1, "Is a directory")
    fails(pragmatica("replay", str(binary)), 1, "text")
    fails(pragmatica("replay", str(foreign)), 1, "format")
    fails(pragmatica("replay", str(broken)), 1, "line")


def test_options_that_exclude_each_other_are_refused(file: Path) -> None:
    """`--step` with `--json`, and a seat that is none: exit code 2."""
    fails(pragmatica("replay", str(file), "--step", "--json"), 2, "--step")
    fails(pragmatica("replay", str(file), "--seat", "napoleon"), 2, "napoleon", *THREE.seats)


def test_faults_are_told_in_the_language_of_the_command(file: Path) -> None:
    """What the seed does not account for, too, and not in English alone."""
    text = file.read_text(encoding="utf-8")
    forged = library.load(text) if text.startswith("{") else library.read_record(text)
    forged.tags |= {"Commitment": "0" * 64, "Salt": "00"}
    file.write_text(forged.record_text(), encoding="utf-8")

    told = pragmatica("replay", str(file), "--verify", "--language", "pl").stdout

    assert told.splitlines() == library.verify(forged, "pl") != library.verify(forged, "en")


def test_a_rule_that_there_is_not_is_told_in_the_language_of_the_command() -> None:
    """As all that a command says of somebody's match, lesson or rule."""
    result = pragmatica("rules", THREE.game, "X-9", "--language", "pl")
    fails(result, 1, "nie ma takiej zasady")


def test_a_faulty_position_is_told_by_the_names_of_its_fields_and_as_they_stand(tmp_path: Path) -> None:
    """The reader has to find the field in his file."""
    file = tmp_path / "position.json"
    begun = usual(THREE.game).begun(2).to_position()
    file.write_text(json.dumps({**begun, "turn": 99}), encoding="utf-8")
    result = pragmatica("picture", str(file), "--language", "pl")
    fails(result, 1, "error: turn: Tura: ")
