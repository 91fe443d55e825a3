"""One table as it is held in memory, and what changes from one moment to the next. Nothing here waits or writes."""
