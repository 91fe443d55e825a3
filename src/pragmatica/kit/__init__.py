"""What games share and the core need not know: boards, their form, events, reasons, and the head of a game."""
