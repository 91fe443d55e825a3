# To, co wspólne dla wszystkich gier: odmowy, zdarzenia każdej partii, języki.

core-not-your-turn = To nie jest kolej gracza { $seat }: żadne pytanie nie czeka teraz na jego odpowiedź.
core-match-over = Partia jest zakończona.
core-batch-shown = Dalszych odpowiedzi nie zagrano: coś dobrano lub odkryto i tego nie można już cofnąć.
core-batch-asked = Dalszych odpowiedzi nie zagrano: najpierw odpowiada ktoś inny.
core-batch-unclear = Części odpowiedzi nie zagrano: jedna z nich była jedyną możliwą i została już udzielona, ale pasuje też do obecnego pytania. Odpowiedz na nie osobno.
core-not-offered = Tej odpowiedzi nie ma teraz wśród możliwych.
core-free-actions-used = Liczba działań poza odpowiedziami na pytania: { $count }. Następne wykonasz, gdy ktoś odpowie na pytanie, a wcześniejszych odpowiedzi nie będzie już można cofnąć.
core-odds-untold = W tej grze nie da się podać, jakie są na to szanse.
core-odds-hidden = Tego nie da się podać: zależy to od tego, co inni mają na ręce albo jak odpowiedzą.
core-no-instructions = W tej grze nie można odpowiadać z góry.
core-instructions-used = Liczba wydanych instrukcji: { $count }. Następne wydasz po ruchu, gdy poprzednich ruchów nie będzie już można cofnąć.
core-event-undone = { $seat }: cofnięto posunięcie.
core-ruling = Rozstrzygnięcie
core-verify-no-seed = Ziarno nie jest znane.
core-verify-first-draws = Pierwsze losowania nie wynikają z tego ziarna.
core-verify-not-played = Zapisu { $number } nie dało się zagrać: { $error }
core-verify-other-draws = Zapis { $number } podaje losowania { $draws }, a z ziarna wynikają inne.
core-verify-elsewhere = Zapisy nie prowadzą do miejsca, w którym jest partia.
core-verify-no-seat = Podano część kogoś, kto nie ma tu miejsca.
core-verify-part-written = Części nie zapisano w jedyny możliwy sposób: od 16 do 64 bajtów szesnastkowo, małymi literami.
core-verify-unreadable = Ziarna albo soli serwera nie da się odczytać.
core-verify-salt = Długość soli w bajtach: { $bytes }, a nie { $wanted }; innych zobowiązanie nie wiąże.
core-verify-table = Takiego identyfikatora stołu serwer nie nadaje.
core-verify-commitment = Zobowiązanie nie należy do tego ziarna i tej soli.
core-verify-joined = Ziarno nie wynika z ziarna serwera i części.
core-verify-parts-alone = Podano części, ale nie ziarno serwera, z którym je połączono.
