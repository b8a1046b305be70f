"""The compiled build: the same sources, with frames and copies written out, through mypyc.

Nothing here is needed to play; `standoff build` makes the build, `standoff._loader` finds it.
"""
