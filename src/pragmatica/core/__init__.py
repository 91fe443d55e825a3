"""What all games share: matches, decisions, actions, events, chance and errors. Standard library only."""
