# Tables at which somebody is still wanted: the list of them, and what can be done at one.

web-lobby = Open tables
web-lobby-lead = Sit down at a table that waits for players, or open one of your own.
web-lobby-none = Nobody is waiting for players at the moment. Open a table that everybody may find, and others will see it here.
web-lobby-none-such = No table of this kind waits for players.
web-lobby-open = Open a table
web-lobby-filter = Show
web-lobby-game = Game
web-lobby-games = All games
web-lobby-language = Language
web-lobby-languages = All languages
web-lobby-pace = Time to think
web-lobby-paces = Any pace
web-lobby-clear = Show all
web-lobby-more = Show more
web-lobby-count = { $count ->
    [one] One table
   *[other] { $count } tables
 }
web-lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
web-lobby-host = Opened by { $name }, { $when }
web-lobby-host-nameless = Opened { $when }
web-lobby-members = Only for people who are signed in
web-lobby-ratings = { $range ->
    [from] Ratings from { $least }
    [to] Ratings up to { $most }
   *[both] Ratings { $least } to { $most }
 }
web-lobby-sit = Sit down
web-lobby-sit-as = Sit down as { $seat }
web-lobby-watch = Look at the table
web-lobby-yours = You sit here
web-lobby-hosting = Your table
web-lobby-sign-in = Sign in to sit down
web-lobby-seat-free = free
web-lobby-taken = taken
web-lobby-offered = Seats in matches that go on
    .help = A player leaves; whoever takes his seat plays on from where the match stands. You need an account.
web-lobby-options = Different rules: { $options }

web-gather-leave = Leave the seat
web-gather-send = Send away
web-gather-start = Begin now
    .help = Bots take the seats that are still free.
web-gather-close = Close the table
web-gather-sure = Really close it
web-gather-closed = This table has been closed before it began.
web-gather-public = This table is public: it stands in the lobby until it begins.

web-invited = You are asked to play
web-invited-by = { $name } asks you: { $seat }
web-invited-accept = Sit down
web-invited-decline = No, thank you
web-invite = Ask somebody
    .name = Name of an account
    .send = Ask
    .asked = { $name } has been asked, if there is anybody of this name.
    .back = Take back
web-regard-favourite = Favourite
web-regard-block = Block
    .help = Whoever is blocked cannot sit down at your public tables, nor you at theirs; invitations and private messages do not arrive.
web-regards = People
web-regards-none = Nobody yet. You can mark people as favourites, or block them, where they sit at a table.
web-regards-forget = Take away

web-watch = Watch
    .on = You watch it
    .off = No longer
web-watched = Tables that you watch
web-watched-turn = To play: { $seats }
web-watched-over = Over
web-watched-gathering = Waits for players
