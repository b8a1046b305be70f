"""The `standoff` command and terminal play."""
