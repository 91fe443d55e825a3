# Turnieje rozgrywane przy wielu stołach i ligi złożone z turniejów.

web-events = Turnieje
web-events-lead = Turnieje i inne rozgrywki przy wielu stołach, w których wyniki wszystkich liczą się razem.
web-events-event = Turniej
web-events-open = Można się zgłaszać
web-events-running = Trwają
web-events-over = Zakończone
web-events-none = Nie ma jeszcze żadnego turnieju.
web-events-new = Nowy turniej
web-events-new-lead = Ty go organizujesz: zgłoszenia trwają, dopóki nie zaczniesz, a stoły każdej rundy otwierają się same.
web-events-sign-in = Zaloguj się, aby otwierać turnieje i brać w nich udział.
web-events-mine = Bierzesz udział.
web-events-taken = Zajęte miejsca: { $taken } z { $places }.
    .short = zajęte miejsca: { $taken } z { $places }
web-events-entries = { $count ->
    [one] 1 uczestnik
    [few] { $count } uczestników
   *[other] { $count } uczestników
}
web-events-by = Organizuje { $name }
web-events-by-code = na zaproszenie
web-events-rated = liczy się do rankingu
web-events-state-open = można się zgłaszać
web-events-state-running = trwa
web-events-state-over = zakończony
web-events-state-cancelled = odwołany
web-events-to-league = Liga
web-events-form-swiss = System szwajcarski
    .help = W każdej rundzie spotykają się ci, którzy mają podobny wynik.
web-events-form-robin = Każdy z każdym
    .help = Wszyscy spotykają się ze wszystkimi.
web-events-form-single = Jeden zestaw stołów
    .help = Stoły losuje się przed każdą rundą; na jeden wieczór zwykle wystarczy jedna.
web-events-start-by = Turniej rozpocznie { $name }.
web-events-expires = Jeśli nie zacznie się do { $when }, zostanie odwołany.
web-events-join = Zgłoś się
web-events-joined = Jesteś na liście.
web-events-leave = Wypisz się
web-events-code = Kod od organizatora
web-events-own-table = Do twojego stołu w rundzie { $round }
web-events-wait = Teraz nie masz stołu do gry: następna runda zacznie się, gdy skończą się wszystkie stoły tej rundy.
web-events-withdraw = Wycofaj się
    .help = Nie grasz już w tym turnieju. Przy twoim stole gra dalej bot, a zdobyte punkty zostają w tabeli.
web-events-players = Uczestnicy
web-events-nobody = Nikt się jeszcze nie zgłosił.
web-events-bot = Bot { $number }
web-events-nameless = Ktoś, kogo już nie ma
web-events-left = wycofanie w rundzie { $round }
web-events-standings = Tabela
web-events-place = Miejsce
web-events-player = Gracz
web-events-points = Punkty
    .help = Przy stole każdy dostaje punkt za każdego, kogo wyprzedził, i pół punktu za każdego, z kim jest na równi.
web-events-played = Rozegrane
web-events-byes = Pauzy
    .help = { $form ->
        [swiss] { $size ->
            [2] Przy nieparzystej liczbie graczy ktoś pauzuje, co liczy się jak wygrana partia; nikt nie pauzuje drugi raz, zanim nie pauzowali wszyscy inni.
           *[other] Kto nie znajdzie stołu, pauzuje, co liczy się jak średnia przy stole; nikt nie pauzuje drugi raz, zanim nie pauzowali wszyscy inni.
        }
       *[other] Kto nie znajdzie stołu, pauzuje, co liczy się jak średnia przy stole.
    }
web-events-explained = Jak powstaje tabela
web-events-ties = Przy równej liczbie punktów
    .help = Graczy z tą samą liczbą punktów rozdziela to, co stoi obok punktów, od lewej do prawej. Kogo nic nie rozdziela, dzieli miejsce.
web-events-tie-opponents = Rywale
    .help = Suma punktów wszystkich spotkanych rywali (Buchholz). Pauza liczy się jak rywal z taką samą liczbą punktów jak własna.
web-events-tie-direct = Bezpośrednio
    .help = Punkty zdobyte na tych, którzy mają tyle samo punktów, jeśli wszyscy się ze sobą spotkali.
web-events-tie-wins = Wygrane
    .help = Ile razy było się pierwszym przy stole.
web-events-tie-seats = Według stron
    .help = O ile punktów lepiej poszło niż wszystkim innym po tych samych stronach: wygrana po trudniejszej stronie daje więcej.
