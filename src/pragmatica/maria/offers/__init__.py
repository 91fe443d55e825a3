"""Chapter 21: what may be done at any time, and what promises take out of the offers."""
