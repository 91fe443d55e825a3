# Coalitions: Ancien Régime: pytania, koło, dyplomacja, bitwy i wybory na stronie.

# -- odpowiedzi w ogóle
web-ancien-choices = Możliwości
web-ancien-confirm = Potwierdź: { $choice }
web-ancien-has = { $what }: { $now }
web-ancien-change = { $what }: { $from } → { $to }
web-ancien-of-power = { $power }, { $what }
web-ancien-units = { $units ->
        [0] bez oddziałów
        [one] 1 oddział
        [few] { $units } oddziały
       *[many] { $units } oddziałów
    }
web-ancien-off-board = poza planszą
web-ancien-money = Pieniądze
web-ancien-money-left = Zostało Pieniędzy
web-ancien-hand = Karty bitwy
web-ancien-morale = Morale
web-ancien-generals = Generałowie
web-ancien-units-name = Oddziały
web-ancien-lands-held = Terytoria
web-ancien-power-stands = Wpływ { $influence }, Morale { $morale }, karty: { $hand }.

# -- akcje koła
web-ancien-discard = Na ręce: { $hand }; na końcu akcji może zostać { $limit }.
web-ancien-ally = Sojusznik
web-ancien-gift = Ma dostać
web-ancien-add = Dodaj
web-ancien-add-money = 1 Pieniądz
web-ancien-add-card = Kartę { $card }
web-ancien-of-money = Pieniądze: { $money }
web-ancien-nothing-to-add = nic więcej
web-ancien-gifts-left = Można jeszcze dodać
web-ancien-gifts-announce = Ogłoś dary
web-ancien-gifts-forgo = Nie dawaj nic
web-ancien-gift-stays = Dar zostaje u dającego: { $power }.
web-ancien-lead-ways = Co daje Przywództwo
web-ancien-lead-place_general = Wystaw generałów (poza planszą: { $off })
web-ancien-lead-recall = Odwołaj generałów ({ $count })
web-ancien-lead-recalled = { $units ->
        [0] Nie ma oddziałów do stracenia.
        [one] Jego oddział przepada.
        [few] Jego { $units } oddziały przepadają.
       *[many] Jego { $units } oddziałów przepada.
    }
web-ancien-lead-whither = { $general } idzie tutaj:
web-ancien-lead-instead = Albo zamiast tego
web-ancien-lead-card = Dobierz kartę (na ręce będzie { $hand })
web-ancien-lead-morale = Morale { $from } → { $to }
web-ancien-lead-nothing = Nie rób nic
web-ancien-lead-done = Gotowe
web-ancien-money-of = { $left } z { $money }
web-ancien-price = po { $cost }
web-ancien-buy = Kup za { $cost }
web-ancien-buy-unit = Oddziały, { $general }
web-ancien-basket-empty = Opróżnij koszyk
web-ancien-fortress-at = Forteca, { $land }: jej garnizon ma siłę 4
web-ancien-not-drawn = { $cards ->
        [0] Karty można kupować nieco później, gdy skończą się Musztra, Subwencje i Przywództwo tej tury.
        [one] Karta za generała poza planszą przyjdzie, gdy skończą się Musztra, Subwencje i Przywództwo tej tury; wtedy można kupować karty.
        [few] { $cards } karty za generałów poza planszą przyjdą, gdy skończą się Musztra, Subwencje i Przywództwo tej tury; wtedy można kupować karty.
       *[many] { $cards } kart za generałów poza planszą przyjdzie, gdy skończą się Musztra, Subwencje i Przywództwo tej tury; wtedy można kupować karty.
    }
web-ancien-mobilise-end = Zakończ zakupy
web-ancien-mobilise-sure = Tak, niech { $money } przepadnie
web-ancien-corruption = { $money ->
        [0] Korupcji nic nie zostaje.
       *[other] Korupcja zabiera Pieniądze: { $money }.
    }

