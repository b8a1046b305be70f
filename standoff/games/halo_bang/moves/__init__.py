"""The atomic changes. Nothing else writes to the table, and nothing else tells what happened."""
