# Powtórka rozgrywki i jej przebieg po zakończeniu.
web-replay-pace = Tempo
web-replay-times = × { NUMBER($pace, maximumFractionDigits: 1) }
web-replay-by-turn = Tura
web-replay-by-phase = Faza
web-replay-by-battle = Bitwa
web-replay-turn-before = Poprzednia tura
web-replay-turn-after = Następna tura
web-replay-phase-before = Poprzednia faza
web-replay-phase-after = Następna faza
web-replay-battle-before = Poprzednia bitwa
web-replay-battle-after = Następna bitwa
web-replay-contents = Spis treści
web-replay-nobody = Nikt konkretny
web-replay-open = Wszystko odkryte
web-replay-closed = Odsyłacz prowadzi do widoku dostępnego po zakończeniu gry; oto twój własny.
web-replay-share = Kopiuj odsyłacz do tego kroku
web-replay-link = Odsyłacz do tego kroku
web-replay-picture = Obraz mapy
web-replay-picture-as = Zapisz obraz mapy jako { $kind }
web-replay-picture-title = { $game }, krok { $step }
web-replay-picture-failed = Przeglądarka nie mogła utworzyć obrazu.
web-course-plot = { $measure } w przebiegu rozgrywki; liczby poniżej
web-course-end = Koniec
web-course-of = { $value } z { $goal }
web-course-figures = { $measure } w liczbach
web-course-number = { NUMBER($number, maximumFractionDigits: 1) }
web-course-more = Dalsze liczby, straty i szczęście
web-course-turning = Punkty zwrotne
web-course-see = krok { $step }
web-course-lead = { $side } { $side_number ->
        [many] obejmują
       *[other] obejmuje
    } prowadzenie.
web-course-table-losses = Straty
web-course-table-battles = Bitwy
web-course-table-cards = Karty
web-course-table-dice = Kostki
web-course-open = Koniec gry z odkrytymi kartami
web-course-failed = Nie można teraz opowiedzieć przebiegu gry.
web-battle-hand = { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-battle-number = bitwa { $number } z { $count }
web-battle-earlier = { $count ->
        [one] Stoczona bitwa
        [few] Stoczone { $count } bitwy
       *[many] Stoczonych { $count } bitew
    }
web-help-volume = Głośność
web-help-sounds = Dźwięki: werbel na twoją kolej, kładziona karta, działo na bitwę