# -- ruch
web-ancien-arbiter-cap = Morale Arbitra nie może przekroczyć { $most }: druga tura wymaga miejsca na 2, trzecia na 3.
web-ancien-war-with-you = W stanie wojny z tobą
web-ancien-peace-with-you = W stanie pokoju z tobą
web-ancien-minor-of = Decydować będzie kontrolujące mocarstwo: { $power }
web-ancien-land-brings = { $brings ->
        [money] Przepadają jego Pieniądze: { $value }.
        [influence] Przepada jego Wpływ: { $value }.
       *[none] Nic nie przynosi.
    }
web-ancien-dissolve-end = Nie rozwiązuj więcej
web-ancien-request-free = Prośba nic nie kosztuje.
web-ancien-if-granted = W razie zgody: { $what }
web-ancien-action-ends = Akcja Ruchu się kończy.
web-ancien-consent-yes = Tylko na ten ruch.
web-ancien-consent-no = { $power }: w tej turze ruchu nie można prosić o to samo.
web-ancien-units-left = Oddziały generała
web-ancien-garrison-controls = { $power ->
        [none] Kontrolujesz terytorium { $land }, teraz niczyje.
       *[other] Kontrolujesz terytorium { $land } dzięki garnizonowi; teraz: { $power }.
    }
web-ancien-garrison-brings = { $kind ->
        [own] Garnizon broni terytorium macierzystego i można przy nim zbudować fortecę.
        [paying] Opodatkowanie, Pieniądze: { $value }.
        [influence] Poszerzenie Wpływu: { $value }.
       *[nothing] Nie przynosi ani Pieniędzy, ani Wpływu.
    }
web-ancien-garrison-none = Oddziały, które generał zachowuje: { $units }.
web-ancien-move-generals = Generałowie, którzy mogą się ruszyć
web-ancien-move-lands = Ląduje ze swoimi oddziałami w Szkocji.
web-ancien-move-asking = Szukam jego dróg …
web-ancien-move-choose = { $count ->
        [one] W zasięgu jest jedno terytorium. Wybierz je na mapie albo poniżej.
        [few] W zasięgu są { $count } terytoria. Wybierz jedno na mapie albo poniżej.
       *[many] W zasięgu jest { $count } terytoriów. Wybierz jedno na mapie albo poniżej.
    }
web-ancien-move-list = { $count ->
        [one] To terytorium
       *[other] Wszystkie terytoria ({ $count })
    }
web-ancien-move-signs = ⚔ bitwa, ? potrzebna zgoda sojusznika.
web-ancien-move-to = { $kind ->
        [sea] Morzem: { $land }
        [strategic] { $land }, kroki: { $steps }
       *[march] Przemarsz: { $land }
    }
web-ancien-move-battle = Stoi tam wróg o sile { $strength }: będzie bitwa.
web-ancien-move-consents = Potrzebna zgoda: { $powers }.
web-ancien-move-brings = Garnizon tam: { $worth ->
        [influence] Wpływ { $value }, Poszerzenie Wpływu
       *[paying] Pieniądze { $value }, Opodatkowanie
    } { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }.
web-ancien-battles-ahead = Nadchodzące bitwy: { $lands }
web-ancien-move-end = { $battles ->
        [0] Zakończ ruchy
       *[other] Zakończ ruchy i walcz
    }
web-ancien-move-sure = { $battles ->
        [0] Tak, zakończ ruchy
       *[other] Tak, zakończ ruchy i walcz
    }
web-ancien-move-unmoved = { $count ->
        [0] Nikt więcej nie może się ruszyć.
        [one] Jeden generał może się jeszcze ruszyć.
        [few] { $count } generałowie mogą się jeszcze ruszyć.
       *[many] { $count } generałów może się jeszcze ruszyć.
    }
web-ancien-step-control = { $power ->
        [none] Nikt go nie kontroluje.
       *[other] Kontrola: { $power }
    }
web-ancien-stop = Zostań: { $land }

