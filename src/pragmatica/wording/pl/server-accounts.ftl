# Odmowy dotyczące kont.

error-account-name-taken = Ktoś ma tu już taką nazwę albo taką, która wygląda tak samo. Wybierz inną.
error-bad-password = Hasło ma co najmniej 8 znaków i nie może być jednym z tych, które każdy zgaduje najpierw.
error-sign-in-refused = Nie ma konta o takiej nazwie i takim haśle.
error-not-signed-in = To wymaga zalogowania się.
error-registration-closed = Konta zakłada tu gospodarz serwera. Poproś go o konto.
error-passkey-refused = Ten klucz dostępu nie otwiera tu żadnego konta albo minęło za dużo czasu. Spróbuj ponownie lub zaloguj się hasłem.
error-sign-in-again = To wymaga niedawnego zalogowania. Wyloguj się, zaloguj ponownie i spróbuj jeszcze raz.
error-last-way = To ostatni sposób, w jaki możesz wejść na konto: bez niego nikt już by się nie zalogował. Najpierw dodaj inny.
error-no-days-left = Nie masz już tylu dni urlopu w tym roku.
error-provider-refused = Logowanie tamtędy się nie udało albo trwało za długo. Spróbuj jeszcze raz ze strony konta.
error-link-spent = Ten link jest błędny, za stary albo został już użyty. Poproś o nowy.

table-event-seat-open = Miejsce { $seat } jest wolne: kto na nim grał, odszedł na dobre. Gospodarz może utworzyć do niego link albo oddać je botowi.
error-needs-account = Ta partia liczy się do rankingu: najpierw zaloguj się, potem zajmij miejsce.
error-one-seat-each = Ta partia liczy się do rankingu: każdy gracz zajmuje jedno miejsce, a ty masz już inne.
