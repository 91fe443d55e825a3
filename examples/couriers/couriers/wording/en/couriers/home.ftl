# Couriers: what the page says of it before it is played.
couriers-name = Couriers
couriers-scenario-province = The province
    .help = Eight places, two customs houses.
seat-amber = Amber
seat-blue = Blue
seat-green = Green
seat-red = Red
web-couriers-title = Couriers
web-couriers-about = Letters, roads and customs houses. All choose in secret where to ride; who guesses the customs right earns more.
web-couriers-players = 2 to 4, any of them bots
web-couriers-length = six rounds, ten minutes
web-couriers-credit = An example of Pragmatica.
web-couriers-role = Carry the most valuable letters.
power-amber = Amber
power-blue = Blue
power-green = Green
power-red = Red
