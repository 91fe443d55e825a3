"""The flow of play: frames, questions side by side, and secret choices, for every game."""
