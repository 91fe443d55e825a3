# Bloody Fields of Mollwitz: what the page says besides questions, answers and events.
web-tab-army = Armies
web-tab-standing = Orders ahead

# -- the field
web-mollwitz-plan-title = Plan of the Battle of Mollwitz
web-mollwitz-plan-subtitle = fought on the 10th of April 1741
web-mollwitz-plan-scale = 500 metres
web-mollwitz-field-keys = The battlefield. Arrow keys go from hex to hex, Enter chooses, Space goes on to the next unit of a stack.
web-mollwitz-hex = Hex { $hex }
web-mollwitz-slope = on the slope
web-mollwitz-rise = on the rise
web-mollwitz-faces = faces { $facing }
web-mollwitz-morale-of = morale { $morale } of { $base }
web-mollwitz-weakened = weakened
web-mollwitz-eliminated = eliminated
web-mollwitz-acted = has acted
web-mollwitz-reaction = has reacted
web-mollwitz-fired = has fired
web-mollwitz-fought = has fought
web-mollwitz-points = { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }
web-mollwitz-range = range { $range }
web-mollwitz-bonus = bonus +{ $bonus }
web-mollwitz-returns = returns at the end of turn { $turn }
web-mollwitz-sign-offered = can be chosen
web-mollwitz-sign-stop = can be chosen, and ends the move
web-mollwitz-sign-meets = can be chosen, and the enemy may react
web-mollwitz-sign-chosen = chosen
web-mollwitz-sign-attack = can be attacked
web-mollwitz-sign-focus = here it happened
web-mollwitz-sign-control = in a control zone
web-mollwitz-sign-fire = in a fire zone
web-mollwitz-sign-seen = in sight
web-mollwitz-sign-unseen = out of sight
web-mollwitz-sign-command = within command
web-mollwitz-sign-goal = objective

# -- names of units
web-mollwitz-squadron = { $kind ->
        [horse-grenadiers] { $regiment } Horse Grenadiers, squadron { $number }
        [cuirassiers] { $regiment } Cuirassiers, squadron { $number }
        [dragoons] { $regiment } Dragoons, squadron { $number }
       *[other] { $regiment }, squadron { $number }
    }
web-mollwitz-hussars = { $side ->
        [prussia] Prussian hussars { $number }
       *[other] Austrian hussars { $number }
    }
web-mollwitz-battery = { $letter ->
        [none] { $pounds }-pounder battery
       *[other] { $pounds }-pounder battery { $letter }
    }
web-mollwitz-grenadiers = Grenadiers { $name }
web-mollwitz-name-king-frederick-ii = King Frederick II
web-mollwitz-name-field-marshal-schwerin = Field Marshal Schwerin
web-mollwitz-name-leopold-of-anhalt-dessau = Leopold of Anhalt-Dessau
web-mollwitz-name-margrave-karl = Margrave Karl
web-mollwitz-name-field-marshal-neipperg = Field Marshal Neipperg
web-mollwitz-name-right-wing-third-brigadier = Third brigadier of the right wing
web-mollwitz-name-third-brigade-of-the-right-wing = Third brigade of the right wing
web-mollwitz-name-schulenburg-direct- = Schulenburg’s own
web-mollwitz-name-posadowsky-direct- = Posadowsky’s own
web-mollwitz-name-prussian-hussars = Prussian hussars
web-mollwitz-name-austrian-hussars = Austrian hussars
web-mollwitz-name-prussian-heavy-artillery = Prussian heavy artillery
web-mollwitz-name-austrian-heavy-artillery = Austrian heavy artillery
web-mollwitz-name-conradswald = Conradswald

