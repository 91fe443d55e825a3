# Obrazy do zasad Małujowic.
web-mollwitz-figure-facing = Batalion w linii: 1 front, trzy pola; 2 flanki, po jednym z każdej strony; 3 tył.
web-mollwitz-figure-wedge = Klin oddziału: 1 strefa frontowa, 2 to, co leży dalej między tymi samymi dwoma skośnymi kierunkami. W niego strzelają działa.
web-mollwitz-figure-control = Strefy kontroli piechoty, kawalerii liniowej i huzarów: 1 pola obok oddziału, 2 odległe o dwa. Każda sięga tylko tam, dokąd oddział widzi.
