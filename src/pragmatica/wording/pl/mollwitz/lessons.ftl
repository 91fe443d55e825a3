# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

mollwitz-lessons-first = Podstawy

## W którą stronę stoisz?

mollwitz-lesson-facing-title = W którą stronę stoisz?
mollwitz-lesson-facing-about = Przesuń batalion naprzód, obróć go i zobacz, dlaczego ustawienie jest wszystkim.
mollwitz-lesson-facing-welcome =
    Śnieg pod Małujowicami (Mollwitz), 10 kwietnia 1741 roku. Ten pruski batalion pułku Borckego stoi w linii i
    patrzy w jedną stronę: trzy heksy przed nim to front, po jednym z boków to flanki, a z tyłu są tyły.

    Jego linia ma rozkaz Marsz. Prowadzisz Prusaków.
mollwitz-lesson-facing-pick = W aktywacji oddziały skrzydła działają jeden po drugim, w dowolnej kolejności.
    .do = Wybierz batalion.
    .hint = Naciśnij go na mapie albo jego przycisk niżej.
    .no = Najpierw wybierz batalion; dowódca ruszy się innym razem.
mollwitz-lesson-facing-forward =
    Oddział, który ma ustawienie, idzie prosto naprzód albo prosto w tył, a w tył o punkt drożej. W innym kierunku
    musi się najpierw obrócić.
    .do = Zrób krok prosto naprzód.
    .hint = Heks przed batalionem jest zaznaczony; naciśnij go.
    .no = Jeden krok prosto naprzód.
    .no-turn = Obrót będzie za chwilę. Najpierw krok naprzód.
    .no-back = To krok w tył, o punkt droższy. Naprzód!
mollwitz-lesson-facing-turn = Obrót też kosztuje punkt ruchu. Patrz na punkty przy pytaniu: ta linia zaczęła z pięcioma.
    .do = Obróć batalion w prawo.
    .hint = Naciśnij przycisk obrotu w prawo.
    .no = Tym razem obróć się w prawo.
mollwitz-lesson-facing-end =
    Teraz patrzy w inną stronę i razem z nim obróciły się jego front, flanki i strefa kontroli. Wróg na flance albo
    na tyłach bije mocniej niż ten z przodu. Zanim ruszysz, pomyśl, dokąd będziesz patrzeć.

## Pierwsza salwa

mollwitz-lesson-fire-title = Pierwsza salwa
mollwitz-lesson-fire-about = Naprzyj pod rozkazem Atak, wybierz ogień i odczytaj kości.
mollwitz-lesson-fire-welcome =
    Ten sam batalion, ale jego linia ma teraz rozkaz Atak. Trzy heksy dalej stoi naprzeciw austriacki batalion.

    Pod rozkazem Atak oddziały ruszają się swobodnie, a na koniec działania linia robi za darmo jeszcze jeden krok
    prosto naprzód.
mollwitz-lesson-fire-advance = Wystarczy więc przejść jeden heks i zakończyć działanie: krok ataku doprowadzi do kontaktu.
    .do = Wybierz batalion, zrób krok naprzód i zakończ jego działanie.
    .hint = Naciśnij batalion, potem heks przed nim, a potem przycisk kończący działanie.
    .no = Doprowadź batalion do Austriaków.
    .no-away = To nie doprowadzi do kontaktu. Zrób krok naprzód i zakończ działanie.
mollwitz-lesson-fire-done =
    Stoicie naprzeciw siebie. Gdy nikt więcej nie działa, walka zaczyna się sama: pod rozkazem Atak piechota w
    kontakcie musi walczyć.
    .do = Zakończ działania skrzydła.
    .hint = Dowódca brygady może zostać na miejscu; naciśnij przycisk kończący.
    .no = Dowódca brygady może zostać na miejscu. Zakończ.
mollwitz-lesson-fire-kind =
    Piechota walczy ogniem albo bagnetem, a cała piechota skrzydła w jednej aktywacji tak samo. Pruska musztra
    słynie z ognia.
    .do = Wybierz ogień.
    .hint = Naciśnij ogień.
    .no = Na bagnet przyjdzie pora. Dziś: ogień.
mollwitz-lesson-fire-volley =
    Austriacy mogą odpowiedzieć. Dopiero podszedłeś, więc strzelą pierwsi, a Ty tym, co zostanie. Pruska piechota
    pod rozkazem Atak może zamiast tego strzelać w natarciu: wtedy obie strony strzelają naraz, ale Twoja kość liczy
    się o jeden gorzej.

    Wiersz tabeli to morale strzelającego, kolumna to wynik kości; niskie wyniki są dobre. Szanse widać przy każdej
    odpowiedzi.
    .do = Zdecyduj: strzelać w natarciu czy nie?
    .hint = Obie odpowiedzi są dobre. Zanim wybierzesz, porównaj szanse.
    .no = Odpowiedz: tak albo nie.
mollwitz-lesson-fire-advancing =
    Obie salwy huknęły razem. Twoi ludzie strzelali z pełnym morale, ale w marszu, więc o jeden gorzej. Każdy
    trafiony punkt to punkt morale mniej: kto nie ma żadnego, ucieka w rozsypce.
mollwitz-lesson-fire-standing =
    Austriacy strzelili pierwsi i to, co trafili, osłabiło Twoją odpowiedź: wiersz to morale, które zostało. Każdy
    trafiony punkt to punkt morale mniej: kto nie ma żadnego, ucieka w rozsypce. W zdarzeniach widać każdą liczbę
    obu sum.
