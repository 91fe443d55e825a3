# Maria: co mówią strony stołu.

# -- przebieg i zwycięstwo
web-maria-confirm = Potwierdź
web-maria-supply = Zaopatrzenie
web-maria-turn-of = Tura { $turn } z { $turns }.
web-maria-winter = Zima
web-maria-stages = Etapy tury
web-maria-boxes = Pola zwycięstwa
web-maria-box = { $box }: { $owner ->
        [none] puste
       *[other] znacznik: { $owner }
    }{ $train ->
        [none] { "" }
       *[other] ; { web-maria-box-train }
    }
web-maria-box-train = { $train } czeka tu na aneksję.
web-maria-victory = Twierdze do zwycięstwa
web-maria-goal = { $power }: { $have } z { $need } potrzebnych twierdz

web-maria-offmap-ostpreussen = Prusy Wschodnie
web-maria-offmap-england = Anglia
web-maria-offmap-italien_frankreich = Włochy
web-maria-offmap-italien_oesterreich = Włochy
web-maria-box-entry = Kto tu jest, wraca przez: { $city }.
web-maria-box-empty = Nikogo tu nie ma.
web-maria-city-kind = { $kind ->
        [major] główna twierdza
        [minor] twierdza
       *[none] miasto
    }{ $elector ->
        [yes] , elektor
       *[no] { "" }
    }
web-maria-city-map = mapa: { $map }
web-maria-city-vote = { $kind ->
        [forced] Głos związany: { $candidate }.
        [expected] Głos wolny, zapewne: { $candidate }.
       *[free] Głos wolny.
    }
web-maria-city-arenberg = { $general } ma w Niderlandach zawsze zaopatrzenie, a karmi go też tabor Armii Pragmatycznej.
web-maria-city-nobody = niczyje
web-maria-city-controller = pod kontrolą: { $power }
web-maria-city-protected = chroni: { $generals }
web-maria-city-open = niechronione
web-maria-city-question = „?”: { $power }
web-maria-city-near = O ile miast:
web-maria-city-hussar = stoi tu huzar
web-maria-face-down = naklejką w dół
web-maria-moved = ruszał się
web-maria-place-off = poza mapą
web-maria-place-box = obok mapy
web-maria-place-out = poza tą grą
web-maria-place-map = na mapie
web-maria-sign-target = w zasięgu
web-maria-sign-end = wybrane
web-maria-sign-conquer = po drodze podbija twierdzę
web-maria-sign-question = po drodze zostawia „?”
web-maria-sign-join = dołącza do innego generała
web-maria-sign-train = zabiera wrogi tabor
web-maria-sign-forced = tylko forsownym marszem
web-maria-sign-danger = koniec odwrotu
web-maria-sign-focus = wskazane

# -- pytania
web-maria-choose-on-map = Wybierz na mapie zaznaczone miasto.
web-maria-choose-other = Inne
web-maria-choose-from-list = { $count ->
        [one] Albo z listy ({ $count } miasto)
        [few] Albo z listy ({ $count } miasta)
       *[many] Albo z listy ({ $count } miast)
    }
web-maria-divide-title = Jak dzielisz swoje armie?
web-maria-divide-help = Od 1 do 8 dla każdego generała, a gdzie tak napisano, co najmniej kilka. Nikt inny tego nie widzi. Generałowie spoza tej gry też dostają swoją część: daj im najmniej. Potem zapieczętuj podział.
web-maria-divide-left = { $left ->
        [0] rozdano wszystkie: { $total }
       *[other] zostało { $left } z { $total }
    }
web-maria-divide-minimum = co najmniej { $minimum }
web-maria-divide-send = Zapieczętuj podział
web-maria-divide-even = Podziel równo
web-maria-subsidy-yes = { $power } { $power_number ->
        [many] dają
       *[other] daje
    } kartę: { $receiver }
web-maria-subsidy-no = { $power } { $power_number ->
        [many] zatrzymują
       *[other] zatrzymuje
    } wszystkie karty
web-maria-pay-cost = Koszt { $cost }
web-maria-pay-sum = wybrano { $sum }
web-maria-pay-missing = brakuje { $missing }
web-maria-pay-superfluous = zbędna: { $card }
web-maria-pay-excess = { $excess ->
        [0] dokładnie tyle
       *[other] przepada { $excess }
    }
web-maria-pay-send = Zapłać
web-maria-pay-suggest = Zaproponuj
web-maria-hand = Ręka
web-maria-bill = { $general }: { $cost }
web-maria-bill-choice = { $choice } ({ $cost })
web-maria-pick-list = Pionki, które mogą się ruszyć
web-maria-pick-trains = Przywróć tabor, za 4 pkt
web-maria-pick-which = Kto się rusza?
web-maria-pick-stack = Zgrupowanie, dowódca: { $piece }
web-maria-pick-alone = { $piece } sam
web-maria-move-choose = { $count ->
        [one] W zasięgu jest { $count } miasto. Wybierz je na mapie.
        [few] W zasięgu są { $count } miasta. Wybierz jedno na mapie.
       *[many] W zasięgu jest { $count } miast. Wybierz jedno na mapie.
    }
web-maria-move-ways = { $count ->
        [one] Jest { $count } droga.
        [few] Są { $count } drogi o różnych skutkach.
       *[many] Jest { $count } dróg o różnych skutkach.
    }
web-maria-move-to = { $steps ->
        [one] Do: { $city }, { $steps } krok
        [few] Do: { $city }, { $steps } kroki
       *[many] Do: { $city }, { $steps } kroków
    }{ $kind ->
        [forced] , forsowny marsz
        [main] , drogami głównymi
       *[normal] { "" }
    }
