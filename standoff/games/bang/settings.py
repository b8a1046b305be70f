"""What can be agreed before a game: printed variants, and the readings of clauses that the rulebook leaves open.

The defaults are the rulings that we find best founded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from standoff.engine.settings import setting


@dataclass(frozen=True)
class Settings:
    """The variants and readings of BANG!"""

    games: int = setting(
        1,
        "How many games are played in a row.",
        clauses=("bang.new_game.keep",),
        choices=(1, 2, 3, 5, 7),
    )
    sheriff: Literal["by chance", "passes to the left"] = setting(
        "by chance",
        "Who is the Sheriff in the second and later games of a row.",
        clauses=("bang.new_game.pass_sheriff",),
    )
    beginners: bool = setting(
        False,
        "Whether the cards with the symbol of a book are left out.",
        clauses=("bang.setup.beginners",),
    )
    characters: Literal["one dealt", "one of two"] = setting(
        "one dealt",
        "Whether each player is dealt one character, or two (face up) and chooses one of them.",
        clauses=("bang.setup.choose_character",),
        ruling="81",
    )
    reshuffle: Literal["at once", "at the next draw"] = setting(
        "at once",
        "When the discard pile becomes the new deck: as soon as the deck is empty, or when a card is needed.",
        clauses=("bang.deck.reshuffle",),
        ruling="73",
    )
    short_store: Literal["in order until gone", "no effect"] = setting(
        "in order until gone",
        "What a General Store does when deck and discard pile together hold fewer cards than there are players.",
        clauses=("bang.deck.both_empty",),
        ruling="75",
    )
    lucky_duke: Literal["chosen card on top", "as flipped"] = setting(
        "chosen card on top",
        "In which order Lucky Duke's two flipped cards go to the discard pile.",
        clauses=("bang.lucky_duke.discard_both",),
        ruling="15",
    )
    sid_ketchum: Literal["whenever asked", "own turn and dying", "at any time"] = setting(
        "whenever asked",
        "When Sid Ketchum may use his ability. At any time adds a question after every card that others play.",
        clauses=("bang.sid.any_time",),
        ruling="32",
    )
    suzy_against_slab: Literal["draws between", "draws afterwards"] = setting(
        "draws between",
        "Whether Suzy Lafayette, whose last card was the first of two Missed! against Slab, draws before the second.",
        clauses=("bang.suzy.slab",),
        ruling="38",
    )
    suzy_dying: Literal["does not draw", "draws at once"] = setting(
        "does not draw",
        "Whether a dying Suzy Lafayette whose last card was a Beer that was not enough draws before she is eliminated.",
        clauses=("bang.suzy.dying",),
    )
    victory: Literal["after the card", "at each death"] = setting(
        "after the card",
        "When it is seen who has won: after everything that a card does, or at each elimination.",
        clauses=("bang.end.after_card",),
        ruling="55",
    )
    mass_deaths: Literal["together", "one by one"] = setting(
        "together",
        "Whether all who are dying by one card decide about their Beers before any of them is eliminated.",
        clauses=("bang.out.together",),
        ruling="56",
    )
    jail_on_yourself: bool = setting(
        True,
        "Whether a player may put himself in Jail.",
        clauses=("bang.jail.yourself",),
        ruling="64",
    )
    discard_order: Literal["chosen", "as held"] = setting(
        "chosen",
        "Whether a player who discards everything chooses the order. He is only asked while Pedro Ramirez is in play.",
        clauses=("bang.out.order",),
        ruling="51",
    )
