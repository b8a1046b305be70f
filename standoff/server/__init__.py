"""Live tables: people play from wherever they are.

A live table is its log. A question goes out (`eyes`), an answer comes in (`app`), is checked by the engine and written
(`tables`, `log`), and everybody is told (`fan_out`). Whatever is in memory can be made again from the log.

- `people`: who somebody is; `lobby`: opening tables and sitting down; `clock`: how long one may think;
- `players`: bots, in processes of their own, that know what their seat knows;
- `replay`, `rulebook`: what can be looked at;
- `app`: the routes; `serve`: the process. The server knows no game.
"""
