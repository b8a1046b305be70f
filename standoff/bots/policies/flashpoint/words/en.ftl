# What a player of Halo: Flashpoint thinks: see thoughts.py for the arguments, engine/words.py for what they can be.

thought-attack = { $target } is hit with { $won } % and killed with { $kill } %.
thought-burst = { $target } is Pinned with { $won } %{ $drops ->
    [yes] , and drops what it carries.
   *[no] .
}
thought-blast = It lands in { $cube } with { $lands } %, with { $enemies ->
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
} there{ $friends ->
    [0] .
   *[other] {" "}and { $friends } of your own.
}
thought-seen = { $enemies ->
    [one] One enemy in range sees this place
   *[other] { $enemies } enemies in range see this place
}{ $clear ->
    [0] , without a Clear Shot.
   *[other] , { $clear } with a Clear Shot.
}
thought-unseen = No enemy in range sees this place.
thought-from_there = { $target } can be shot at from there{ $clear ->
    [yes] , with a Clear Shot.
   *[no] .
}
thought-charge = It moves in to fight { $target }: hit with { $won } %, killed with { $kill } %.
thought-towards = { $goal ->
    [oddball] The Oddball
    [flag] The Flag
    [marker] A VP marker
    [seed] A Power Seed
    [station] Your Power Seed Station
    [base] Your base
    [carrier] The enemy with the object
    [enemy] An enemy
    [friend] The friend with the object
   *[none] Nothing
} is { $steps ->
    [0] right there.
    [one] { $steps } step away.
   *[other] { $steps } steps away.
}
thought-delivers = { $thing } scores there.
thought-takes = { $thing } is what this is about.
thought-better = It is a better weapon than those at hand.
thought-useful = There is room for another item.
thought-acts = { $burden ->
    [yes] { $model } carries the object and goes on.
   *[no] { $shot ->
        [yes] { $danger ->
            [yes] { $model } has a shot, and is in danger itself.
           *[no] { $model } has a shot.
        }
       *[no] { $danger ->
            [yes] { $model } is in danger.
           *[no] { $model } gets into position.
        }
    }
}
thought-crouches = Crouched, it shoots with a die more and survives with a die more.
thought-stands_up = Pinned, it can do nothing else first.
thought-shoots_now = { $target } can be shot at from here.
thought-moves = There is a better place in reach.
thought-rerolls = { $failed ->
    [one] { $failed } die has failed.
   *[other] { $failed } dice have failed.
}
thought-adds_dice = Here a die more brings more than it would later.
