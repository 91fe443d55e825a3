# Obrazy do zasad Marii.
web-maria-figure-distance = Odległości od miasta Breslau: przy każdym mieście stoi liczba dróg, które tam prowadzą. Kto je trzyma i co w nim stoi, nie ma znaczenia.
web-maria-figure-suits = Każdy sektor siatki ma kolor. Prusak w mieście Neisse walczy kierami, Austriak obok niego w mieście Brieg treflami, tak samo Prusak w mieście Breslau.
web-maria-figure-supply = Prusaka w mieście Olmütz zaopatruje tabor w mieście Liegnitz: miasta drogi liczy się od pierwszego, do którego się wchodzi, a może ich być sześć.
web-maria-figure-protection = Austriak w mieście Neisse broni każdej twierdzy nie dalej niż trzy miasta: zdobywca zostawia tam „?”. Pozostałe padają, gdy tylko ktoś z nich wyjdzie.
