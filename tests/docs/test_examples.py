"""The Python examples of the README and the documents work."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_of_a_document_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks marked `python` run, one after the other; `python fragment` marks what is only to be read."""
    monkeypatch.chdir(tmp_path)
    text = path.read_text()
    names: dict[str, object] = {"__name__": "__main__"}

    for match in EXAMPLE.finditer(text):
        line = text.count("\n", 0, match.start(1))
        exec(compile("\n" * line + match[1], str(path), "exec"), names)
