# What can be wrong with a position that somebody has written.
core-written = { $place }: { $says }{ $rule ->
        [none] {""}
       *[other] {" "}[{ $rule }]
    }
core-written-place = { $places }
core-written-number-text-list = { $value }: ma tu być liczba, tekst, lista, obiekt, true, false lub null
core-written-too-many-lists = za wiele list i obiektów jedne w drugich
core-written-text-characters-most = tekst ma { $count } znaków; czyta się najwyżej { $most }
core-written-holds-half-character = { $value } zawiera połowę znaku
core-written-object = ma tu być obiekt
core-written-list = ma tu być lista
core-written-whole-number-from = { $value }: ma tu być liczba całkowita od { $least } do { $most }
core-written-true-false = { $value }: ma tu być true lub false
core-written-possible = { $value }; możliwe: { $possible }
core-written-not-text = to nie jest tekst { $encoding }
core-written-not-json = to nie jest JSON: { $error }
core-written-number-more-digits = liczba ma więcej cyfr, niż się czyta
core-written-no-name-field = { $value } nie może być nazwą pola: ma nią być tekst
core-written-unknown-possible = pole nieznane; możliwe: { $possible }
core-written-whole-number-from-0 = { $value }: ma tu być liczba całkowita od 0, najwyżej { $most }-bitowa
core-written-unknown-scenario-known = nieznany scenariusz { $value }; znane: { $possible }
core-written-players-possible = liczba graczy { $value }; możliwe: { $possible }
core-written-digest = { $value }: ma tu być skrót planszy
core-written-unknown-option-known = nieznana opcja; znane: { $possible }
core-written-asked-position-does = tego pytania ({ $frame }) nie da się tu zadać: nie pasuje do pionków, mocarstw, znaczników i kart
core-written-nobody-owes-answer = nikt nie ma odpowiadać, a partia trwa
core-written-no-answer-question = na to pytanie nie ma odpowiedzi
core-written-possible-null = { $value }; możliwe: null, { $possible }
core-written-nothing-asked-once = po końcu partii o nic się nie pyta
core-written-value = { $value }: ma tu być { $wanted }
core-written-no-game = { $value }: w tej grze nie ma niczego o tej nazwie
core-written-no = { $value }: tak się tego nie zapisuje
core-written-stands-possible = pod tym pytaniem: { $found }; możliwe: { $possible }
core-written-list-frames-from = ma tu być lista pytań, od najniższego do zadanego teraz
core-written-no-question-leave = brak pytania; bez tego pola faza się zacznie
core-written-asked-not = o to pyta się kiedy indziej: { $known }; teraz jest: { $now }
core-written-not-asked-scenario = o to w tym scenariuszu się nie pyta
core-written-possible-possible = możliwe: { $possible }
core-written-missing = tego pola brakuje
core-written-named-twice = coś wymieniono dwa razy
core-written-most = { $count }; jest ich najwyżej { $most }
core-written-no-answer-owed = to pytanie ({ $frame }) jest tu niemożliwe: nikt nie ma odpowiadać albo nie ma odpowiedzi
core-written-does-not-go = to nie pasuje do pionków, mocarstw, znaczników i kart
core-written-no-beginning = faza nie może się tu zacząć: nie pozwalają na to pionki, mocarstwa, znaczniki i karty
asked-nothing = nic
asked-a-branch = jedna z gałęzi
