# Puzzles: their list, and what the teacher's panel says of one.

web-puzzles-level-easy = Łatwe
web-puzzles-level-medium = Średnie
web-puzzles-level-hard = Trudne

web-puzzles-title = Zagadki
web-puzzles-lead = Pozycja, zadanie i droga do znalezienia. Nikt nie liczy pomyłek: próbuj, cofaj, pytaj o podpowiedź.
web-puzzles-none = Do tej gry nie ma jeszcze zagadek.
web-puzzles-leave = Wszystkie zagadki
