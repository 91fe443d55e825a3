# Coalitions: Ancien Régime: teksty stron stołu.

# -- mapa i jej karty
web-coalitions-map-title = Europa
web-coalitions-map-keys = Mapa. Strzałki prowadzą od terytorium do terytorium, Enter wybiera, spacja przechodzi przez generałów na terytorium, znak zapytania pyta: dlaczego nie?
web-coalitions-capital = stolica
web-coalitions-home = Terytorium macierzyste: { $power }
web-coalitions-contested = Sporne: { $powers }
web-coalitions-uncontested = Niesporne
web-coalitions-impassable = Nikt tu nie wejdzie
web-coalitions-nobody = nikt
web-coalitions-controls = Kontroluje: { $power }.
web-coalitions-value = Wartość { $value }{ $brings ->
        [money] : Pieniądze
        [influence] : Wpływ
       *[none] {""}
    }
web-coalitions-garrison = Garnizon: { $power }
web-coalitions-garrison-fort = Garnizon w fortecy: { $power }
web-coalitions-fort-empty = Pusta forteca
web-coalitions-fort = z fortecą
web-coalitions-yes = tak
web-coalitions-units = { $count ->
        [0] bez oddziałów
        [one] 1 oddział
        [few] { $count } oddziały
       *[other] { $count } oddziałów
    }
web-coalitions-strength = Siła { $count }
web-coalitions-elector = Elektorat: głos ma { $power }
web-coalitions-elector-nobody = Elektorat: głosu nie ma nikt
web-coalitions-exposed = Mimo neutralności można tu zaatakować: { $powers }
web-coalitions-sign-target = do wyboru
web-coalitions-sign-chosen = wybrane
web-coalitions-sign-battle = bitwa
web-coalitions-sign-ask = wymaga zgody
web-coalitions-sign-focus = wskazane
web-coalitions-sign-source = początek drogi

# -- stół
web-coalitions-round = Runda { $round }
web-coalitions-wheel = Koło Wojny w całości
web-coalitions-race = Wpływ
web-coalitions-race-of = { $power }: { $influence } z { $goal } Wpływu
web-coalitions-then = Potem, w tej samej turze:
web-coalitions-others = Decydują też inni:
web-coalitions-influence = Wpływ
    .bounds = { $most } wygrywa
web-coalitions-morale = Morale
    .bounds = najwyżej { $most }
web-coalitions-money = Pieniądze
web-coalitions-supply = Żetony
web-coalitions-leads = przewodzi
web-coalitions-uncontrolled = pomniejsze, niczyje
web-coalitions-controlled = pomniejsze, kontroluje { $power }
web-coalitions-off = Poza planszą: { $generals }
web-coalitions-pile = Do dobrania: { $cards ->
        [one] 1 karta bitwy
        [few] { $cards } karty bitwy
       *[other] { $cards } kart bitwy
    } · fortece w zapasie: { $fortresses }
web-coalitions-discards = Odrzucone:
web-coalitions-log-moved = { $general }: { $route }
web-coalitions-list-generals = Generałowie na planszy
web-coalitions-list-general = Generał
web-coalitions-list-land = Terytorium
web-coalitions-list-units = Oddziały
web-coalitions-list-lands = Terytoria
web-coalitions-list-value = Wartość
web-coalitions-list-garrison = Garnizon

# -- znaki na mapie
web-coalitions-legend-home = Terytorium macierzyste, w barwie mocarstwa
web-coalitions-legend-contested = Sporne: pasy mocarstw, którym przynosi Wpływ
web-coalitions-legend-uncontested = Niesporne: płaci Pieniądze temu, kto je kontroluje
web-coalitions-legend-value = Wartość: Pieniądze albo Wpływ
web-coalitions-legend-elector = Elektorat
web-coalitions-legend-capital = Stolica
web-coalitions-legend-garrison = Garnizon
web-coalitions-legend-fortress = Forteca
web-coalitions-legend-general = Generał; punkt za każdy jego oddział
web-coalitions-legend-frederick = Fryderyk II
web-coalitions-legend-stuart = Karol Edward Stuart
web-coalitions-legend-route = Szlak morski w barwie właściciela
web-coalitions-legend-steps = Można tam dojść; liczba kroków, gdy jest ich więcej niż jeden
web-coalitions-legend-ask = Potrzebna zgoda sojusznika
web-coalitions-legend-battle = Bitwa
web-coalitions-legend-wheel = Na kole: ! decyduje teraz, … czeka na innych, ✓ gotowe, – bez akcji
web-coalitions-legend-board = Mapa jest rekonstrukcją: granice, wartości i niektóre barwy nie pochodzą z drukowanej planszy.

# -- przed stołem
web-coalitions-minor = Rządzi nimi ten, kto da za nie najwięcej Morale: { $powers }
web-coalitions-role-britain = Okręty, szlaki i subwencje. Hanower jest twój, a każda koalicja cię potrzebuje.
web-coalitions-role-prussia = Fryderyk rusza się o raz więcej niż inni. Najsilniejsza armia i sąsiedzi z każdej strony.
web-coalitions-role-austria = Dużo do stracenia i dużo do wygrania: ziemie niemieckie, Bałkany, Włochy.
web-coalitions-role-france = Przewodzi drugiej koalicji, z największą armią i najgłębszym skarbcem.
web-coalitions-role-russia = Daleka i ogromna; droga do Wpływu wiedzie na zachód, przez Polskę.
web-coalitions-role-spain = Za morzem kuszą Włochy, lądem Portugalia.
web-coalitions-role-ottoman = Na razie w pokoju. Czekają Morze Czarne i Banat.

# -- zakładki
web-tab-wheel = Koło
web-tab-states = Mocarstwa
web-tab-diplomacy = Koalicje
