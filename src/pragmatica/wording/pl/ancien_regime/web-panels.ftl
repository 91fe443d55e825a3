# Coalitions: Ancien Régime: pytania, koło, dyplomacja, bitwy i wybory na stronie.

# -- odpowiedzi w ogóle
web-ancien_regime-choices = Możliwości
web-ancien_regime-confirm = Potwierdź: { $choice }
web-ancien_regime-has = { $what }: { $now }
web-ancien_regime-change = { $what }: { $from } → { $to }
web-ancien_regime-of-power = { $power }, { $what }
web-ancien_regime-units = { $units ->
        [0] bez oddziałów
        [one] 1 oddział
        [few] { $units } oddziały
       *[many] { $units } oddziałów
    }
web-ancien_regime-off-board = poza planszą
web-ancien_regime-money-left = Zostało Pieniędzy
web-ancien_regime-hand = Karty bitwy
web-ancien_regime-generals = Generałowie
web-ancien_regime-units-name = Oddziały
web-ancien_regime-lands-held = Terytoria
web-ancien_regime-power-stands = Wpływ { $influence }, Morale { $morale }, karty: { $hand }.

# -- akcje koła
web-ancien_regime-discard = Na ręce: { $hand }; na końcu akcji może zostać { $limit }.
web-ancien_regime-ally = Sojusznik
web-ancien_regime-gift = Ma dostać
web-ancien_regime-add = Dodaj
web-ancien_regime-add-card = Kartę { $card }
web-ancien_regime-of-money = Pieniądze: { $money }
web-ancien_regime-nothing-to-add = nic więcej
web-ancien_regime-gifts-left = Można jeszcze dodać
web-ancien_regime-gifts-announce = Ogłoś dary
web-ancien_regime-gifts-forgo = Nie dawaj nic
web-ancien_regime-gift-stays = Dar zostaje u dającego: { $power }.
web-ancien_regime-lead-ways = Co daje Przywództwo
web-ancien_regime-lead-place_general = Wystaw generałów (poza planszą: { $off })
web-ancien_regime-lead-recall = Odwołaj generałów ({ $count })
web-ancien_regime-lead-recalled = { $units ->
        [0] Nie ma oddziałów do stracenia.
        [one] Jego oddział przepada.
        [few] Jego { $units } oddziały przepadają.
       *[many] Jego { $units } oddziałów przepada.
    }
web-ancien_regime-lead-whither = { $general } idzie tutaj:
web-ancien_regime-lead-instead = Albo zamiast tego
web-ancien_regime-lead-card = Dobierz kartę (na ręce będzie { $hand })
web-ancien_regime-lead-morale = Morale { $from } → { $to }
web-ancien_regime-lead-nothing = Nie rób nic
web-ancien_regime-lead-done = Gotowe
web-ancien_regime-money-of = { $left } z { $money }
web-ancien_regime-price = po { $cost }
web-ancien_regime-buy = Kup za { $cost }
web-ancien_regime-buy-unit = Oddziały, { $general }
web-ancien_regime-basket-empty = Opróżnij koszyk
web-ancien_regime-fortress-at = Forteca, { $land }: jej garnizon ma siłę 4
web-ancien_regime-not-drawn = { $cards ->
        [0] Karty można kupować nieco później, gdy skończą się Musztra, Subwencje i Przywództwo tej tury.
        [one] Karta za generała poza planszą przyjdzie, gdy skończą się Musztra, Subwencje i Przywództwo tej tury; wtedy można kupować karty.
        [few] { $cards } karty za generałów poza planszą przyjdą, gdy skończą się Musztra, Subwencje i Przywództwo tej tury; wtedy można kupować karty.
       *[many] { $cards } kart za generałów poza planszą przyjdzie, gdy skończą się Musztra, Subwencje i Przywództwo tej tury; wtedy można kupować karty.
    }
web-ancien_regime-mobilise-end = Zakończ zakupy
web-ancien_regime-mobilise-sure = Tak, niech { $money } przepadnie
web-ancien_regime-corruption = { $money ->
        [0] Korupcji nic nie zostaje.
       *[other] Korupcja zabiera Pieniądze: { $money }.
    }

# -- ruch
web-ancien_regime-arbiter-cap = Morale Arbitra nie może przekroczyć { $most }: druga tura wymaga miejsca na 2, trzecia na 3.
web-ancien_regime-war-with-you = W stanie wojny z tobą
web-ancien_regime-peace-with-you = W stanie pokoju z tobą
web-ancien_regime-minor-of = Decydować będzie kontrolujące mocarstwo: { $power }
web-ancien_regime-land-brings = { $brings ->
        [money] Przepadają jego Pieniądze: { $value }.
        [influence] Przepada jego Wpływ: { $value }.
       *[none] Nic nie przynosi.
    }
