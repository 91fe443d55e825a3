"""What a seat is told when it looks or asks: observations, treaties, plans, and why something is not offered."""
