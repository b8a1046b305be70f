# What a player of RISK thinks: see thoughts.py for the arguments, engine/words.py for what they can be.

## Attacks

thought-odds = { $units } units{ $hero ->
    [yes] {" "}with the Hero
   *[no] {""}
} against { $against }{ $their_hero ->
    [yes] {" "}with a Hero
   *[no] {""}
} take { $target } in { $percent } % of all battles.
thought-aim = { $last ->
    [yes] It leads to { $objective }, the last objective that you need.
   *[no] It leads to { $objective }.
}
thought-completes = It is all that is missing to { $region } (+{ $bonus } each turn).
thought-nears = { $missing ->
    [2] Then one territory is missing to { $region }.
   *[other] Then two territories are missing to { $region }.
}
thought-breaks = { $owner } holds all of { $region } (+{ $bonus } each turn), and no longer would.
thought-takes_base = { $about_to_win ->
    [yes] It is the Base of { $owner }, who needs one objective more and cannot win without it.
   *[no] { $owner ->
        [you] It is your own Base.
       *[other] It is the Base of { $owner }: a unit more each turn.
    }
}
thought-meets_hero = The Hero of { $owner } stands there.
thought-throws_out = { $owner } holds { $left ->
    [1] this territory only
   *[other] only { $left } territories
}{ $cards ->
    [0] .
    [one] {" "}and has { $cards } card.
   *[other] {" "}and has { $cards } cards.
}
thought-earns_card = The first conquest of the turn earns a Faction card.
thought-wins = { $objective } is met, and that wins: the turn only has to end.
thought-enough = { $target ->
    [none] There is nothing to attack.
   *[other] Even the best attack, on { $target } at { $percent } %, is not worth its losses.
}
thought-stops_at = With { $units ->
    [one] { $units } unit
   *[other] { $units } units
} left it ends, so that not all are lost.
thought-cards_may_help = Roll by roll: there are cards in your hand for before a roll.
thought-most_dice = Two dice lose fewer units for each one that they destroy than a single die does.

## Armies

thought-strikes = With { $units } units there, { $territory } can take { $target } in { $percent } % of all battles.
thought-guards = As it is, { $territory } would fall to its strongest neighbour in { $before } % of all battles; with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, in { $after } %.
thought-idle = No enemy stands next to { $territory }.
thought-stays = No army is needed more elsewhere than where it is.
thought-rallies = In { $territory } the Hero leads an army that can attack.
thought-gathers = { $held ->
    [0] { $region } has { $size } territories and pays +{ $bonus } each turn.
   *[other] You hold { $held } of { $size } territories of { $region } (+{ $bonus } each turn).
}
thought-in_the_way = There the neutral Flood is in the way of { $owner }.

## Cards

thought-turns_in = { $skulls } skulls bring { $units } units.
thought-saves = { $skulls ->
    [one] One skull is
   *[other] { $skulls } skulls are
} better kept: more of them bring more units each.
thought-brings = { $card } is worth about { $now }.{ $now_tenths } units now; kept for its skulls, { $kept }.{ $kept_tenths }.
thought-accomplishes = That is objective { $done ->
    [0] one
    [1] two
    [2] three
   *[other] four
} of the { $needed } that you need.
thought-draws = No objective is met, so a Faction card it is.
