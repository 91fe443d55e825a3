"""What the inactive side may do while the other moves: the windows of chapter 6."""
