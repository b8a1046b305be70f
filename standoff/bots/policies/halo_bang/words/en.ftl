# What a player of Halo BANG! thinks: see thoughts.py for the arguments, engine/words.py for what they can be.

## Attacks

thought-kill = It kills { $target }, who has { $tags ->
    [one] { $tags } Dog Tag
   *[other] { $tags } Dog Tags
}, unless it is shielded; at { $percent } % it is not.
thought-wound = It leaves { $target } with { $left ->
    [one] { $left } Overshield
   *[other] { $left } Overshields
}, unless it is shielded; at { $percent } % it is not.
thought-ends = That ends the game, won at { $percent } %.
thought-friend = { $target } is of your own team.
thought-everybody = It strikes { $enemies ->
    [0] no enemy
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
} and { $friends ->
    [0] no friend.
    [one] { $friends } friend.
   *[other] { $friends } friends.
}

## Cards

thought-lasting = { $card } works from now on, and should lie there before a Weapon is played.
thought-draws = It brings you { $amount } cards{ $enemies ->
    [0] .
   *[other] , and one each to { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    } and { $friends ->
        [0] no friend.
        [one] { $friends } friend.
       *[other] { $friends } friends.
    }
}
thought-regain = { $missing ->
    [0] You miss no Overshield.
    [one] You miss an Overshield.
   *[other] You miss { $missing } Overshields.
} { $exposed ->
    [yes] With a card, { $target } can be attacked again.
   *[no] { $friend ->
        [yes] The card goes to { $target }, a friend.
       *[no] { $target } gets a card for it.
    }
}
thought-ball = Whoever has the Odd Ball may lose a Weapon or a Dog Tag; from { $target } it goes on to the left.
thought-take = { $own ->
    [yes] It takes one of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of { $target } into your hand.
   *[no] It costs { $target } one of { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
}
thought-strip = { $friend ->
    [yes] { $card } should not lie before { $target }.
   *[no] Without { $card }, { $target } is easier to deal with.
}
thought-token = { $left ->
    [one] { $left } Overshield is left for a card.
   *[other] { $left } Overshields are left, enough to spend one on a card.
}
thought-enough = { $reason ->
    [weapons] No other Weapon may be played in this turn.
    [pod] The end is near, and an Ordnance Pod in your hand is a point.
   *[kept] What you hold is worth more in your hand.
}

## Answers

thought-save = Without { $card } you are killed, and lose a Dog Tag.
thought-spend = { $card } is worth less than the damage, which would leave you { $left ->
    [one] { $left } Overshield.
   *[other] { $left } Overshields.
}
thought-endure = { $kept ->
    [yes] { $left ->
        [0] What you would have to give up is worth more.
        [one] { $left } Overshield is left to you, and you keep your cards for when they count more.
       *[other] { $left } Overshields are left to you, and you keep your cards for when they count more.
    }
   *[no] You hold nothing against it.
}
thought-least = { $card } is what you need least.
thought-tag = You hold no Weapon to give up.
thought-most = { $card } is better than most cards of the deck.
thought-unknown = A card of the deck is probably better than { $card }.
