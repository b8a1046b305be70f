# Die Wörter der Karte von RISK.

rh-territory = { $units } { $name }, { $region }, { $owner ->
    [none] niemandes
   *[other] { $owner }
}, { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}
rh-battle = Schlacht
rh-last-battle = Letzte Schlacht
rh-against = gegen
rh-neutral = die Neutralen
rh-territories = Gebiete
rh-units = Einheiten
rh-cards = Deine Karten
rh-done = erfüllte Ziele
rh-whole-map = Die ganze Karte
rh-objectives = Deine Ziele
rh-no-objectives = Keine, die du kennst.
rh-no-cards = Keine Karten.
rh-regions = Regionen und ihr Zuschlag
rh-your-attack = Dein Angriff
rh-attack-sub = { $conquered } in diesem Zug erobert · { $sources } Gebiete können angreifen
rh-from = Aus { $name } ({ $units } Einheiten): wohin?
rh-from-group = Aus { $name }
rh-units-note = { $units } Einheiten
rh-chance = { $name } · { $against } · { $chance } %
rh-turn = Zug
rh-cards-group = Karten
rh-invades = { $name } greift { $target } an
