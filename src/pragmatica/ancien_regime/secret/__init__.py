"""What nobody may know: who may look into which hand, and what is drawn anew for twins of a match."""
