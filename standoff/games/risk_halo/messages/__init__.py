"""Every message of the game, once: what is asked, what may be answered and what stands against it, what happens, and
who may know it (see `engine.declare`). A name in capitals or small letters stands for the message as a whole number:
`COMMIT` is the kind of question that `AskCommit` is, `attack(source, target)` the number of the answer `Attack`.

Territories are told by their number on the battlefield, and the neutral Flood is None where a player could stand. A
Faction card is told by its face: two that read the same are the same number. A Campaign card in front of a player is
told by its spot, which all can follow, and by its face, which only some know.
"""

from __future__ import annotations

from standoff.engine.vocabulary import Messages
from standoff.games.risk_halo.messages import answers, events, notes, objections, questions

MESSAGES = Messages(vars(questions), vars(answers), vars(notes), vars(objections), vars(events))
read = MESSAGES.answers.read
