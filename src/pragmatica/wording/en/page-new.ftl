# Opening a table: who may find it.

web-new-found = Who may find it
web-new-private = Private
    .help = Only those whom you send a link can find it.
web-new-public = Public
    .help = It stands in the lobby until it begins, and anybody may watch. Hidden cards and plans stay hidden, as from every spectator.
web-new-members = Only for people who are signed in
web-new-language = Language at the table
web-new-language-any = Any
web-new-ratings = Ratings wanted
    .help = Everybody sees what you wish for; you decide yourself with whom you begin.
web-new-least = from
web-new-most = to
