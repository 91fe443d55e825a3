# Listy.

mail-why = Dostajesz ten list, bo o to prosiło się przy stole Pragmatiki.
mail-settings = O czym dostajesz wiadomości
mail-end = Nie chcę więcej listów
mail-confirm-subject = Czy Pragmatica ma tu pisać?
mail-confirm-text = Ktoś, mamy nadzieję, że ty, chce, żeby Pragmatica pisała pod ten adres, gdy przyjdzie kolej na ruch. Otwórz tę stronę, jeśli się zgadzasz:
mail-confirm-otherwise = Jeśli nic o tym nie wiesz, nic nie rób: nie przyjdzie żaden kolejny list.
