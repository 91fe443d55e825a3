"""Telling people who are not looking: what waits in the outbox is put into words and carried to them."""
