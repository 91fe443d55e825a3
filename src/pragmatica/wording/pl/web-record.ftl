# Zapis partii do czytania i druku.
web-record-paper = Do czytania i druku
web-record-title = Zapis partii
web-record-means = Zapis
web-record-print = Drukuj
web-record-boards = Plansze
web-record-boards-turns = na końcu każdej tury
web-record-boards-turning = w punktach zwrotnych
web-record-boards-none = bez plansz
web-record-result = Wynik
web-record-before = Początek
web-record-nobody = bez imienia
web-record-steps = { $count ->
        [one] 1 krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
web-record-board = Plansza po kroku { $step }
web-record-turned = Punkt zwrotny: plansza po kroku { $step }
