# Co może przynieść odpowiedź i jak daleko sięgają wrogowie.

web-odds-weigh = Szanse, karta po karcie
web-odds-asking = Pytam…
web-odds-untold = Nie da się tu podać szans.
web-odds-if = { $answer }:
web-odds-share = { $bound ->
        [less] < { $percent }%
        [more] > { $percent }%
       *[exact] { $percent }%
    }
web-odds-then = Potem
web-odds-threat = Zasięg wrogów
web-odds-threat-short = Wrogowie
web-odds-threat-close = Zamknij zasięg wrogów
web-odds-threat-count = { $count ->
        [0] Nic twojego nie jest zagrożone.
       *[other] Zagrożone miejsca: { $count }
    }
web-odds-threat-untold = Będzie to wiadomo, gdy wszyscy staną gotowi.
web-odds-threat-note = Według obecnego ustawienia. Tego, co inni zrobią wcześniej, tu nie ma.
web-odds-key = zasięg wrogów
