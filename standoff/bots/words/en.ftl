# Thoughts that fit every game: what the figures of a bot say. See bots/advice.py for the arguments.

thought-only = There is no other answer.
thought-alike = Nothing speaks for one of the { $options } options more than for another.
thought-favoured = It looks best by { $share } to { $other } against the next best.
thought-imagined = { $other ->
    [none] Imagined { $games ->
            [one] { $games } game
           *[other] { $games } games
        }: it won { $won } % of them.
   *[other] Imagined { $games } games: with it { $won } % were won, with the next best { $other } %.
}
thought-level = Imagined { $games } games: with it { $won } % were won, and about as many with the next best.
