"""The engine: states, rules that can be resumed, tables, views and records. It knows no game."""
