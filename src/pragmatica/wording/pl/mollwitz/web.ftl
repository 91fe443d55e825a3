# Krwawe pola Małujowic: co strona mówi poza pytaniami, odpowiedziami i wydarzeniami.
web-tab-army = Armie
web-tab-standing = Instrukcje

# -- pole
web-mollwitz-plan-title = Plan bitwy pod Małujowicami
web-mollwitz-plan-subtitle = stoczonej 10 kwietnia 1741 roku
web-mollwitz-plan-scale = 500 metrów
web-mollwitz-field-keys = Pole bitwy. Strzałki prowadzą od pola do pola, Enter wybiera, spacja przechodzi do następnego oddziału w stosie.
web-mollwitz-hex = Pole { $hex }
web-mollwitz-slope = na stoku
web-mollwitz-rise = na wzniesieniu
web-mollwitz-faces = przodem { $facing }
web-mollwitz-morale-of = morale { $morale } z { $base }
web-mollwitz-weakened = osłabiony
web-mollwitz-eliminated = wyeliminowany
web-mollwitz-acted = już działał
web-mollwitz-reaction = już reagował
web-mollwitz-fired = już strzelał
web-mollwitz-fought = już walczył
web-mollwitz-points = { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }
web-mollwitz-range = zasięg { $range }
web-mollwitz-bonus = premia +{ $bonus }
web-mollwitz-returns = wraca z końcem etapu { $turn }
web-mollwitz-sign-offered = można wybrać
web-mollwitz-sign-stop = można wybrać, tu ruch się kończy
web-mollwitz-sign-meets = można wybrać, wróg może zareagować
web-mollwitz-sign-chosen = wybrane
web-mollwitz-sign-attack = można zaatakować
web-mollwitz-sign-focus = tu to się stało
web-mollwitz-sign-control = w strefie kontroli
web-mollwitz-sign-fire = w strefie ognia
web-mollwitz-sign-seen = widoczne
web-mollwitz-sign-unseen = niewidoczne
web-mollwitz-sign-command = w zasięgu dowodzenia
web-mollwitz-sign-goal = cel

# -- nazwy jednostek
web-mollwitz-squadron = { $kind ->
        [horse-grenadiers] grenadierzy konni { $regiment }, szwadron { $number }
        [cuirassiers] kirasjerzy { $regiment }, szwadron { $number }
        [dragoons] dragoni { $regiment }, szwadron { $number }
       *[other] { $regiment }, szwadron { $number }
    }
web-mollwitz-hussars = { $side ->
        [prussia] huzarzy pruscy { $number }
       *[other] huzarzy austriaccy { $number }
    }
web-mollwitz-battery = { $letter ->
        [none] bateria { $pounds }-funtowa
       *[other] bateria { $pounds }-funtowa { $letter }
    }
web-mollwitz-grenadiers = grenadierzy { $name }
web-mollwitz-name-king-frederick-ii = król Fryderyk II
web-mollwitz-name-field-marshal-schwerin = feldmarszałek Schwerin
web-mollwitz-name-leopold-of-anhalt-dessau = Leopold von Anhalt-Dessau
web-mollwitz-name-margrave-karl = margrabia Karol
web-mollwitz-name-field-marshal-neipperg = feldmarszałek Neipperg
web-mollwitz-name-right-wing-third-brigadier = trzeci brygadier prawego skrzydła
web-mollwitz-name-third-brigade-of-the-right-wing = trzecia brygada prawego skrzydła
web-mollwitz-name-schulenburg-direct- = bezpośrednio Schulenburg
web-mollwitz-name-posadowsky-direct- = bezpośrednio Posadowsky
web-mollwitz-name-prussian-hussars = huzarzy pruscy
web-mollwitz-name-austrian-hussars = huzarzy austriaccy
web-mollwitz-name-prussian-heavy-artillery = ciężka artyleria pruska
web-mollwitz-name-austrian-heavy-artillery = ciężka artyleria austriacka
web-mollwitz-name-conradswald = Conradswald

