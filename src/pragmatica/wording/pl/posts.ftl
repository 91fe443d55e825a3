# O czym dowiadują się ci, którzy akurat nie patrzą: od strony, powiadomieniem, przez webhook i pocztą.

post-turn = Twój ruch przy stole { $table }: { $seats }
post-short = Zostało ci mało czasu przy stole { $table }: { $seats }
post-trial = Wiadomość próbna: Pragmatica dociera do ciebie tą drogą
post-over = Partia przy stole { $table } jest skończona
post-message = Nowa wiadomość przy stole { $table }
post-invitation = Zaproszenie do gry ({ $table }): { $seats }
post-round = Runda się zaczęła, twój stół jest otwarty: { $table }
post-event-over = Turniej { $table } jest zakończony
post-event-off = Turniej { $table } został odwołany
post-vote = Przy stole { $table } ktoś proponuje zakończyć partię: zgódź się albo odmów
post-all-turn = { $table }: teraz { $seats }
post-all-over = { $table }: partia jest skończona
post-all-message = { $table }: nowa wiadomość
post-all-invitation = { $table }: zaproszono kogoś do gry ({ $seats })
post-all-round = { $table }: stół jest otwarty
post-all-event-over = { $table }: turniej jest zakończony
post-all-vote = { $table }: ktoś proponuje zakończyć partię
post-turns = { $count ->
    [one] Jeden stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[other] { $count } stołów czeka na ciebie
}
post-several = { $count ->
    [one] Nowiny od jednego stołu
    [few] Nowiny od { $count } stołów
   *[other] Nowiny od { $count } stołów
}
post-feed = Pragmatica: stoły, które na ciebie czekają