web-events-rounds = Rundy: { $played } z najwyżej { $count }
web-events-round = Runda { $number }
web-events-until = do { $when }
web-events-ended = zakończona { $when }
web-events-playing = trwa
web-events-how-played = rozegrano
web-events-how-judged = rozstrzygnięcie organizatora
web-events-how-bye = pauza
web-events-bye = { $name } pauzuje ({ $points }).
web-events-table = Stół { $number }
web-events-table-of = Stół { $number } w rundzie { $round }
web-events-decisions = Decyzje organizatora
web-events-decided-start = Turniej rozpoczęto.
web-events-decided-cancel = Turniej odwołano.
web-events-decided-judge = Runda { $round }, stół { $table }: rozstrzygnięto, pierwsze miejsce: { $winners }.
web-events-decided-level = Runda { $round }, stół { $table }: rozstrzygnięto, wszyscy na równi.
web-events-decided-bot = Runda { $round }, stół { $table }: po stronie { $seat } gra dalej bot.
web-events-decided-withdraw = { $name }: skreślenie z listy.
web-events-decided-extend = Rundę { $round } przedłużono o { $days ->
    [one] jeden dzień
    [few] { $days } dni
   *[other] { $days } dni
}.
web-events-organise = Organizujesz ten turniej
web-events-link = Odnośnik dla tych, którzy mają się zgłosić
web-events-link-code = Odnośnik dla tych, którzy mają się zgłosić (kod { $code })
web-events-start = Rozpocznij turniej
    .help = { $bots ->
        [yes] Nikt już nie będzie mógł się zgłosić, wolne miejsca zajmą boty i otworzą się stoły pierwszej rundy.
       *[no] Nikt już nie będzie mógł się zgłosić i otworzą się stoły pierwszej rundy.
    }
web-events-cancel = Odwołaj turniej
    .help = Turniej kończy się od razu, bez wyniku. Przy jego stołach można grać dalej, ale tutaj nic się już nie liczy.
web-events-unfinished = Niezakończone stoły
    .help = Możesz rozstrzygnąć, jak liczy się stół, albo pozwolić, by bot grał dalej za kogoś, kto nie przychodzi. Twoje decyzje może przeczytać każdy.
    .rated = Możesz rozstrzygnąć, jak liczy się stół. Turniej liczy się do rankingu, więc tylko sam gracz może oddać swoje miejsce botowi. Twoje decyzje może przeczytać każdy.
web-events-judge-of = Jak liczy się stół { $number }
web-events-judge-level = Wszyscy na równi
web-events-judge-first = Pierwsze miejsce: { $name } ({ $seat })
web-events-judge = Rozstrzygnij
web-events-bot-for = Bot zamiast: { $name }
web-events-extend-days = Dni od teraz
web-events-extend = Ustal koniec rundy
web-events-take-out-whom = Kto już nie gra
web-events-take-out = Skreśl
web-events-json = Wyniki (JSON)
web-events-csv = Tabela (CSV)
web-events-print = Drukuj
web-events-seal = Jak się losuje
    .help = Wszystkie losowania turnieju i udział serwera w losach jego stołów biorą się z jednej liczby. Serwer związał się nią tą pieczęcią, zanim ktokolwiek się zgłosił; samą liczbę podaje, gdy turniej się skończy.
web-events-seed = Liczba { $seed }, sól { $salt }
web-events-name = Nazwa turnieju
web-events-game = Gra
web-events-at-table = Przy stole
web-events-how = Jak się gra
web-events-cycles = Ile razy spotyka się każda para
web-events-round-count = Rundy
web-events-places = Miejsca
web-events-days = Dni na rundę
    .help = Runda kończy się, gdy skończą się wszystkie jej stoły. Gdy miną jej dni, o niezakończonych decydujesz ty; 0: bez terminu.
web-events-closed = Na zaproszenie
    .help = Turnieju nie ma na żadnej liście, a zgłosi się tylko ten, kto zna twój kod.
web-events-bots = Boty zajmują wolne miejsca
    .help = Na początku boty zajmują wolne miejsca, ale najwyżej tyle, by przy każdym stole siedział człowiek.
web-events-be-rated = Liczy się do rankingu
    .help = Wyniki stołów wpływają na ranking uczestników.
web-events-league = Liga
web-events-of-league = Turniej należy do
web-events-no-league = żadnej ligi
web-events-new-league = nowej ligi
web-events-league-name = Nazwa ligi
web-events-leagues = Ligi
web-events-league-lead = Cykl turniejów, który organizuje { $name }. Każdy turniej daje punkt za każdego, kogo się w nim wyprzedziło, i pół punktu za każdego, z kim było się na równi.
web-events-league-none = Żaden turniej tej ligi jeszcze się nie skończył.
web-events-league-won = Wygrane
web-events-league-events = Turnieje
web-events-create = Otwórz turniej
