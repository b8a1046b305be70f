"""Questions about a state that change nothing."""
