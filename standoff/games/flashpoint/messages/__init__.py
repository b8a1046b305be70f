"""Every message of the game, once: what is asked, what may be answered, what stands against it, what happens, and who
may know it (see `engine.declare`).

Models, cubes, tokens and objects are told by their numbers, each kind with numbers of its own; a `place` is one of the
nine standing places of a cube. Only what lies face down is secret: the kinds of items on the board and in the pile, and
the weapons in theirs.
"""

from __future__ import annotations

from standoff.engine.vocabulary import Messages
from standoff.games.flashpoint.messages import answers, models, objections, questions, table, tokens

MESSAGES = Messages(vars(models), vars(table), vars(tokens), vars(questions), vars(answers), vars(objections))
read = MESSAGES.answers.read
