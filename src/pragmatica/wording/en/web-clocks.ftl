# Clocks of tables: how much time there is, what is left of it, and what players may wish.

# -- choosing, when a table is opened
web-pace = Time to think
web-pace-none = As much as you like
    .help = No clock. The table waits for as long as it takes.
web-pace-live = One sitting
    .help = Minutes for the whole match, and some seconds more after each turn.
web-pace-days = Days for each answer
    .help = By correspondence: every question has its own time.
web-pace-bank = A bank of days
    .help = By correspondence: days for the whole match, and some hours more after each turn.
web-pace-preset = { $main } + { $increment }
web-pace-main-live = Minutes for each player
web-pace-main-days = Days for each answer
web-pace-main-bank = Days for each player
web-pace-increment-live = Seconds more after each turn
web-pace-increment-bank = Hours more after each turn
web-pace-night = Clocks stand at night
    .help = No time runs out while people sleep. A day that is given still lasts until the same hour of the next day.
web-pace-night-begin = from
web-pace-night-end = to
web-pace-rest = Clocks stand all day on
web-pace-zone = By the clock of
web-pace-little = Say that time is short when there is left
web-pace-little-usual = a tenth of the time
web-pace-little-never = never
web-pace-impossible = Clocks must run on one day of the week at least, and for four hours of it.
web-pace-late = When a player’s time is up
web-pace-late-warn = everybody is told, and the table waits on
web-pace-late-bot = a bot plays on until the player is back
web-pace-late-unrated = the match no longer counts for that player’s rating
web-pace-help = No clock ever ends a match. The players can let all clocks stand, if everybody agrees, and give each other more time.

# -- the pace of a table, a sentence each
web-pace-told-live = { $more ->
    [none] { $main } for each player.
   *[some] { $main } for each player, and { $increment } more after each turn.
 }
web-pace-told-days = { $main } for each answer.
web-pace-told-bank = { $more ->
    [none] { $main } for each player.
   *[some] { $main } for each player, and { $increment } more after each turn.
 }
web-pace-told-night = Clocks stand from { $begin } to { $end } ({ $zone }).
web-pace-told-rest = Clocks stand all day on { $days } ({ $zone }).
web-pace-told-late-warn = When a player’s time is up, everybody is told, and the table waits on.
web-pace-told-late-bot = When a player’s time is up, a bot plays on until the player is back.
web-pace-told-late-unrated = When a player’s time is up, the match no longer counts for that player’s rating.

# -- one clock
web-clock-late = late { $time }
web-clock-late-since = the time has been up for { $time }
web-clock-left = { $time } left, the clock stands
web-clock-until = { $time } left, until { $when }
web-clock-away = on vacation until { $when }
web-clock-unrated = no longer counts for the rating
web-clock-paused = All clocks stand.
web-clock-say-short = { $seat }: you have only { $time } left.
web-clock-say-up = { $seat }: your time is up.

# -- what players wish
web-clocks = Clocks
web-clocks-paused = All clocks stand since { $when }, for everybody has agreed. Whoever plays may let them go on.
web-clocks-go-on = Let the clocks go on
web-clocks-pause = Ask that all clocks stand
web-clocks-agree = Agree that all clocks stand
web-clocks-withdraw = No longer ask for a pause
web-clocks-pausing = All clocks are to stand: { $who } would like it; { $missing } still to agree.
web-clocks-grant = Give { $seat } { $time } more
web-clocks-granting = { $who } would give more time; half of the others are needed.

# -- my tables
web-tables-left = { $time } left
web-tables-late = your time is up
