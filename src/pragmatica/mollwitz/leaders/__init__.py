"""Leaders: where they go, whom they help, and who follows them (chapters 3 and 12)."""
