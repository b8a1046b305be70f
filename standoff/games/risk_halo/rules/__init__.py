"""The rulebook as rules, one module for each of its sections. A game begins in `game.py`."""
