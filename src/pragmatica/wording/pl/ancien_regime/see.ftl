# Co się liczy z tego, co się wydarzyło.
web-ancien_regime-see-garrisons = { $count ->
        [one] zmiana 1 garnizonu
       *[other] zmiany { $count } garnizonów
    }
web-ancien_regime-see-control = { $count ->
        [one] 1 przejęte pomniejsze państwo
        [few] { $count } przejęte pomniejsze państwa
       *[other] { $count } przejętych pomniejszych państw
    }
web-ancien_regime-see-statuses = { $count ->
        [one] 1 nowy status
        [few] { $count } nowe statusy
       *[other] { $count } nowych statusów
    }