# -- na co można spojrzeć
web-mollwitz-lens = Pokaż
web-mollwitz-lens-off = Nie pokazuj więcej: { $lens }
web-mollwitz-lens-reach = Zasięg
web-mollwitz-lens-reach-help = Naciśnij oddział: dokąd może dojść i ile punktów ruchu mu zostanie; na czerwono, gdzie wejdzie w strefę wroga.
web-mollwitz-lens-back = Odwrót
web-mollwitz-lens-back-help = Naciśnij oddział: dokąd cofnąłby się (zielone) lub uciekł (czerwone) przed najbliższym wrogiem.
web-mollwitz-lens-zones = Strefy
web-mollwitz-lens-zones-help = Naciśnij oddział: które pola kontroluje i dokąd może strzelać.
web-mollwitz-lens-sight = Widoczność
web-mollwitz-lens-sight-help = Naciśnij pole albo przeciągnij linię od pola do pola: co z niego widać.
web-mollwitz-lens-command = Dowodzenie
web-mollwitz-lens-command-help = Naciśnij dowódcę: jak daleko dowodzi i kim.
web-mollwitz-lens-goals = Cele
web-mollwitz-lens-goals-help = Pola, które punktują po ostatnim etapie, i kto je trzyma.
web-mollwitz-lens-goals-none = W tym scenariuszu żadne pole nie punktuje; zobacz „Punkty”.
web-mollwitz-lens-nobody = Nikt tu nie stoi: naciśnij oddział.
web-mollwitz-lens-no-leader = Nikt tu nie stoi: naciśnij dowódcę albo oddział, by zobaczyć jego skrzydło.
web-mollwitz-lens-seen = Z pola { $from } widać { $to }.
web-mollwitz-lens-unseen = Z pola { $from } nie widać { $to }.
web-mollwitz-lens-key-reach = w zasięgu
web-mollwitz-lens-key-meets = strefa wroga
web-mollwitz-lens-key-control = kontroluje
web-mollwitz-lens-key-front = przed frontem
web-mollwitz-lens-key-fire = pole ostrzału
web-mollwitz-lens-key-seen = widoczne
web-mollwitz-lens-key-range = zasięg dowodzenia
web-mollwitz-lens-key-in = dowodzony
web-mollwitz-lens-key-out = niedowodzony
web-mollwitz-lens-key-retreat = odwrót
web-mollwitz-lens-key-flight = ucieczka
web-mollwitz-lens-key-goal = cel

