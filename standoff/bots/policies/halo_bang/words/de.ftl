# Was jemand denkt, der Halo BANG! spielt: Was es für Argumente gibt, steht in thoughts.py, was sie sein können, in
# engine/words.py.

## Angriffe

thought-kill = Es tötet { $target } (noch { $tags ->
    [one] { $tags } Dog Tag
   *[other] { $tags } Dog Tags
}), wenn kein Schild schützt; zu { $percent } % schützt keiner.
thought-wound = Es lässt { $target } noch { $left ->
    [one] { $left } Overshield
   *[other] { $left } Overshields
}, wenn kein Schild schützt; zu { $percent } % schützt keiner.
thought-ends = Damit endet das Spiel, und zu { $percent } % ist es gewonnen.
thought-friend = { $target } ist in deinem eigenen Team.
thought-everybody = Es trifft { $enemies ->
    [0] keinen Feind
    [one] { $enemies } Feind
   *[other] { $enemies } Feinde
} und { $friends ->
    [0] keinen Freund.
    [one] { $friends } Freund.
   *[other] { $friends } Freunde.
}

## Karten

thought-lasting = { $card } wirkt von jetzt an und sollte liegen, bevor du eine Waffe spielst.
thought-draws = Es bringt dir { $amount } Karten{ $enemies ->
    [0] .
   *[other] {" "}und je eine für { $enemies ->
        [one] { $enemies } Feind
       *[other] { $enemies } Feinde
    } und { $friends ->
        [0] keinen Freund.
        [one] { $friends } Freund.
       *[other] { $friends } Freunde.
    }
}
thought-regain = { $missing ->
    [0] Dir fehlt kein Overshield.
    [one] Dir fehlt ein Overshield.
   *[other] Dir fehlen { $missing } Overshields.
} { $exposed ->
    [yes] Mit einer Karte kann { $target } wieder angegriffen werden.
   *[no] { $friend ->
        [yes] Die Karte geht an { $target } aus deinem Team.
       *[no] { $target } bekommt dafür eine Karte.
    }
}
thought-ball = Wer den Odd Ball hat, verliert vielleicht eine Waffe oder ein Dog Tag; von { $target ->
    [you] dir
   *[other] { $target }
} geht er nach links weiter.
thought-take = { $own ->
    [yes] Es bringt dir { $cards ->
        [one] die einzige Karte
       *[other] eine der { $cards } Karten
    } von { $target } auf die Hand.
   *[no] Es kostet { $target } { $cards ->
        [one] die einzige Karte.
       *[other] eine von { $cards } Karten.
    }
}
thought-strip = { $friend ->
    [yes] { $card } sollte nicht vor { $target ->
        [you] dir
       *[other] { $target }
    } liegen.
   *[no] Ohne { $card } ist { $target } leichter beizukommen.
}
thought-token = { $left ->
    [one] { $left } Overshield bleibt dir für eine Karte.
   *[other] { $left } Overshields bleiben dir, genug, um einen für eine Karte umzudrehen.
}
thought-enough = { $reason ->
    [weapons] In diesem Zug darfst du keine Waffe mehr spielen.
    [pod] Das Ende ist nah, und ein Ordnance Pod auf der Hand ist ein Punkt.
   *[kept] Was du hast, ist auf der Hand mehr wert.
}

## Antworten

thought-save = Ohne { $card } wirst du getötet und verlierst ein Dog Tag.
thought-spend = { $card } ist weniger wert als der Schaden, der dir noch { $left ->
    [one] { $left } Overshield
   *[other] { $left } Overshields
} ließe.
thought-endure = { $kept ->
    [yes] { $left ->
        [0] Was du abgeben müsstest, ist mehr wert.
        [one] { $left } Overshield bleibt dir, und du behältst deine Karten, bis sie mehr zählen.
       *[other] { $left } Overshields bleiben dir, und du behältst deine Karten, bis sie mehr zählen.
    }
   *[no] Du hast nichts dagegen auf der Hand.
}
thought-least = { $card } brauchst du am wenigsten.
thought-tag = Du hast keine Waffe, die du abgeben könntest.
thought-most = { $card } ist besser als die meisten Karten im Stapel.
thought-unknown = Eine Karte vom Stapel ist wahrscheinlich besser als { $card }.
