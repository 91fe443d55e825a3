# Coalitions: Ancien Régime: teksty stron stołu.

# -- mapa i jej karty
web-ancien_regime-map-title = Europa
web-ancien_regime-map-keys = Mapa. Strzałki prowadzą od terytorium do terytorium, Enter wybiera, spacja przechodzi przez generałów na terytorium, znak zapytania pyta: dlaczego nie?
web-ancien_regime-capital = stolica
web-ancien_regime-home = Terytorium macierzyste: { $power }
web-ancien_regime-contested = Sporne: { $powers }
web-ancien_regime-uncontested = Niesporne
web-ancien_regime-impassable = Nikt tu nie wejdzie
web-ancien_regime-nobody = nikt
web-ancien_regime-controls = Kontroluje: { $power }.
web-ancien_regime-value = Wartość { $value }{ $brings ->
        [money] : Pieniądze
        [influence] : Wpływ
       *[none] {""}
    }
web-ancien_regime-garrison-of = Garnizon: { $power }
web-ancien_regime-garrison-fort-of = Garnizon w fortecy: { $power }
web-ancien_regime-fort-empty = Pusta forteca
web-ancien_regime-fort = z fortecą
web-ancien_regime-yes = tak
web-ancien_regime-units-here = { $count ->
        [0] bez oddziałów
        [one] 1 oddział
        [few] { $count } oddziały
       *[other] { $count } oddziałów
    }
web-ancien_regime-strength-here = Siła { $count }
web-ancien_regime-elector = Elektorat: głos ma { $power }
web-ancien_regime-elector-nobody = Elektorat: głosu nie ma nikt
web-ancien_regime-exposed-here = Mimo neutralności można tu zaatakować: { $powers }
web-ancien_regime-sign-target = do wyboru
web-ancien_regime-sign-chosen = wybrane
web-ancien_regime-sign-battle = bitwa
web-ancien_regime-sign-ask = wymaga zgody
web-ancien_regime-sign-focus = wskazane
web-ancien_regime-sign-source = początek drogi

# -- stół
web-ancien_regime-round = Runda { $round }
web-ancien_regime-wheel = Koło Wojny w całości
web-ancien_regime-race = Wpływ
web-ancien_regime-race-of = { $power }: { $influence } z { $goal } { $goal ->
        [one] Wpływu
        [few] Wpływów
       *[many] Wpływów
    }
web-ancien_regime-then = Potem, w tej samej turze:
web-ancien_regime-others = Decydują też inni:
web-ancien_regime-influence = Wpływ
    .bounds = { $most } wygrywa
web-ancien_regime-morale = Morale
    .bounds = najwyżej { $most }
web-ancien_regime-money = Pieniądze
web-ancien_regime-supply = Żetony
web-ancien_regime-leads = przewodzi
web-ancien_regime-uncontrolled = pomniejsze, niczyje
web-ancien_regime-controlled = pomniejsze, kontroluje { $power }
web-ancien_regime-off = Poza planszą: { $generals }
web-ancien_regime-pile-left = Do dobrania: { $cards ->
        [one] 1 karta bitwy
        [few] { $cards } karty bitwy
       *[other] { $cards } kart bitwy
    } · fortece w zapasie: { $fortresses }
web-ancien_regime-discards = Odrzucone:
web-ancien_regime-log-moved = { $general }: { $route }
web-ancien_regime-list-generals = Generałowie na planszy
web-ancien_regime-list-general = Generał
web-ancien_regime-list-land = Terytorium
web-ancien_regime-list-units = Oddziały
web-ancien_regime-list-lands = Terytoria
web-ancien_regime-list-value = Wartość
web-ancien_regime-list-garrison = Garnizon

# -- znaki na mapie
web-ancien_regime-legend-home = W barwie mocarstwa, które je kontroluje, z jego szrafurą
web-ancien_regime-legend-held = Macierzyste, ale kontrolowane przez kogo innego: gruba szrafura w barwie właściciela
web-ancien_regime-legend-seal = Kto kontroluje terytorium, które nie jest jego macierzystym; także przy stolicach
web-ancien_regime-legend-contested = Sporne: linie w barwach mocarstw, którym przynosi Wpływ
web-ancien_regime-legend-uncontested = Niesporne: płaci Pieniądze temu, kto je kontroluje
web-ancien_regime-legend-value = Wartość: Pieniądze albo Wpływ
web-ancien_regime-legend-elector = Elektorat
web-ancien_regime-legend-capital = Stolica
web-ancien_regime-legend-garrison = Garnizon
web-ancien_regime-legend-fortress = Forteca
web-ancien_regime-legend-general = Generał; punkt za każdy jego oddział
web-ancien_regime-legend-frederick = Fryderyk II
web-ancien_regime-legend-stuart = Karol Edward Stuart
web-ancien_regime-legend-route = Szlak morski w barwie właściciela
web-ancien_regime-legend-steps = Można tam dojść; liczba kroków, gdy jest ich więcej niż jeden
web-ancien_regime-legend-ask = Potrzebna zgoda sojusznika
web-ancien_regime-legend-battle = Bitwa
web-ancien_regime-legend-wheel = Na kole: ! decyduje teraz, … czeka na innych, ✓ gotowe, – bez akcji
web-ancien_regime-legend-board = Mapa jest rekonstrukcją: granice, wartości i niektóre barwy nie pochodzą z drukowanej planszy.

# -- przed stołem
web-ancien_regime-minor = Rządzi nimi ten, kto da za nie najwięcej Morale: { $powers }

# -- zakładki
web-tab-wheel = Koło
web-tab-states = Mocarstwa
web-tab-diplomacy = Koalicje
