"""Rules of thumb for Ancien Régime."""
