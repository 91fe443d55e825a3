"""The documents name files that are there."""

import re
from pathlib import Path

import pytest

from tests.docs.test_examples import DOCUMENTS, ROOT

LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)")
ALL = [*DOCUMENTS, ROOT / "CONTRIBUTING.md"]


def targets(path: Path) -> list[Path]:
    """What the links of a document lead to."""
    return [(path.parent / link).resolve() for link in LINK.findall(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    """Each relative link is a file or a folder of the repository."""
    assert [str(target) for target in targets(path) if not target.exists()] == []
