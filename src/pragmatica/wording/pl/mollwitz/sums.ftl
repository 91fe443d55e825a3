# Małujowice: co dodaje się do kości i do czego się ją porównuje; o co się rzuca i co z tego wynika.

mollwitz-part-shooter_prussian = strzela piechota pruska
mollwitz-part-shooter_weakened = strzelający osłabiony
mollwitz-part-advance_fire = ogień w natarciu
mollwitz-part-square = ogień z czworoboku
mollwitz-part-bent_or_repel = ogień z linii załamanej lub odpierania ataku
mollwitz-part-enfilade = ogień wzdłuż linii
mollwitz-part-target_square = celem jest czworobok
mollwitz-part-target_two_cavalry = dwa szwadrony na polu celu
mollwitz-part-target_hussar = huzarzy w szyku luźnym
mollwitz-part-target_artillery_alone = sama bateria
mollwitz-part-target_terrain = teren celu
mollwitz-part-distance = odległość
mollwitz-part-regimental_guns = artyleria regimentowa
mollwitz-part-a_repeat = test powtórzony
mollwitz-part-a_cav_front = kawaleria na front piechoty
mollwitz-part-a_cav_marker = kawaleria na osłonięty bok
mollwitz-part-a_square = kawaleria na czworobok
mollwitz-part-a_flank = atak na flankę
mollwitz-part-a_rear = atak od tyłu
mollwitz-part-a_impetus = impet
mollwitz-part-a_weakened = atakujący osłabieni
mollwitz-part-a_terrain = teren obrońcy
mollwitz-part-a_stream = przez strumień
mollwitz-part-a_ratio = stosunek sił
mollwitz-part-d_inf_vs_cav_front = piechota w linii wobec kawalerii
mollwitz-part-d_square = czworobok wobec kawalerii
mollwitz-part-d_flank = wróg na flance
mollwitz-part-d_rear = wróg na tyłach
mollwitz-part-d_standing = kawaleria zastana w miejscu
mollwitz-part-d_impetus_cav = impet atakującego
mollwitz-part-d_weakened = obrońcy osłabieni
mollwitz-part-d_terrain = teren
mollwitz-part-d_stream = za strumieniem
mollwitz-part-d_ratio = stosunek sił
mollwitz-part-leader_lost = właśnie stracony dowódca
mollwitz-part-points_hit = punkty ostrzału
mollwitz-part-morale = morale
mollwitz-part-stack_morale = średnie morale na polu
mollwitz-part-rout_morale = morale oddziału rozbitego
mollwitz-part-leader_bonus = dowódca
mollwitz-part-battery_morale = morale baterii
mollwitz-part-independence = samodzielność

mollwitz-roll-fire = Ogień
mollwitz-roll-independence = Własna zmiana rozkazu
mollwitz-roll-rally = Reorganizacja
mollwitz-roll-square = Formowanie czworoboku
mollwitz-roll-recovery = Odzyskanie morale obok wroga
mollwitz-roll-bend = Zmiana szyku
mollwitz-roll-face = Zwrot ku nim
mollwitz-roll-charge = Kontrszarża
mollwitz-roll-attack = Test atakującego
mollwitz-roll-defence = Test obrońcy
mollwitz-roll-repeat = Powtórzony test atakującego
mollwitz-roll-battery = Bateria pod ogniem
mollwitz-roll-answer = Ogień w odpowiedzi

mollwitz-result-passed = Zdany
mollwitz-result-failed = Niezdany
mollwitz-result-points = { $points ->
        [0] Bez skutku
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
mollwitz-result-broken = Atak się załamuje
mollwitz-result-held = Obrońca wytrzymuje
mollwitz-result-beaten = Obrońca jest pobity
mollwitz-result-taken = Bateria jest zdobyta

mollwitz-odds-windows = Tego nie da się podać: wróg może tam zareagować.
