"""What nobody may know: it is drawn anew for twins of a match."""
