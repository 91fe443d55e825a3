# The terminal: `pragmatica lessons`.

cli-puzzles-level = Zagadki – { $level }
cli-lessons-none = Nie ma jeszcze lekcji.

cli-lesson-title = { $game }, lekcja: { $title }.
cli-puzzle-title = { $game }, zadanie: { $title }.
cli-lesson-welcome = Gdzie nie ma pytania, Enter prowadzi dalej; gdzie indziej odpowiadaj numerem albo nazwą. map NAZWA mówi o tym, co wskazuje nauczyciel, hint podpowiada, help wypisuje wszystkie polecenia.
cli-lesson-changed = Od czasu zapisu lekcja się zmieniła; zaczyna się od początku.
cli-lesson-help =
    Enter: dalej, gdzie nie ma pytania. hint: podpowiedź. show: niech zrobi to nauczyciel. undo, undo 3: wstecz. again: od początku.
    Jak przy każdym stole:
cli-lesson-step = Krok { $step } z { $steps }.
cli-lesson-rules = Zasady: { $rules } (rule NUMER wypisuje zasadę).
cli-lesson-mark = Na mapie: { $thing }.
cli-lesson-arrow = Na mapie strzałka: { $start } – { $end }.
cli-lesson-do = Zadanie: { $do }
cli-lesson-go-on = Enter prowadzi dalej.
cli-lesson-nothing-asked = Tu nie ma pytania. Enter prowadzi dalej, help wypisuje polecenia.
cli-lesson-no-undo =
    { $count ->
        [0] To początek lekcji: nie ma czego cofnąć.
        [one] W tej lekcji padła jedna odpowiedź; więcej cofnąć nie można.
       *[other] Liczba odpowiedzi w tej lekcji: { $count }; więcej cofnąć nie można.
    }
cli-lesson-show-first = Odpowiedź jest już zaczęta. Wpisz undo, żeby wrócić do pytania, a potem show.
cli-lesson-shown = Nauczyciel odpowiada: { $answers }.
cli-lesson-done = Lekcja ukończona.
cli-puzzle-done = Zadanie rozwiązane.
cli-lesson-next = Następna: { $command }
cli-lesson-quit-unsaved = Lekcja nie jest zapisana. Wpisz save PLIK, żeby dokończyć ją kiedy indziej, albo jeszcze raz quit, żeby wyjść.
cli-lesson-left = Koniec lekcji przed jej ukończeniem.
cli-lesson-left-saved = Koniec lekcji przed jej ukończeniem. Zapisano w { $file }, jak daleko udało się dojść.
cli-lesson-no-file = w pliku { $file } nie ma zapisanej lekcji
cli-lesson-other-file = plik { $file } nie jest z lekcji { $lesson } gry { $game }
cli-lesson-answers = { $file }: answers: ma tu być lista list z identyfikatorami działań
