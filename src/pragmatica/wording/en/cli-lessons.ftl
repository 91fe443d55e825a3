# The terminal: `pragmatica lessons`.

cli-puzzles-level = Puzzles – { $level }
cli-lessons-none = There are no lessons yet.

cli-lesson-title = { $game }, a lesson: { $title }.
cli-puzzle-title = { $game }, a puzzle: { $title }.
cli-lesson-welcome = Enter goes on where nothing is asked; elsewhere answer with a number or a name. map NAME tells of what the teacher points at, hint what helps; help tells the commands.
cli-lesson-changed = The lesson has changed since you saved it; it begins anew.
cli-lesson-help =
    Enter: go on, where nothing is asked. hint: what helps here. show: let the teacher do it. undo, undo 3: go back. again: from the beginning.
    As at any table:
cli-lesson-step = Step { $step } of { $steps }.
cli-lesson-rules = Rules: { $rules } (rule NUMBER reads one).
cli-lesson-mark = On the map: { $thing }.
cli-lesson-arrow = On the map: an arrow from { $start } to { $end }.
cli-lesson-do = To do: { $do }
cli-lesson-go-on = Press Enter to go on.
cli-lesson-nothing-asked = Nothing is asked here. Press Enter to go on; help tells the commands.
cli-lesson-no-undo =
    { $count ->
        [0] This is the beginning of the lesson: there is nothing to take back.
        [one] You have given one answer in this lesson; no more can be taken back.
       *[other] You have given { $count } answers in this lesson; no more can be taken back.
    }
cli-lesson-show-first = You have begun to answer. Type undo to go back to the question, then show.
cli-lesson-shown = The teacher answers: { $answers }.
cli-lesson-done = The lesson is done.
cli-puzzle-done = The puzzle is solved.
cli-lesson-next = The next one: { $command }
cli-lesson-quit-unsaved = The lesson is not saved. Type save FILE to go on with it another time, or quit once more to leave.
cli-lesson-left = You leave the lesson.
cli-lesson-left-saved = You leave the lesson. How far you have come is saved in { $file }.
cli-lesson-no-file = { $file } is no saved lesson
cli-lesson-other-file = { $file } is not of the lesson { $lesson } of { $game }
cli-lesson-answers = { $file }: answers: must be a list of lists of action ids
