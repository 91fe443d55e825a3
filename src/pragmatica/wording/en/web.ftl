# The pages of the web client.

# -- everywhere
web-skip = Skip to the content
web-nav = Pages
web-nav-new = New table
web-nav-rules = Rules
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-footer = Pragmatica is free software and not affiliated with the authors and publishers of the games. Maria was designed by Richard Sivél and published by Histogame, Coalitions: Ancien Régime by Andrew Rourke and PHALANX; whoever enjoys them here should own them. The boards in this program are our own reconstructions.
web-home-link = To the start page
web-loading = Laying the table …
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-copy = Copy
web-copied = Copied
web-less = Less
web-more = More
web-again = Try again
web-unreachable = The server does not answer. Check the line and try again.
web-outdated = A part of this page cannot be loaded: the server has been changed since the page was opened. Reload the page; if that does not help, tell whoever runs the server.
web-translated = Your browser translates this page. Tables stay as they are, or they would stand still; the rules can be translated.
web-missing-title = There is nothing here
web-missing-text = The address leads to no page of ours.
web-game-unseen = These pages cannot show the game { $game }. In the terminal it can be played:
web-game-unknown = This server has no game of the name { $game }.

# -- home
web-home-title = The wars for Silesia and the Austrian succession, fought at a table
web-home-lead = Two board games about the years after 1740: three rulers on the roads of Bohemia, or seven powers across all of Europe. Against friends or against the machine, in this browser, without an account.
web-home-play = Play now
web-home-choose = Alone against { $bots ->
        [2] two
        [6] six
       *[other] { $bots }
    } bots. Whom will you lead?
web-home-new = New table
web-home-players = Players
web-home-length = Length
web-home-tables = My tables
web-role-frederick = Prussia and Saxony: take twelve fortresses. The bold beginning.
web-role-maria_theresa = Austria: hold out for nine turns. The art of defence.
web-role-louis = France and Bavaria: take nine fortresses, far from home.
web-advanced-role-frederick = Prussia, Saxony and the Pragmatic Army: win Silesia on one map and hold the Rhine on the other.
web-advanced-role-maria_theresa = Austria: crown a husband, hold the crown lands, choose whom to make peace with.
web-advanced-role-louis = France and Bavaria: an emperor of your own, and war on both maps at once.
web-maria-title = Maria
web-maria-about = The War of the Austrian Succession for three players, or two. Every move is a few roads long, every battle a duel of cards in the suit of the country where the armies stand. The introductory game stays on the Bohemia map and is the one to begin with; the advanced game adds Flanders, politics, treaties and the imperial election.
web-maria-players = 3 or 2, any of them bots
web-maria-length = nine turns, one to two hours; advanced twelve turns, an evening
web-maria-credit = Designed by Richard Sivél, published by Histogame.
web-coalitions-title = Coalitions: Ancien Régime
web-coalitions-about = Seven powers of Europe, in 1740 or in 1756. In every round each decides anew with whom it stands; then the Wheel of War turns, and all act at once: one taxes, one recruits, one marches. Battles are won with cards that lie face down, the Crown with the votes of the Electors, and the game with 25 Influence.
web-coalitions-players = 4 to 7, any of them bots
web-coalitions-length = four to eight rounds, an evening
web-coalitions-credit = Designed by Andrew Rourke, published by PHALANX.
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
web-new-seats-help = Several seats on this device take turns behind a curtain. A friend’s link can be opened once, in his browser.
web-new-bots-stay = Bots keep their seats
    .help = Nobody, not even the host, can take over a bot’s seat and see its hand. Without this it is possible, and everybody is told.
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
web-control-bot = Bot
web-bot-steady = Bot “Steady”
web-bot-random = Bot “Random”
web-links-title = Invite your friends
web-links-help = Send each player his link. It opens the seat once; whoever opens it first has it. Watchers see only what everybody may see.
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
web-supply = Supply
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
web-turn-of = Turn { $turn } of { $turns }.
web-winter = Winter
web-stages = Stages of the turn
web-boxes = Victory boxes
web-box = { $box }: { $owner ->
        [none] empty
       *[other] a marker of { $owner }
    }{ $train ->
        [none] { "" }
       *[other] ; { web-box-train }
    }
web-box-train = { $train } waits here for the annexation.
web-victory = Fortresses for victory
web-goal = { $power } holds { $have } of { $need } fortresses needed

