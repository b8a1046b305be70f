# Gedanken, die zu jedem Spiel passen: was die Zahlen eines Bots sagen. Was es für Argumente gibt, steht in bots/advice.py.

thought-only = Es gibt keine andere Antwort.
thought-alike = Für keine der { $options } Möglichkeiten spricht mehr als für eine andere.
thought-favoured = Es sieht am besten aus: { $share } zu { $other } gegen das Nächstbeste.
thought-imagined = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} durchgedacht: { $other ->
    [none] { $won } % gewonnen.
   *[other] damit { $won } % gewonnen, mit dem Nächstbesten { $other } %.
}
thought-level = { $games } Spiele durchgedacht: damit { $won } % gewonnen, mit dem Nächstbesten etwa ebenso viele.