# -- przebieg etapu
web-mollwitz-time = godz. { $time }
web-mollwitz-sky-noon = Pogodnie i mroźno; na polach leży śnieg
web-mollwitz-sky-afternoon = Słońce się zniża; na polach leży śnieg
web-mollwitz-sky-evening = Nadchodzi wieczór, nad śniegiem ściele się dym
web-mollwitz-sky-dusk = Zmierzch
web-mollwitz-break-help = Stracone punkty: { $lost }; armia załamuje się przy { $breaks }.
web-mollwitz-you = ty
web-mollwitz-brief = Dowodzisz: { $side }
web-mollwitz-brief-romer-prussia = Twoi ludzie noszą błękit. Trzydzieści szwadronów austriackich zaraz wpadnie na twoje prawe skrzydło, które jeszcze się nie uszykowało. Nie daj mu się rozpaść: kontrszarżuj, formuj czworoboki, strzelaj, gdy podchodzą.
web-mollwitz-brief-romer-austria = Twoi ludzie noszą biel. Trzydzieści szwadronów Römera czeka na znak, a prawe skrzydło Prusaków jeszcze się nie uszykowało. Uderz na jego kawalerię z flanki i jedź dalej, na tyły linii.
web-mollwitz-brief-battle-prussia = Twoi ludzie noszą błękit. Twoja piechota stoi w dwóch liniach i strzela lepiej niż jakakolwiek inna; kawaleria na skrzydłach jest słaba, a król nie widział jeszcze bitwy. Podejdź, utrzymaj linie w całości i pozwól przemówić muszkietom.
web-mollwitz-brief-battle-austria = Twoi ludzie noszą biel. Twoja kawaleria nie ma sobie równych, w piechocie służy wielu rekrutów. Rozbij skrzydła Prusaków, zanim nadejdą ich linie, i uderz na piechotę z flanki i od tyłu.
web-mollwitz-brief-points = Twoja armia załamuje się po stracie { $own } punktów, armia wroga po stracie { $other }. Jeśli żadna się nie załamie, wygrywa, kto po etapie { $turns } prowadzi różnicą { $margin } punktów.
web-mollwitz-brief-first = Wybierz powyżej, które skrzydło ma działać. Co można nacisnąć na polu, ma zieloną obwódkę, a pytanie u góry zawsze mówi, po co.
web-mollwitz-chits = Żetony tego etapu
web-mollwitz-chit-ready = jeszcze przed aktywacją
web-mollwitz-chit-chosen = żeton wybrany
web-mollwitz-chit-acting = działa teraz
web-mollwitz-chit-used = już po aktywacji
web-mollwitz-short-WR = prawe
web-mollwitz-short-WL = lewe
web-mollwitz-short-L1 = I linia
web-mollwitz-short-L2 = II linia
web-mollwitz-short-H = huz.
web-mollwitz-short-A = działa
web-mollwitz-pair-total = { $die ->
        [none] suma { $total }
       *[other] suma { $total }, kość { $die }
    }
web-mollwitz-laid = żeton wyłożony
web-mollwitz-steps = Kroki aktywacji
web-mollwitz-step-1 = Rozbici zaczynają reorganizację
web-mollwitz-step-2 = Wódz jedzie i wydaje rozkazy
web-mollwitz-step-3 = Dowódca może sam zmienić rozkaz
web-mollwitz-step-4 = Oznacza się tych, do których rozkazy nie docierają
web-mollwitz-step-5 = Działają oddziały niedowodzone
web-mollwitz-step-6 = Działają oddziały dowodzone i dowódcy
web-mollwitz-step-7 = Walka
web-mollwitz-step-8 = Reorganizacja trwa

# -- pytania
web-mollwitz-initiative = Inicjatywa +{ $initiative }
web-mollwitz-no-commander = bez dowódcy
web-mollwitz-counters = { $routed ->
        [0] { $count ->
            [one] 1 oddział
            [few] { $count } oddziały
           *[other] { $count } oddziałów
        }
       *[other] { $count ->
            [one] 1 oddział, rozbite: { $routed }
            [few] { $count } oddziały, rozbite: { $routed }
           *[other] { $count } oddziałów, rozbite: { $routed }
        }
    }
web-mollwitz-own-total = Twoja suma
web-mollwitz-other-total = Suma przeciwnika
web-mollwitz-other-shows = Żeton przeciwnika leży odkryty: { $wing }.
web-mollwitz-points-left = { $points ->
        [one] Pozostał 1 punkt ruchu
        [few] Pozostały { $points } punkty ruchu
       *[other] Pozostało { $points } punktów ruchu
    }
web-mollwitz-couriers = { $count ->
        [0] brak gońców
        [one] 1 goniec
        [few] { $count } gońcy
       *[other] { $count } gońców
    }
web-mollwitz-by-courier = przez gońca
web-mollwitz-rose = Ukierunkowanie
web-mollwitz-leaders = Dowódcy
web-mollwitz-act-field = { $count ->
        [one] Jeden może działać: naciśnij go na planie.
        [few] { $count } mogą działać: naciśnij kogoś z nich na planie.
       *[other] { $count } może działać: naciśnij kogoś z nich na planie.
    }
web-mollwitz-on-field = { $count ->
        [one] Zaznaczone na planie: naciśnij.
        [few] { $count } możliwości są zaznaczone na planie: naciśnij jedną.
       *[other] { $count } możliwości jest zaznaczonych na planie: naciśnij jedną.
    }
