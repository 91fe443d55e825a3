# Rozmowa między graczami przy stole.

web-tab-talk = Rozmowa
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-earlier = { $count ->
    [one] Jedna wcześniejsza wiadomość
    [few] { $count } wcześniejsze wiadomości
   *[other] { $count } wcześniejszych wiadomości
}
web-talk-to = Do
web-talk-everybody = wszystkich
web-talk-only = tylko dla: { $readers }
web-talk-text = Powiedz coś
web-talk-send = Wyślij
web-talk-note = Rozmowa do niczego nie zobowiązuje. Enter wysyła, Shift i Enter zaczyna nowy wiersz.
web-talk-left = { $count ->
    [one] Został jeden znak
    [few] Zostały { $count } znaki
   *[other] Zostało { $count } znaków
}
web-talk-listen = Mówić może ten, kto gra; rozmowę otwartą słyszą wszyscy.
web-talk-badge = { $count ->
    [one] Nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