# -- what can be looked at
web-mollwitz-lens = Look at
web-mollwitz-lens-off = Look no more: { $lens }
web-mollwitz-lens-reach = Reach
web-mollwitz-lens-reach-help = Press on a unit: where it can come, with the movement points left there; red where an enemy zone is met.
web-mollwitz-lens-back = Ways back
web-mollwitz-lens-back-help = Press on a unit: where a retreat (green) or a flight (red) from the enemies near it would go.
web-mollwitz-lens-zones = Zones
web-mollwitz-lens-zones-help = Press on a unit: which hexes it controls, and where it can fire.
web-mollwitz-lens-sight = Sight
web-mollwitz-lens-sight-help = Press on a hex, or draw a line from one to another: what can be seen from there.
web-mollwitz-lens-command = Command
web-mollwitz-lens-command-help = Press on a leader: how far he commands, and whom.
web-mollwitz-lens-goals = Objectives
web-mollwitz-lens-goals-help = The hexes that score after the last turn, and who holds them.
web-mollwitz-lens-goals-none = In this scenario no hex scores; see “Points”.
web-mollwitz-lens-nobody = Nobody stands there: press on a unit.
web-mollwitz-lens-no-leader = Nobody stands there: press on a leader, or on a unit for its wing.
web-mollwitz-lens-seen = { $to } can be seen from { $from }.
web-mollwitz-lens-unseen = { $to } cannot be seen from { $from }.
web-mollwitz-lens-key-reach = in reach
web-mollwitz-lens-key-meets = meets a zone
web-mollwitz-lens-key-control = controls
web-mollwitz-lens-key-front = in front
web-mollwitz-lens-key-fire = field of fire
web-mollwitz-lens-key-seen = in sight
web-mollwitz-lens-key-range = range
web-mollwitz-lens-key-in = in command
web-mollwitz-lens-key-out = out of command
web-mollwitz-lens-key-retreat = retreat
web-mollwitz-lens-key-flight = flight
web-mollwitz-lens-key-goal = objective

# -- the course of a turn
web-mollwitz-time = { $time } h
web-mollwitz-sky-noon = Clear and cold; snow lies on the fields
web-mollwitz-sky-afternoon = The sun goes down the sky; snow lies on the fields
web-mollwitz-sky-evening = Evening comes, smoke lies over the snow
web-mollwitz-sky-dusk = Dusk
web-mollwitz-break-help = { $lost } points lost; the army breaks at { $breaks }.
web-mollwitz-you = you
web-mollwitz-brief = You lead { $side }
web-mollwitz-brief-romer-prussia = Your men wear blue. Thirty Austrian squadrons are about to ride into your right wing, which has not formed yet. Keep it together: counter-charge, form squares, fire when they come near.
web-mollwitz-brief-romer-austria = Your men wear white. Römer’s thirty squadrons stand ready, and the Prussian right wing has not formed yet. Take its cavalry in the flank, then ride on behind the lines.
web-mollwitz-brief-battle-prussia = Your men wear blue. Your infantry stands in two lines and fires better than any other; the cavalry on its wings is weak, and the king has never seen a battle. March up, keep the lines whole, and let the muskets speak.
web-mollwitz-brief-battle-austria = Your men wear white. Your cavalry is the best of its time, your infantry full of recruits. Beat the Prussian wings before their lines arrive, and fall on the infantry from flank and rear.
web-mollwitz-brief-points = Your army breaks when it has lost { $own } points, the enemy’s at { $other }. If neither breaks, whoever leads by { $margin } points after turn { $turns } wins.
web-mollwitz-brief-first = Choose above which wing is to act. Whatever you can press on the field has a green border, and the question on top always says what it is for.
web-mollwitz-chits = Chits of this turn
web-mollwitz-chit-ready = still to act
web-mollwitz-chit-chosen = chosen
web-mollwitz-chit-acting = acts now
web-mollwitz-chit-used = has acted
web-mollwitz-short-WR = right
web-mollwitz-short-WL = left
web-mollwitz-short-L1 = 1st
web-mollwitz-short-L2 = 2nd
web-mollwitz-short-H = hus.
web-mollwitz-short-A = guns
web-mollwitz-pair-total = { $die ->
        [none] total { $total }
       *[other] total { $total }, die { $die }
    }
