"""The atomic changes: nothing else writes to the table, and nothing else tells what happened."""
