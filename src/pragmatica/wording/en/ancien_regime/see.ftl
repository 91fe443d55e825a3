# What is counted of what has happened.
web-ancien_regime-see-garrisons = { $count ->
        [one] 1 garrison came or went
       *[other] { $count } garrisons came or went
    }
web-ancien_regime-see-control = { $count ->
        [one] 1 minor power taken over
       *[other] { $count } minor powers taken over
    }
web-ancien_regime-see-statuses = { $count ->
        [one] 1 new status
       *[other] { $count } new statuses
    }
