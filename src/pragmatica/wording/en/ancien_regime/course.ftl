# How a match went, when it is over.
web-ancien_regime-measure-influence = Influence
web-ancien_regime-measure-units = Units in the field
web-ancien_regime-tally-units-lost = units in battle
web-ancien_regime-tally-units-left = units given up
web-ancien_regime-tally-garrisons-lost = garrisons
web-ancien_regime-tally-morale-lost = Morale
web-ancien_regime-tally-won = attacks won
web-ancien_regime-tally-lost = attacks lost
web-ancien_regime-tally-influence = Influence won
web-ancien_regime-tally-drawn = drawn
web-ancien_regime-tally-value = mean value
web-ancien_regime-course-turn = Round { $turn }
web-ancien_regime-battle-balance = Attack { $attack }{ $attackHidden ->
        [0] {""}
       *[other] {" "}and { $attackHidden } face down
    }, defence { $defence }{ $defenceHidden ->
        [0] {""}
       *[other] {" "}and { $defenceHidden } face down
    }
web-ancien_regime-battle-cards = Cards in the order in which they fell
web-ancien_regime-battle-after = makes your side { $after }