web-mollwitz-from-list = Z listy ({ $count })
web-mollwitz-must-move = { $leader } musi się jeszcze ruszyć.
web-mollwitz-ways = { $count ->
        [one] W zasięgu jest jedno pole: naciśnij je.
        [few] W zasięgu są { $count } pola: naciśnij jedno. Liczby mówią, ile punktów ruchu tam zostanie; na czerwono, gdzie wróg może zareagować.
       *[other] W zasięgu jest { $count } pól: naciśnij jedno. Liczby mówią, ile punktów ruchu tam zostanie; na czerwono, gdzie wróg może zareagować.
    }
web-mollwitz-go = { $points ->
        [none] Na { $hex }.
        [one] Na { $hex }; zostanie tam 1 punkt ruchu.
        [few] Na { $hex }; zostaną tam { $points } punkty ruchu.
       *[other] Na { $hex }; zostanie tam { $points } punktów ruchu.
    }
web-mollwitz-go-meets = Po drodze mogą zareagować: { $units }.
web-mollwitz-go-now = Idź tam
web-mollwitz-go-facing = Idź tam, front { $facing }
web-mollwitz-go-face = Jak mają tam stanąć?
web-mollwitz-go-again = Albo naciśnij to pole jeszcze raz.
web-mollwitz-act-now = Krok po kroku
web-mollwitz-react-chance = Szansa na udany test: { $percent } %
web-mollwitz-react-must = coś trzeba zrobić
web-mollwitz-react-standing = Co twoje oddziały robią bez pytania, możesz ustalić w zakładce „Instrukcje”.
web-mollwitz-fights = { $count ->
        [one] Możliwa jest jedna walka. Najpierw zobacz szanse.
        [few] Możliwe są { $count } walki: naciśnij na planie atakującego albo cel i najpierw zobacz szanse.
       *[other] Możliwych jest { $count } walk: naciśnij na planie atakującego albo cel i najpierw zobacz szanse.
    }
web-mollwitz-fights-all = Pokaż wszystkie
web-mollwitz-fight-now = Wykonaj
web-mollwitz-way = { $way }

# -- kości
web-mollwitz-dice = Rzuty tej aktywacji
web-mollwitz-die = Kość
web-mollwitz-total = Suma
web-mollwitz-passes = Udany przy
web-mollwitz-passes-with = { $die ->
        [always] udany przy każdym rzucie
        [never] nie może się udać
        [0] udany tylko przy rzucie 0
       *[other] udany przy rzucie { $die } lub mniej
    }
web-mollwitz-table-row = Wiersz tabeli
web-mollwitz-row-of = Wiersz { $row } tabeli: stracone punkty według sumy
web-mollwitz-chances = Szanse
web-mollwitz-by-margin = { $result } o { $margin }
web-mollwitz-by-margins = { $result } o { $least } do { $most }, po { $percent } %
web-mollwitz-percent = { $percent } %
web-mollwitz-roll-fired = Ogień
web-mollwitz-roll-tested = Test morale
web-mollwitz-roll-independence-rolled = Samodzielność
web-mollwitz-roll-leader-rolled = Los dowódcy
web-mollwitz-log-moved = { $unit }: { $route }

