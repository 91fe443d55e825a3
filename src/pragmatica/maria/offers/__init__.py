"""Chapters 20 and 21: what players write and propose at any time, and what is taken out of the offers."""
