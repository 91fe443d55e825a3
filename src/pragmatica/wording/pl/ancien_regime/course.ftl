# Przebieg rozgrywki po jej zakończeniu.
web-ancien_regime-measure-influence = Wpływ
web-ancien_regime-measure-units = Jednostki w polu
web-ancien_regime-tally-units-lost = jednostki w bitwach
web-ancien_regime-tally-units-left = jednostki porzucone
web-ancien_regime-tally-garrisons-lost = garnizony
web-ancien_regime-tally-morale-lost = Morale
web-ancien_regime-tally-won = ataki wygrane
web-ancien_regime-tally-lost = ataki przegrane
web-ancien_regime-tally-influence = zdobyty Wpływ
web-ancien_regime-tally-drawn = dobrane
web-ancien_regime-tally-value = średnia wartość
web-ancien_regime-course-turn = Runda { $turn }
web-ancien_regime-battle-balance = Atak { $attack }{ $attackHidden ->
        [0] {""}
       *[other] {" "}i zakryte: { $attackHidden }
    }, obrona { $defence }{ $defenceHidden ->
        [0] {""}
       *[other] {" "}i zakryte: { $defenceHidden }
    }
web-ancien_regime-battle-cards = Karty w kolejności zagrania
web-ancien_regime-battle-after = twoja strona: { $after }
