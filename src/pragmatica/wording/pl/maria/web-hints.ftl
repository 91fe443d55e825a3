# First steps: what a good answer is, told once for each kind of question.

web-maria-hint-aim-introductory = W grze wprowadzającej chodzi o twierdze: Fryderyk wygrywa, mając dwanaście w Austrii i na Śląsku, Ludwik dziewięć w Austrii, a Maria Teresa, jeśli po dziewięciu turach nikt ich nie ma. W każdej turze wszystkie strony dobierają karty, karmią generałów, ruszają się i walczą.
web-maria-hint-aim-advanced = Wygrywa, kto wyłoży wszystkie znaczniki zwycięstwa swojej frakcji: na zdobyte twierdze, do pól bitew i do pól polityki. Tura zaczyna się od polityki, potem każda strona dobiera karty, karmi generałów, rusza się i walczy.
web-maria-hint-divide_troops = Najwięcej daj generałom, którzy pierwsi będą walczyć, a tym, których nie ma na tej mapie, tylko tyle, ile muszą mieć. Podziału nie widzi nikt inny.
web-maria-hint-place_hussar = Postaw huzarów na najdłuższej linii zaopatrzenia wroga, tak by mijała ich każda droga do jego taboru. Zapłaci punkt w kartach za każde miasto.
web-maria-hint-subsidy = Tej karty zabraknie Francji, ale Bawaria ma ich mało. Płać, dopóki Bawaria ma z kim walczyć.
web-maria-hint-pay = Reszty się nie wydaje: szukaj zapłaty, przy której przepada najmniej. Zachowaj karty koloru, w którym będziesz walczyć, i Reserve.
web-maria-hint-choose_bills = Najpierw nakarm tych, którzy walczą albo czegoś bronią; głodny generał leży zakryty i niczego nie zdobywa.
web-maria-hint-pick_piece = Naciśnij pionek, a potem miejsce, do którego ma pójść. Twierdza pada, gdy generał z niej wychodzi, a tabor nie może zostać dalej niż sześć miast z tyłu. Po tej fazie walczy każdy, kto stoi obok wroga.
web-maria-hint-march = Cztery kroki, jeśli wszystkie drogami głównymi, inaczej trzy. Spójrz na kolor miasta, w którym się zatrzymasz: tam możesz walczyć.
web-maria-hint-place_train = Wybierz twierdzę, z której tabor najszybciej dojdzie do generałów.
web-maria-hint-choose_commander = W bitwie gra się kartami frakcji dowódcy.
web-maria-hint-next_battle = Najpierw walcz tam, gdzie masz mocne karty: kto odpędzony, ten niczego już nie osłania.
web-maria-hint-battle_card = Przegrywając, możesz zagrać kartę swojego koloru albo Reserve. Nie dokładaj dobrych kart do przegranej bitwy: wczesne ustąpienie kosztuje mało armii.
web-maria-hint-choose_retreat = Odeślij pobitego generała tam, gdzie niczego nie osłania, i daleko od taboru.
web-maria-hint-split_losses = Armie zostaw przy generale, który zostanie z przodu.
web-maria-hint-recruit = Każda armia kosztuje cztery punkty w kartach. Zostaw coś na wiosenne bitwy.
web-maria-hint-reenter = Przywracaj generałów, póki można: każdy potrzebuje jednej z nowych armii.
web-maria-hint-distribute = Nikt nie widzi, kto je dostaje. Wzmocnij tych, którzy będą atakowani albo zaatakują.
web-maria-hint-place_card = Kto ma największy wpływ, pierwszy wybiera kartę polityczną. Liczą się atuty, inne wracają na rękę, ale wszyscy je widzieli.
web-maria-hint-choose_political = Weź to, co ci pomoże, albo to, co bardziej pomogłoby wrogowi.
web-maria-hint-name_trump = Nazwij kolor, którego masz dużo, a inni pewnie mało.
web-maria-hint-vote = Każdy głos liczy się tak samo; cesarz to znacznik zwycięstwa Austrii albo Francji, na stałe.
