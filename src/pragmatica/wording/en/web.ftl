# The pages of the web client.

# -- everywhere
web-skip = Skip to the content
web-nav = Pages
web-nav-new = New table
web-nav-rules = Rules
web-nav-club = Club
web-nav-more = More
web-club-lobby = Open tables
web-club-events = Events
web-club-matches = Matches
web-club-players = Players
web-choosers = Language and look
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-footer = Pragmatica is free software and not affiliated with the authors and publishers of the games, whom the start page names with each; whoever enjoys the games here should own them. The boards in this program are our own reconstructions.
web-home-link = To the start page
web-loading = Laying the table …
web-news = What has happened elsewhere
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-less = Less
web-more = More
web-again = Try again
web-unreachable = The server does not answer. Check the line and try again.
web-outdated = A part of this page cannot be loaded: the server has been changed since the page was opened. Reload the page; if that does not help, tell whoever runs the server.
web-recess = Upkeep
web-recess-ahead = The server closes for upkeep ({ $when }). Everything can be read then, clocks stand, and nothing is lost.
web-recess-closed = The server is closed for upkeep. Everything can be read, clocks stand, and nothing is lost.
web-translated = Your browser translates this page. Tables stay as they are, or they would stand still; the rules can be translated.
web-missing-title = There is nothing here
web-missing-text = The address leads to no page of ours.
web-game-unseen = These pages cannot show the game { $game }. In the terminal it can be played:
web-game-unknown = This server has no game of the name { $game }.

# -- home
web-home-title = The wars for Silesia and the Austrian succession, fought at a table
web-home-lead = Three board games about the years after 1740: three rulers on the roads of Bohemia, seven powers across all of Europe, or two armies in the snow of Mollwitz. Against friends or against the machine, in this browser, without an account.
web-home-play = Play now
web-home-choose = Alone against { $bots ->
        [one] a bot
        [2] two bots
        [6] six bots
       *[other] { $bots } bots
    }. Whom will you lead?
web-home-new = New table
web-home-players = Players
web-home-length = Length
web-home-tables = My tables
web-virtue-why = Ask “why not?”
    .text = Whatever you may not do, the program names the rule, in a sentence you can read.
web-virtue-fair = Chance you can check
    .text = Every shuffle is sealed before the first move and opened after the last one.
web-virtue-secret = Secrets stay secret
    .text = Your browser never learns what your opponents hold.
web-virtue-people = Live or over weeks
    .text = Close the page whenever you like; the table waits, and nothing that was seen is lost.
web-tables-over = finished
web-tables-yours = your turn
web-tables-waiting = waiting for others
web-tables-gathering = not begun: players are awaited

# -- new table
web-new-title = New table
web-new-game = Game
web-new-scenario = Scenario
web-new-players = Players
web-new-players-count = { $count } players
web-new-seats = Seats
web-new-seats-help = Several seats on this device take turns behind a curtain. A friend’s link can be opened once, in the friend’s own browser.
web-new-bots-stay = Bots keep their seats
    .help = Nobody, not even the host, can take over a bot’s seat and see its hand. Without this it is possible, and everybody is told.
web-new-analysis = Studies while the match runs
    .help = Players and watchers may try out at any time, in a study, how the match could go on; what is hidden from them is drawn anew there. Without this only a match that is over can be studied.
web-new-rating = Rating
web-new-rated = The match counts for ratings
    .help = Everybody signs in and plays one seat to the end. Bots keep their seats, and only who holds a seat may leave it to a bot.
    .not = This is possible where you play one seat at most, and others play, too.
web-new-rules = Rules
web-new-options = { $count ->
        [one] { $count } rule option
       *[other] { $count } rule options
    }{ $changed ->
        [0] { "" }
       *[other] , { $changed } chosen by hand
    }