# -- bitwy
web-ancien-face = { $face ->
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
web-ancien-battle-odds = Przeciw: { $enemies }; siła { $own } do { $other }
web-ancien-battle-order = Odbędą się wszystkie; kolejność należy do ciebie.
web-ancien-support-room = Miejsce na karty: { $cards }; traci oddział
web-ancien-support-end = Nikt (więcej)
web-ancien-free = za darmo, jedna karta
web-ancien-morale-cost = { $from } → { $to }
web-ancien-controls-land = { $land }, kontrola
web-ancien-pile = Na czyj stos?
web-ancien-onto = Karty idą do stosu:
web-ancien-room = miejsce na { $room }
web-ancien-how = Jak zagrać { $card }?
web-ancien-face-down = Zakrytą
web-ancien-face-up = Odkrytą, odkrywając kartę { $number } { $general ->
        [none] {""}
       *[other] ({ $general })
    }
web-ancien-pass = Pasuj
web-ancien-pass-note = { $power }: w tej bitwie żadnych kart więcej.
web-ancien-units-kept = { $units ->
        [0] Przybywa bez oddziałów.
        [one] Jego oddział idzie z nim.
        [few] Jego { $units } oddziały idą z nim.
       *[many] Jego { $units } oddziałów idzie z nim.
    }
web-ancien-leave-board = { $units ->
        [0] Poza planszę
       *[other] Poza planszę (oddziały przepadają: { $units })
    }
web-ancien-stays-yes = Zostaje tam, gdzie stoi.
web-ancien-stays-no = { $units ->
        [0] Wycofuje się na swoje najbliższe terytorium albo poza planszę.
       *[other] Wycofuje się z oddziałami na swoje najbliższe terytorium albo bez nich poza planszę.
    }

# -- dyplomacja, wybory, licytacja
web-ancien-expel-note = W tej fazie nie będzie mogło wybrać twojej koalicji.
web-ancien-expelled = Usunięci: { $powers }
web-ancien-expel-end = { $count ->
        [0] Nie usuwaj nikogo
       *[other] Nie usuwaj nikogo więcej
    }
web-ancien-status-with = Razem: { $powers }
web-ancien-status-war = Wojna: { $powers }
web-ancien-status-peace = Pokój: { $powers }
web-ancien-status-closed = W tej fazie zamknięte dla ciebie
web-ancien-status-present = Twój obecny status
web-ancien-status-needs = Potrzebna zgoda: { $leader }
web-ancien-status-double = Opodatkowanie przynosi dwa razy więcej.
web-ancien-status-secret = Pokazano według obecnych statusów innych; ich żetony są tajne, dopóki nie leżą wszystkie.
web-ancien-status-open = Pokazano według obecnych statusów innych. Twój wybór zobaczą wszyscy.
web-ancien-admit-now = { $now ->
        [war] { $power }: teraz wojna z tobą.
        [allied] { $power }: teraz twój sojusznik.
       *[peace] { $power }: teraz pokój z tobą.
    }
web-ancien-admit-yes = { $power }: odtąd twój sojusznik.
web-ancien-admit-no = { $power }: od razu inny status.
web-ancien-votes-needed = Głosy: { $votes }; cesarz potrzebuje { $needed }.
web-ancien-crown-yes = 2 Wpływu więcej przy każdym Poszerzeniu Wpływu, dopóki masz Koronę.
web-ancien-crown-no = Odbędzie się głosowanie, w którym nie można cię wybrać.
web-ancien-vote-would = Głosy: { $from } → { $to }
web-ancien-vote-elects = To wystarcza do wyboru
web-ancien-vote-short = { $missing ->
        [one] Brakuje jeszcze 1 głosu
        [few] Brakuje jeszcze { $missing } głosów
       *[many] Brakuje jeszcze { $missing } głosów
    }
web-ancien-vote-declined = Odmowa: wybór niemożliwy
web-ancien-bid = Twoja oferta
web-ancien-bid-seal = { $bid ->
        [0] Nie dawaj nic
       *[other] Daj { $bid } Morale
    }
web-ancien-bid-cost = W razie wygranej: Morale { $from } → { $to }. Przegrani nic nie płacą. Oferty są tajne, dopóki nie ma wszystkich.

# -- koło i to, co przynoszą akcje
web-ancien-power = Mocarstwo
web-ancien-wheel-title = Koło Wojny
web-ancien-wheel-slots = Akcje koła, zgodnie z ruchem wskazówek zegara
web-ancien-wheel-slot = { $slot }: { $power }{ $state ->
        [asked] , decyduje teraz
        [waiting] , czeka na innych
        [done] , zakończone
        [idle] , niczyje: bez akcji
       *[coming] {""}
    }{ $next ->
        [none] .
       *[other] ; w następnej turze { $next }.
    }
web-ancien-wheel-round = Runda { $round }
web-ancien-wheel-turn = Tura { $turn } z { $turns }
web-ancien-wheel-short = { $round }.{ $turn }
web-ancien-wheel-ahead = Następne tury
web-ancien-wheel-earlier = Wstecz
web-ancien-wheel-later = Obróć koło
web-ancien-wheel-next = W kolejnej turze: { $power }
web-ancien-wheel-table = Wszystkie siedem tur w tabeli
web-ancien-in-turns = { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }
web-ancien-slot-drill = Musztra
web-ancien-slot-taxation = Opodatkowanie
web-ancien-slot-subsidies = Subwencje
web-ancien-slot-leadership = Przywództwo
web-ancien-slot-mobilisation = Mobilizacja
web-ancien-slot-influence = Wpływ
web-ancien-slot-movement = Ruch
web-ancien-state-coming = później w tej turze
web-ancien-state-asked = decyduje teraz
web-ancien-state-waiting = czeka, aż skończy się to, co jest wcześniej
web-ancien-state-done = zakończone
web-ancien-state-idle = pomniejsze mocarstwo bez kontroli: bez akcji
web-ancien-event-diplomacy = Najpierw: Dyplomacja
web-ancien-event-election = Najpierw: wybory cesarskie
web-ancien-event-auction = Najpierw: licytacja
web-ancien-event-frederick = Przed Ruchem: własny ruch Fryderyka
web-ancien-prospects = Co przyniosłyby następne akcje
web-ancien-brings-money = Pieniądze: { $total }
web-ancien-brings-influence = Wpływ: { $total }
web-ancien-brings-parts = = { $parts }
web-ancien-brings-doubled = Podwójnie, dzięki neutralności.
web-ancien-brings-to = Dostaje to { $power }.
web-ancien-brings-mobilisation = Pieniądze do wydania: { $money }, karty do dobrania: { $cards }.
web-ancien-brings-units = { $units ->
        [0] Nie ma miejsca na oddziały.
        [one] Miejsce na 1 oddział.
        [few] Miejsce na { $units } oddziały.
       *[many] Miejsce na { $units } oddziałów.
    }
web-ancien-part-crown = Korona { $value }
web-ancien-mobilisation-short = P: { $money }, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }

