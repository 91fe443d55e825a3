# Events of several tables, and leagues of events.

web-events = Events
web-events-lead = Tournaments and other events of several tables, in which the results of all count together.
web-events-event = Event
web-events-open = Open for entries
web-events-running = Being played
web-events-over = Finished
web-events-none = There is no event yet.
web-events-new = New event
web-events-new-lead = You organise it: people join until you start it, and the tables of each round are opened for them.
web-events-sign-in = Sign in to open events and to join them.
web-events-mine = You play here.
web-events-taken = { $taken } of { $places } places taken.
    .short = { $taken } of { $places } places taken
web-events-entries = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-events-by = Organised by { $name }
web-events-by-code = by invitation
web-events-rated = rated
web-events-state-open = open for entries
web-events-state-running = being played
web-events-state-over = finished
web-events-state-cancelled = called off
web-events-to-league = League
web-events-form-swiss = Swiss
    .help = Round by round those of like score meet.
web-events-form-robin = Round robin
    .help = Everybody meets everybody.
web-events-form-single = Single set
    .help = Tables are drawn anew for each round; most events of one evening need one round.
web-events-start-by = { $name } starts the event.
web-events-expires = If it has not started by { $when }, it is called off.
web-events-join = Join
web-events-joined = You have joined.
web-events-leave = Leave
web-events-code = Code of the organiser
web-events-own-table = To your table of round { $round }
web-events-wait = You have no table to play at now: the next round begins when all tables of this one are over.
web-events-withdraw = Withdraw
    .help = You play no longer in this event. A bot plays on for you at your table, and what you have won stays in the standings.
web-events-players = Who plays
web-events-nobody = Nobody has joined yet.
web-events-bot = Bot { $number }
web-events-nameless = Somebody who has gone
web-events-left = withdrawn in round { $round }
web-events-standings = Standings
web-events-place = Place
web-events-player = Player
web-events-points = Points
    .help = At a table each gets a point for everyone whom he leaves behind, and half a point for everyone level with him.
web-events-played = Played
web-events-byes = Byes
    .help = { $form ->
        [swiss] { $size ->
            [2] Where numbers are odd somebody has a bye, which counts as a won match; nobody has a second one before all others have had one.
           *[other] Whoever finds no table has a bye, which counts as the mean of a table; nobody has a second one before all others have had one.
        }
       *[other] Whoever finds no table has a bye, which counts as the mean of a table.
    }
web-events-explained = How the standings are reckoned
web-events-ties = Ties
    .help = Those with the same points are parted by what stands beside the points, from left to right. Whom nothing parts share a place.
web-events-tie-opponents = Opponents
    .help = The points of all whom one has met, added up (Buchholz). A bye counts as an opponent with as many points as one’s own.
web-events-tie-direct = Direct
    .help = The points won against those with the same points, where all of them have met one another.
web-events-tie-wins = Wins
    .help = How often one was first at a table.
web-events-tie-seats = By seats
    .help = By how many points one did better than all others did in the same seats: who wins in a hard seat gains more.
web-events-rounds = Rounds: { $played } of at most { $count }
web-events-round = Round { $number }
web-events-until = until { $when }
web-events-ended = over since { $when }
web-events-playing = being played
web-events-how-played = played
web-events-how-judged = decided by the organiser
web-events-how-bye = bye
web-events-bye = { $name } has a bye ({ $points }).
web-events-table = Table { $number }
web-events-table-of = Table { $number } of round { $round }
web-events-decisions = What the organiser has decided
web-events-decided-start = The event was started.
web-events-decided-cancel = The event was called off.
web-events-decided-judge = Round { $round }, table { $table } was decided: { $winners } first.
web-events-decided-level = Round { $round }, table { $table } was decided: all level.
web-events-decided-bot = Round { $round }, table { $table }: a bot plays on for { $seat }.
web-events-decided-withdraw = { $name } was taken out.
web-events-decided-extend = Round { $round } was given { $days ->
    [one] one day more
   *[other] { $days } days more
}.
web-events-organise = You organise this event
web-events-link = Link for whoever is to join
web-events-link-code = Link for whoever is to join (code { $code })
web-events-start = Start the event
    .help = { $bots ->
        [yes] Nobody can join any more, bots take the places that are free, and the tables of the first round are opened.
       *[no] Nobody can join any more, and the tables of the first round are opened.
    }
web-events-cancel = Call the event off
    .help = The event ends at once and has no result. Its tables can be played on, but count for nothing here.
web-events-unfinished = Tables that are not over
    .help = You can say how a table counts, or let a bot play on for somebody who does not come. All can read what you decide.
    .rated = You can say how a table counts. As ratings count, only players themselves leave their seats to bots. All can read what you decide.
web-events-judge-of = How table { $number } counts
web-events-judge-level = All level
web-events-judge-first = { $name } ({ $seat }) first
web-events-judge = Decide
web-events-bot-for = Bot for { $name }
web-events-extend-days = Days from now
web-events-extend = Set the round’s end
web-events-take-out-whom = Who plays no longer
web-events-take-out = Take out
web-events-json = Results (JSON)
web-events-csv = Standings (CSV)
web-events-print = Print
web-events-seal = How lots are drawn
    .help = All lots of this event, and the server’s part in the chance of its tables, come from one number. The server was bound to it by this seal before anybody joined; the number itself is told when the event is over.
web-events-seed = Number { $seed }, salt { $salt }
web-events-name = Name of the event
web-events-game = Game
web-events-at-table = At a table
web-events-how = How it is played
web-events-cycles = How often each pair meets
web-events-round-count = Rounds
web-events-places = Places
web-events-days = Days for a round
    .help = A round is over when all of its tables are. When its days have passed, you decide on those that are not; 0: there is no date.
web-events-closed = By invitation
    .help = The event is in no list, and only who has your code may join.
web-events-bots = Bots fill places
    .help = At the start bots take the places that are free, at most so many that a person sits at every table.
web-events-be-rated = Rated
    .help = The tables count for the ratings of those who play.
web-events-league = League
web-events-of-league = The event belongs to
web-events-no-league = no league
web-events-new-league = a new league
web-events-league-name = Name of the league
web-events-leagues = Leagues
web-events-league-lead = A series of events, organised by { $name }. Each event counts a point for everyone whom one has left behind there, and half a point for everyone level.
web-events-league-none = No event of this league is over yet.
web-events-league-won = Won
web-events-league-events = Events
web-events-create = Open the event
