"""Objectives, elimination points, and victory (chapter S)."""
