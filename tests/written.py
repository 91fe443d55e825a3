"""What tests say of a file that follows from code and is not up to date."""

from typing import Final

STALE: Final = "not up to date: `python3 dev.py write` writes it anew; look at what has changed in it"
