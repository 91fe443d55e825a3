"""The steady player's rules of thumb for Maria, one module for each matter that it has to decide."""
