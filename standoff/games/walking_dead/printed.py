"""What is printed on characters, roles and the summary card, in our own words."""

from __future__ import annotations

ABILITIES = (
    "For each Health that a 1, a 2 or a Grenade would cost you, you may take a Walker instead; never the last one.",
    "Once per turn you may spend a First Aid to double a 1 or a 2: the same player loses two Health.",
    "Two Grenades are enough for you.",
    "You may re-roll Infections, unless three or more show.",
    "Your 1s and 2s may hit players one place further.",
    "At four Health or less, each First Aid you use on yourself gives you two Health.",
    "You never lose Health to the Grenade.",
    "You never lose more than one Health when overrun.",
    "At the beginning of your turn a player of your choice gains one Health.",
    "You may re-roll once more.",
    "If your final dice show no 1 and no 2, you gain two Health at the end of your turn.",
    "For each Grenade you may discard one Walker of any player.",
    "Each time you lose a Health you may discard one of your Walkers.",
    "A player who makes you lose Health must take a Walker.",
    "You may use a 1 as a 2 and a 2 as a 1.",
    "Each time another player is eliminated you gain two Health.",
)
"""What each character says when it is announced (wd.setup.abilities_announced, wd.setup.unique)."""

GOALS = (
    "Eliminate all Saviors and Loners.",
    "Help the Leader: eliminate all Saviors and Loners.",
    "Kill the Leader.",
    "Be the last one alive.",
    "Be the last one alive.",
)
"""Each player's goal by his role (wd.goal.by_role, wd.goal.leader, wd.goal.survivor, wd.goal.savior, wd.goal.loner)."""

GOALS_OF_THREE = (
    "",
    "Eliminate the Hilltop yourself.",
    "Eliminate the Survivor yourself.",
    "Eliminate the Savior yourself.",
    "",
)
"""The goals of the three-player game (wd.three.goal_survivor, wd.three.goal_savior, wd.three.goal_hilltop)."""

LAST_OF_THREE = "Be the last one standing."
"""What is left to do when somebody has fallen otherwise (wd.three.otherwise)."""

SUMMARY = {
    "Walker": "At once: take a Walker. With the last one, everybody loses a Health for each Walker he has.",
    "Infection": "Cannot be re-rolled. Three or more: stop rolling and lose a Health.",
    "1": "A neighbour loses a Health.",
    "2": "A player two places away loses a Health.",
    "First Aid": "Any player gains a Health.",
    "Grenade": "Three or more: all others lose a Health and you discard your Walkers.",
}
"""The summary card (wd.contents.summary, wd.setup.summaries)."""
