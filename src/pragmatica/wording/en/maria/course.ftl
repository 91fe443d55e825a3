# How a match went, when it is over.
web-maria-measure-fortresses = Fortresses held
web-maria-measure-pool = Victory markers left
web-maria-measure-troops = Troops
web-maria-tally-lost-battle = in battle
web-maria-tally-lost-retreat = without retreat
web-maria-tally-lost-hunger = to hunger
web-maria-tally-generals-lost = generals
web-maria-tally-fortresses-lost = fortresses
web-maria-tally-won = won
web-maria-tally-lost = lost
web-maria-tally-tied = tied
web-maria-tally-drawn = drawn
web-maria-tally-value = mean value
web-maria-tally-reserves = Reserves
web-maria-course-turn = Turn { $turn }
web-maria-battle-was = The battle that was fought
web-maria-battle-balance = Score: attacker { $attacker }, defender { $defender }
web-maria-battle-laid = { $side ->
        [attacker] attacker
       *[defender] defender
    }{ $value ->
        [none] {""}
       *[other] , as { $value }
    }{ $score ->
        [none] {""}
       *[other] , score { $score }
    }
