# Maria, kontrakty i układy: klauzule, działania swobodne, odmowy i panel traktatów.

# -- klauzule
maria-clause-contract = { $power } { $power_number ->
        [many] przekazują
       *[other] przekazuje
    } { $other_dat } jako subsydium { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } na turę przez { $turns ->
        [one] jedną turę
        [few] { $turns } tury
       *[many] { $turns } tur
    }
maria-clause-cancel = { $power } { $power_number ->
        [many] kończą
       *[other] kończy
    } przed czasem subsydium dla { $other_gen }
maria-clause-no-attack = { $power } nie { $power_number ->
        [many] atakują
       *[other] atakuje
    } { $other_gen } do końca tury { $until }
maria-clause-keep-out = { $power } nie { $power_number ->
        [many] wchodzą
       *[other] wchodzi
    } na obszar „{ $area }” do końca tury { $until }
maria-clause-keep-away = { $distance ->
        [0] { $power } nie { $power_number ->
            [many] wchodzą
           *[other] wchodzi
        } do miasta { $city } do końca tury { $until }
        [one] { $power } { $power_number ->
            [many] zostają
           *[other] zostaje
        } dalej niż jedno miasto od miasta { $city } do końca tury { $until }
        [few] { $power } { $power_number ->
            [many] zostają
           *[other] zostaje
        } dalej niż { $distance } miasta od miasta { $city } do końca tury { $until }
       *[many] { $power } { $power_number ->
            [many] zostają
           *[other] zostaje
        } dalej niż { $distance } miast od miasta { $city } do końca tury { $until }
    }
maria-clause-leave = { $power } { $power_number ->
        [many] opuszczają
       *[other] opuszcza
    } obszar „{ $area }” w turze { $until }
maria-clause-peace = { $power } { $power_number ->
        [many] zawierają
       *[other] zawiera
    } pokój w sprawie Śląska, gdy tylko padnie pytanie, do końca tury { $until }
maria-clause-vote = { $power } { $power_number ->
        [many] głosują
       *[other] głosuje
    } na { $candidate_acc }
maria-clause-words = „{ "\u2068" }{ $text }{ "\u2069" }”

# -- rodzaje klauzul
treaty-form-contract = Kontrakt subsydyjny
    .help = Pierwsza karta dobrana przez płacącego w każdej turze przechodzi zakryta do odbiorcy. Pilnuje tego program.
treaty-form-cancel = Koniec subsydium
    .help = Trwający kontrakt kończy się teraz. Pierwszego kontraktu Francji z Bawarią nie można zakończyć.
treaty-form-no-attack = Bez ataku
    .help = Żaden generał pierwszej frakcji nie staje obok generała drugiej. Pilnuje tego program.
treaty-form-keep-out = Zakaz wstępu do kraju
    .help = Żaden generał tam nie wchodzi; kto jest w środku, może się tam poruszać. Pilnuje tego program.
treaty-form-keep-away = Z dala od twierdzy
    .help = Żaden generał nie zbliża się tak bardzo; kto jest bliżej, może się tylko oddalać. 0 to sama twierdza. Pilnuje tego program.
treaty-form-leave = Opuszczenie kraju
    .help = W tej turze każdy generał, który jest w środku, wymaszerowuje jak najdalej, i żaden nie wchodzi. Pilnuje tego program.
treaty-form-peace = Pokój w sprawie Śląska
    .help = Prusy muszą go zaproponować, a Austria przyjąć, gdy padnie pytanie. Pilnuje tego program.
treaty-form-vote = Głos w wyborach cesarskich
    .help = Każdy wolny głos frakcji przypada temu kandydatowi. Pilnuje tego program.
treaty-form-words = Własnymi słowami
    .help = Widoczne dla wszystkich i wiążące na słowo honoru, ale program tego nie pilnuje.

