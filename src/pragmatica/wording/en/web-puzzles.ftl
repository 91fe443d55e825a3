# Puzzles: their list, and what the teacher's panel says of one.

web-puzzles-level-easy = Easy
web-puzzles-level-medium = Medium
web-puzzles-level-hard = Hard

web-puzzles-title = Puzzles
web-puzzles-lead = A position, a task, and a way to find. Nobody counts against you: try, take back, ask for a hint.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-leave = All puzzles
