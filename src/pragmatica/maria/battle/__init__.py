"""Chapter 11: battles, retreats, and what follows them."""