# -- the map
web-ui-board = Map. Arrow keys go from city to city, Enter chooses, Space goes through the pieces of a city, question mark asks why not.
web-ui-zoom-in = Closer
web-ui-zoom-out = Farther
web-ui-fit = The whole map
web-ui-follow = The map goes where something happens
web-offmap-ostpreussen = East Prussia
web-offmap-england = England
web-offmap-italien_frankreich = Italy
web-offmap-italien_oesterreich = Italy
web-box-entry = Who is here comes back by way of { $city }.
web-box-empty = Nobody is here.
web-map-bohemia = Bohemia
web-map-flanders = Flanders
web-country-france = France
web-country-bavaria = Bavaria
web-country-prussia = Prussia
web-country-saxony = Saxony
web-country-pragmatic = Hanover and the Netherlands
web-country-austria = Austria
web-country-silesia = Silesia
web-country-empire = Empire
web-country-poland = Poland
web-city-kind = { $kind ->
        [major] major fortress
        [minor] fortress
       *[none] city
    }{ $elector ->
        [yes] , elector
       *[no] { "" }
    }
web-city-map = { $map } map
web-city-vote = { $kind ->
        [forced] Bound to vote for { $candidate }.
        [expected] Free to vote, likely for { $candidate }.
       *[free] Free to vote.
    }
web-city-arenberg = { $general } is always fed in the Netherlands, and by the Pragmatic Army’s train as well.
web-city-nobody = nobody’s
web-city-controller = held by { $power }
web-city-protected = protected by { $generals }
web-city-open = not protected
web-city-question = “?” of { $power }
web-city-near = Cities away:
web-city-hussar = a hussar stands here
web-face-down = face down
web-moved = has moved
web-place-off = off the map
web-place-box = beside the map
web-place-out = not in this game
web-place-map = on the map
web-sign-target = in reach
web-sign-end = chosen
web-sign-conquer = a fortress is conquered on the way
web-sign-question = a “?” is left on the way
web-sign-join = joins another general
web-sign-train = takes an enemy train
web-sign-forced = by forced march only
web-sign-danger = end of the retreat
web-sign-focus = pointed at

# -- questions
web-choose-on-map = Choose a marked city on the map.
web-choose-other = Another one
web-choose-from-list = { $count ->
        [one] Or from a list ({ $count } city)
       *[other] Or from a list ({ $count } cities)
    }
web-question-help = What can I do?
web-divide-title = How do you divide your troops?
web-divide-help = 1 to 8 for each general, and where it says so a few at least. Nobody else sees it. Generals who are not in this game get their share as well: give them the least. Then seal the division.
web-divide-left = { $left ->
        [0] all { $total } given
       *[other] { $left } of { $total } left
    }
web-divide-minimum = at least { $minimum }
web-divide-send = Seal the division
web-divide-even = Divide evenly
web-subsidy-yes = { $power } gives { $receiver } a card
web-subsidy-no = { $power } keeps all its cards
web-pay-cost = Cost { $cost }
web-pay-sum = chosen { $sum }
web-pay-missing = { $missing } missing
web-pay-superfluous = { $card } is not needed
web-pay-excess = { $excess ->
        [0] exactly right
       *[other] { $excess } lost as change
    }
web-pay-send = Pay
web-pay-suggest = Suggest
web-hand = Hand
web-hand-of = { $count ->
        [one] Hand of { $power }: { $count } card
       *[other] Hand of { $power }: { $count } cards
    }
web-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-bill = { $general }: { $cost }
web-bill-choice = { $choice } ({ $cost })
web-pick-list = Pieces that may move
web-pick-trains = Place a supply train anew, for 4 points
web-pick-which = Who moves?
web-pick-stack = The stack of { $piece }
web-pick-alone = { $piece } alone
web-move-choose = { $count ->
        [one] { $count } city is in reach. Choose it on the map.
       *[other] { $count } cities are in reach. Choose one on the map.
    }
web-move-ways = { $count ->
        [one] There is { $count } way.
       *[other] There are { $count } ways, with different effects.
    }
web-move-to = { $steps ->
        [one] To { $city }, { $steps } step
       *[other] To { $city }, { $steps } steps
    }{ $kind ->
        [forced] , forced march
        [main] , main road
       *[normal] { "" }
    }
web-move-step-by-step = Go step by step
web-effect-conquers = Conquers { $names }.
web-effect-questions = Leaves a “?” on { $names }.
web-effect-trains = Takes { $names }.
web-effect-hussars = Drives the hussar from { $names }.
web-effect-aside = Markers that lie aside go back to the pool: { $names }.
web-effect-joins = Joins { $names }; both have finished moving.
web-march-so-far = { $steps ->
        [0] Still in { $at }
        [one] In { $at } after { $steps } step
       *[other] In { $at } after { $steps } steps
    }{ $main ->
        [yes] , on main roads so far.
       *[no] .
    }
web-march-first = Choose the first city on the map.
web-march-stop = Stop in { $city }
web-end-movement = End the movement
web-end-movement-sure = Yes, end the movement
web-end-unmoved = { $count ->
        [one] { $count } piece could still move.
       *[other] { $count } pieces could still move.
    }
