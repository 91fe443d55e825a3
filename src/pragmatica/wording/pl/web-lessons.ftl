# Learning by playing: the list of lessons, the teacher's panel, and where lessons are offered.

web-nav-learn = Nauka
web-learn-title = Nauka przez grę
web-learn-lead = Krótkie lekcje na prawdziwej mapie: ty ruszasz pionkami, nauczyciel objaśnia. Bez instrukcji i bez obaw: nic tu nie można zepsuć.
web-learn-none = Do tej gry nie ma jeszcze lekcji.
web-learn-minutes =
    { $minutes ->
        [one] minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
web-learn-done = Ukończona.
web-learn-go-new = Zacznij
    .label = Zacznij: { $title }
web-learn-go-begun = Dalej
    .label = Dalej: { $title }
web-learn-go-done = Jeszcze raz
    .label = Jeszcze raz: { $title }
web-learn-offer = Pierwszy raz tutaj? Lekcje uczą gier przez grę; pierwsza zajmie cztery minuty.
web-learn-offer-game = Nie znasz tej gry? Lekcje uczą jej przez grę, krok po kroku.
web-learn-offer-go = Do lekcji
web-learn-offer-no = Dziękuję, nie

web-lesson-failed = Nie można otworzyć tej lekcji
web-lesson-teacher = Nauczyciel
web-lesson-leave = Wszystkie lekcje
web-lesson-progress = Krok { $step } z { $steps }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-again = Jeszcze raz
web-lesson-hint = Podpowiedź
web-lesson-show = Pokaż
web-lesson-following = Następna: { $title }
web-lesson-play = Zagraj

# First steps: what a good answer is, once for each kind of question.
web-hints = Pierwsze kroki
web-hints-off = Nie pokazuj podpowiedzi
web-hints-on = Pierwsze kroki: podpowiadaj, co jest dobrą odpowiedzią, raz dla każdego rodzaju pytania
