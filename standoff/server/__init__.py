"""Live tables: people play from wherever they are.

A live table is its log. A question goes out (`table`, `eyes`), an answer comes in (`session`), is checked by the engine
(`owner`) and written (`log`, `appends`), and everybody is told. Whatever is in memory can be made again from the log.

- `tables`, `places`: which tables are here, who drives them, who looks at them; `clock`: how long one may think;
- `fan_out`, `redis_hub`, `nudges`: what servers tell each other;
- `people`, `tokens`, `forgetting`: who somebody is; `lobby`, `rooms`: opening tables and sitting down; `results`;
- `players`: bots, in processes of their own, that know what their seat knows; `analyses`: what they look at besides;
- `books`, `positions`: what can be stepped through;
- `kept`, `migrations`: what stands in the database; `admin`: looking after it;
- `routes`, `guards`, `limits`: what can be asked for, and by whom; `app` puts them together, `serving` the server,
  `serve` is the process. The server knows no game.
"""
