# Coalitions: Ancien Régime: mocarstwo, terytorium i atak z bliska.

web-ancien_regime-race-aim = Wpływ; { $goal } wygrywa
web-ancien_regime-race-minor = { $power }: mocarstwo pomniejsze
web-ancien_regime-yours = Twoje
web-ancien_regime-ally-yours = Twój sojusznik
web-ancien_regime-extends = W obecnej sytuacji zyska { $total } { $total ->
        [one] Wpływ
        [few] Wpływy
       *[many] Wpływów
    } { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }.
web-ancien_regime-borders = Sąsiedzi: { $lands }
web-ancien_regime-garrison-worth = Twój garnizon tutaj: { $worth ->
        [influence] Wpływ { $value }, Poszerzenie Wpływu
       *[paying] Pieniądze { $value }, Opodatkowanie
    }
web-ancien_regime-your-next = Twoja następna akcja
web-ancien_regime-odds = On ma siłę { $own }, bez kart.
web-ancien_regime-odds-support = Generałowie obok, którzy mogą wesprzeć: po twojej stronie { $ours }, po ich stronie { $theirs }.
