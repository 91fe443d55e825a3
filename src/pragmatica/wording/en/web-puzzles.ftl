# Puzzles: their list, and what the teacher's panel says of one.

web-puzzles-level-easy = Easy
web-puzzles-level-medium = Medium
web-puzzles-level-hard = Hard

web-puzzles-title = Puzzles
web-puzzles-lead = A position, a task, and a way to find. Nobody counts against you: try, take back, ask for a hint.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-leave = All puzzles

web-puzzles-solved = Solved: { $solved } of { $puzzles }.
web-puzzles-theme = About
web-puzzles-theme-all = everything
web-puzzles-state-begun = Begun.
web-puzzles-state-solved =
    { $tries ->
        [one] Solved at the first try.
       *[other] Solved at try { $tries }.
    }
web-puzzles-state-shown = You have seen the solution.

web-nav-puzzles = Puzzles
web-puzzles-following = Next puzzle: { $title }
web-puzzles-back = Take back
web-puzzles-study = Think further
web-puzzles-show = Show the first move
web-puzzles-show-next = Show the next move
web-puzzles-played = Played for you: { $move }
web-puzzles-ended =
    { $tries ->
        [one] Solved, at the first try.
       *[other] Solved, at try { $tries }.
    }
web-puzzles-ended-shown = That is the solution.
