"""The state of a match and what is fixed for it; no rules."""
