# Coalitions: Ancien Régime: what the table's pages say.

# -- the map and its cards
web-ancien_regime-map-title = Europe
web-ancien_regime-map-keys = Map. Arrow keys go from territory to territory, Enter chooses, Space goes through the generals of a territory, question mark asks why not.
web-ancien_regime-capital = capital
web-ancien_regime-home = Home of { $power }
web-ancien_regime-contested = Contested: { $powers }
web-ancien_regime-uncontested = Uncontested
web-ancien_regime-impassable = Nobody can enter
web-ancien_regime-nobody = nobody
web-ancien_regime-controls = { $power } controls it.
web-ancien_regime-value = Value { $value }{ $brings ->
        [money] : Money
        [influence] : Influence
       *[none] {""}
    }
web-ancien_regime-garrison-of = Garrison: { $power }
web-ancien_regime-garrison-fort-of = Garrison in a fortress: { $power }
web-ancien_regime-fort-empty = An empty fortress
web-ancien_regime-fort = with a fortress
web-ancien_regime-yes = yes
web-ancien_regime-units-here = { $count ->
        [0] no units
        [one] 1 unit
       *[other] { $count } units
    }
web-ancien_regime-strength-here = Strength { $count }
web-ancien_regime-elector = Elector: the vote of { $power }
web-ancien_regime-elector-nobody = Elector: nobody’s vote
web-ancien_regime-exposed-here = May be attacked here although neutral: { $powers }
web-ancien_regime-sign-target = can be chosen
web-ancien_regime-sign-chosen = chosen
web-ancien_regime-sign-battle = a battle
web-ancien_regime-sign-ask = needs consent
web-ancien_regime-sign-focus = pointed out
web-ancien_regime-sign-source = starting point

# -- the table
web-ancien_regime-round = Round { $round }
web-ancien_regime-wheel = The Wheel of War in full
web-ancien_regime-race = Influence
web-ancien_regime-race-of = { $power }: { $influence } of { $goal } Influence
web-ancien_regime-then = After that, in this turn:
web-ancien_regime-others = Others decide now:
web-ancien_regime-influence = Influence
    .bounds = { $most } wins
web-ancien_regime-morale = Morale
    .bounds = up to { $most }
web-ancien_regime-money = Money
web-ancien_regime-supply = Tokens
web-ancien_regime-leads = leads
web-ancien_regime-uncontrolled = minor, nobody’s
web-ancien_regime-controlled = minor, controlled by { $power }
web-ancien_regime-off = Off the board: { $generals }
web-ancien_regime-pile-left = { $cards ->
        [one] 1 battle card
       *[other] { $cards } battle cards
    } to draw · { $fortresses ->
        [one] 1 fortress
       *[other] { $fortresses } fortresses
    } left
web-ancien_regime-discards = Discards:
web-ancien_regime-log-moved = { $general }: { $route }
web-ancien_regime-list-generals = Generals on the board
web-ancien_regime-list-general = General
web-ancien_regime-list-land = Territory
web-ancien_regime-list-units = Units
web-ancien_regime-list-lands = Territories
web-ancien_regime-list-value = Value
web-ancien_regime-list-garrison = Garrison

# -- signs of the map
web-ancien_regime-legend-home = In the colour of the power that controls it, with its hatching
web-ancien_regime-legend-held = Home of another than who controls it: bold hatching in the owner’s colour
web-ancien_regime-legend-seal = Who controls ground that is not his home; also beside the capitals
web-ancien_regime-legend-contested = Contested: lines in the colours of the powers to whom it brings Influence
web-ancien_regime-legend-uncontested = Uncontested: pays Money to whoever controls it
web-ancien_regime-legend-value = Value: Money or Influence
web-ancien_regime-legend-elector = Elector
web-ancien_regime-legend-capital = Capital
web-ancien_regime-legend-garrison = Garrison
web-ancien_regime-legend-fortress = Fortress
web-ancien_regime-legend-general = General with a point for each of his units
web-ancien_regime-legend-frederick = Frederick II
web-ancien_regime-legend-stuart = Charles Edward Stuart
web-ancien_regime-legend-route = Sea route in the colour of its owner
web-ancien_regime-legend-steps = Can be reached; the number of steps where it takes more than one
web-ancien_regime-legend-ask = An ally must consent
web-ancien_regime-legend-battle = A battle
web-ancien_regime-legend-wheel = On the wheel: ! decides now, … waits for others, ✓ is done, – takes no action
web-ancien_regime-legend-board = The map is a reconstruction: polygons, values and some colours are not those of the printed board.

# -- before the table
web-ancien_regime-minor = Controlled by whoever bids most Morale for them: { $powers }

# -- tabs
web-tab-wheel = Wheel
web-tab-states = Powers
web-tab-diplomacy = Coalitions