web-battle-title = Battle
web-battle-attacker = Attacker
web-battle-defender = Defender
web-battle-troops = { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
web-battle-right = has the right to play
web-battle-played = Cards played
web-battle-all = All battles
web-battle-after = { $score }
web-battle-reserve-as = The Reserve counts as
web-battle-must = The score is even and you hold a card of the suit: you must play.
web-battle-give-up = Give up
web-battle-tie = Leave it undecided
web-battle-cost = { $lost ->
        [one] costs { $lost } troop and a retreat of { $lost } city
       *[other] costs { $lost } troops and a retreat of { $lost } cities
    }
web-battle-cost-tie = nobody loses anything
web-battle-cost-destroyed = all troops here would be lost
web-recruit-points = The hand is worth { $points } points; each troop costs { $price }.
web-recruit-troops = { $troops ->
        [0] None
       *[other] { $troops } for { $cost }
    }
web-reenter-bought = { $troops ->
        [one] { $power } has { $troops } new troop.
       *[other] { $power } has { $troops } new troops.
    }
web-reenter-end = No more
web-distribute = { $general } leads { $has }. New troops left: { $left }.
web-shift = { $count ->
        [one] Shift troops inside a stack
       *[other] Shift troops inside stacks
    }

# -- supply
web-supply-home = at home
web-supply-supplied = { $length ->
        [one] { $length } city from { $train }
       *[other] { $length } cities from { $train }
    }
web-supply-billed = past hussars: { $cost } points
web-supply-hungry = will go hungry

# -- why not
web-why-title = Why not?
web-why-how = Choose a city, a piece or a card, and you will be told why it is not offered.
web-why-target = Why not { $target }?
web-why-offered = It is offered: go ahead.
web-why-reach = { $piece } finds no open way to { $city } within his steps: 3 for a general, 2 for a train, one more on main roads alone, and never through other pieces.
web-why-forced = A forced march of up to 8 steps keeps to main roads, away from enemies and their fortresses.
web-why-ask = Ask why not

# -- powers
web-powers-power = Power
web-powers-troops = Troops
web-powers-hand = Hand
web-powers-income = Draws
web-powers-back = { $count ->
        [one] { $count } card of deck { $letter }
       *[other] { $count } cards of deck { $letter }
    }
web-powers-off = May return:
web-pile = { $cards ->
        [one] { $cards } card left to draw
       *[other] { $cards } cards left to draw
    }, { $decks ->
        [0] no fresh decks.
        [one] { $decks } fresh deck.
       *[other] { $decks } fresh decks.
    }
web-discards = Cards that have been played
web-discards-deck = Deck { $letter }: { $count }

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
web-log-moved = { $piece }: { $route }

# -- lists
web-list-actions = { $count ->
        [one] What you may do: { $count } answer
       *[other] What you may do: { $count } answers
    }
web-list-pieces = Pieces
web-list-piece = Piece
web-list-city = City
web-list-state = State
web-list-stacked = with { $general }
web-list-fortresses = Fortresses
web-list-country = Country
web-list-controller = Held by
web-list-protection = Protected by

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
web-help-signs = Signs on the map
web-key-map = to the map
web-key-arrows = from place to place
web-key-enter = choose the place
web-key-space = go through the pieces of a place
web-key-space-name = Space
web-key-escape = put a piece back
web-key-zoom = closer, farther, all
web-key-maps = one map or the other (advanced game)
web-key-why = why not? (on the map: this place)
web-key-supply = show supply
web-key-undo = undo
web-key-actions = list of all answers
web-key-log = to the latest event (↑ ↓ to others, → to the rule)
web-key-prompt = to the question
web-key-rules = rules
web-key-help = this help

# -- legend
web-legend-town = city
web-legend-minor-fortress = fortress
web-legend-major-fortress = major fortress
web-legend-elector = seat of an elector
web-legend-road = road
web-legend-main-road = main road
web-legend-suits = suits of the sectors
web-legend-general = general: rank, power, troops
web-legend-face-down = general lying face down: he went hungry and conquers nothing
web-legend-train = supply train
web-legend-hussar = hussar
web-legend-victory-marker = victory marker
web-legend-question-marker = “?”: may yet fall to this power
web-legend-protected = protected fortress
web-legend-elector-marker = elector’s marker: whose vote it is
web-legend-box = box beside the map, with the way back
web-legend-reconstruction = The map is our own reconstruction of the printed board; whoever owns the game can correct it.

# -- the end
web-over = The war is over
web-over-draw = A draw
web-over-winner = { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }
web-rematch = Play again
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
web-replay-keys = Keys: , and . one step, Home and End, k to play. The address leads to this very step.

# -- rules
web-rules-title = { $game }: the rules
web-rules-about = Our own short telling of the rules that the program plays by, with the numbers of the rulebook.
web-rules-search = Search the rules
web-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-none = No rule holds these words.
