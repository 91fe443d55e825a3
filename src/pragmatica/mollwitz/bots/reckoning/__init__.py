"""What the bot of Mollwitz reckons with: what it knows of the field, what its wings are for, what places are worth."""