web-maria-move-step-by-step = Krok po kroku
web-maria-effect-conquers = Podbija: { $names }.
web-maria-effect-questions = Zostawia „?”: { $names }.
web-maria-effect-trains = Zabiera: { $names }.
web-maria-effect-hussars = Przepędza huzara: { $names }.
web-maria-effect-aside = Odłożone znaczniki wracają do puli: { $names }.
web-maria-effect-joins = Dołącza: { $names }; obaj kończą ruch.
web-maria-march-so-far = { $steps ->
        [0] Jeszcze na miejscu: { $at }
        [one] Teraz: { $at }, { $steps } krok
        [few] Teraz: { $at }, { $steps } kroki
       *[many] Teraz: { $at }, { $steps } kroków
    }{ $main ->
        [yes] , jak dotąd drogami głównymi.
       *[no] .
    }
web-maria-march-first = Wybierz na mapie pierwsze miasto.
web-maria-march-stop = Zatrzymaj się: { $city }
web-maria-end-movement = Zakończ ruch
web-maria-end-movement-sure = Tak, zakończ ruch
web-maria-end-unmoved = { $count ->
        [one] Mógłby się jeszcze ruszyć { $count } pionek.
        [few] Mogłyby się jeszcze ruszyć { $count } pionki.
       *[many] Mogłoby się jeszcze ruszyć { $count } pionków.
    }
web-maria-battle-title = Bitwa
web-maria-battle-attacker = Atakujący
web-maria-battle-defender = Obrońca
web-maria-battle-troops = { $troops ->
        [one] { $troops } armia
        [few] { $troops } armie
       *[many] { $troops } armii
    }
web-maria-battle-right = ma prawo zagrać
web-maria-battle-played = Zagrane karty
web-maria-battle-all = Wszystkie bitwy
web-maria-battle-after = { $score }
web-maria-battle-reserve-as = Reserve liczy się jako
web-maria-battle-must = Przewaga jest równa zeru, a masz kartę w kolorze: musisz zagrać.
web-maria-battle-give-up = Ustąp
web-maria-battle-tie = Zostaw bez rozstrzygnięcia
web-maria-battle-cost = { $lost ->
        [one] kosztuje { $lost } armię i odwrót o { $lost } miasto
        [few] kosztuje { $lost } armie i odwrót o { $lost } miasta
       *[many] kosztuje { $lost } armii i odwrót o { $lost } miast
    }
web-maria-battle-cost-tie = nikt nic nie traci
web-maria-battle-cost-destroyed = przepadną tu wszystkie armie
web-maria-recruit-points = Wartość ręki: { $points } pkt; każda armia kosztuje { $price }.
web-maria-reenter-bought = { $troops ->
        [one] { $power }: { $troops } nowa armia.
        [few] { $power }: { $troops } nowe armie.
       *[many] { $power }: { $troops } nowych armii.
    }
web-maria-reenter-end = Nikt więcej
web-maria-shift = { $count ->
        [one] Przesuń armie w zgrupowaniu
       *[other] Przesuń armie w zgrupowaniach
    }

# -- zaopatrzenie
web-maria-supply-home = w domu
web-maria-supply-supplied = { $length ->
        [one] { $length } miasto stąd: { $train }
        [few] { $length } miasta stąd: { $train }
       *[many] { $length } miast stąd: { $train }
    }
web-maria-supply-billed = obok huzarów: { $cost } pkt
web-maria-supply-hungry = bez zaopatrzenia

# -- państwa
web-maria-powers-power = Frakcja
web-maria-powers-troops = Armie
web-maria-powers-income = Dobiera
web-maria-powers-back = { $count ->
        [one] { $count } karta z talii { $letter }
        [few] { $count } karty z talii { $letter }
       *[many] { $count } kart z talii { $letter }
    }
web-maria-powers-off = Mogą wrócić:
web-maria-pile = { $cards ->
        [one] { $cards } karta do dobrania
        [few] { $cards } karty do dobrania
       *[many] { $cards } kart do dobrania
    }, { $decks ->
        [0] brak świeżych talii.
        [one] { $decks } świeża talia.
        [few] { $decks } świeże talie.
       *[many] { $decks } świeżych talii.
    }
web-maria-discards = Zagrane karty
web-maria-discards-deck = Talia { $letter }: { $count }

web-maria-log-moved = { $piece }: { $route }

web-maria-list-pieces = Pionki
web-maria-list-piece = Pionek
web-maria-list-city = Miasto
web-maria-list-state = Stan
web-maria-list-stacked = z: { $general }
web-maria-list-fortresses = Twierdze
web-maria-list-country = Kraj
web-maria-list-protection = Chroni

web-maria-help-signs = Znaki na mapie
web-maria-key-maps = jedna albo druga mapa (pełna gra)
web-maria-key-supply = pokaż zaopatrzenie
# -- legenda
web-maria-legend-town = miasto
web-maria-legend-minor-fortress = twierdza
web-maria-legend-major-fortress = główna twierdza
web-maria-legend-elector = siedziba elektora
web-maria-legend-road = droga
web-maria-legend-main-road = droga główna
web-maria-legend-suits = kolory sektorów
web-maria-legend-general = generał: ranga, frakcja, armie
web-maria-legend-face-down = generał naklejką w dół: był bez zaopatrzenia i nic nie podbija
web-maria-legend-train = tabor
web-maria-legend-hussar = huzar
web-maria-legend-victory-marker = znacznik zwycięstwa
web-maria-legend-question-marker = „?”: może jeszcze przypaść tej frakcji
web-maria-legend-protected = chroniona twierdza
web-maria-legend-elector-marker = znacznik elektora: czyj jest głos
web-maria-legend-box = pole obok mapy i droga powrotna
web-maria-legend-reconstruction = Mapa jest naszą własną rekonstrukcją drukowanej planszy; kto ma grę, może ją poprawić.

