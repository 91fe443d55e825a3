# Coalitions: Ancien Régime: what the table's pages say.

# -- the map and its cards
web-coalitions-map-title = Europe
web-coalitions-map-keys = Map. Arrow keys go from territory to territory, Enter chooses, Space goes through the generals of a territory, question mark asks why not.
web-coalitions-capital = capital
web-coalitions-home = Home of { $power }
web-coalitions-contested = Contested: { $powers }
web-coalitions-uncontested = Uncontested
web-coalitions-impassable = Nobody can enter
web-coalitions-nobody = nobody
web-coalitions-controls = { $power } controls it.
web-coalitions-value = Value { $value }{ $brings ->
        [money] : Money
        [influence] : Influence
       *[none] {""}
    }
web-coalitions-garrison = Garrison: { $power }
web-coalitions-garrison-fort = Garrison in a fortress: { $power }
web-coalitions-fort-empty = An empty fortress
web-coalitions-fort = with a fortress
web-coalitions-yes = yes
web-coalitions-units = { $count ->
        [0] no units
        [one] 1 unit
       *[other] { $count } units
    }
web-coalitions-strength = Strength { $count }
web-coalitions-elector = Elector: the vote of { $power }
web-coalitions-elector-nobody = Elector: nobody’s vote
web-coalitions-exposed = May be attacked here although neutral: { $powers }
web-coalitions-sign-target = can be chosen
web-coalitions-sign-chosen = chosen
web-coalitions-sign-battle = a battle
web-coalitions-sign-ask = needs consent
web-coalitions-sign-focus = pointed out
web-coalitions-sign-source = starting point

# -- the table
web-coalitions-round = Round { $round }
web-coalitions-wheel = The Wheel of War in full
web-coalitions-race = Influence
web-coalitions-race-of = { $power }: { $influence } of { $goal } Influence
web-coalitions-then = After that, in this turn:
web-coalitions-others = Others decide now:
web-coalitions-influence = Influence
    .bounds = { $most } wins
web-coalitions-morale = Morale
    .bounds = up to { $most }
web-coalitions-money = Money
web-coalitions-supply = Tokens
web-coalitions-leads = leads
web-coalitions-uncontrolled = minor, nobody’s
web-coalitions-controlled = minor, controlled by { $power }
web-coalitions-off = Off the board: { $generals }
web-coalitions-pile = { $cards ->
        [one] 1 battle card
       *[other] { $cards } battle cards
    } to draw · { $fortresses ->
        [one] 1 fortress
       *[other] { $fortresses } fortresses
    } left
web-coalitions-discards = Discards:
web-coalitions-log-moved = { $general }: { $route }
web-coalitions-list-generals = Generals on the board
web-coalitions-list-general = General
web-coalitions-list-land = Territory
web-coalitions-list-units = Units
web-coalitions-list-lands = Territories
web-coalitions-list-value = Value
web-coalitions-list-garrison = Garrison

# -- signs of the map
web-coalitions-legend-home = Home of a power, in its colour
web-coalitions-legend-contested = Contested: stripes of the powers whose Influence it brings
web-coalitions-legend-uncontested = Uncontested: pays Money to whoever controls it
web-coalitions-legend-value = Value: Money or Influence
web-coalitions-legend-elector = Elector
web-coalitions-legend-capital = Capital
web-coalitions-legend-garrison = Garrison
web-coalitions-legend-fortress = Fortress
web-coalitions-legend-general = General with a point for each of his units
web-coalitions-legend-frederick = Frederick II
web-coalitions-legend-stuart = Charles Edward Stuart
web-coalitions-legend-route = Sea route in the colour of its owner
web-coalitions-legend-steps = Can be reached; the number of steps where it takes more than one
web-coalitions-legend-ask = An ally must consent
web-coalitions-legend-battle = A battle
web-coalitions-legend-wheel = On the wheel: ! decides now, … waits for others, ✓ is done, – takes no action
web-coalitions-legend-board = The map is a reconstruction: polygons, values and some colours are not those of the printed board.

# -- before the table
web-coalitions-minor = Controlled by whoever bids most Morale for them: { $powers }
web-coalitions-role-britain = Ships, routes and subsidies. Hannover is yours, and every coalition needs you.
web-coalitions-role-prussia = Frederick moves once more than others. The strongest army, and neighbours on all sides.
web-coalitions-role-austria = Much to lose and much to win: the German lands, the Balkans, Italy.
web-coalitions-role-france = Leads the other coalition, with the largest army and the deepest purse.
web-coalitions-role-russia = Far away and vast; the way to Influence leads west, through Poland.
web-coalitions-role-spain = Italy beckons over the sea, Portugal by land.
web-coalitions-role-ottoman = At peace for now. The Black Sea and the Banat wait.

# -- tabs
web-tab-wheel = Wheel
web-tab-states = Powers
web-tab-diplomacy = Coalitions
