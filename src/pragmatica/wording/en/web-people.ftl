# What players are called, and the tables that this browser plays at.

web-name = Your name
web-name-ask = You play { $seat }. What may the others call you?
web-name-help = They see it at the table. This browser keeps it for the next one; you may also go without.
web-name-save = Take this name
web-name-skip = No name
web-name-change = Change your name
web-name-add = Give your name

web-tables-none = Tables at which you play will stand here, those where it is your turn first.
web-tables-none-how = Open one above, or follow a link that a friend has sent you.
web-tables-turn = Turn of { $who }
web-tables-awaited = Still awaited: { $who }
web-tables-with = { $own ->
    [none] { $others }
   *[other] You as { $own }, with { $others }
}
web-tables-alone = You as { $own }
web-tables-public = public
web-tables-more-over = { $count ->
    [one] One more that is finished
   *[other] { $count } more that are finished
}
web-tables-hosted = You have opened it, and play no seat yourself.
web-tables-player = { $name } ({ $seat })
web-tables-moved = Last move { $when }
web-tables-opened = Opened { $when }
web-now = just now
