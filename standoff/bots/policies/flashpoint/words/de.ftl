# Was jemand denkt, der Halo: Flashpoint spielt: Was es für Argumente gibt, steht in thoughts.py, was sie sein können, in
# engine/words.py.

thought-attack = { $target } wird mit { $won } % getroffen und mit { $kill } % getötet.
thought-burst = { $target } wird mit { $won } % niedergehalten{ $drops ->
    [yes] {" "}und lässt fallen, was es trägt.
   *[no] .
}
thought-blast = Mit { $lands } % landet es in { $cube }, wo { $enemies ->
    [one] { $enemies } Feind
   *[other] { $enemies } Feinde
}{ $friends ->
    [0] {""}
   *[other] {" "}und { $friends } eigene Modelle
} { $enemies ->
    [one] { $friends ->
        [0] steht.
       *[other] stehen.
    }
   *[other] stehen.
}
thought-seen = { $enemies ->
    [one] Ein Feind in Reichweite sieht diesen Platz
   *[other] { $enemies } Feinde in Reichweite sehen diesen Platz
}{ $clear ->
    [0] , ohne Clear Shot.
   *[other] , { $clear } mit Clear Shot.
}
thought-unseen = Kein Feind in Reichweite sieht diesen Platz.
thought-from_there = Von dort kann auf { $target } geschossen werden{ $clear ->
    [yes] , mit Clear Shot.
   *[no] .
}
thought-charge = Es geht in den Kampf gegen { $target }: getroffen mit { $won } %, getötet mit { $kill } %.
thought-towards = { $goal ->
    [oddball] Der Oddball
    [flag] Die Flagge
    [marker] Ein VP-Marker
    [seed] Ein Power Seed
    [station] Deine Power-Seed-Station
    [base] Deine Basis
    [carrier] Der Feind mit dem Objekt
    [enemy] Ein Feind
    [friend] Der Freund mit dem Objekt
   *[none] Nichts
} ist { $steps ->
    [0] genau dort.
    [one] { $steps } Schritt entfernt.
   *[other] { $steps } Schritte entfernt.
}
thought-delivers = Dort bringt { $thing } Punkte.
thought-takes = Darum geht es: { $thing }.
thought-better = Es ist eine bessere Waffe als die vorhandenen.
thought-useful = Es ist noch Platz für ein Item.
thought-acts = { $burden ->
    [yes] { $model } trägt das Objekt und geht weiter.
   *[no] { $shot ->
        [yes] { $danger ->
            [yes] { $model } hat ein Ziel und ist selbst in Gefahr.
           *[no] { $model } hat ein Ziel.
        }
       *[no] { $danger ->
            [yes] { $model } ist in Gefahr.
           *[no] { $model } geht in Stellung.
        }
    }
}
thought-crouches = Geduckt schießt es mit einem Würfel mehr und überlebt mit einem Würfel mehr.
thought-stands_up = Niedergehalten kann es vorher nichts anderes tun.
thought-shoots_now = Von hier kann auf { $target } geschossen werden.
thought-moves = Ein besserer Platz ist in Reichweite.
thought-rerolls = { $failed ->
    [one] { $failed } Würfel hat versagt.
   *[other] { $failed } Würfel haben versagt.
}
thought-adds_dice = Hier bringt ein Würfel mehr als später.
