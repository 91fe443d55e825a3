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
