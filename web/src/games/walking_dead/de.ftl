# Die Wörter des Lagers.

wd-health = { $health } von { $most } Leben
wd-walkers = { $count } Beißer
wd-seat = { $role ->
    [none] { "" }
   *[other] { $role },{ " " }
}{ $health } von { $most } Leben, { $walkers } Beißer, { $places ->
    [0] { "" }
    [one] { $places } Platz entfernt
   *[other] { $places } Plätze entfernt
}
wd-overrun = Noch { $count } bis zum Überfall
wd-overrun-then = Dann verliert jeder für jeden seiner Beißer ein Leben
wd-again = noch einmal
wd-keep = behalten
wd-stays = bleibt
wd-used-now = dieser
wd-no-dice = Die Würfel liegen bereit.
wd-throws = { $count ->
    [one] noch { $count } Wurf
   *[other] noch { $count } Würfe
}
wd-throw = { $count } werfen
wd-keep-all = Alle behalten
wd-your-roll = Dein Wurf
wd-tap = tippe einen Würfel an, um ihn noch einmal zu werfen
wd-which = Welche Würfel wirfst du noch einmal?
wd-your-dice = Deine Würfel
wd-again-group = { $count } noch einmal werfen
wd-keep-group = Behalten
wd-by = { $name } gegen dich
wd-does = { $face ->
    [walker] nimmt einen Beißer
    [infection] drei: du verlierst 1
    [range_1] trifft Nachbarn
    [range_2] trifft 2 Plätze weiter
    [first_aid] heilt jemanden
   *[grenade] drei: trifft alle anderen
}
