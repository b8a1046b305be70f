# The words of the table of BANG!.

bang-life = { $life } of { $most } life points
bang-seat = { $role ->
    [none] { "" }
   *[other] { $role },{ " " }
}{ $life ->
    [one] { $life } life point
   *[other] { $life } life points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $distance ->
    [0] { "" }
   *[other] distance { $distance }
}
bang-draw-pile = Draw · { $count }
bang-discard-pile = Discard · { $count }
bang-bullets = Bullets · { $count }
bang-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
bang-glow = cards that glow can be played
bang-reach = reach { $reach } with { $weapon } · { $can } of { $all } can be chosen
bang-at-whom = { $card } at whom?
bang-whose = { $card }: whose card?
bang-once-more = { $card }: play it?
bang-plays = { $name } plays { $card }
bang-turn = Turn
bang-hand-of = { $name }: hand
bang-card-of = { $name }: { $card }
