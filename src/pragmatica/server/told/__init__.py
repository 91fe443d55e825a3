"""The way out: what leaves the server, in its form, as the one who asks may see it."""
