"""Chapter 9, moves: where a general may go, whom he leaves behind, and where he withdraws to."""
