"""The pictures of the documents, which `python3 dev.py pictures` takes: all are shown, and none is made by hand."""

from collections import Counter

from tests.browser.pictures.picture import FOLDER, pictures
from tests.docs.test_links import ALL, targets

LYING = set(FOLDER.rglob("*.png"))


def test_no_picture_is_left_over() -> None:
    """A picture that no document shows is stale before anybody notices."""
    shown = {target for path in ALL for target in targets(path)}
    assert {path for path in FOLDER.rglob("*") if path.is_file()} - shown == set()


def test_every_picture_can_be_taken_anew() -> None:
    """The command makes every picture that lies there, each once, and no other."""
    made = Counter(path for one in pictures() for path in one.paths)
    assert set(made) == LYING
    assert max(made.values()) == 1


def test_pictures_are_modest() -> None:
    """They are part of what is installed, and of a page that is read on the way."""
    assert [path.name for path in LYING if path.stat().st_size > 400_000] == []