web-mollwitz-laid = chit laid
web-mollwitz-steps = Steps of the activation
web-mollwitz-step-1 = Routed units begin to rally
web-mollwitz-step-2 = The chief rides and gives orders
web-mollwitz-step-3 = The commander may change his order himself
web-mollwitz-step-4 = Who is out of command is marked
web-mollwitz-step-5 = Units out of command act
web-mollwitz-step-6 = Units in command and leaders act
web-mollwitz-step-7 = Combat
web-mollwitz-step-8 = Rallying goes on

# -- questions
web-mollwitz-initiative = Initiative +{ $initiative }
web-mollwitz-no-commander = no commander
web-mollwitz-counters = { $routed ->
        [0] { $count ->
            [one] 1 unit
           *[other] { $count } units
        }
       *[other] { $count ->
            [one] 1 unit, { $routed } routed
           *[other] { $count } units, { $routed } routed
        }
    }
web-mollwitz-own-total = Your total
web-mollwitz-other-total = The enemy’s total
web-mollwitz-other-shows = The enemy’s chit lies open: { $wing }.
web-mollwitz-points-left = { $points ->
        [one] 1 movement point left
       *[other] { $points } movement points left
    }
web-mollwitz-couriers = { $count ->
        [0] no courier
        [one] 1 courier
       *[other] { $count } couriers
    }
web-mollwitz-by-courier = by courier
web-mollwitz-rose = Facing
web-mollwitz-leaders = Leaders
web-mollwitz-act-field = { $count ->
        [one] One can act: press on it on the field.
       *[other] { $count } can act: press on one on the field.
    }
web-mollwitz-on-field = { $count ->
        [one] Marked on the field: press on it.
       *[other] { $count } choices are marked on the field: press on one.
    }
web-mollwitz-from-list = From a list ({ $count })
web-mollwitz-must-move = { $leader } has still to move.
web-mollwitz-ways = { $count ->
        [one] One hex is in reach: press it.
       *[other] { $count } hexes are in reach: press one. The numbers tell the movement points left there; where it is red, an enemy may react.
    }
web-mollwitz-go = { $points ->
        [none] To { $hex }.
        [one] To { $hex }; 1 movement point is left there.
       *[other] To { $hex }; { $points } movement points are left there.
    }
web-mollwitz-go-meets = On the way these may react: { $units }.
web-mollwitz-go-now = Go there
web-mollwitz-go-facing = Go there, facing { $facing }
web-mollwitz-go-face = How are they to face there?
web-mollwitz-go-again = Or press the hex once more.
web-mollwitz-act-now = Act step by step
web-mollwitz-react-chance = Chance of the test: { $percent } %
web-mollwitz-react-must = something has to be done
web-mollwitz-react-standing = What your units do without asking can be settled under “Orders ahead”.
web-mollwitz-fights = { $count ->
        [one] One fight is possible. Look at its chances first.
       *[other] { $count } fights are possible: press on the attacker or the target on the field, and look at the chances first.
    }
web-mollwitz-fights-all = Show all
web-mollwitz-fight-now = Do it
web-mollwitz-way = { $way }

# -- dice
web-mollwitz-dice = Dice of this activation
web-mollwitz-die = Die
web-mollwitz-total = Total
web-mollwitz-passes = Passes with
web-mollwitz-passes-with = { $die ->
        [always] passes with any die
        [never] cannot pass
        [0] passes with a die of 0 only
       *[other] passes with a die of { $die } or less
    }
web-mollwitz-table-row = Row of the table
web-mollwitz-row-of = Row { $row } of the table: points lost by total
web-mollwitz-chances = Chances
web-mollwitz-by-margin = { $result } by { $margin }
web-mollwitz-by-margins = { $result } by { $least } to { $most }, { $percent } % each
web-mollwitz-percent = { $percent } %
web-mollwitz-roll-fired = Fire
web-mollwitz-roll-tested = Morale test
web-mollwitz-roll-independence-rolled = Independence
web-mollwitz-roll-leader-rolled = Fate of the leader
web-mollwitz-log-moved = { $unit }: { $route }

