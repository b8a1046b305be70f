"""Halo BANG! in the order of the rulebook, a module for each part of it.

Rules that ask are generators; `yield from` plays one rule inside another. The names in brackets are clauses.
"""
