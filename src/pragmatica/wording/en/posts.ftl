# What is told to people who are not looking: by the page, by push, by webhooks and in mails.

post-turn = Your turn at { $table }: { $seats }
post-short = Little time is left to you at { $table }: { $seats }
post-trial = A trial message: Pragmatica reaches you here
post-over = The match at { $table } is over
post-message = A new message at { $table }
post-invitation = You are asked to play at { $table }: { $seats }
post-round = The round has begun, and your table is open: { $table }
post-event-over = The event { $table } is over
post-event-off = The event { $table } has been called off
post-vote = At { $table } somebody proposes to end the match: consent, or decline
post-all-turn = { $table }: { $seats } to play
post-all-over = { $table }: the match is over
post-all-message = { $table }: a new message
post-all-invitation = { $table }: somebody has been asked to play { $seats }
post-all-round = { $table }: the table is open
post-all-event-over = { $table }: the event is over
post-all-vote = { $table }: somebody proposes to end the match
post-turns = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
post-several = { $count ->
    [one] News from one table
   *[other] News from { $count } tables
}
post-feed = Pragmatica: tables that wait for you