# -- armies, points
web-mollwitz-army = Order of battle
web-mollwitz-arm = Arm
web-mollwitz-strength = On the field
web-mollwitz-weak = Weakened
web-mollwitz-routed = Routed
web-mollwitz-lost = Lost
web-mollwitz-wing-state = { $left } of { $all } on the field; weakened { $weakened }, routed { $routed }
web-mollwitz-points-lost = Points lost
web-mollwitz-points-break = The army breaks at
web-mollwitz-points-to-break = { $points } to go
web-mollwitz-points-goals = Objectives
web-mollwitz-points-bonus = Bonus
web-mollwitz-points-score = Score if it ended now
web-mollwitz-points-final = Score
web-mollwitz-points-factor = A point lost by the enemy counts
web-mollwitz-points-times = × { $factor }
web-mollwitz-points-margin = Whoever leads by { $margin } points or more after turn { $turns } wins; otherwise nobody does.
web-mollwitz-points-bonus-for = Bonus: { $side } has { $points } points more at the end for at least { $count } unrouted units ({ $arm }) in row { $row } or farther down.
web-mollwitz-squares = Squares still possible
web-mollwitz-goal = Whoever holds { $need } of { $of } hexes scores { $points } points.
web-mollwitz-on-the-field = On the field

# -- standing instructions
web-mollwitz-standing-about = What your units do in the enemy’s activation without asking you. Nobody else sees this; the log tells you when it was used. Change it at any time.
web-mollwitz-standing-none = Only players give instructions.
web-mollwitz-standing-wing = Wing
web-mollwitz-standing-all = the whole army
web-mollwitz-standing-unit = Unit
web-mollwitz-standing-each = all of them
web-mollwitz-answer-mixed = differs from unit to unit
web-mollwitz-answer-ask = Ask me
web-mollwitz-answer-never = Never
web-mollwitz-answer-always = Always
web-mollwitz-answer-chance = If the chance is { $percent } % or better
web-mollwitz-instructed = Your units know.
web-mollwitz-window-volley = Fire when the enemy comes into the zone or leaves it.
web-mollwitz-window-bend = Turn a front to an enemy at flank or rear.
web-mollwitz-window-square = Form square against cavalry that comes near.
web-mollwitz-window-charge = Charge an enemy that comes into the zone.
web-mollwitz-window-withdraw = Fall back two hexes before the enemy.
web-mollwitz-window-face = Face cavalry that comes at flank or rear.
web-mollwitz-window-defend = Fire at whoever attacks, before the melee.

# -- help
web-mollwitz-legend-battalion = Battalion; the stripe and the point show its front, in the colour of its facings
web-mollwitz-legend-guns = Battalion with guns
web-mollwitz-legend-squadron = Squadron
web-mollwitz-legend-hussars = Hussars
web-mollwitz-legend-battery = Battery ready to fire
web-mollwitz-legend-limbered = Battery limbered
web-mollwitz-legend-weakened = Weakened by one step
web-mollwitz-legend-square = Square
web-mollwitz-legend-bent = Wing refused
web-mollwitz-legend-repel = Front and rear
web-mollwitz-legend-routed = Routed; the flag bears the rally marker
web-mollwitz-legend-order = Order: { $order }
web-mollwitz-legend-out = Out of command
web-mollwitz-legend-reaction = Bears the marker REACTION
web-mollwitz-legend-fired = Has fired
web-mollwitz-legend-fought = Has fought
web-mollwitz-legend-acted = Has acted
web-mollwitz-legend-disc = The number is the morale; the golden ring closes when it is full. Yellow: shaken. Red: two or less.
web-mollwitz-legend-board = The field, the regiments’ places and the tables are reconstructed where the rulebook is silent; who owns the printed game can correct every number.
