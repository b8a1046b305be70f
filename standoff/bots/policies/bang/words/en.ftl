# What a player of BANG! thinks: see thoughts.py for the arguments, engine/words.py for what they can be.

## Who somebody is

thought-suspect = { $deed ->
    [none] { $target }: { $role } at { $percent } %.
   *[other] { $target } { $deed ->
        [shot] has shot at
        [duelled] has challenged
        [jailed] has jailed
        [robbed] has taken a card from
        [passed_over] could have shot and has not shot at
       *[freed] has helped
    } { $sheriff ->
        [yes] the Sheriff
       *[no] { $other }
    }{ $times ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $times } times
    }: { $role } at { $percent } %.
}
thought-wanted = { $target } is the Sheriff: if the Sheriff falls, the Outlaws have won.
thought-last_two = Only { $target }, the Sheriff, is left.

## What a card comes to

thought-shoot = { $life ->
    [1] { $target } is down to the last life point
   *[other] { $target } has { $life } life points
} and holds { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}{ $missed ->
    [none] .
   *[other] ; { $missed } would come first, but is out of reach.
}
thought-challenge = { $held ->
    [0] There is no BANG! in your hand for the Duel,
    [one] There is { $held } BANG! in your hand for the Duel,
   *[other] There are { $held } BANG! in your hand for the Duel,
} and { $target } has { $cards ->
    [0] no card.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
thought-imprison = In Jail, { $target } probably misses a turn.
thought-rob = { $cards ->
    [one] It is the last card of { $target }.
   *[other] It takes one of the { $cards } cards of { $target }.
}
thought-disarm = Without { $card }, { $target } is easier to deal with.
thought-free = { $target ->
    [self] { $card } lies before you, and should not.
   *[other] { $card } lies before { $target }, who is probably a friend.
}
thought-everybody = It strikes { $enemies ->
    [one] { $enemies } probable enemy
   *[other] { $enemies } probable enemies
} and { $friends ->
    [0] nobody else.
    [one] { $friends } probable friend.
   *[other] { $friends } probable friends.
}
thought-round = You drink, and { $friends ->
    [0] { $enemies ->
        [0] nobody else is wounded.
        [one] with you one wounded enemy, but no friend.
       *[other] with you { $enemies } wounded enemies, but no friend.
    }
    [one] with you one wounded friend{ $enemies ->
        [0] {""} and no enemy.
        [one] {""} and one wounded enemy.
       *[other] {""} and { $enemies } wounded enemies.
    }
   *[other] with you { $friends } wounded friends{ $enemies ->
        [0] {""} and no enemy.
        [one] {""} and one wounded enemy.
       *[other] {""} and { $enemies } wounded enemies.
    }
}
thought-heal = { $life ->
    [1] Only the last of your { $most } life points is left
   *[other] You have { $life } of your { $most } life points
}{ $over ->
    [0] .
   *[other] , and more cards than you may keep.
}
thought-draws = It brings { $amount } cards for one.
thought-first_pick = Everybody takes a card, and you choose first.
thought-reaches = It shoots as far as { $far }{ $more ->
    [0] .
    [one] : { $more } more probable enemy is in reach.
   *[other] : { $more } more probable enemies are in reach.
}
thought-rapid = { $held ->
    [0] With it you can shoot as often as you have BANG!.
    [one] With it you can shoot as often as you have BANG!.
   *[other] With it you can play all { $held } of your BANG!.
}
thought-shelter = { $card } helps from now on, every turn.
thought-fuse = The Dynamite goes round, and more enemies than friends sit there.
thought-trade = { $life ->
    [1] It is your last life point: two cards are a fair price for another.
   *[other] Two cards that you can spare for a life point.
}
thought-enough = { $reason ->
    [shot] You have shot your BANG! of this turn, and nothing else is worth a card.
    [reach] Nobody whom you want to hit is in reach.
   *[kept] What you hold is worth more in your hand.
}

## Answers and cards

thought-dodge = { $life ->
    [1] It is your last life point: { $card } is a small price.
   *[other] { $card } is worth less than one of your { $life } life points.
}
thought-try = The Barrel costs no card.
thought-endure = { $short ->
    [yes] Nothing that you hold would be enough.
   *[no] You have { $life } life points, and keep the card for when it counts more.
}
thought-survive = Otherwise you are out of the game.
thought-give_up = Nothing that you hold saves you.
thought-least = { $twice ->
    [yes] { $card } is of no use: one lies before you already.
   *[no] { $card } is what you need least.
}
thought-most = { $card } is what you need most.
thought-lucky = { $good ->
    [yes] { $card } does what you hope for.
   *[no] Neither card helps.
}
thought-unknown = A card of the deck is as good as anything that you could choose.
thought-bullets = { $character } has { $life } life points.