web-ancien_regime-dissolve-end = Nie rozwiązuj więcej
web-ancien_regime-request-free = Prośba nic nie kosztuje.
web-ancien_regime-if-granted = W razie zgody: { $what }
web-ancien_regime-action-ends = Akcja Ruchu się kończy.
web-ancien_regime-consent-yes = Tylko na ten ruch.
web-ancien_regime-consent-no = { $power } nie { $power_number ->
        [many] mogą
       *[other] może
    } w tej turze ruchu prosić o to samo.
web-ancien_regime-units-left = Oddziały generała
web-ancien_regime-garrison-controls = { $power ->
        [none] Kontrolujesz terytorium { $land }, teraz niczyje.
       *[other] Kontrolujesz terytorium { $land } dzięki garnizonowi; teraz: { $power }.
    }
web-ancien_regime-garrison-brings = { $kind ->
        [own] Garnizon broni terytorium macierzystego i można przy nim zbudować fortecę.
        [paying] Opodatkowanie, Pieniądze: { $value }.
        [influence] Poszerzenie Wpływu: { $value }.
       *[nothing] Nie przynosi ani Pieniędzy, ani Wpływu.
    }
web-ancien_regime-garrison-none = Oddziały, które generał zachowuje: { $units }.
web-ancien_regime-move-generals = Generałowie, którzy mogą się ruszyć
web-ancien_regime-move-lands = Ląduje ze swoimi oddziałami w Szkocji.
web-ancien_regime-move-asking = Szukam jego dróg …
web-ancien_regime-move-choose = { $count ->
        [one] W zasięgu jest jedno terytorium. Wybierz je na mapie albo poniżej.
        [few] W zasięgu są { $count } terytoria. Wybierz jedno na mapie albo poniżej.
       *[many] W zasięgu jest { $count } terytoriów. Wybierz jedno na mapie albo poniżej.
    }
web-ancien_regime-move-list = { $count ->
        [one] To terytorium
       *[other] Wszystkie terytoria ({ $count })
    }
web-ancien_regime-move-signs = ⚔ bitwa, ? potrzebna zgoda sojusznika.
web-ancien_regime-move-to = { $kind ->
        [sea] Morzem: { $land }
        [strategic] { $land }, kroki: { $steps }
       *[march] Przemarsz: { $land }
    }
web-ancien_regime-move-battle = Stoi tam wróg o sile { $strength }: będzie bitwa.
web-ancien_regime-move-consents = Potrzebna zgoda: { $powers }.
web-ancien_regime-move-brings = Garnizon tam: { $worth ->
        [influence] Wpływ { $value }, Poszerzenie Wpływu
       *[paying] Pieniądze { $value }, Opodatkowanie
    } { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }.
web-ancien_regime-battles-ahead = Nadchodzące bitwy: { $lands }
web-ancien_regime-move-end = { $battles ->
        [0] Zakończ ruchy
       *[other] Zakończ ruchy i walcz
    }
web-ancien_regime-move-sure = { $battles ->
        [0] Tak, zakończ ruchy
       *[other] Tak, zakończ ruchy i walcz
    }
web-ancien_regime-move-unmoved = { $count ->
        [0] Nikt więcej nie może się ruszyć.
        [one] Jeden generał może się jeszcze ruszyć.
        [few] { $count } generałowie mogą się jeszcze ruszyć.
       *[many] { $count } generałów może się jeszcze ruszyć.
    }
web-ancien_regime-step-control = { $power ->
        [none] Nikt go nie kontroluje.
       *[other] Kontrola: { $power }
    }
web-ancien_regime-stop = Zostań: { $land }

# -- bitwy
web-ancien_regime-face = { $face ->
        [void] { $card }, nie liczy się
        [down] { $card ->
            [none] zakryta karta
           *[other] { $card }, zakryta
        }
       *[up] { $count ->
            [one] { $card }
           *[other] { $card }, sztuk { $count }
        }
    }
