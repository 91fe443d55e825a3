# Co może przynieść odpowiedź i czego te szanse nie obejmują.
maria-why-odds-ability = Tyle może zagrać druga strona. Co zagra, to już jej sprawa.

web-maria-odds-no-answer = brak odpowiedzi: może tylko ustąpić
web-maria-odds-short = ze wszystkimi kartami nadal przegrywa
web-maria-odds-even = najwyżej wyrówna
web-maria-odds-ahead = może objąć prowadzenie
web-maria-odds-behind = nadal przegrywasz ({ $score }) i grasz dalej
web-maria-odds-roll-held = Ile kart może tu zagrać { $who } ({ $row }, razem z kartami Reserve)
web-maria-odds-held = { $count }
web-maria-odds-roll-best = Najwyższa z nich
web-maria-odds-best = { $value ->
        [0] żadna
       *[other] { $value }
    }
web-maria-hand-odds = Co może mieć w ręce { $power }
web-maria-hand-left = { $count ->
        [0] widać już wszystkie karty
       *[other] jeszcze niewidziane:
    }
web-maria-hand-count = Ile ma w ręce ({ $suit }, razem z kartami Reserve)
web-maria-after-supply = { $state ->
        [home] Będzie tam zaopatrzony, bo jest u siebie.
        [supplied] Będzie tam zaopatrzony.
        [billed] Będzie tam zaopatrzony tylko mimo huzarów, za { $bill } pkt.
       *[hungry] Nie będzie tam miał zaopatrzenia.
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
        [one] 1 armia
        [few] { $least } armie
       *[other] { $least } armii
    })
web-maria-threat-by = { $general }, { $steps ->
        [0] z miejsca
        [one] w 1 kroku
       *[other] w { $steps } krokach
    }: { $known ->
        [exactly] { $most ->
            [one] 1 armia
            [few] { $most } armie
           *[other] { $most } armii
        }
       *[between] od { $least } do { $most } armii
    }
