# Was jemand denkt, der das Würfelspiel spielt: Was es für Argumente gibt, steht in thoughts.py, was sie sein können, in
# engine/words.py.

## Wer jemand ist

thought-suspect = { $deed ->
    [none] { $target }
   *[other] { $target } { $deed ->
        [spared] hätte
       *[other] hat
    } { $other ->
        [you] dich
       *[other] { $leader ->
            [yes] den Leader
           *[no] { $other }
        }
    } { $times ->
        [1] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }{ $deed ->
        [hit] getroffen
        [spared] treffen können und hat es nicht getan
       *[healed] geheilt
    }
}: { $role ->
    [Hilltop] Loner von Hilltop
    [Kingdom] Loner von Kingdom
   *[other] { $role }
} mit { $percent } %.
thought-leader = { $target } ist der Leader, und der { $goal ->
    [fall] muss fallen.
    [stand] muss überleben.
   *[last] muss als Letzter fallen.
}
thought-prey = { $last ->
    [yes] Nur noch { $target } ist übrig.
   *[no] { $target } muss durch deine Würfel fallen.
}

## Würfel

thought-better = { $dice ->
    [one] Diesen Würfel
   *[other] Diese { $dice } Würfel
} neu zu würfeln { $gain ->
    [0] ist so gut, wie alle zu behalten.
   *[other] bringt { $gain } Hundertstel eines Lebens mehr, als alle zu behalten.
}
thought-enough = { $infections ->
    [2] Zwei Infections liegen da, und eine dritte kostet dich ein Leben.
   *[other] { $pile ->
        [1] Der nächste Walker ist der letzte.
        [2] Nur noch zwei Walker sind im Vorrat.
       *[other] Von anderen Würfeln ist nichts Besseres zu erwarten.
    }
}
thought-boom = { $grenades } von { $needed } Grenades liegen da.
thought-strike = { $left ->
    [0] { $target } fällt.
   *[other] { $target } hat dann noch { $left } Leben.
}
thought-doubled = Ein zweiter Treffer ist mehr wert als das First Aid.
thought-mend = { $target ->
    [you] Du hast
   *[other] { $target } hat
} { $health } von { $most } Leben.
thought-wasted = Niemand, dem du helfen willst, hat Platz für mehr Leben.

## Walker

thought-instead = Mit { $walkers ->
    [one] einem Walker
   *[other] { $walkers } Walkern
} vor dir und { $pile } im Vorrat ist ein Walker billiger als ein Leben.
thought-bleed = { $walkers ->
    [0] Das Leben ist billiger als ein Walker.
    [one] Vor dir liegt schon ein Walker, und am Ende beißen sie alle.
   *[other] Vor dir liegen schon { $walkers } Walker, und am Ende beißen sie alle.
}
thought-rid = Jeder Walker vor { $target ->
    [you] dir
   *[other] { $target }
} kostet ein Leben, wenn alle überrannt werden.
thought-leave = Die Walker liegen gut, wo sie liegen.