# -- dyplomacja i aktualizacje planszy
web-ancien-diplomacy = Koalicje, wojna i pokój
web-ancien-diplomacy-expulsion = Dyplomacja: czy ktoś zostanie usunięty?
web-ancien-diplomacy-choice = Dyplomacja: wszyscy wybierają w tajemnicy
web-ancien-diplomacy-admission = Dyplomacja: kogo przyjąć?
web-ancien-member = { $power }{ $leader ->
        [yes] , przewodzi
       *[no] {""}
    }{ $minor ->
        [yes] { $controller ->
            [none] , pomniejsze, niczyje
           *[other] , pomniejsze, kontrola: { $controller }
        }
       *[no] {""}
    }
web-ancien-camp-empty = Nikt
web-ancien-relation-self = to samo
web-ancien-relation-allied = sojusz
web-ancien-relation-war = wojna
web-ancien-relation-peace = pokój
web-ancien-expansionists-fight = Ekspansjoniści prowadzą wojnę z obiema koalicjami i między sobą.
web-ancien-neutrals-rest = Neutralni żyją w pokoju ze wszystkimi.
web-ancien-exposed = Neutralni, których można tam zaatakować
web-ancien-pairs = Wszystkie pary mocarstw
web-ancien-token-needs = decyduje { $leader }
web-ancien-token-down = żeton leży zakryty
web-ancien-token-none = jeszcze bez wyboru
web-ancien-token-closed = zamknięte: { $statuses }
web-ancien-update = Aktualizacja planszy
web-ancien-update-garrisons = Garnizony na terytoriach macierzystych mocarstw, z którymi jest pokój, wracają do generała albo stają się Pieniądzem.
web-ancien-update-generals = Generałowie na takich terytoriach wycofują się; nowy sojusznik może pozwolić im zostać.
web-ancien-update-neutrals = Neutralni generałowie opuszczają ziemie, których ich strona nie kontroluje.
web-ancien-update-enemies = Gdzie spotykają się wrogowie, silniejszy zostaje, słabszy się wycofuje.
web-ancien-update-stays = Mogą zostać: { $generals }
web-ancien-because-garrison = Garnizon stał na terytorium macierzystym mocarstwa, z którym jest teraz pokój, albo był słabszy tam, gdzie spotkali się wrogowie.
web-ancien-because-enemies = Po zmianie statusów te mocarstwa są na tym terytorium wrogami, a oba miały tam pionki.
web-ancien-because-stay = Jego mocarstwo jest teraz sojusznikiem gospodarza.

