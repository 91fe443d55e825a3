"""What a step, a turn or a fight brings about, with its questions: chapters 6, 10, 11, 12 and 13 as they are played."""
