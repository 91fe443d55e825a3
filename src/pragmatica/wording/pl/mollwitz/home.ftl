# Krwawe pola Małujowic: co strona mówi o grze, zanim się ją zacznie.
mollwitz-name = Krwawe pola Małujowic
mollwitz-scenario-romer = Szarża Römera
    .help = Druga po południu: trzydzieści austriackich szwadronów spada na pruskie prawe skrzydło, które dopiero się rozwija. Cztery etapy, najlepsze na początek.
mollwitz-scenario-battle = Bitwa pod Małujowicami
    .help = Cały dzień 10 kwietnia 1741 roku, od wpół do drugiej do zmierzchu, z obiema armiami na polu. Jedenaście etapów.
seat-prussia = Prusy
seat-austria = Austria
web-mollwitz-title = Krwawe pola Małujowic
web-mollwitz-about = Pierwsza bitwa młodego króla Prus, na śniegach Śląska, 10 kwietnia 1741 roku. Bataliony strzelają salwami, szwadrony szarżują i odpowiadają kontrszarżą, a rozkazy jadą z gońcem i często przybywają za późno. Obie strony potajemnie wybierają, które skrzydło ruszy; każdy rzut kością jest objaśniony, a to, co zrobią twoi ludzie, gdy nieprzyjaciel się zbliży, możesz ustalić z góry.
web-mollwitz-players = 2, każdą stroną może grać bot
web-mollwitz-length = godzina na szarżę Römera, długi wieczór na bitwę
web-mollwitz-credit = Autor: Sławomir Łukasik, wydawca: Strategemata.
web-mollwitz-role-romer-prussia = Utrzymaj prawe skrzydło: formuj czworoboki, obróć drugą linię, ocal kawalerię.
web-mollwitz-role-romer-austria = Trzydzieści szwadronów i chwila zaskoczenia: rozbij, co jeszcze nie stoi w linii.
web-mollwitz-role-battle-prussia = Pewna piechota, która strzela dwa razy szybciej, słaba kawaleria i król, który nigdy nie widział bitwy.
web-mollwitz-role-battle-austria = Najlepsza kawaleria Europy i rekruci, którzy jeszcze nie oddali salwy.