web-ancien_regime-battle-odds = Przeciw: { $enemies }; siła { $own } do { $other }
web-ancien_regime-battle-order = Odbędą się wszystkie; kolejność należy do ciebie.
web-ancien_regime-support-room = Miejsce na karty: { $cards }; traci oddział
web-ancien_regime-support-end = Nikt (więcej)
web-ancien_regime-free = za darmo, jedna karta
web-ancien_regime-morale-cost = { $from } → { $to }
web-ancien_regime-controls-land = Kontrola terytorium { $land }
web-ancien_regime-pile = Na czyj stos?
web-ancien_regime-onto = Karty idą do stosu:
web-ancien_regime-room = miejsce na { $room }
web-ancien_regime-how = Jak zagrać { $card }?
web-ancien_regime-face-down = Zakrytą
web-ancien_regime-face-up = Odkrytą, odkrywając kartę { $number } { $general ->
        [none] {""}
       *[other] ({ $general })
    }
web-ancien_regime-pass = Pasuj
web-ancien_regime-pass-note = { $power } nie { $power_number ->
        [many] zagrają
       *[other] zagra
    } już żadnej karty w tej bitwie.
web-ancien_regime-units-kept = { $units ->
        [0] Przybywa bez oddziałów.
        [one] Jego oddział idzie z nim.
        [few] Jego { $units } oddziały idą z nim.
       *[many] Jego { $units } oddziałów idzie z nim.
    }
web-ancien_regime-leave-board = { $units ->
        [0] Poza planszę
       *[other] Poza planszę (oddziały przepadają: { $units })
    }
web-ancien_regime-stays-yes = Zostaje tam, gdzie stoi.
web-ancien_regime-stays-no = { $units ->
        [0] Wycofuje się na swoje najbliższe terytorium albo poza planszę.
       *[other] Wycofuje się z oddziałami na swoje najbliższe terytorium albo bez nich poza planszę.
    }

# -- dyplomacja, wybory, licytacja
web-ancien_regime-expel-note = W tej fazie nie będzie mogło wybrać twojej koalicji.
web-ancien_regime-expelled = Usunięci: { $powers }
web-ancien_regime-expel-end = { $count ->
        [0] Nie usuwaj nikogo
       *[other] Nie usuwaj nikogo więcej
    }
web-ancien_regime-status-with = Razem: { $powers }
web-ancien_regime-status-war = Wojna: { $powers }
web-ancien_regime-status-peace = Pokój: { $powers }
web-ancien_regime-status-closed = W tej fazie zamknięte dla ciebie
web-ancien_regime-status-present = Twój obecny status
web-ancien_regime-status-needs = Potrzebna zgoda: { $leader }
web-ancien_regime-status-double = Opodatkowanie przynosi dwa razy więcej.
web-ancien_regime-status-secret = Pokazano według obecnych statusów innych; ich żetony są tajne, dopóki nie leżą wszystkie.
web-ancien_regime-status-open = Pokazano według obecnych statusów innych. Twój wybór zobaczą wszyscy.
web-ancien_regime-admit-now = { $now ->
        [war] { $power } { $power_number ->
            [many] prowadzą
           *[other] prowadzi
        } teraz z tobą wojnę.
        [allied] { $power } { $power_number ->
            [many] są
           *[other] jest
        } teraz twoim sojusznikiem.
       *[peace] { $power } { $power_number ->
            [many] żyją
           *[other] żyje
        } teraz z tobą w pokoju.
    }
web-ancien_regime-admit-yes = { $power } { $power_number ->
        [many] zostają twoim sojusznikiem
       *[other] zostaje twoim sojusznikiem
    }.
web-ancien_regime-admit-no = { $power } od razu { $power_number ->
        [many] wybierają
       *[other] wybiera
    } inny status.
web-ancien_regime-votes-needed = Głosy: { $votes }; cesarz potrzebuje { $needed }.
web-ancien_regime-crown-yes = 2 Wpływy więcej przy każdym Poszerzeniu Wpływu, dopóki masz Koronę.
web-ancien_regime-crown-no = Odbędzie się głosowanie, w którym nie można cię wybrać.
web-ancien_regime-vote-would = Głosy: { $from } → { $to }
web-ancien_regime-vote-elects = To wystarcza do wyboru
web-ancien_regime-vote-short = { $missing ->
        [one] Brakuje jeszcze 1 głosu
        [few] Brakuje jeszcze { $missing } głosów
       *[many] Brakuje jeszcze { $missing } głosów
    }
web-ancien_regime-vote-declined = Odmowa: wybór niemożliwy
web-ancien_regime-bid = Twoja oferta
web-ancien_regime-bid-seal = { $bid ->
        [0] Nie dawaj nic
       *[other] Daj { $bid } Morale
    }
