"""Chapter 9, actions: a module for each slot of the wheel."""
