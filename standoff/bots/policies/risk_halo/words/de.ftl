# Was jemand denkt, der RISK spielt: Was es für Argumente gibt, steht in thoughts.py, was sie sein können, in
# engine/words.py.

## Angriffe

thought-odds = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}{ $hero ->
    [yes] {" "}mit dem Helden
   *[no] {""}
} gegen { $against }{ $their_hero ->
    [yes] {" "}mit einem Helden
   *[no] {""}
}: In { $percent } % aller Kämpfe fällt { $target }.
thought-aim = { $last ->
    [yes] Es führt zu { $objective }, dem letzten Ziel, das dir fehlt.
   *[no] Es führt zu { $objective }.
}
thought-completes = Das ist alles, was zu { $region } noch fehlt (+{ $bonus } in jedem Zug).
thought-nears = { $missing ->
    [2] Dann fehlt zu { $region } noch ein Gebiet.
   *[other] Dann fehlen zu { $region } noch zwei Gebiete.
}
thought-breaks = { $owner } hält ganz { $region } (+{ $bonus } in jedem Zug), und dann nicht mehr.
thought-takes_base = { $about_to_win ->
    [yes] Es ist die Basis von { $owner }: Dort fehlt nur noch ein Ziel, und ohne die Basis ist nicht zu gewinnen.
   *[no] { $owner ->
        [you] Es ist deine eigene Basis.
       *[other] Es ist die Basis von { $owner }: eine Einheit mehr in jedem Zug.
    }
}
thought-meets_hero = Dort steht der Held von { $owner }.
thought-throws_out = { $owner } hält nur { $left ->
    [1] dieses Gebiet
   *[other] { $left } Gebiete
}{ $cards ->
    [0] .
    [one] {" "}und hat { $cards } Karte.
   *[other] {" "}und hat { $cards } Karten.
}
thought-earns_card = Die erste Eroberung im Zug bringt eine Fraktionskarte.
thought-wins = { $objective } ist erfüllt, und das gewinnt: Der Zug muss nur noch enden.
thought-enough = { $target ->
    [none] Es gibt nichts anzugreifen.
   *[other] Selbst der beste Angriff, auf { $target } mit { $percent } %, ist die Verluste nicht wert.
}
thought-stops_at = Mit nur noch { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} ist Schluss, damit nicht alles verloren geht.
thought-cards_may_help = Wurf für Wurf: Du hast Karten auf der Hand, die vor einem Wurf helfen.
thought-most_dice = Zwei Würfel verlieren für jede zerstörte Einheit weniger eigene als ein einzelner.

## Armeen

thought-strikes = Mit { $units } Einheiten dort kann { $territory } in { $percent } % aller Kämpfe { $target } nehmen.
thought-guards = So wie es ist, fiele { $territory } in { $before } % aller Kämpfe an den stärksten Nachbarn; mit { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} in { $after } %.
thought-idle = Neben { $territory } steht kein Feind.
thought-stays = Keine Armee wird anderswo mehr gebraucht als dort, wo sie ist.
thought-rallies = In { $territory } führt der Held eine Armee, die angreifen kann.
thought-gathers = { $held ->
    [0] { $region } hat { $size } Gebiete und bringt +{ $bonus } in jedem Zug.
   *[other] Du hältst { $held } von { $size } Gebieten von { $region } (+{ $bonus } in jedem Zug).
}
thought-in_the_way = Dort ist die neutrale Flood { $owner } im Weg.

## Karten

thought-turns_in = { $skulls } Schädel bringen { $units ->
    [one] { $units } Einheit.
   *[other] { $units } Einheiten.
}
thought-saves = { $skulls ->
    [one] Ein Schädel bleibt
   *[other] { $skulls } Schädel bleiben
} besser auf der Hand: Mehr davon bringen je mehr Einheiten.
thought-brings = { $card } ist jetzt etwa { $now },{ $now_tenths } Einheiten wert; für ihre Schädel aufgehoben { $kept },{ $kept_tenths }.
thought-accomplishes = Das ist Ziel { $done ->
    [0] eins
    [1] zwei
    [2] drei
   *[other] vier
} von { $needed }, die du brauchst.
thought-draws = Kein Ziel ist erfüllt, also eine Fraktionskarte.
