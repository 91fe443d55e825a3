"""All tables of one process: changed one transaction at a time, followed, talked at, replayed."""
