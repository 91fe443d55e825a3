# Co może przynieść odpowiedź i czego te szanse nie obejmują.
ancien_regime-why-odds-standing = Tak skończyłaby się bitwa przy kartach, które wtedy będą leżeć. Inni mogą jeszcze zagrywać.

web-ancien_regime-odds-won = zwycięstwo
web-ancien_regime-odds-tied = remis
web-ancien_regime-odds-lost = porażka
web-ancien_regime-odds-roll-own = Siła twojej strony
web-ancien_regime-odds-roll-other = Siła drugiej strony
web-ancien_regime-odds-roll-turned = Odkryta karta
web-ancien_regime-odds-total = { $total }
web-ancien_regime-odds-card = { $card }
web-ancien_regime-move-gain = { $power } { $gain }
web-ancien_regime-move-victory = Wpływ za zwycięstwo, bez wsparcia: { $gains }.
web-ancien_regime-move-defeat = Wpływ innych za twoją porażkę: { $gains }.
web-ancien_regime-move-denies = Garnizon odbiera tam w każdej rundzie { $value } { $worth ->
        [influence] { $value ->
            [one] Wpływ
            [few] Wpływy
           *[many] Wpływów
        }
       *[money] { $value ->
            [one] Pieniądz
            [few] Pieniądze
           *[many] Pieniędzy
        }
    }; traci: { $loser }.
web-ancien_regime-sign-reached = w zasięgu możliwego wroga
web-ancien_regime-sign-attacked = można tu zaatakować
web-ancien_regime-threat-reached = Generał możliwego wroga może tu dojść jednym ruchem.
web-ancien_regime-threat-attacked = Twoje siły, które można zaatakować.
web-ancien_regime-threat-line = { $land }, siła { $strength }
web-ancien_regime-threat-by = { $general }, siła { $strength }, { $turns ->
        [0] w tej turze
        [one] za 1 turę
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }{ $consents ->
        [none] { "" }
       *[other] , za zgodą: { $consents }
    }
