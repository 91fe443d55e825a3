# Learning by playing: the list of lessons, the teacher's panel, and where lessons are offered.

web-nav-learn = Learn
web-learn-title = Learn by playing
web-learn-lead = Short lessons on the real map: you move, the teacher explains. No rulebook needed, and nothing can go wrong.
web-learn-none = There are no lessons for this game yet.
web-learn-minutes =
    { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
web-learn-done = Done.
web-learn-go-new = Begin
    .label = Begin: { $title }
web-learn-go-begun = Go on
    .label = Go on: { $title }
web-learn-go-done = Once more
    .label = Once more: { $title }
web-learn-offer = New here? The lessons teach the games by playing; the first takes four minutes.
web-learn-offer-game = New to this game? The lessons teach it by playing, step by step.
web-learn-offer-go = To the lessons
web-learn-offer-no = No, thank you

web-lesson-failed = This lesson cannot be opened
web-lesson-teacher = The teacher
web-lesson-leave = All lessons
web-lesson-progress = Step { $step } of { $steps }
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-again = Once more
web-lesson-hint = A hint
web-lesson-show = Show me
web-lesson-following = Next: { $title }
web-lesson-play = Play a game

# First steps: what a good answer is, once for each kind of question.
web-hints = First steps
web-hints-off = No more hints
web-hints-on = First steps: tell me what a good answer is, once for each kind of question
