"""The language of the terminal."""

from __future__ import annotations

import os

from pragmatica import wording
from pragmatica.cli.base import UsageError


def choose_language(wanted: str | None) -> str:
    """The language asked for, else the environment's, else English. Raises UsageError for an unknown one."""
    if wanted is not None:
        if wanted not in wording.LANGUAGES:
            raise UsageError(f"--language: unknown language {wanted!r}; known: {', '.join(wording.LANGUAGES)}")
        return wanted
    environment = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    language = environment.partition("_")[0].partition(".")[0]
    return language if language in wording.LANGUAGES else wording.FALLBACK
