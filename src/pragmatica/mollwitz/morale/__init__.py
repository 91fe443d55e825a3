"""Tests of morale, its loss and recovery, strength, rout and rally (chapters 1 and 13)."""
