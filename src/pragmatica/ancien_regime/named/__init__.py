"""The engine's integers by name, at every answer: questions, actions, events."""