web-ancien_regime-bid-cost = W razie wygranej: Morale { $from } → { $to }. Przegrani nic nie płacą. Oferty są tajne, dopóki nie ma wszystkich.

# -- koło i to, co przynoszą akcje
web-ancien_regime-power = Mocarstwo
web-ancien_regime-wheel-title = Koło Wojny
web-ancien_regime-wheel-slots = Akcje koła, zgodnie z ruchem wskazówek zegara
web-ancien_regime-wheel-slot = { $slot }: { $power }{ $state ->
        [asked] , decyduje teraz
        [waiting] , czeka na innych
        [done] , zakończone
        [idle] , niczyje: bez akcji
       *[coming] {""}
    }{ $next ->
        [none] .
       *[other] ; w następnej turze { $next }.
    }
web-ancien_regime-wheel-round = Runda { $round }
web-ancien_regime-wheel-turn = Tura { $turn } z { $turns }
web-ancien_regime-wheel-short = { $round }.{ $turn }
web-ancien_regime-wheel-ahead = Następne tury
web-ancien_regime-wheel-earlier = Wstecz
web-ancien_regime-wheel-later = Obróć koło
web-ancien_regime-wheel-next = W kolejnej turze: { $power }
web-ancien_regime-wheel-table = Wszystkie siedem tur w tabeli
web-ancien_regime-in-turns = { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }
web-ancien_regime-slot-drill = Musztra
web-ancien_regime-slot-taxation = Opodatkowanie
web-ancien_regime-slot-subsidies = Subwencje
web-ancien_regime-slot-leadership = Przywództwo
web-ancien_regime-slot-mobilisation = Mobilizacja
web-ancien_regime-slot-influence = Wpływ
web-ancien_regime-slot-movement = Ruch
web-ancien_regime-state-coming = później w tej turze
web-ancien_regime-state-asked = decyduje teraz
web-ancien_regime-state-waiting = czeka, aż skończy się to, co jest wcześniej
web-ancien_regime-state-done = zakończone
web-ancien_regime-state-idle = pomniejsze mocarstwo bez kontroli: bez akcji
web-ancien_regime-event-diplomacy = Najpierw: Dyplomacja
web-ancien_regime-event-election = Najpierw: wybory cesarskie
web-ancien_regime-event-auction = Najpierw: licytacja
web-ancien_regime-event-frederick = Przed Ruchem: własny ruch Fryderyka
web-ancien_regime-prospects = Co przyniosłyby następne akcje
web-ancien_regime-brings-money = Pieniądze: { $total }
web-ancien_regime-brings-influence = Wpływ: { $total }
web-ancien_regime-brings-parts = = { $parts }
web-ancien_regime-brings-doubled = Podwójnie, dzięki neutralności.
web-ancien_regime-brings-to = Dostaje to { $power }.
web-ancien_regime-brings-mobilisation = Pieniądze do wydania: { $money }, karty do dobrania: { $cards }.
web-ancien_regime-brings-units = { $units ->
        [0] Nie ma miejsca na oddziały.
        [one] Miejsce na 1 oddział.
        [few] Miejsce na { $units } oddziały.
       *[many] Miejsce na { $units } oddziałów.
    }
web-ancien_regime-part-crown = Korona { $value }
web-ancien_regime-mobilisation-short = P: { $money }, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }

# -- dyplomacja i aktualizacje planszy
web-ancien_regime-diplomacy = Koalicje, wojna i pokój
web-ancien_regime-diplomacy-expulsion = Dyplomacja: czy ktoś zostanie usunięty?
web-ancien_regime-diplomacy-choice = Dyplomacja: wszyscy wybierają w tajemnicy
web-ancien_regime-diplomacy-admission = Dyplomacja: kogo przyjąć?
web-ancien_regime-member = { $power }{ $leader ->
        [yes] , przewodzi
       *[no] {""}
    }{ $minor ->
        [yes] { $controller ->
            [none] , pomniejsze, niczyje
           *[other] , pomniejsze, kontrola: { $controller }
        }
       *[no] {""}
    }
