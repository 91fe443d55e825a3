# People, their matches, and ratings.

web-match-won = won
web-match-drawn = drawn
web-match-rated = counts for ratings
web-match-ended = Ended { $when }
web-match-moved = Last move { $when }
web-match-nobody = a guest
web-match-more = Show more

web-matches-running = Matches to watch
web-matches-running-none = No public match is being played at the moment.
web-matches-finished = Finished matches
web-matches-finished-none = No public match that is over fits.
web-matches-game = Game
web-matches-any = any
web-matches-player = Player
web-matches-result = Result of the player
web-matches-won = Won
web-matches-lost = Lost
web-matches-drawn = Drawn
web-matches-since = From
web-matches-until = To
web-matches-search = Search

web-rating = Rating
web-rating-spread = Uncertainty
web-rating-when = After the match of
web-rating-provisional = provisional
web-rating-matches = { $count ->
    [one] after one match
   *[other] after { $count } matches
 }
web-rating-plot = Rating over time: { $title }
web-rating-numbers = The same in numbers

web-players = Players and ratings
web-players-find = Find a player by name
web-players-show = Show
web-players-none = Nobody has a rating yet. It takes a match that counts for ratings: the host of a table can switch that on.
web-players-kind = Game and scenario
web-players-name = Player
web-players-matches = Matches
web-players-bot = bot, fixed rating

web-ratings-about = What ratings are
web-ratings-about-what = A rating tells how strong somebody plays one scenario of a game, as far as results show it. Everybody begins at 1500. Who does better than the ratings of all at the table foretell gains, who does worse loses; with three or more players each result is weighed against all others. The rules of each game say who has won; all who have not share the next place.
web-ratings-about-counts = A match counts only at a table that was opened for it, where everybody is signed in and plays one seat, and only when each seat is held to the end by the account that began to play it. By default no match counts. Where it was agreed that late players lose their claim to a rating, the match moves a late player’s rating neither up nor down.
web-ratings-about-sure = The number after ± tells how uncertain a rating still is: the true strength is very likely within it. It shrinks with every match. A rating is provisional until it is sure enough and stands on ten matches.
web-ratings-about-bots = Bots have fixed ratings that never move. All others are measured against them, too.
web-ratings-about-private = On these pages everybody sees the matches of public tables and, of private ones that counted, what they did to ratings and totals. Private matches that did not count are shown only to those who played them.

web-player-since = Known here since { $when }.
web-player-mine = This is your own page: it shows your private matches, too, which nobody else sees here.
web-player-ratings = Ratings
web-player-unrated = No match has counted for a rating yet.
web-player-results = Results
web-player-nothing = No finished match that is shown here.
web-player-seat = Seat
web-player-against = Against another player
web-player-other = Name of the other
web-player-compare = Compare
web-player-never-met = No match against { $name } that is shown here.
web-player-met = { $ahead } ahead of { $name }, { $behind } behind, { $level } level
web-player-matches = Finished matches
web-player-matches-none = None that is shown here.
