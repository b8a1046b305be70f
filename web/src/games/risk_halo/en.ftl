# The words of the map of RISK.

rh-territory = { $units } { $name }, { $region }, { $owner ->
    [none] nobody's
   *[other] { $owner }
}, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
rh-battle = Battle
rh-last-battle = Last battle
rh-against = against
rh-neutral = the neutral
rh-territories = territories
rh-units = units
rh-cards = Your cards
rh-done = objectives done
rh-whole-map = The whole map
rh-objectives = Your objectives
rh-no-objectives = None that you know.
rh-no-cards = No cards.
rh-regions = Regions and their bonus
rh-your-attack = Your attack
rh-attack-sub = { $conquered } conquered this turn · { $sources } territories can attack
rh-from = From { $name } ({ $units } units): invade what?
rh-from-group = From { $name }
rh-units-note = { $units } units
rh-chance = { $name } · { $against } · { $chance } %
rh-turn = Turn
rh-cards-group = Cards
rh-invades = { $name } invades { $target }
