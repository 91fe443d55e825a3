"""Pragmatica: board games of the wars for Silesia and the Austrian succession."""
