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
core-verify-no-seed = The seed is not known.
core-verify-first-draws = The first draws do not come from this seed.
core-verify-not-played = Record { $number } could not be played: { $error }
core-verify-other-draws = Record { $number } tells draws { $draws }, the seed makes others.
core-verify-elsewhere = The records do not lead to where the match is.
core-verify-no-seat = A part is told of somebody who has no seat.
core-verify-part-written = A part is not written in the one way in which it can be: 16 to 64 bytes in small hexadecimal.
core-verify-unreadable = The seed or the salt of the server cannot be read.
core-verify-salt = The salt has { $bytes } bytes, not { $wanted }: the commitment binds no others.
core-verify-table = The table’s id is none that a server gives.
core-verify-commitment = The commitment does not belong to this seed and salt.
core-verify-joined = The seed does not follow from the server’s seed and the parts.
core-verify-parts-alone = Parts are told, but not the server’s seed that they were joined with.
