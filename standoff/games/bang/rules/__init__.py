"""The rulebook as rule functions, a module for each of its sections. The names in brackets are clauses."""
