"""Coalitions: Ancien Régime (Andrew Rourke, PHALANX): seven powers of Europe, 1740 and 1756."""
