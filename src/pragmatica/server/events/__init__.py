"""Events: several tables that count together, paired round by round, and leagues of events."""
