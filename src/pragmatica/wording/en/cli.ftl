# The terminal: `pragmatica play` and `pragmatica replay`.

cli-welcome = Answer with a number or a name. Type help for the commands.
cli-help =
    A number, a name or a notation: choose that answer. list all: every answer offered. Empty line: the answers again.
    status: all that you may know. map PLACE: what the board says of it. why PLACE or ANSWER: why it is not offered. rule NUMBER: a rule in our words.
    extra: what you may do at any time. undo, undo 3: take back your latest answers. log: what happened.
    save FILE: save now and from now on. quit: leave the table.
cli-plays = { $seat }: the bot { $bot }.
cli-title = { $game }, { $scenario }, { $players } players.
cli-here = Here: { $piece }.
cli-more = { $count ->
        [one] 1 more answer: type a name, or list all.
       *[other] { $count } more answers: type a name, or list all.
    }
cli-not-understood = “{ $text }” is none of the answers and nothing on the map. Type help for the commands.
cli-no-number = There is no answer { $text } here. An empty line repeats the answers, help tells the commands.
cli-unknown-place = No city or piece is called “{ $text }”.
cli-offered = “{ $text }” is offered.
cli-no-extra = There is nothing that you may do at any time.
cli-curtain = { $seat }, please take the seat. Press Enter when nobody else can see the screen.
cli-bot-failed = The bot of { $seat } has failed ({ $error }); a lawful answer is drawn in its place.
cli-saved = Saved to { $file }.
cli-save-where = Say where: save FILE.
cli-quit-unsaved = The match is not saved. Type save FILE to keep it, or quit once more to leave without it.
cli-left = You leave the table. The match is not saved.
cli-left-saved = You leave the table. The match is saved in { $file }.
cli-won = Winner: { $winners }.
cli-drawn = The match is a draw.
cli-unplayable = This program cannot play the match ({ $why }). What the file tells by itself:
cli-replay-step = { $step }. { $seat }:
cli-replay-next = Enter: next step; q: end.
cli-verified =
    { $draws ->
        [one] The one draw agrees with the seed.
       *[other] All { $draws } draws agree with the seed.
    }
cli-seal-joint =
    { $count ->
        [0] The seed comes from the server’s secret number alone: no browser sent a part.
       *[other] The seed comes from the server’s secret number and from the parts that these browsers sent: { $senders }.
    } The seal that bound the server: { $seal }; the table: { $table }. Compare both, and the parts, with what the page of the table shows.
cli-seal-server = The server alone chose the seed. The seal that bound it: { $seal }. Compare it with the one that the table showed from the start.
cli-seal-none = But the record tells of no seal: whoever made it may have chosen the seed to his liking.
cli-seal-position = But the match begins at a position that somebody wrote. No seal is of that: whoever wrote it may have dealt the hands in it to his liking.
cli-seal-host = Host
cli-no-rule = no such rule: `pragmatica rules { $game }` lists them all
cli-other-game = { $file } is a match of { $found }, not of { $game }
cli-other-rules = rules_version: { $version }; this program plays { $played }
