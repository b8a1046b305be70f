"""Our speed beside that of other libraries of games, in one run and by one method."""
