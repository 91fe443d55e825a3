# Listy.

mail-why = Dostajesz ten list, bo o to prosiło się przy stole Pragmatiki.
mail-settings = O czym dostajesz wiadomości
mail-end = Nie chcę więcej listów
mail-confirm-subject = Czy Pragmatica ma tu pisać?
mail-confirm-text = Ktoś, mamy nadzieję, że ty, chce, żeby Pragmatica pisała pod ten adres, gdy przyjdzie kolej na ruch. Otwórz tę stronę, jeśli się zgadzasz:
mail-confirm-otherwise = Jeśli nic o tym nie wiesz, nic nie rób: nie przyjdzie żaden kolejny list.

mail-account-confirm-subject = Czy to twój adres?
mail-account-confirm-text = Konto { $name } w Pragmatice ma mieć ten adres. Otwórz tę stronę w ciągu doby i naciśnij na niej przycisk:
mail-account-confirm-otherwise = Jeśli nic o tym nie wiesz, nic nie rób: adres nie będzie wtedy należał do żadnego konta.
mail-account-enter-subject = Twój link do zalogowania się w Pragmatice
mail-account-enter-text = Tym linkiem zalogujesz się jako { $name }. Działa raz, przez kwadrans:
mail-account-enter-otherwise = Jeśli to nie była twoja prośba, nic nie rób. Nie przekazuj nikomu linku: kto go ma, zaloguje się na twoje konto.
mail-account-reset-subject = Nowe hasło w Pragmatice
mail-account-reset-text = Tym linkiem ustawisz nowe hasło do konta { $name }. Działa raz, przez godzinę. Wszystkie urządzenia zostaną przy tym wylogowane:
mail-account-reset-otherwise = Jeśli to nie była twoja prośba, nic nie rób: hasło zostaje bez zmian. Nie przekazuj nikomu linku.
mail-account-changed-subject = Adres twojego konta w Pragmatice
mail-account-changed-text = Konto { $name } nie ma już tego adresu. Usunął go lub zmienił ktoś, kto jest na nie zalogowany.
mail-account-changed-otherwise = Jeśli to nie ty, od razu powiadom tego, kto prowadzi ten serwer.