web-new-by-edition = as the edition has it ({ $value })
web-new-usual = { $value } (usual)
web-new-name = Name of the table
web-new-name-hint = for your own list, if you like
web-unplayable = This match cannot be played on here: it needs rules, a board or options that this server does not have. What has happened can still be read.
web-unplayable-log = What has happened
web-tables-unplayable = cannot be played here
web-name-too-long = At most { $most } characters.
web-name-blank = Nothing of this name can be seen.
web-new-player-name = Player’s name
web-new-bot = Bot
web-new-create = Open the table
web-control-device = This device
web-control-link = Friend’s link
web-control-open = Open to all
web-control-bot = Bot
web-bot-steady = Bot “Steady”
web-bot-random = Bot “Random”
web-links-title = Invite your friends
web-links-help = Send every player the link to their own seat. It opens the seat once; whoever opens it first has it. Watchers see only what everybody may see.
web-links-seat = { $name ->
        [none] { $seat }
       *[other] { $seat } ({ $name })
    }
web-links-local = These links work on this computer alone. For friends elsewhere let the server be reached from outside: docs/hosting.md, “Let others in”.
web-links-spectator = To watch
web-links-go = To the table

# -- before the match begins
web-gather = { $count ->
        [0] Everybody is here.
        [one] One player is still awaited.
       *[other] { $count } players are still awaited.
    }
web-gather-why = Nothing has been dealt yet. The match begins by itself when everybody has sat down: each browser adds its part to the chance in it, so that neither the host nor the server alone can choose what is dealt.
web-gather-link = Make a new link
web-gather-device = Play it on this device

# -- table
web-table-failed = This table cannot be shown
web-link-closed = This link gives you no seat
web-link-used = A link opens its seat once. If the seat is yours, open the table in the browser where you sat down, and make a link for this one there, under “Seats”; or ask the host for a new one. Meanwhile you can watch.
web-link-watch = Watch the table
web-replies = What was refused to you
web-your-turn = Your turn
web-watching = You are watching
web-waiting = Waiting
web-line-offline = This device is offline. The table goes on as soon as it is back.
web-line-asking = This network lets no live line through. The page asks for news instead; what others do may come a little later.
web-line-lost = The line to the server is cut. Trying again …
web-pass = Pass the device to { $seat }
web-curtain-title = Pass the device to { $seat }
web-curtain-text = Nothing of the table is on the screen now. { $seat } goes on.
web-curtain-show = I am { $seat }: show my view
web-curtain-alone = One person plays all seats here: no curtain any more
web-tools = Means of play
web-undo = Undo
web-why = Why not?
web-seats = Seats
web-help = Help
web-tabs = More of the table
web-tab-log = Events
web-tab-politics = Politics
web-tab-points = Points
web-tab-powers = Powers
web-tab-lists = Lists
web-sheet-raise = Show more of this sheet
web-sheet-lower = Show more of the map
web-rule-open = Rule { $rule }

# -- course and victory
web-turns = Turns
# -- the map
web-ui-board = Map. Arrow keys go from city to city, Enter chooses, Space goes through the pieces of a city, question mark asks why not.
web-ui-zoom-in = Closer
web-ui-zoom-out = Farther
web-ui-fit = The whole map
web-ui-follow = The map goes where something happens
web-question-help = What can I do?
web-hand-of = { $count ->
        [one] Hand of { $power }: { $count } card
       *[other] Hand of { $power }: { $count } cards
    }
web-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# -- why not
web-why-title = Why not?
web-why-how = Choose a city, a piece or a card, and you will be told why it is not offered.
web-why-target = Why not { $target }?
web-why-offered = It is offered: go ahead.
web-why-ask = Ask why not

web-powers-hand = Hand
# -- events
web-log = Events
web-log-empty = Nothing has happened yet.
web-log-older = { $count ->
        [one] { $count } earlier event: see the replay.
       *[other] { $count } earlier events: see the replay.
    }
web-log-show = Show it on the map
web-log-shown = On the map: { $place }
web-log-times = { $count } times
# -- lists
web-list-actions = { $count ->
        [one] What you may do: { $count } answer
       *[other] What you may do: { $count } answers
    }
web-list-controller = Held by
# -- seats
web-seat-online = is here
web-seat-away = is away
web-seat-open = has not come yet
web-seat-mine = (this device)
web-seat-to-bot = Let a bot play
web-seat-take = Take back from the bot
web-seat-make-link = Make a link
web-seat-link = Link, opens the seat once
web-seat-browsers = { $count ->
    [one] Held in { $count } browser.
   *[other] Held in { $count } browsers.
}
web-seat-watched = The bot plays on for whoever holds the seat, and may look on.
web-seat-seen = Somebody else has played here, and has seen the bot’s hand.
web-seat-was-bots = Was a bot’s seat, and was taken over during the match.
web-seat-no-analysis = This match may not be studied while it runs.
web-level = { $kind ->
    [provisional] Rating { $rating }, provisional
   *[sure] Rating { $rating }
 }