web-ancien_regime-camp-empty = Nikt
web-ancien_regime-relation-self = to samo
web-ancien_regime-relation-allied = sojusz
web-ancien_regime-relation-war = wojna
web-ancien_regime-relation-peace = pokój
web-ancien_regime-expansionists-fight = Ekspansjoniści prowadzą wojnę z obiema koalicjami i między sobą.
web-ancien_regime-neutrals-rest = Neutralni żyją w pokoju ze wszystkimi.
web-ancien_regime-exposed = Neutralni, których można tam zaatakować
web-ancien_regime-pairs = Wszystkie pary mocarstw
web-ancien_regime-token-needs = decyduje { $leader }
web-ancien_regime-token-down = żeton leży zakryty
web-ancien_regime-token-none = jeszcze bez wyboru
web-ancien_regime-token-closed = zamknięte: { $statuses }
web-ancien_regime-update = Aktualizacja planszy
web-ancien_regime-update-garrisons = Garnizony na terytoriach macierzystych mocarstw, z którymi jest pokój, wracają do generała albo stają się Pieniądzem.
web-ancien_regime-update-generals = Generałowie na takich terytoriach wycofują się; nowy sojusznik może pozwolić im zostać.
web-ancien_regime-update-neutrals = Neutralni generałowie opuszczają ziemie, których ich strona nie kontroluje.
web-ancien_regime-update-enemies = Gdzie spotykają się wrogowie, silniejszy zostaje, słabszy się wycofuje.
web-ancien_regime-update-stays = Mogą zostać: { $generals }
web-ancien_regime-because-garrison = Garnizon stał na terytorium macierzystym mocarstwa, z którym jest teraz pokój, albo był słabszy tam, gdzie spotkali się wrogowie.
web-ancien_regime-because-enemies = Po zmianie statusów te mocarstwa są na tym terytorium wrogami, a oba miały tam pionki.
web-ancien_regime-because-stay = Jego mocarstwo jest teraz sojusznikiem gospodarza.

# -- bitwa
web-ancien_regime-battle = Bitwa: { $land }
web-ancien_regime-battle-supports = { $power } { $power_number ->
        [many] mogą
       *[other] może
    } posłać wsparcie.
web-ancien_regime-battle-plays = { $power } { $power_number ->
        [many] grają kartę albo pasują
       *[other] gra kartę albo pasuje
    }.
web-ancien_regime-battle-cycle = Kto gra, w kółko
web-ancien_regime-step-attacker = Atakujący
web-ancien_regime-step-defenders = Obrońcy
web-ancien_regime-step-attack_support = Wsparcie ataku
web-ancien_regime-step-defence_support = Wsparcie obrony
web-ancien_regime-battle-decides = Karty kończą się, gdy w całej kolejce nikt żadnej nie zagra. Decyduje siła razem z kartami; przy remisie atakujący się wycofuje. Każdy generał w bitwie traci oddział, pokonani tracą wszystkie.
web-ancien_regime-battle-power = Morale { $morale }, karty: { $hand }
web-ancien_regime-side-attack = Atak
web-ancien_regime-side-defence = Obrona
web-ancien_regime-score = Znane: { $known }{ $hidden ->
        [0] {""}
       *[other] , ukryte karty: { $hidden }
    }
web-ancien_regime-strength = Siła { $strength } bez kart
web-ancien_regime-garrison = Garnizon
web-ancien_regime-garrison-fort = Garnizon w fortecy
web-ancien_regime-supports = wspiera
web-ancien_regime-passed = pas
web-ancien_regime-one-free = jedna karta bez Morale
web-ancien_regime-awards = Wpływ za zwycięstwo:
web-ancien_regime-no-awards = Zwycięstwo nie daje Wpływu.

# -- wybory i licytacja
web-ancien_regime-election = Wybory cesarskie
web-ancien_regime-crown = Korona:
web-ancien_regime-crown-none = niczyja
web-ancien_regime-crown-brings = 2 Wpływy przy każdym Poszerzeniu Wpływu
web-ancien_regime-election-next = Następne wybory: { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }.
web-ancien_regime-ballots = Głosy na kandydatów
web-ancien_regime-no-ballots = Nikt jeszcze nie głosował.
web-ancien_regime-votes-of = { $votes } z { $needed }
web-ancien_regime-ballot = { $power } { $power_number ->
        [many] oddają
       *[other] oddaje
    } na { $candidate_acc } głosy: { $votes }
web-ancien_regime-to-vote = Jeszcze głosują: { $powers }
web-ancien_regime-declined = { $power } { $power_number ->
        [many] odmawiają i nie mogą
       *[other] odmawia i nie może
    } otrzymać Korony.
