# Konta: logowanie i to, co każdy robi ze swoim kontem.

web-account = Konto
web-account-sign-in-lead = Stoły, przy których grasz w tej przeglądarce, będą twoje na każdym urządzeniu, na którym się zalogujesz.
web-account-register = Załóż konto
web-account-register-lead = Nikt go nie potrzebuje: stoły z linkiem działają bez konta. Z kontem masz swoje stoły na każdym urządzeniu, a inni widzą twoją nazwę.
web-account-have = Mam konto
web-account-name = Nazwa
web-account-name-help = Widzą ją wszyscy tam, gdzie zajmujesz miejsce. Imiona podane przy poszczególnych stołach pozostają.
web-account-password = Hasło
web-account-password-help = Co najmniej 8 znaków. Kilka słów, których nikt inny tak nie zestawi, łatwo zapamiętać.
web-account-password-old = Dotychczasowe hasło
web-account-password-new = Nowe hasło
web-account-password-set = Ustaw hasło
web-account-password-effect = Wszystkie inne twoje urządzenia zostaną przy tym wylogowane.
web-account-show = Pokaż
web-account-forgotten = Nie pamiętasz hasła? Kto prowadzi ten serwer, może przesłać ci link, który ustawia nowe.
web-account-lost = Strzeż hasła: jeśli je zgubisz, pomóc może tylko ten, kto prowadzi ten serwer.
web-account-reset = Ustaw hasło
web-account-reset-lead = Dzięki temu linkowi możesz raz wybrać hasło. Wszystkie urządzenia poza tym zostaną przy tym wylogowane.
web-account-lead = Twoje stoły są z tobą wszędzie, gdzie się zalogujesz.
web-account-role-moderator = Pełnisz tu rolę moderatora.
web-account-role-administrator = Pełnisz tu rolę administratora.
web-account-tables = Moje stoły
web-account-sign-out = Wyloguj
web-account-rename = Zmień nazwę
web-account-settings = Język i czas
web-account-keep = Zapisz
web-account-kept = Zapisano.
web-account-as-browser = Tak jak w przeglądarce
web-account-zone = Strefa czasowa
web-account-devices = Urządzenia
web-account-device-here = to urządzenie
web-account-device-seen = w użyciu do { $when }
web-account-device-unknown = Nieznana przeglądarka
web-account-device-end = Wyloguj: { $device }
web-account-devices-end = Wyloguj wszystkie inne
web-account-data = Twoje dane
web-account-data-lead = Plik zawiera wszystko, co się tu o tobie przechowuje: konto, urządzenia, stoły i to, co przy nich padło z twojej strony.
web-account-export = Pobierz wszystkie moje dane
web-account-delete = Usuń konto
web-account-delete-lead = Tego nie da się cofnąć. Nikt nie przywróci konta.
web-account-delete-over = Zakończone partie zostają, z miejscem bez nazwy.
web-account-delete-running = W trwających partiach twoje miejsca czekają na następcę; do tego czasu może na nich grać bot. Przy stołach, których gospodarzem jesteś, gospodarzem zostaje inny gracz. Twój stół, który wciąż czeka na graczy, zostanie zamknięty.
web-account-delete-said = To, co padło z twojej strony przy stołach, tam zostaje.
web-account-delete-name = Z twojej nazwy mogą skorzystać inni.
web-account-delete-now = Usuń na zawsze
web-account-passkeys = Klucze dostępu
web-account-passkeys-lead = Z kluczem dostępu logujesz się blokadą swojego urządzenia: palcem, twarzą albo kodem. To, czym potwierdza twoją tożsamość, nigdy nie opuszcza urządzenia.
web-account-passkey-add = Utwórz klucz dostępu na tym urządzeniu
web-account-passkey-made = utworzono { $when }
web-account-passkey-remove = Usuń klucz dostępu: { $device }
web-account-passkey-sign-in = Zaloguj się kluczem dostępu
web-account-remove = Usuń
web-account-lost-mail = Jeśli zgubisz hasło, wejdziesz przez link z listu, gdy konto ma adres poczty.
web-account-by-mail = Link pocztą
web-account-by-mail-enter = do zalogowania się
web-account-by-mail-reset = do ustawienia nowego hasła
web-account-by-mail-send = Wyślij link
web-account-by-mail-sent = Jeśli jakieś konto ma adres { $address }, link jest już w drodze. Może to potrwać minutę.
web-account-mailed-enter = Zaloguj się
web-account-mailed-enter-lead = Otwierasz link z listu. Zaloguje on tę przeglądarkę, jeden raz.
web-account-mailed-enter-do = Zaloguj się
web-account-mailed-address = Twój adres poczty
web-account-mailed-address-lead = Otwierasz link z listu. Dzięki niemu adres będzie należał do twojego konta.
web-account-mailed-address-do = To mój adres
web-account-address = Adres poczty
web-account-address-lead = Z adresem poczty zalogujesz się przez link, który tam przyjdzie, i ustawisz nowe hasło, jeśli zgubisz stare. Nikt inny go nie widzi.
web-account-address-is = { $address } – potwierdzony. Przychodzą tam linki do zalogowania się i do ustawienia hasła. Nikt inny go nie widzi.
web-account-address-set = Poproś o potwierdzenie
web-account-address-change = Zmień adres
web-account-address-sent = Link jest w drodze na adres { $address }. Adres będzie tu twój, gdy go otworzysz, na dowolnym urządzeniu.
web-account-address-confirmed = Adres należy teraz do twojego konta. Możesz zamknąć tę stronę.
web-account-address-remove = Usuń adres
web-account-just = Twoje konto nie ma hasła, dlatego logowanie musi być świeże: sprzed najwyżej dziesięciu minut.
web-account-ways = Sposoby logowania
web-account-way-password = Nazwą i hasłem
web-account-way-passkeys = { $count ->
    [one] Kluczem dostępu
    [few] Jednym z { $count } kluczy dostępu
   *[many] Jednym z { $count } kluczy dostępu
}
web-account-way-mail = Linkiem wysyłanym na adres { $address }
web-account-password-remove = Zrezygnuj z hasła
web-account-password-remove-lead = Zostaną ci wtedy tylko inne sposoby logowania. Hasło możesz w każdej chwili ustawić na nowo.
web-account-passkey-register = Załóż je z kluczem dostępu, bez hasła
web-account-moderation = Moderacja
web-account-vacation = Urlop
web-account-vacation-lead = W partiach korespondencyjnych twoje zegary stoją w te dni, a inni widzą, że cię nie ma. Urlop zaczyna się najwcześniej godzinę po zaplanowaniu; zegary partii na jedno posiedzenie idą dalej.
web-account-vacation-first = Pierwszy dzień
web-account-vacation-last = Ostatni dzień
web-account-vacation-plan = Zaplanuj urlop
web-account-vacation-days = od { $first } do { $last }
web-account-vacation-end = Zakończ
web-account-vacation-end-of = Zakończ urlop: { $days }
web-account-vacation-left = { $count ->
    [one] Został ci jeden dzień z { $yearly } w roku.
    [few] Zostały ci { $count } dni z { $yearly } w roku.
   *[many] Zostało ci { $count } dni z { $yearly } w roku.
}
web-account-provider-enter = Zaloguj się przez { $name }
web-account-provider-back = Trwa logowanie …
web-account-provider-link = Loguj się też przez { $name }
web-account-provider-leave = Nie loguj się już przez { $name }
web-account-way-provider = Przez { $name }
