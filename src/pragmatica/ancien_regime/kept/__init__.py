"""What is kept of a match and what is fixed for it; nothing here knows a rule of play."""