# -- działania swobodne
maria-action-write_form = Dodaj klauzulę: { $form }
maria-action-write_power = { $power }
maria-action-write_other = { $power }
maria-action-write_turns = { $turns ->
        [one] na jedną turę
        [few] na { $turns } tury
       *[many] na { $turns } tur
    }
maria-action-write_cards = { $cards ->
        [one] jedna karta na turę
        [few] { $cards } karty na turę
       *[many] { $cards } kart na turę
    }
maria-action-write_until = tura { $until }
maria-action-write_area = { $area }
maria-action-write_city = { $city }
maria-action-write_distance = { $distance ->
        [one] jedno miasto
        [few] { $distance } miasta
       *[many] { $distance } miast
    }
maria-action-write_candidate = { $candidate }
maria-action-write_text = „{ "\u2068" }{ $text }{ "\u2069" }”
maria-action-clear = Wyrzuć projekt
maria-action-propose = Przedstaw projekt { $seat_dat }
maria-action-accept = Przyjmij propozycję { $number }
maria-action-refuse = Odrzuć propozycję { $number }
maria-action-withdraw = Wycofaj propozycję { $number }
maria-action-amend = Weź propozycję { $number } za projekt nowej

# -- odmowy
maria-why-words-empty = Brak tekstu.
maria-why-words-too-long = Tekst jest za długi: najwyżej { $limit } bajtów, czyli tyle zwykłych liter. Układy mają być krótkie.
maria-why-words-bad-sign = Tekst musi zajmować jedną linię, bez znaków sterujących, odstępów na brzegach i spiętrzonych akcentów.
maria-why-draft-empty = Niczego jeszcze nie napisano.
maria-why-draft-unfinished = Ostatnia klauzula nie jest kompletna.
maria-why-draft-not-there = Tego nie można wpisać w tym miejscu projektu.
maria-why-draft-long = Propozycja ma najwyżej tyle klauzul: { $limit }. Układy mają być krótkie.
maria-why-draft-binds-others = Klauzula wiąże frakcję, którą nie kieruje żaden z dwóch graczy. Nikt nie obiecuje za trzeciego.
maria-why-draft-alone = Sam ze sobą gracz zawiera tylko kontrakty subsydyjne.
maria-why-draft-no-enemy = { $power } i { $other } są sojusznikami; i tak się nie atakują.
maria-why-draft-no-such-contract = Nie ma takiego kontraktu albo nie można go zakończyć przed czasem.
maria-why-draft-past = Tura jednej z klauzul już minęła.
maria-why-draft-no-election = Nie będzie już wyborów cesarskich.
maria-why-draft-peace-made = Pokój w sprawie Śląska już zawarto.
maria-why-draft-too-many = Masz już tyle otwartych propozycji: { $limit }, i więcej nie można. Najpierw wycofaj jedną.
maria-why-draft-full = Naraz może obowiązywać najwyżej tyle układów: { $limit }.
maria-why-proposal-gone = Ta propozycja nie jest już otwarta.
maria-why-proposal-of-others = Odpowiedź na nią nie należy do ciebie.
maria-why-treaties-closed = Kontrakty i układy zawiera się po rozstawieniu, ale nie w czasie bitwy ani wypłaty subsydiów.
maria-why-contract-giver-minor = Subsydia płaci tylko frakcja główna, a { $power } nią nie jest.
maria-why-contract-same-power = Frakcja nie płaci subsydium sama sobie.
maria-why-contract-not-allied = { $power } i { $other } nie są sojusznikami, więc kontrakt między nimi nie jest możliwy.
maria-why-contract-have-one = { $power } i { $other } mają już kontrakt; dwie frakcje mają naraz tylko jeden.
maria-why-contract-not-minor = Przy dwóch graczach subsydia otrzymują tylko frakcje pomniejsze, a { $other } nią nie jest.

