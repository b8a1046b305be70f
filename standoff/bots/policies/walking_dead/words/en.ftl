# What a player of the dice game thinks: see thoughts.py for the arguments, engine/words.py for what they can be.

## Who somebody is

thought-suspect = { $deed ->
    [none] { $target }: { $role } at { $percent } %.
   *[other] { $target } { $deed ->
        [hit] has hit
        [spared] could have hit and has not hit
       *[healed] has healed
    } { $leader ->
        [yes] the Leader
       *[no] { $other }
    }{ $times ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $times } times
    }: { $role } at { $percent } %.
}
thought-leader = { $goal ->
    [fall] { $target } is the Leader, who must fall.
    [stand] { $target } is the Leader, who must stand.
   *[last] { $target } is the Leader, who must be the last to fall.
}
thought-prey = { $last ->
    [yes] Only { $target } is left.
   *[no] { $target } must fall by your dice.
}

## Dice

thought-better = { $gain ->
    [0] { $dice ->
        [one] To roll this die again is as good as to keep all.
       *[other] To roll these { $dice } dice again is as good as to keep all.
    }
   *[other] { $dice ->
        [one] To roll this die again
       *[other] To roll these { $dice } dice again
    } is worth { $gain } hundredths of a Health more than to keep all.
}
thought-enough = { $infections ->
    [2] Two Infections lie there, and a third costs you a Health.
   *[other] { $pile ->
        [1] The next Walker is the last one.
        [2] Only two Walkers are left in the pile.
       *[other] No other dice can be expected to be better.
    }
}
thought-boom = { $grenades } of { $needed } Grenades lie there.
thought-strike = { $left ->
    [0] { $target } falls.
   *[other] { $target } has { $left } Health left then.
}
thought-doubled = A second hit is worth more than the First Aid.
thought-mend = { $target ->
    [you] You have { $health } of { $most } Health.
   *[other] { $target } has { $health } of { $most } Health.
}
thought-wasted = Nobody whom you want to help can gain Health.

## Walkers

thought-instead = With { $walkers ->
    [one] { $walkers } Walker
   *[other] { $walkers } Walkers
} in front of you and { $pile } in the pile, a Walker is cheaper than a Health.
thought-bleed = { $walkers ->
    [0] The Health is cheaper than a Walker.
    [one] A Walker lies in front of you already, and they all bite in the end.
   *[other] { $walkers } Walkers lie in front of you already, and they all bite in the end.
}
thought-rid = { $target ->
    [you] Each Walker in front of you costs a Health when all are overrun.
   *[other] Each Walker in front of { $target } costs a Health when all are overrun.
}
thought-leave = The Walkers lie well where they lie.