web-seat-rated = This match counts for ratings.
web-seat-bots-stay = Bots keep their seats: at this table nobody takes one over.
web-seat-lost = This browser no longer holds { $seat }. You are watching.
web-seat-keep = Keep to this browser
    .title = Keep the seat to this browser?
    .text = All other browsers that hold { $seat } are signed out at once, and no link given out so far opens the seat any longer. Everybody at the table is told.
web-seat-sign-out = Sign everybody out
    .title = Sign everybody out of this seat?
    .text = All browsers that hold { $seat } are signed out at once, and no link given out so far opens the seat any longer. Everybody at the table is told. Make a new link for whoever is to play on.
web-seat-take-over = Take over from the bot
    .title = Take over the bot’s seat?
    .text = You will see the hand of { $seat } and play it yourself. Everybody is told, and can see it here for the rest of the match.
web-seat-leave = Leave to a bot
    .title = Leave the seat to a bot?
    .text = A bot plays { $seat } from now on. You no longer see the hand; everybody is told that you have seen it.

# -- rules of this table
web-options = Rules of this table
web-options-usual = all options as usual
web-options-unusual = some options are not the usual ones:
web-options-rest = { $count ->
        [one] { $count } option as usual
       *[other] { $count } options as usual
    }

# -- help
web-help-title = Help and settings
web-help-text = The panel beside the map says who must do what, and why. What may be chosen is marked on the map; every choice also stands in the tab “Lists”. Rule numbers open the rule.
web-help-confirm = Ask before a choice made on the map is final
web-help-follow = Let the map go where something happens
web-help-keys = Keys
web-help-legend = The map
web-key-map = to the map
web-key-arrows = from place to place
web-key-enter = choose the place
web-key-space = go through the pieces of a place
web-key-space-name = Space
web-key-escape = put a piece back
web-key-zoom = closer, farther, all
web-key-why = why not? (on the map: this place)
web-key-undo = undo
web-key-actions = list of all answers
web-key-log = to the latest event (↑ ↓ to others, → to the rule)
web-key-prompt = to the question
web-key-rules = rules
web-key-help = this help

# -- the end
web-over = The game is over
web-over-none = Without a result
web-over-draw = A draw
web-over-winner = { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }
web-rematch = Play again
web-rematch-turned = Play again, seats turned
web-replay = Replay
web-record = Game record
web-verify = Check the shuffles
web-verify-text = Before the match began the server showed the seal of a secret number. Here is the number: everybody can check that it fits the seal, and that every shuffle follows from it and from the parts that the browsers added.
web-verify-commitment = Seal (shown from the start)
web-verify-seed = Secret number
web-verify-salt = Salt
web-verify-part = Part of { $who }
web-part-host = the host
web-parts = The chance in this match comes from the server’s secret number and from the browsers of: { $senders }.
web-parts-none = The chance in this match comes from the server’s secret number alone.
web-part-in = This browser’s part is in it, and the seal is the one that it saw before.
web-part-late = The match had begun before this browser sat down: it has no part in the chance.
web-part-missing = This browser’s part is not in it, or the seal is another one than before. Do not trust the chance in this match.
web-verify-command = Or let the program check the whole record:
web-verify-shell = Command

# -- replay
web-replay-step = Step { $step } of { $steps }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-table = To the table
web-replay-eyes = Seen by
web-replay-spectator = A spectator
web-replay-keys = Keys: , and . one step, [ and ] turns, { "{" } and { "}" } phases, < and > battles, Home and End, k to play.

# -- rules
web-rules-title = { $game }: the rules
web-rules-about = Our own short telling of the rules that the program plays by, with the numbers of the rulebook.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-none = No rule holds these words.

# -- small games
web-plain-map = Map. Arrow keys go from place to place, Enter chooses, question mark asks why not.
web-plain-offered = may be chosen
web-account-sign-in = Sign in
web-account-seat = Sign in, and your seats here are yours on every device.
web-notices-link = Tell me when it is my turn
