"""Lessons in the terminal, typed by a script."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pragmatica.cli.lesson import LessonTable


def typed(*lines: str) -> str:
    """Lines as they are typed."""
    return "".join(f"{line}\n" for line in lines)


def play(table: LessonTable, lines: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play with lines that are typed one after the other; whether the end is reached."""

    def next_line(prompt: str) -> str:
        print(prompt, end="")
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", next_line)
    return table.run()
