"""Kill a server as often as is wanted: `python -m tests.server.kills --times 200 --database postgresql`.

The same tests as every day, which kill a few times: answers, what was shown, clocks, results with ratings, webhooks and
mails.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

TIMES: Final = "TESTED_KILLS"
TESTS: Final = ("test_kill.py", "test_kill_results.py", "test_posts_kill.py")


def times(usual: Mapping[str, int], backend: str) -> int:
    """How often a test kills its server on a database."""
    return int(os.environ.get(TIMES, usual[backend]))


def main() -> int:
    """Run the tests."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills", description=__doc__)
    parser.add_argument("--times", type=int, default=200, help="kills in each test (default: 200)")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="default: both")
    options = parser.parse_args()
    os.environ[TIMES] = str(options.times)
    here = Path(__file__).parent
    chosen = ["-k", options.database] if options.database else []
    return int(pytest.main(["-v", "-s", *(str(here / one) for one in TESTS), *chosen]))


if __name__ == "__main__":
    sys.exit(main())
