list = { $some } and { $last }
you = you

ask-turn = { $seat ->
    [you] Keep your card, change it, or look at another?
   *[other] { $seat } keeps, changes or looks.
}
answer-keep = keep your card
answer-change = change your card
answer-look = look at the card of { $target }

event-shuffle = { $cards } are shuffled and dealt.
event-look_at_own = { $card ->
    [unknown] { $seat } looks at a card.
   *[other] You hold the { $card }.
}
event-turn = { $seat ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-kept = { $seat ->
    [you] You keep your card.
   *[other] { $seat } keeps the card.
}
event-changed = { $card ->
    [unknown] { $seat } changes the card.
   *[other] You change your card for the { $card }.
}
event-looked_at = { $card ->
    [unknown] { $seat } looks at a card of { $target }.
   *[other] You see that { $target } holds the { $card }.
}
event-show = { $seat ->
    [you] You show the { $card }.
   *[other] { $seat } shows the { $card }.
}
event-end = The game is over: { $winners ->
    [you] you win.
   *[other] { $winners } wins.
}

outcome-hc-end-highest = The highest card wins.

objection-own_card = You know your own card.
objection-changed_already = You have changed your card already.
