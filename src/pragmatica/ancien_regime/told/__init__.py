"""What a seat is told when it looks or asks: observations, plans, and why something is not offered."""