# -- panel
web-tab-treaties = Traktaty
web-treaties-badge = { $count ->
        [one] jedna propozycja czeka na twoją odpowiedź
        [few] { $count } propozycje czekają na twoją odpowiedź
       *[many] { $count } propozycji czeka na twoją odpowiedź
    }
web-treaties-read = Przeczytaj i odpowiedz
web-treaties-force = Obowiązuje
web-treaties-force-none = Niczego nie uzgodniono.
web-treaties-enforced = Pilnuje tego program
web-treaties-on-word = Na słowo graczy
web-treaties-word = Na słowo graczy
web-treaties-between = Strony: { $seats }.
web-treaties-contract = { $power } { $power_number ->
        [many] przekazują
       *[other] przekazuje
    } { $other_dat } jako subsydium { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } na turę; { $turns ->
        [one] jeszcze jeden raz
       *[other] jeszcze { $turns } razy
    }
web-treaties-contract-ends = Obie strony razem mogą je zakończyć wcześniej.
web-treaties-contract-stays = Nie można go zakończyć wcześniej.
web-treaties-open = Otwarte propozycje
web-treaties-open-none = Nie ma otwartych propozycji.
web-treaties-mine = Twoja propozycja dla { $other_gen }
web-treaties-asked = { $seat } składa ci propozycję
web-treaties-others = { $seat } składa propozycję { $other_dat }
web-treaties-unlawful = W tej sytuacji nie można jej przyjąć.
web-treaties-why = Dlaczego?
web-treaties-accept = Przyjmij…
web-treaties-refuse = Odrzuć
web-treaties-counter = Zmień
    .title = Propozycja zostaje odrzucona, a ty piszesz dalej od niej.
web-treaties-withdraw = Wycofaj
web-treaties-rewrite = Wycofaj i napisz od nowa
web-treaties-confirm-title = Przyjąć ten traktat?
web-treaties-confirm = Twoja obietnica wiąże. To, czego pilnuje program, zniknie z twoich możliwości.
web-treaties-confirm-yes = Przyjmij i zwiąż się
web-treaties-confirm-no = Jeszcze nie
web-treaties-new = Nowa propozycja
web-treaties-begin = Napisz propozycję
web-treaties-add = Dodaj klauzulę
web-treaties-remove = Usuń
web-treaties-clause = Klauzula { $number }
web-treaties-field-power = { $form ->
        [contract] Kto płaci
        [cancel] Kto płaci
       *[other] Która frakcja
    }
web-treaties-field-other = { $form ->
        [contract] Kto otrzymuje
        [cancel] Kto otrzymuje
       *[other] Kogo nie atakuje
    }
web-treaties-field-turns = Na jak długo
web-treaties-field-cards = Ile
web-treaties-field-until = { $form ->
        [leave] W której turze
       *[other] Do końca
    }
web-treaties-field-area = Gdzie
web-treaties-field-city = Która twierdza
web-treaties-field-distance = Dalej niż
web-treaties-field-candidate = Na kogo
web-treaties-field-text = Własnymi słowami
web-treaties-value-turns = { $count ->
        [one] jedna tura
        [few] { $count } tury
       *[many] { $count } tur
    }
web-treaties-value-cards = { $count ->
        [one] jedna karta na turę
        [few] { $count } karty na turę
       *[many] { $count } kart na turę
    }
web-treaties-value-distance = { $count ->
        [0] samo miasto
        [one] jedno miasto
        [few] { $count } miasta
       *[many] { $count } miast
    }
web-treaties-value-until = tura { $count }
web-treaties-size = { $size } z { $most } bajtów; litera ze znakiem diakrytycznym zajmuje dwa
web-treaties-to = Do kogo
web-treaties-to-self = Między moimi frakcjami
web-treaties-incomplete = Jedna z klauzul nie jest jeszcze kompletna.
web-treaties-propose = Przedstaw { $seat_dat }
web-treaties-conclude = Zawrzyj teraz
web-treaties-discard = Porzuć
web-treaties-sent = Propozycja została złożona.
