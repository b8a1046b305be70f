"""What stands on the cards besides figures: abilities, goals, the summary. In our own words."""

from __future__ import annotations

ABILITIES = (
    "Each time you lose a life point, you draw a card.",
    "You show the second card you draw in phase 1; if it is Hearts or Diamonds, you draw one more.",
    "You can use BANG! cards as Missed! and Missed! cards as BANG!.",
    "Each time another player's card costs you a life point, you draw a random card from that player's hand.",
    "You may draw your first card of phase 1 from the hand of another player.",
    "You always have a Barrel, besides any real one.",
    "You look at the top three cards in phase 1, draw two and put one back on top.",
    "Each time you draw!, you flip two cards and choose one.",
    "All others see you at a distance increased by 1.",
    "You may draw your first card of phase 1 from the discard pile.",
    "You see all others at a distance decreased by 1.",
    "You may discard two cards from your hand to regain a life point.",
    "Others need two Missed! to cancel your BANG! cards.",
    "As soon as you have no card in hand, you draw one.",
    "When a player is eliminated, you take all of that player's cards.",
    "You can play any number of BANG! cards in your turn.",
)
"""What each character says when it is announced (bang.setup.announced, bang.character.unique)."""

EFFECTS = (
    "Shoots at a player within reach, who loses a life point unless he answers with a Missed!.",
    "Cancels a shot at you. It is played when you are shot at, also out of turn.",
    "You regain a life point, in your turn or when you would lose the last one. No effect with two players left.",
    "Everybody in play regains a life point.",
    "You draw two cards.",
    "You draw three cards.",
    "A card for each player is turned up; each takes one, clockwise, and you are the first.",
    "You draw a card from a player at distance 1: a random one of the hand, or one in play that you choose.",
    "A player at any distance discards a card: a random one of the hand, or one in play that you choose.",
    "A shot at every other player, whatever the distance. It does not count as a BANG! card.",
    "Every other player discards a BANG! or loses a life point.",
    "You challenge a player at any distance: in turn each discards a BANG!, the other first; who does not, is hit.",
    "Others see you at a distance increased by 1.",
    "You see the others at a distance decreased by 1.",
    "When you are shot at you may draw!: on Hearts the shot misses.",
    "Lies before another player, not the Sheriff: he draws! before his turn and misses it unless it is Hearts.",
    "Draw! before your turn: on Spades 2 to 9 you lose three life points, otherwise it goes to the left.",
    "A weapon that reaches 1; you may play any number of BANG! cards.",
    "A weapon that reaches 2.",
    "A weapon that reaches 3.",
    "A weapon that reaches 4.",
    "A weapon that reaches 5.",
)
"""What the cards do, by their names."""

GOALS = (
    "Eliminate all Outlaws and the Renegade.",
    "Be the last one in play.",
    "Kill the Sheriff.",
    "Help the Sheriff: eliminate all Outlaws and the Renegade.",
)
"""Each player's goal (bang.goal.each): Sheriff, Renegade, Outlaw, Deputy (bang.goal.sheriff, bang.goal.renegade,
bang.goal.outlaw, bang.goal.deputy, bang.intro.roles).
"""

SUMMARY = (
    ("BANG! symbol", "Takes a life point; a Missed! symbol cancels it."),
    ("Missed! symbol", "Cancels the effect of a BANG! symbol."),
    ("life point", "Whoever plays the card regains one."),
    ("draw a card", "From the deck; if players are named, a random one of a hand or a chosen one in play."),
    ("discard a card", "A random one of a hand or a chosen one in play."),
    ("any player", "At any distance."),
    ("all other players", "Not the one who plays the card; at any distance."),
    ("within reach", "One player whom the weapon in play reaches."),
    ("number", "One player at that distance or less; weapons do not matter."),
)
"""The summary card (bang.contents.summary, bang.symbols.each)."""
