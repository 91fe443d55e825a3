"""The course of a turn, as questions: chits and initiative, the eight steps of an activation, the end of a turn."""