# -- bitwa
web-ancien-battle = Bitwa: { $land }
web-ancien-battle-supports = { $power }: można posłać wsparcie.
web-ancien-battle-plays = { $power }: karta albo pas.
web-ancien-battle-cycle = Kto gra, w kółko
web-ancien-step-attacker = Atakujący
web-ancien-step-defenders = Obrońcy
web-ancien-step-attack_support = Wsparcie ataku
web-ancien-step-defence_support = Wsparcie obrony
web-ancien-battle-decides = Karty kończą się, gdy w całej kolejce nikt żadnej nie zagra. Decyduje siła razem z kartami; przy remisie atakujący się wycofuje. Każdy generał w bitwie traci oddział, pokonani tracą wszystkie.
web-ancien-battle-power = Morale { $morale }, karty: { $hand }
web-ancien-side-attack = Atak
web-ancien-side-defence = Obrona
web-ancien-score = Znane: { $known }{ $hidden ->
        [0] {""}
       *[other] , ukryte karty: { $hidden }
    }
web-ancien-strength = Siła { $strength } bez kart
web-ancien-garrison = Garnizon
web-ancien-garrison-fort = Garnizon w fortecy
web-ancien-supports = wspiera
web-ancien-passed = pas
web-ancien-one-free = jedna karta bez Morale
web-ancien-awards = Wpływ za zwycięstwo:
web-ancien-no-awards = Zwycięstwo nie daje Wpływu.

# -- wybory i licytacja
web-ancien-election = Wybory cesarskie
web-ancien-crown = Korona:
web-ancien-crown-none = niczyja
web-ancien-crown-brings = 2 Wpływu przy każdym Poszerzeniu Wpływu
web-ancien-election-next = Następne wybory: { $turns ->
        [0] w tej turze
        [one] w następnej turze
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }.
web-ancien-ballots = Głosy na kandydatów
web-ancien-no-ballots = Nikt jeszcze nie głosował.
web-ancien-votes-of = { $votes } z { $needed }
web-ancien-ballot = { $power } ({ $votes }): głos na { $candidate }
web-ancien-to-vote = Jeszcze głosują: { $powers }
web-ancien-declined = { $power }: odmowa, wybór niemożliwy.
web-ancien-electors = Terytoria elektorskie: cesarz potrzebuje { $needed } głosów
web-ancien-no-voter = bez głosu
web-ancien-auction = Licytacja: { $minor }
web-ancien-auction-held = { $power ->
        [none] Dotąd nikt go nie kontrolował.
       *[other] Dotychczasowa kontrola: { $power }.
    } Zwycięzca kontroluje je do jego następnej Musztry, a ono przyjmuje status zwycięzcy.
