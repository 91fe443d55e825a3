"""Who sees what, and who holds which hexes in his zones: chapters 5, 6 and 9."""
