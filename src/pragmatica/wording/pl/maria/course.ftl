# Przebieg rozgrywki po jej zakończeniu.
web-maria-measure-fortresses = Zajęte twierdze
web-maria-measure-pool = Pozostałe znaczniki zwycięstwa
web-maria-measure-troops = Wojska
web-maria-tally-lost-battle = w bitwach
web-maria-tally-lost-retreat = bez odwrotu
web-maria-tally-lost-hunger = z głodu
web-maria-tally-generals-lost = generałowie
web-maria-tally-fortresses-lost = twierdze
web-maria-tally-won = wygrane
web-maria-tally-lost = przegrane
web-maria-tally-tied = remisy
web-maria-tally-drawn = dobrane
web-maria-tally-value = średnia wartość
web-maria-tally-reserves = Rezerwy
web-maria-course-turn = Tura { $turn }
web-maria-battle-was = Stoczona bitwa
web-maria-battle-balance = Wynik: atakujący { $attacker }, obrońca { $defender }
web-maria-battle-laid = { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }{ $value ->
        [none] {""}
       *[other] , jako { $value }
    }{ $score ->
        [none] {""}
       *[other] , wynik { $score }
    }