web-ancien-bidder = W Kolejności Mocarstw
web-ancien-limit = Morale
web-ancien-bid-column = Oferta
web-ancien-bid-own = twoja: { $bid }
web-ancien-bid-placed = złożona
web-ancien-bid-open = jeszcze nie
web-ancien-auction-ties = Nikt nie może dać więcej niż swoje Morale. Przy równych ofertach wygrywa ten, kto stoi wyżej na liście; płaci tylko zwycięzca.

# -- pierwsze kroki, dla tych, którzy jeszcze nie grali
web-ancien-hints = Pierwsze kroki
web-ancien-hints-off = Bez podpowiedzi
web-ancien-hints-on = Pierwsze kroki: podpowiadaj, co jest dobrą odpowiedzią, raz dla każdego rodzaju pytania
web-ancien-hint-aim = Wygrywa ten, kto pierwszy ma { $most } Wpływu. Dają go ziemie, które kontrolujesz w chwili swojego Poszerzenia Wpływu, i wygrane bitwy. Koło pokazuje, kto co robi w tej turze; potem każdy przechodzi o jedną akcję dalej.
web-ancien-hint-name_frederick = Wybierz generała z trzema oddziałami, który stoi blisko ziem spornych: będzie ruszał się częściej niż inni.
web-ancien-hint-drill_card = Bitwy wygrywa się wysokimi kartami. Dwójka dobrze broni własnych ziem, trójka może odkryć kartę wroga. Gdy nie wiesz, odrzuć najniższą.
web-ancien-hint-offer_gifts = Nie musisz nic dawać. Ale sojusznik, który walczy z twoim wrogiem, bywa wart karty albo Pieniędzy.
web-ancien-hint-lead = Wystaw generałów obok ziem spornych albo wrogów. Kto zostaje poza planszą, ten przy Mobilizacji daje kartę.
web-ancien-hint-mobilise = Reszta przepada, więc wydaj wszystko: oddziały dla generałów, którzy będą zdobywać lub walczyć, potem karty. Morale płaci w bitwie za karty.
web-ancien-hint-choose_arbiter = Wybierz mocarstwo, które pewnie zgodzi się na drugą turę ruchu i którego Morale najmniej ci przeszkadza.
web-ancien-hint-dissolve_garrison = Zwykle lepiej je zostawić: to garnizon kontroluje ziemię.
web-ancien-hint-move_general = Szukaj ziem w paski z twoim kolorem i ziem macierzystych wrogów. Zostaw tam garnizon: da Wpływ, jeśli przetrwa do twojego Poszerzenia Wpływu, za sześć tur.
web-ancien-hint-leave_garrison = Ziemię kontroluje tylko garnizon. Zostaw go tam, gdzie da Wpływ; zachowaj oddziały generała, który zaraz spotka wroga.
web-ancien-hint-request_turn = Poproś: jeśli Arbiter odmówi, nic nie tracisz.
web-ancien-hint-grant_turn = Dla ciebie Morale, dla kogoś następny cios. Zanim się zgodzisz, zobacz na mapie, kogo trafi.
web-ancien-hint-consent = Nic cię to nie kosztuje, a sojusznicy pamiętają odmowę.
web-ancien-hint-send_support = Wspierający daje miejsce na karty. Wyślij go, jeśli masz karty do zagrania i Morale na nie.
web-ancien-hint-play_battle_card = Najpierw porównaj obie strony. Gdzie nie możesz wygrać, spasuj wcześnie i zachowaj karty i Morale.
web-ancien-hint-choose_status = Koalicja daje sojuszników i więcej Wpływu za pobicie tej drugiej. Neutralność jest bezpieczna i podwaja Opodatkowanie, ale nie wolno atakować.
web-ancien-hint-admit = Jeden sojusznik więcej dla ciebie, jeden wróg więcej dla tamtych.
web-ancien-hint-cast_vote = Jeśli pięć głosów jest poza zasięgiem, sprzedaj swoje drogo; cesarz zyskuje 2 Wpływu w każdej rundzie.
web-ancien-hint-bid = Pomniejsze mocarstwo daje generałów, karty i Pieniądze. Daj tyle, ile możesz: bez Morale nie da się walczyć.
