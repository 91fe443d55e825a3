# Terminal: Ancien Régime.

cli-ancien_regime-help =
    Numer, nazwa albo zapis: wybór tej odpowiedzi. Cały ruch naraz: P1 Silesia albo P1 Mecklenburg-Berlin-Silesia.
    list all: wszystkie możliwe odpowiedzi. Pusty wiersz: odpowiedzi jeszcze raz.
    hand: twoje karty. status: Wpływ, Morale, Pieniądze i karty wszystkich. wheel: akcje tej tury i następnych. income: co przyniosą twoje następne akcje.
    pieces: kto gdzie stoi. lands: kto co kontroluje. diplomacy: kto jest z kim. electors: głosy i Korona.
    map MIEJSCE: terytorium, także terytorium generała, albo to, co kontroluje mocarstwo. why MIEJSCE albo ODPOWIEDŹ: dlaczego to niemożliwe. rule NUMER: zasada naszymi słowami.
    undo, undo 3: cofnij ostatnie odpowiedzi. log: co się wydarzyło.
    save PLIK: zapisz teraz i zapisuj dalej. quit: odejdź od stołu.
cli-ancien_regime-heading = Runda { $round }, tura { $turn } z { $turns }: { $phase }.
cli-ancien_regime-leader = Na czele: { $power }, Wpływ { $influence }; do zwycięstwa brakuje { $missing }.
cli-ancien_regime-standing = { $power }: Wpływ { $influence }.
cli-ancien_regime-power = { $power }: { $status }. Wpływ { $influence }, Morale { $morale }, Pieniądze { $money }, { $cards ->
        [one] 1 karta.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    }
cli-ancien_regime-minor = { $controller ->
        [none] Mocarstwo pomniejsze, nikt go nie kontroluje.
       *[other] Mocarstwo pomniejsze, kontrola: { $controller }.
    }
cli-ancien_regime-emperor = Ma Koronę.
cli-ancien_regime-discards = { $count } razy { $card }
cli-ancien_regime-pile = Do dobrania: { $cards ->
        [one] 1 karta.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    } Odrzucone: { $discards ->
        [none] żadne.
       *[other] { $discards }.
    } Pozostałe fortece: { $left }.
cli-ancien_regime-slot = { $slot }: { $power }, { $state ->
        [coming] jeszcze przed nami.
        [asked] trwa.
        [waiting] czeka na wcześniejsze.
        [done] zakończone.
       *[idle] nie odbywa się.
    }
cli-ancien_regime-event = { $event ->
        [diplomacy] Dyplomacja
        [election] Wybory cesarskie
        [auction] Licytacja
       *[frederick] Ruch Fryderyka
    }
cli-ancien_regime-place = { $slot } { $power }
cli-ancien_regime-turn = Runda { $round }, tura { $turn }: { $slots }.
cli-ancien_regime-taxation = Opodatkowanie { $turns ->
        [0] teraz
        [one] za 1 turę
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }: Pieniądze { $total }{ $lands ->
        [none] .
       *[other] {" "}({ $lands }{ $doubled ->
        [yes] , podwójnie
       *[no] {""}
    }).
    }
cli-ancien_regime-extension = Poszerzenie Wpływu { $turns ->
        [0] teraz
        [one] za 1 turę
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }: Wpływ { $total }{ $lands ->
        [none] {""}
       *[other] {" "}({ $lands })
    }{ $crown ->
        [0] .
       *[other] , z tego { $crown } za Koronę.
    }
cli-ancien_regime-mobilisation = Mobilizacja { $turns ->
        [0] teraz
        [one] za 1 turę
        [few] za { $turns } tury
       *[many] za { $turns } tur
    }: dobierane karty { $cards }, Pieniądze { $money }, miejsce na oddziały { $units }.
cli-ancien_regime-hand = { $power }: { $cards ->
        [none] bez kart.
       *[other] { $cards }.
    }
