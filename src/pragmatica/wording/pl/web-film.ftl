# Zapis partii jako film.
web-film = Film
web-film-about = Mapa tak, jak teraz ją widać, obraz po obrazie, a pod nią to, co się wydarzyło: plik GIF, który można pokazać wszędzie. Podczas nagrywania mapa stoi w miejscu.
web-film-every = Obraz na każdy
web-film-every-step = krok
web-film-every-phase = etap
web-film-every-turn = początek tury
web-film-from = Od kroku
web-film-to = Do kroku
web-film-rest = Każdy obraz widać
web-film-seconds = { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } sekundy
    }
web-film-width = Szerokość
web-film-points = { NUMBER($points, useGrouping: "false") } pikseli
web-film-sum = { $count ->
        [one] 1 obraz
        [few] { $count } obrazy
       *[many] { $count } obrazów
    }, { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } sekundy
    }; plik zajmie najwyżej { NUMBER($size, maximumFractionDigits: 1) } MB, zwykle dużo mniej.
web-film-thinned = Film ma najwyżej 300 obrazów, więc część kroków jest równomiernie pominięta.
web-film-unsound = Pierwszy krok musi być wcześniejszy niż ostatni, a ostatni to najwyżej { $steps }.
web-film-make = Zrób film
web-film-making = Trwa nagrywanie filmu
web-film-progress = { $at } z { $of }, { NUMBER($size, maximumFractionDigits: 1) } MB
web-film-stop = Przerwij
web-film-saved = { $count ->
        [one] Film zapisany: 1 obraz, { NUMBER($size, maximumFractionDigits: 1) } MB.
        [few] Film zapisany: { $count } obrazy, { NUMBER($size, maximumFractionDigits: 1) } MB.
       *[many] Film zapisany: { $count } obrazów, { NUMBER($size, maximumFractionDigits: 1) } MB.
    }
web-film-full = Film zapisany do kroku { $step }: z kolejnymi obrazami plik byłby za duży. Wybierz mniej obrazów albo mniejsze.
web-film-failed = Nie udało się zrobić filmu.
