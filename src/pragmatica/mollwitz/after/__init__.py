"""What follows a fight: retreat, flight, contact with routed units, pursuit, withdrawal (chapters 6 and 13)."""
