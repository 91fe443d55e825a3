# Otwieranie stołu: kto może go znaleźć.

web-new-found = Kto może go znaleźć
web-new-private = Prywatny
    .help = Znajdą go tylko ci, którym wyślesz link.
web-new-public = Publiczny
    .help = Do rozpoczęcia widać go w poczekalni, a oglądać może każdy. Zakryte karty i plany pozostają zakryte, jak przed każdym widzem.
web-new-members = Tylko dla zalogowanych
web-new-language = Język przy stole
web-new-language-any = Dowolny
web-new-ratings = Pożądany ranking
    .help = Każdy widzi, czego sobie życzysz; to ty decydujesz, z kim zaczniesz.
web-new-least = od
web-new-most = do
