# First steps: what a good answer is, told once for each kind of question.

web-mollwitz-hint-aim = Etap biegnie od żetonu do żetonu: skrzydło dostaje rozkazy, rusza się, a potem walczy, a druga strona może tymczasem reagować. Punkty daje to, co wyeliminujesz, rozbijesz i osłabisz.
web-mollwitz-hint-choose_chit = Zacznij od skrzydła, które musi zadziałać przed wrogiem. Inicjatywa jego dowódcy dodaje się do kości, więc z dobrym dowódcą częściej jest się pierwszym.
web-mollwitz-hint-who_first = Zacznij, jeśli możesz uderzyć albo musisz zejść z drogi; oddaj pierwszeństwo, jeśli wolisz najpierw zobaczyć, co zrobią oni.
web-mollwitz-hint-chief = Daj Atak tym, którzy mają walczyć, a Marsz tym, którzy mają tylko podejść. Potem podjedź tam, skąd sięgniesz do następnego skrzydła: dalej rozkaz musi wieźć goniec, a masz ich niewielu.
web-mollwitz-hint-own_order = Jeśli rozkaz ci odpowiada, zachowaj go. Jeśli nie, próba nic nie kosztuje, ale jest tylko jedna.
web-mollwitz-hint-act = Naciśnij oddział na polu bitwy, a potem pole, na które ma pójść. Najpierw ruszają ci, którzy robią miejsce innym. Kto nie ma nic do roboty, może zostać; pamiętaj jednak, że zakończenie dotyczy całego skrzydła.
web-mollwitz-hint-unit_acts = Idzie się na wprost, a zwrot też kosztuje punkt. Na czerwonym polu wróg może coś z tym zrobić. Zatrzymaj się tak, by mieć wroga przed frontem, nigdy na flance ani na tyłach.
web-mollwitz-hint-attack_step = Ten krok jest obowiązkowy i nic nie kosztuje: wybierz pole, z którego wolisz walczyć.
web-mollwitz-hint-leader_moves = Dowódca dodaje premię do testów tych, przy których stoi, a ci, którymi dowodzi, potrzebują go w pobliżu. Nie zostawiaj go samego przed wrogiem.
web-mollwitz-hint-react = Piechota strzela do tych, którzy podchodzą od frontu, załamuje linię, gdy podchodzą do flanki, a przed kawalerią obok formuje czworobok. Kawaleria kontrszarżuje, jeśli szansa jest dobra. Każdy front ma w aktywacji jeden strzał.
web-mollwitz-hint-withdraw = Wycofaj się tam, gdzie nie czeka inny wróg, i zostaw miejsce swoim.
web-mollwitz-hint-kind_of_combat = Ogień osłabia świeże wojsko. Bagnet jest dla wielu przeciw nielicznym albo przeciw tym, którym zostało mało morale.
web-mollwitz-hint-declare_melee = Zanim zaczniesz, spójrz na szanse. Poprawiają je przewaga dwóch na jednego, uderzenie z flanki lub z tyłu i dowódca na miejscu.
web-mollwitz-hint-support = Poślij tego, kto ma największą premię, tam, gdzie najwięcej od niej zależy; może tam jednak polec.
web-mollwitz-hint-defend = Im więcej trafisz teraz, tym trudniejszy będzie ich test. Ten front nie ma potem w tej aktywacji strzału.
web-mollwitz-hint-next_fire = Zacznij od tych, którym niewiele brakuje do rozbicia. Szanse widać przy każdym celu.
web-mollwitz-hint-advance_fire = W natarciu strzelasz razem z nimi, ale o jeden gorzej; inaczej ci, którzy mogą odpowiedzieć, strzelą pierwsi, a ty tym, co zostanie. Porównaj szanse.
web-mollwitz-hint-go_on = Ścigaj rozbitych, ale zatrzymaj się, zanim świeża piechota będzie cię miała przed frontem.
web-mollwitz-hint-turn_after = Zwróć się ku temu, kto może nadejść następny: kto odsłoni teraz flankę, na tej flance zostanie zaatakowany.
