# Coalitions: Ancien Régime: mocarstwo, terytorium i atak z bliska.

web-coalitions-race-aim = Wpływ; { $goal } wygrywa
web-coalitions-race-minor = { $power }: mocarstwo pomniejsze
web-coalitions-yours = Twoje
web-coalitions-ally = Twój sojusznik
web-coalitions-extends = W obecnej sytuacji zyska { $total } Wpływu { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }.
web-coalitions-borders = Sąsiedzi: { $lands }
web-coalitions-garrison-worth = Twój garnizon tutaj: { $worth ->
        [influence] Wpływ { $value }, Poszerzenie Wpływu
       *[paying] Pieniądze { $value }, Opodatkowanie
    }
web-coalitions-your-next = Twoja następna akcja
web-coalitions-odds = On ma siłę { $own }, bez kart.
web-coalitions-odds-support = Generałowie obok, którzy mogą wesprzeć: po twojej stronie { $ours }, po ich stronie { $theirs }.
