# Puzzles: their list, and what the teacher's panel says of one.

web-puzzles-level-easy = Łatwe
web-puzzles-level-medium = Średnie
web-puzzles-level-hard = Trudne

web-puzzles-title = Zagadki
web-puzzles-lead = Pozycja, zadanie i droga do znalezienia. Pomyłki nic nie kosztują: próbuj, cofaj, pytaj o podpowiedź.
web-puzzles-none = Do tej gry nie ma jeszcze zagadek.
web-puzzles-leave = Wszystkie zagadki

web-puzzles-solved = Rozwiązane: { $solved } z { $puzzles }.
web-puzzles-theme = Temat
web-puzzles-theme-all = wszystkie
web-puzzles-state-begun = Zaczęta.
web-puzzles-state-solved =
    { $tries ->
        [one] Rozwiązana za pierwszym razem.
       *[other] Rozwiązana za { $tries }. razem.
    }
web-puzzles-state-shown = Znasz już rozwiązanie.

web-nav-puzzles = Zagadki
web-puzzles-following = Następna zagadka: { $title }
web-puzzles-back = Cofnij
web-puzzles-study = Przemyśl dalej
web-puzzles-show = Pokaż pierwszy ruch
web-puzzles-show-next = Pokaż następny ruch
web-puzzles-played = Zagrano za ciebie: { $move }
web-puzzles-ended =
    { $tries ->
        [one] Rozwiązana, za pierwszym razem.
       *[other] Rozwiązana, za { $tries }. razem.
    }
web-puzzles-ended-shown = Oto rozwiązanie.