web-ancien_regime-electors = Terytoria elektorskie: cesarz potrzebuje { $needed } głosów
web-ancien_regime-no-voter = bez głosu
web-ancien_regime-auction = Licytacja: { $minor }
web-ancien_regime-auction-held = { $power ->
        [none] Dotąd nikt go nie kontrolował.
       *[other] Dotychczasowa kontrola: { $power }.
    } Zwycięzca kontroluje je do jego następnej Musztry, a ono przyjmuje status zwycięzcy.
web-ancien_regime-bidder = W Kolejności Mocarstw
web-ancien_regime-limit = Morale
web-ancien_regime-bid-column = Oferta
web-ancien_regime-bid-own = twoja: { $bid }
web-ancien_regime-bid-placed = złożona
web-ancien_regime-bid-open = jeszcze nie
web-ancien_regime-auction-ties = Nikt nie może dać więcej niż swoje Morale. Przy równych ofertach wygrywa ten, kto stoi wyżej na liście; płaci tylko zwycięzca.

# -- pierwsze kroki, dla tych, którzy jeszcze nie grali
web-ancien_regime-hint-aim = Wygrywa ten, kto pierwszy ma { $most } { $most ->
        [one] Wpływ
        [few] Wpływy
       *[many] Wpływów
    }. Dają go ziemie, które kontrolujesz w chwili swojego Poszerzenia Wpływu, i wygrane bitwy. Koło pokazuje, kto co robi w tej turze; potem każdy przechodzi o jedną akcję dalej.
web-ancien_regime-hint-name_frederick = Wybierz generała z trzema oddziałami, który stoi blisko ziem spornych: będzie ruszał się częściej niż inni.
web-ancien_regime-hint-drill_card = Bitwy wygrywa się wysokimi kartami. Dwójka dobrze broni własnych ziem, trójka może odkryć kartę wroga. Gdy nie wiesz, odrzuć najniższą.
web-ancien_regime-hint-offer_gifts = Nie musisz nic dawać. Ale sojusznik, który walczy z twoim wrogiem, bywa wart karty albo Pieniędzy.
web-ancien_regime-hint-lead = Wystaw generałów obok ziem spornych albo wrogów. Kto zostaje poza planszą, ten przy Mobilizacji daje kartę.
web-ancien_regime-hint-mobilise = Reszta przepada, więc wydaj wszystko: oddziały dla generałów, którzy będą zdobywać lub walczyć, potem karty. Morale płaci w bitwie za karty.
web-ancien_regime-hint-choose_arbiter = Wybierz mocarstwo, które pewnie zgodzi się na drugą turę ruchu i którego Morale najmniej ci przeszkadza.
web-ancien_regime-hint-dissolve_garrison = Zwykle lepiej je zostawić: to garnizon kontroluje ziemię.
web-ancien_regime-hint-move_general = Szukaj ziem w paski z twoim kolorem i ziem macierzystych wrogów. Zostaw tam garnizon: da Wpływ, jeśli przetrwa do twojego Poszerzenia Wpływu, za sześć tur.
web-ancien_regime-hint-leave_garrison = Ziemię kontroluje tylko garnizon. Zostaw go tam, gdzie da Wpływ; zachowaj oddziały generała, który zaraz spotka wroga.
web-ancien_regime-hint-request_turn = Poproś: jeśli Arbiter odmówi, nic nie tracisz.
web-ancien_regime-hint-grant_turn = Dla ciebie Morale, dla kogoś następny cios. Zanim się zgodzisz, zobacz na mapie, kogo trafi.
web-ancien_regime-hint-consent = Nic cię to nie kosztuje, a sojusznicy pamiętają odmowę.
web-ancien_regime-hint-send_support = Wspierający daje miejsce na karty. Wyślij go, jeśli masz karty do zagrania i Morale na nie.
web-ancien_regime-hint-play_battle_card = Najpierw porównaj obie strony. Gdzie nie możesz wygrać, spasuj wcześnie i zachowaj karty i Morale.
web-ancien_regime-hint-choose_status = Koalicja daje sojuszników i więcej Wpływu za pobicie tej drugiej. Neutralność jest bezpieczna i podwaja Opodatkowanie, ale nie wolno atakować.
web-ancien_regime-hint-admit = Jeden sojusznik więcej dla ciebie, jeden wróg więcej dla tamtych.
web-ancien_regime-hint-cast_vote = Jeśli pięć głosów jest poza zasięgiem, sprzedaj swoje drogo; cesarz zyskuje 2 Wpływy w każdej rundzie.
web-ancien_regime-hint-bid = Pomniejsze mocarstwo daje generałów, karty i Pieniądze. Daj tyle, ile możesz: bez Morale nie da się walczyć.
