# Die Wörter des Tisches von Halo BANG!.

hb-range = Reichweite
hb-damage = Schaden
hb-weapon = Reichweite { $range }, Schaden { $damage }
hb-overshields = { $left } von { $most } Überschilden
hb-seat = Team { $team }, { $overshields } Überschilde, { $tags } Hundemarken, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $range ->
    [none] kein Ziel
   *[other] Entfernung { $range }
}
hb-tags = Marken { $team }
hb-own-tags = { $count ->
    [one] { $count } Hundemarke
   *[other] { $count } Hundemarken
}
hb-deck = Stapel { $count }
hb-discard = Ablage { $count }
hb-played = wird gespielt
hb-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
hb-respawning = Kehrt zurück
hb-phase = Dein Zug · Phase { $phase }
hb-weapons-left = { $count ->
    [one] noch { $count } Waffe in diesem Zug
   *[other] noch { $count } Waffen in diesem Zug
}
hb-attack = { $card }: wen greifst du an?
hb-at-whom = { $card }: für wen?
hb-once-more = { $card }: spielen?
hb-plays = { $name } spielt { $card }
hb-would-cost = { $damage } Schaden
hb-turn = Zug
hb-hand-of = { $name }: Hand
hb-card-of = { $name }: { $card }
