# What all games share: refusals, events of every match, languages.

core-not-your-turn = It is not { $seat }’s turn: no question is open for this seat.
core-match-over = The match is over.
core-batch-shown = The rest of these answers has not been played: something has been drawn or shown, and that stands.
core-batch-asked = The rest of these answers has not been played: somebody else is asked first.
core-batch-unclear = Part of these answers has not been played: one of them was the only one and has been given already, but could also answer what is asked now. Answer that anew.
core-not-offered = This is not among the answers offered now.
core-free-actions-used = You have done { $count } things besides answering questions. You may do more after somebody has answered one, once earlier answers can no longer be taken back.
core-odds-untold = This game cannot tell the chances of that.
core-odds-hidden = That cannot be told: it depends on what others hold or will answer.
core-no-instructions = In this game nothing can be answered beforehand.
core-instructions-used = You have given { $count } instructions. You may give more after a move, once earlier ones can no longer be taken back.
core-event-undone = { $seat } takes something back.
core-ruling = Ruling
