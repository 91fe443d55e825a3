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
    .help = Only who has a rating in this range may sit down, and only signed in; who has none yet counts as 1500. Whom you ask yourself may always.
web-new-least = from
web-new-most = to
