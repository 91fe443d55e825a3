"""The engine's integers by name: questions, answers, events."""
