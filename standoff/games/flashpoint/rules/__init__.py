"""The rulebook as rules, one module for each part of it."""
