# Talk between the players of a table.

web-tab-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-talk-earlier = { $count ->
    [one] One earlier message
   *[other] { $count } earlier messages
}
web-talk-to = To
web-talk-everybody = everybody
web-talk-only = only for { $readers }
web-talk-text = Say something
web-talk-send = Send
web-talk-note = Talk binds nobody. Enter sends, Shift and Enter begin a new line.
web-talk-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
web-talk-listen = Who plays a seat can speak; you can listen to what is said openly.
web-talk-badge = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
