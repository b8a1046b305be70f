# Die Wörter des Tisches von BANG!.

bang-life = { $life } von { $most } Lebenspunkten
bang-seat = { $role ->
    [none] { "" }
   *[other] { $role },{ " " }
}{ $life ->
    [one] { $life } Lebenspunkt
   *[other] { $life } Lebenspunkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $distance ->
    [0] { "" }
   *[other] Entfernung { $distance }
}
bang-draw-pile = Stapel · { $count }
bang-discard-pile = Ablage · { $count }
bang-bullets = Kugeln · { $count }
bang-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
bang-glow = was leuchtet, kann gespielt werden
bang-reach = Reichweite { $reach } mit { $weapon } · { $can } von { $all } wählbar
bang-at-whom = { $card } auf wen?
bang-whose = { $card }: wessen Karte?
bang-once-more = { $card }: spielen?
bang-plays = { $name } spielt { $card }
bang-turn = Zug
bang-hand-of = { $name }: Hand
bang-card-of = { $name }: { $card }