# -- armie, punkty
web-mollwitz-army = Porządek bitwy
web-mollwitz-arm = Broń
web-mollwitz-strength = Na polu bitwy
web-mollwitz-weak = Osłabione
web-mollwitz-routed = Rozbite
web-mollwitz-lost = Stracone
web-mollwitz-wing-state = Na polu bitwy { $left } z { $all }; osłabione: { $weakened }, rozbite: { $routed }
web-mollwitz-points-lost = Stracone punkty
web-mollwitz-points-break = Armia załamuje się przy
web-mollwitz-points-to-break = brakuje { $points }
web-mollwitz-points-goals = Cele
web-mollwitz-points-bonus = Premia
web-mollwitz-points-score = Wynik, gdyby bitwa skończyła się teraz
web-mollwitz-points-final = Wynik
web-mollwitz-points-factor = Punkt stracony przez wroga liczy się
web-mollwitz-points-times = × { $factor }
web-mollwitz-points-margin = Wygrywa, kto po etapie { $turns } prowadzi różnicą co najmniej { $margin } punktów; inaczej nie wygrywa nikt.
web-mollwitz-points-bonus-for = Premia: { $side } ma na koniec o { $points } punktów więcej za co najmniej { $count } nierozbitych oddziałów ({ $arm }) w rzędzie { $row } lub dalej w dół.
web-mollwitz-squares = Możliwe jeszcze czworoboki
web-mollwitz-goal = Kto trzyma { $need } z { $of } pól, zdobywa { $points } punktów.
web-mollwitz-on-the-field = Na polu bitwy

# -- stałe polecenia
web-mollwitz-standing-about = Co twoje oddziały robią w aktywacji przeciwnika, nie pytając cię. Nikt inny tego nie widzi; dziennik mówi ci, kiedy z tego skorzystano. Możesz to zmienić w każdej chwili.
web-mollwitz-standing-none = Instrukcje wydają tylko gracze.
web-mollwitz-standing-wing = Skrzydło
web-mollwitz-standing-all = cała armia
web-mollwitz-standing-unit = Oddział
web-mollwitz-standing-each = wszystkie
web-mollwitz-answer-mixed = różnie, zależnie od oddziału
web-mollwitz-answer-ask = Pytaj mnie
web-mollwitz-answer-never = Nigdy
web-mollwitz-answer-always = Zawsze
web-mollwitz-answer-chance = Gdy szansa wynosi co najmniej { $percent } %
web-mollwitz-instructed = Twoje oddziały wiedzą.
web-mollwitz-window-volley = Strzel, gdy wróg wchodzi w strefę lub ją opuszcza.
web-mollwitz-window-bend = Zwróć front ku wrogowi na skrzydle lub tyłach.
web-mollwitz-window-square = Uformuj czworobok przeciw kawalerii, która podchodzi.
web-mollwitz-window-charge = Szarżuj na wroga, który wchodzi w strefę.
web-mollwitz-window-withdraw = Wycofaj się o dwa pola przed wrogiem.
web-mollwitz-window-face = Zwróć się ku kawalerii, która podchodzi z boku lub z tyłu.
web-mollwitz-window-defend = Strzel do atakującego przed walką wręcz.

# -- pomoc
web-mollwitz-legend-battalion = Batalion; pasek w barwie wyłogów i ostrze wskazują jego front
web-mollwitz-legend-guns = Batalion z działami
web-mollwitz-legend-squadron = Szwadron
web-mollwitz-legend-hussars = Huzarzy
web-mollwitz-legend-battery = Bateria w szyku ogniowym
web-mollwitz-legend-limbered = Bateria w szyku marszowym
web-mollwitz-legend-weakened = Osłabiony o jeden stopień
web-mollwitz-legend-square = Czworobok
web-mollwitz-legend-bent = Załamana linia
web-mollwitz-legend-repel = Odpieranie ataku
web-mollwitz-legend-routed = Rozbity; na chorągwi znacznik reorganizacji
web-mollwitz-legend-order = Rozkaz: { $order }
web-mollwitz-legend-out = Poza zasięgiem dowodzenia
web-mollwitz-legend-reaction = Ma znacznik REAKCJA
web-mollwitz-legend-fired = Strzelał
web-mollwitz-legend-fought = Walczył
web-mollwitz-legend-acted = Działał
web-mollwitz-legend-disc = Liczba to morale; złoty pierścień zamyka się, gdy jest pełne. Żółty: zachwiane. Czerwony: dwa lub mniej.
web-mollwitz-legend-board = Pole, miejsca pułków i tabele są odtworzone tam, gdzie instrukcja milczy; kto ma wydaną grę, może poprawić każdą liczbę.
