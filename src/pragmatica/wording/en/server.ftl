# What the server says: refusals, and events at a table that no game knows of.

error-bad-request = The page sent something that the server does not understand. Reload it and try again.
error-unreadable = The server knows nothing of this name.
error-bad-text = This text cannot be kept: nothing of it can be seen, it is too long, or it has signs that only programs use or that turn the direction of writing.
error-name-taken = Another seat at this table has this name, or one that looks the same. Choose one that the others can tell from it.
error-wrong-origin = This request came from a page of another site and was refused.
error-not-yours = This browser does not hold the seat, or a bot plays it now.
error-not-host = Only the host of the table, or whoever holds the seat, may do this.
error-bots-stay = At this table bots keep their seats: nobody takes one over.
error-link-refused = This link opens no seat here: it is wrong, or has been used already. Ask the host for a new one.
error-not-found = There is nothing at this address.
error-method-not-allowed = The server does not do this here.
error-not-your-turn = No question is open for this seat.
error-stale = The table has moved on meanwhile. Look again.
error-not-begun = The match has not begun: somebody is still awaited.
error-not-free = This seat is not free.
error-not-welcome = One of you has blocked the other.
error-rating-unwanted = The host of this table wants players with other ratings; which, stands beside it among the open tables. Whom the host asks may sit down all the same.
error-begun = The match has begun already.
error-match-over = The match is over.
error-nothing-to-undo = There is nothing to take back: something was drawn or shown, or somebody else has acted.
error-busy = The table changed several times at once. Try again.
error-unplayable = This table needs rules or a board that this server does not have.
error-too-large = That was too much to send at once.
error-wrong-content-type = The page sent its request in the wrong form.
error-illegal = The rules do not allow this.
error-key-reused = This request was mixed up with another one. Reload the page.
error-too-many-requests = Too many requests from this address. Wait a little.
error-too-many-bots = Only bots play at too many tables already. Wait until one of the matches has ended.
error-too-many-open = Too many tables wait for players already. Begin one, or close one.
error-bad-address = The server may not ask this address: it must begin with https:// and lie in the open net.
error-too-many-channels = No more ways of being told can be set up here: take one away first.
error-too-many-events = There are as many events or leagues as may be, of yours, from your address or in all: let one end first.
error-event-stage = This cannot be done any more, or not yet. Look again.
error-event-full = All places of this event are taken.
error-too-few-entries = Too few have joined for even one table.
error-invite-refused = Only who has the code of the organiser may join this event.
error-event-seat = This table belongs to an event: nobody else comes to a seat. Who plays no longer withdraws on the page of the event.
error-not-organiser = Only the organiser of this event may do this.
error-closed = Moderators have closed this table. It can be read, and nothing else.
error-has-left = You have left another seat of this table and know its secrets: you take no other here.
error-not-offered = Nobody offers this seat any more, or somebody has just taken it.
error-muted = Moderators have muted this account for a time: it can play, and not talk.
error-blocked = Moderators keep this account from signing in for a time.
error-not-moderator = Only moderators may do this, and not to those who may do as much as they.
error-no-links = Accounts that are new here send no links.
error-bad-word = One of these words is not to be said here.
error-recess = The server is closed for upkeep. Everything can be read; nothing is lost.
error-internal = The server made a mistake. It has been noted; please try again.
error-unavailable = The server cannot reach its data just now; nothing is lost. Try again in a moment.

table-event-seat-taken = { $name ->
    [none] Somebody
   *[other] { $name }
} has sat down to play { $seat }.
table-event-seat-named = { $name ->
    [none] { $seat }: the player goes without a name from now on
   *[other] { $name } plays { $seat }
}.
table-event-seat-bot = A bot ({ $bot }) plays on for { $seat }.
table-event-seat-people = { $seat } is played by people again.
table-event-seat-device = { $seat } is played on the host’s device.
table-event-seat-free = Whoever sat at { $seat } has left: the seat is free again.
table-event-seat-freed = The host has freed { $seat } again.
table-event-closed = The host has closed this table.
table-event-expired = Nobody has come for a long time: this table has been closed.
table-event-begun = Everybody is here: the match begins.
table-event-seat-link = A new link to { $seat } has been made.
table-event-seat-taken-over = { $name ->
    [none] Somebody
   *[other] { $name }
} has taken over { $seat } from a bot, and sees its hand from now on.
table-event-seat-left = { $seat } has been given to a bot ({ $bot }) again. Who played it has seen its hand so far, and sees it no longer.
table-event-seat-kept = { $seat }: all other browsers that held this seat have been signed out, and its links no longer work.
error-no-analysis = This table may not be studied while it is played.
error-too-many-studies = No more studies are kept from your address. Save it as a file.
table-event-time-out = { $late ->
   *[warn] The time of { $seat } is up.
    [unrated] The time of { $seat } is up: this match no longer counts for the rating of this seat’s player.
 }
table-event-pause-wished = { $seat } would like all clocks to stand.
table-event-clocks-stand = All clocks stand: everybody has wanted it.
table-event-clocks-go-on = { $seat } lets the clocks go on.
table-event-time-wished = { $seat } would give { $to } more time.
table-event-time-granted = { $seat } gives { $to } more time.
table-event-unrated = { $why ->
   *[seat-changed] The match does not count for ratings: not every seat was held to the end by the account that began to play it.
    [same-player] The match does not count for ratings: one account played more than one seat.
    [no-result] The match does not count for ratings: it was not played to an end.
 }
table-event-seat-offered-link = { $seat } is left to a successor, who has been given a link.
table-event-seat-offered-public = { $seat } is offered to whoever wants to play on.
table-event-seat-offer-ended = { $seat } is offered no longer.
table-event-seat-back = { $seat }: the player has come back.
table-event-seat-succeeded = { $name ->
    [none] Somebody
   *[other] { $name }
} has taken over { $seat } from the former player, and sees what the seat knows.
table-event-vote-concede = { $seat } concedes, if the other side consents.
table-event-vote-agree = { $winners ->
    [none] { $seat } proposes to end the match in a draw.
   *[other] { $seat } proposes to end the match: won by { $winners }.
}
table-event-vote-abandon = { $seat } proposes to abandon the match, without a result.
table-event-vote-agreed = { $seat } consents.
table-event-vote-declined = { $seat } does not consent: the match goes on.
table-event-vote-withdrawn = { $seat } has withdrawn the proposal: the match goes on.
table-event-vote-lapsed = Not everybody has answered what { $seat } proposed: the match goes on.
table-event-ended-conceded = { $seat } has conceded: the match is over.
table-event-ended-agreed = The players have agreed how the match ends.
table-event-ended-abandoned = The players have abandoned the match: it ends without a result.
table-outcome-conceded = Conceded.
table-outcome-agreed = Agreed by the players.
table-outcome-abandoned = Abandoned by the players; this is no result.
table-event-table-closed = Moderators have closed this table: { $reason }
table-event-table-opened = Moderators have opened this table again.
