# What can be wrong with a position that somebody has written.
core-written = { $place }: { $says }{ $rule ->
        [none] {""}
       *[other] {" "}[{ $rule }]
    }
core-written-place = { $places }
core-written-number-text-list = { $value }; must be a number, text, list, object, true, false or null
core-written-too-many-lists = too many lists and objects within each other
core-written-text-characters-most = a text of { $count } characters; at most { $most } are read
core-written-holds-half-character = { $value } holds half a character
core-written-object = must be an object
core-written-list = must be a list
core-written-whole-number-from = { $value }; must be a whole number from { $least } to { $most }
core-written-true-false = { $value }; must be true or false
core-written-possible = { $value }; possible: { $possible }
core-written-not-text = not { $encoding } text
core-written-not-json = not JSON: { $error }
core-written-number-more-digits = a number of more digits than are read
core-written-no-name-field = { $value } is no name of a field: that must be text
core-written-unknown-possible = unknown; possible: { $possible }
core-written-whole-number-from-0 = { $value }; must be a whole number from 0, of { $most } bits at most
core-written-unknown-scenario-known = unknown scenario { $value }; known: { $possible }
core-written-players-possible = { $value } players; possible: { $possible }
core-written-digest = { $value }; must be a digest
core-written-unknown-option-known = unknown option; known: { $possible }
core-written-asked-position-does = { $frame } cannot be asked in this position: it does not go with the pieces, powers, markers and cards
core-written-nobody-owes-answer = nobody owes an answer, and the match is not over
core-written-no-answer-question = there is no answer to this question
core-written-possible-null = { $value }; possible: null, { $possible }
core-written-nothing-asked-once = nothing is asked once the match is over
core-written-value = { $value }; must be { $wanted }
core-written-no-game = { $value } is no { $word } of this game
core-written-no = { $value } is no { $word }; { $hint }
core-written-stands-possible = stands on { $found }; possible: { $possible }
core-written-list-frames-from = must be a list of frames, from the lowest to the one that is asked
core-written-no-question-leave = no question; leave it out, and the phase begins
core-written-asked-not = is asked at another time: { $known }; now it is: { $now }
core-written-not-asked-scenario = is not asked in this scenario
core-written-possible-possible = possible: { $possible }
core-written-missing = missing
core-written-named-twice = one is named twice
core-written-most = { $count }; there are at most { $most }
core-written-no-answer-owed = { $frame } is not possible in this position: no seat owes an answer, or there is none
core-written-does-not-go = it does not go with the pieces, powers, markers and cards
core-written-no-beginning = cannot begin in this position: pieces, powers, markers and cards do not allow it
asked-nothing = nothing
asked-a-branch = a branch
