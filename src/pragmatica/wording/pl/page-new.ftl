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
    .help = Usiąść może tylko zalogowana osoba z rankingiem w tych granicach; kto go jeszcze nie ma, liczy się jako 1500. Kogo zaprosisz, ten może usiąść zawsze.
web-new-least = od
web-new-most = do
