"""Geometry of boards: graphs and hexes, no rules."""
