"""What a seat is told when it looks or asks."""
