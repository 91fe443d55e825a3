# Co może przynieść odpowiedź i czego te szanse nie obejmują.
maria-why-odds-ability = Tyle może zagrać druga strona. Co zagra, to już jej sprawa.

web-maria-odds-no-answer = brak odpowiedzi: może tylko się poddać
web-maria-odds-short = ze wszystkimi kartami nadal przegrywa
web-maria-odds-even = najwyżej wyrówna
web-maria-odds-ahead = może objąć prowadzenie
web-maria-odds-behind = nadal przegrywasz ({ $score }) i grasz dalej
web-maria-odds-roll-held = Karty, które { $who } może tu zagrać ({ $row }, razem z rezerwami)
web-maria-odds-held = { $count ->
        [0] żadnej
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
web-maria-odds-roll-best = Najwyższa z nich
web-maria-odds-best = { $value ->
        [0] żadna
       *[other] { $value }
    }
web-maria-after-supply = { $state ->
        [home] Tam zaopatrzony: jest u siebie.
        [supplied] Tam zaopatrzony.
        [billed] Tam zaopatrzony tylko mimo huzarów, za { $bill } p.
       *[hungry] Tam bez zaopatrzenia.
    }
web-maria-after-battles = Czeka bitwa: { $names }.
web-maria-after-starves = Potem bez zaopatrzenia: { $names }.
web-maria-after-bills = Potem zaopatrzenie tylko mimo huzarów: { $names }.
web-maria-after-feeds = Potem znów zaopatrzeni: { $names }.
web-maria-after-exposes = Tracą ochronę: { $names }.
web-maria-after-protects = Zyskują ochronę: { $names }.
web-maria-sign-reached = w zasięgu wroga
web-maria-sign-attacked = można tu zaatakować
web-maria-threat-reached = Może tu dojść wrogi generał; liczba mówi, w ilu krokach.
web-maria-threat-attacked = Twój generał, którego można zaatakować.
web-maria-threat-line = { $general }, { $city } ({ $least ->
        [one] 1 oddział
        [few] { $least } oddziały
       *[other] { $least } oddziałów
    })
web-maria-threat-by = { $general }, { $steps ->
        [0] bez kroku
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }; oddziały: od { $least } do { $most }
