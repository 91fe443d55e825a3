"""Fire, melee and heavy artillery: chapters 10 and 11."""
