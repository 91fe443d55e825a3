# Co może przynieść odpowiedź i jak daleko sięgają wrogowie.

web-odds-weigh = Jeśli to zagrasz… szanse
web-odds-asking = Pytam…
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
web-odds-threat-none = Przy obecnym ustawieniu nikogo z twoich nie można zaatakować.
web-odds-threat-note = Według obecnego ustawienia. Tego, co inni zrobią wcześniej, tu nie ma.
web-odds-key = zasięg wrogów