cli-ancien_regime-general = { $land ->
        [none] { $general }: poza planszą{ $units ->
        [0] .
       *[other] , czekające oddziały: { $units }.
    }
       *[other] { $general }: { $land }, { $units ->
        [0] bez oddziałów
        [one] 1 oddział
        [few] { $units } oddziały
       *[many] { $units } oddziałów
    }{ $moved ->
        [yes] , po ruchu.
       *[no] .
    }
    }
cli-ancien_regime-frederick = Fryderyk II
cli-ancien_regime-units = { $units ->
        [0] bez oddziałów
        [one] 1 oddział
        [few] { $units } oddziały
       *[many] { $units } oddziałów
    }
cli-ancien_regime-morale = Morale { $morale }
cli-ancien_regime-garrisons = Garnizony ({ $power }): { $lands }.
cli-ancien_regime-fortress = { $land } z fortecą
cli-ancien_regime-lands = { $power }, pod kontrolą: { $lands ->
        [none] nic.
       *[other] { $lands }.
    }
cli-ancien_regime-land = { $land }: { $kind ->
        [home] macierzyste ({ $powers })
        [contested] sporne ({ $powers })
        [uncontested] niesporne
       *[impassable] nieprzekraczalne
    }, wartość { $value }{ $capital ->
        [yes] , stołeczne
       *[no] {""}
    }{ $elector ->
        [yes] , elektorskie.
       *[no] .
    }
cli-ancien_regime-garrison = { $fortress ->
        [yes] garnizon w fortecy
       *[no] garnizon
    }
cli-ancien_regime-empty-fortress = pusta forteca
cli-ancien_regime-exposed = można atakować mimo neutralności: { $powers }
cli-ancien_regime-neighbours = Obok: { $lands }.
cli-ancien_regime-control = { $power ->
        [none] niczyje
       *[other] kontrola: { $power }
    }
cli-ancien_regime-neighbour = { $power ->
        [none] { $land } (nikt)
       *[other] { $land } ({ $power })
    }
cli-ancien_regime-held = Teraz: { $held }.
cli-ancien_regime-route = Szlak morski: { $land } ({ $power }).
cli-ancien_regime-coalition = { $status }: { $powers ->
        [none] nikt.
       *[other] { $powers }.
    }
cli-ancien_regime-ties = { $power }: sojusznicy { $allies ->
        [none] żadni
       *[other] { $allies }
    }; w stanie wojny { $enemies ->
        [none] z nikim.
       *[other] { $enemies }.
    }
cli-ancien_regime-crown = { $power ->
        [none] Nikt nie ma Korony.
       *[other] Korona: { $power }.
    }
cli-ancien_regime-elector = { $power ->
        [none] { $land }: nikt nie głosuje.
       *[other] { $land }: głos ma { $power }.
    }
cli-ancien_regime-side = { $side ->
        [attack] Atak
       *[defence] Obrona
    }, siła { $strength }: { $generals }.
cli-ancien_regime-in-garrison = { $fortress ->
        [yes] garnizon w fortecy ({ $power })
       *[no] garnizon ({ $power })
    }
cli-ancien_regime-supporters = Wsparcie: { $generals }.
cli-ancien_regime-card = { $card ->
        [none] karta nr { $number } zakryta
       *[other] karta nr { $number } to { $card }{ $up ->
        [yes] , odkryta
       *[no] , zakryta
    }
    }
cli-ancien_regime-pile-of = { $general }: { $cards ->
        [none] bez kart
       *[other] { $cards }
    }; miejsce na { $room }.
cli-ancien_regime-battles = Bitwy, które nadejdą: { $battles }.
cli-ancien_regime-ballot = { $power }: głosy { $votes }, kandydat { $candidate }.
cli-ancien_regime-gift = { $money ->
        [0] Odbiorca { $receiver }: karty { $cards }.
       *[other] Odbiorca { $receiver }: Pieniądze { $money }.
    }
