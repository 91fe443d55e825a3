# Kurierzy: co strona mówi o grze, zanim zacznie się partia.
couriers-name = Kurierzy
couriers-scenario-province = Prowincja
    .help = Osiem miejsc, dwie komory celne.
seat-amber = Bursztynowy
seat-blue = Niebieski
seat-green = Zielony
seat-red = Czerwony
web-couriers-title = Kurierzy
web-couriers-about = Listy, drogi i komory celne. Wszyscy w tajemnicy wybierają, dokąd jadą; kto przechytrzy celników, zarobi więcej.
web-couriers-players = od 2 do 4, każdy może być botem
web-couriers-length = sześć rund, dziesięć minut
web-couriers-credit = Przykład z Pragmatiki.
web-couriers-role = Doręcz najcenniejsze listy.
power-amber = Bursztynowy
power-blue = Niebieski
power-green = Zielony
power-red = Czerwony
