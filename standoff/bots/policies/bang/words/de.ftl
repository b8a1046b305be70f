# Was jemand denkt, der BANG! spielt: Was es für Argumente gibt, steht in thoughts.py, was sie sein können, in
# engine/words.py.

## Wer jemand ist

thought-suspect = { $deed ->
    [none] { $target }
    [shot] { $target } hat { $times ->
        [1] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }auf { $other ->
        [you] dich
       *[other] { $sheriff ->
            [yes] den Sheriff
           *[no] { $other }
        }
    } geschossen
    [passed_over] { $target } hätte { $times ->
        [1] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }auf { $other ->
        [you] dich
       *[other] { $sheriff ->
            [yes] den Sheriff
           *[no] { $other }
        }
    } schießen können und hat es nicht getan
    [duelled] { $target } hat { $other ->
        [you] dich
       *[other] { $sheriff ->
            [yes] den Sheriff
           *[no] { $other }
        }
    } { $times ->
        [1] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }herausgefordert
    [jailed] { $target } hat { $other ->
        [you] dich
       *[other] { $sheriff ->
            [yes] den Sheriff
           *[no] { $other }
        }
    } { $times ->
        [1] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }eingesperrt
    [robbed] { $target } hat { $other ->
        [you] dir
       *[other] { $sheriff ->
            [yes] dem Sheriff
           *[no] { $other }
        }
    } { $times ->
        [1] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }eine Karte abgenommen
   *[freed] { $target } hat { $other ->
        [you] dir
       *[other] { $sheriff ->
            [yes] dem Sheriff
           *[no] { $other }
        }
    } { $times ->
        [1] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }geholfen
}: { $role } mit { $percent } %.
thought-wanted = { $target } ist der Sheriff: Fällt der Sheriff, haben die Outlaws gewonnen.
thought-last_two = Nur noch { $target }, der Sheriff, ist übrig.

## Was eine Karte bringt

thought-shoot = { $life ->
    [1] { $target } hat nur noch den letzten Lebenspunkt
   *[other] { $target } hat { $life } Lebenspunkte
} und { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand{ $missed ->
    [none] .
   *[other] ; { $missed } käme zuerst, ist aber außer Reichweite.
}
thought-challenge = Du hast { $held ->
    [0] kein BANG!
   *[other] { $held } BANG!
} für das Duel auf der Hand, und { $target } hat { $cards ->
    [0] keine Karte.
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
thought-imprison = Im Jail setzt { $target } wahrscheinlich einmal aus.
thought-rob = { $cards ->
    [one] Es ist die letzte Karte von { $target }.
   *[other] Es nimmt { $target } eine von { $cards } Karten.
}
thought-disarm = Ohne { $card } ist { $target } leichter beizukommen.
thought-free = { $target ->
    [self] { $card } liegt vor dir und sollte es nicht.
   *[other] { $card } liegt vor { $target }, und ihr steht wahrscheinlich auf derselben Seite.
}
thought-everybody = Es trifft { $enemies ->
    [one] { $enemies } wahrscheinlichen Feind
   *[other] { $enemies } wahrscheinliche Feinde
} und { $friends ->
    [0] sonst niemanden.
    [one] { $friends } wahrscheinlichen Freund.
   *[other] { $friends } wahrscheinliche Freunde.
}
thought-round = Du trinkst, und { $friends ->
    [0] { $enemies ->
        [0] sonst ist niemand verwundet.
        [one] mit dir ein verwundeter Feind, aber kein Freund.
       *[other] mit dir { $enemies } verwundete Feinde, aber kein Freund.
    }
    [one] mit dir ein verwundeter Freund{ $enemies ->
        [0] {""} und kein Feind.
        [one] {""} und ein verwundeter Feind.
       *[other] {""} und { $enemies } verwundete Feinde.
    }
   *[other] mit dir { $friends } verwundete Freunde{ $enemies ->
        [0] {""} und kein Feind.
        [one] {""} und ein verwundeter Feind.
       *[other] {""} und { $enemies } verwundete Feinde.
    }
}
thought-heal = { $life ->
    [1] Du hast nur noch den letzten deiner { $most } Lebenspunkte
   *[other] Du hast { $life } deiner { $most } Lebenspunkte
}{ $over ->
    [0] .
   *[other] {" "}und mehr Karten, als du behalten darfst.
}
thought-draws = Sie bringt { $amount } Karten für eine.
thought-first_pick = Alle nehmen eine Karte, und du wählst zuerst.
thought-reaches = Sie schießt { $far } weit{ $more ->
    [0] .
    [one] : Ein wahrscheinlicher Feind mehr ist in Reichweite.
   *[other] : { $more } wahrscheinliche Feinde mehr sind in Reichweite.
}
thought-rapid = { $held ->
    [0] Damit kannst du schießen, sooft du ein BANG! hast.
    [one] Damit kannst du schießen, sooft du ein BANG! hast.
   *[other] Damit kannst du alle deine { $held } BANG! spielen.
}
thought-shelter = { $card } hilft von jetzt an in jedem Zug.
thought-fuse = Das Dynamite geht im Kreis, und dort sitzen mehr Feinde als Freunde.
thought-trade = { $life ->
    [1] Es ist dein letzter Lebenspunkt: Zwei Karten sind ein fairer Preis für einen weiteren.
   *[other] Zwei entbehrliche Karten für einen Lebenspunkt.
}
thought-enough = { $reason ->
    [shot] Du hast dein BANG! für diesen Zug verschossen, und sonst lohnt sich keine Karte.
    [reach] Niemand, den du treffen willst, ist in Reichweite.
   *[kept] Was du hast, ist auf der Hand mehr wert.
}

## Antworten und Karten

thought-dodge = { $life ->
    [1] Es ist dein letzter Lebenspunkt: { $card } ist ein kleiner Preis.
   *[other] { $card } ist weniger wert als einer deiner { $life } Lebenspunkte.
}
thought-try = Das Barrel kostet keine Karte.
thought-endure = { $short ->
    [yes] Nichts, was du hast, würde reichen.
   *[no] Du hast { $life } Lebenspunkte und behältst die Karte, bis sie mehr zählt.
}
thought-survive = Sonst bist du aus dem Spiel.
thought-give_up = Nichts, was du hast, rettet dich.
thought-least = { $twice ->
    [yes] { $card } nützt nichts: Eine solche Karte liegt schon vor dir.
   *[no] { $card } brauchst du am wenigsten.
}
thought-most = { $card } brauchst du am meisten.
thought-lucky = { $good ->
    [yes] { $card } tut, was du hoffst.
   *[no] Keine der beiden Karten hilft.
}
thought-unknown = Eine Karte vom Stapel ist so gut wie alles, was du wählen könntest.
thought-bullets = { $character } hat { $life } Lebenspunkte.
