"""Positions that people write by hand: each question of a game is described once.

A game describes its positions in its room `written`, whose `FORM` is found by the package (`form.of`):

1. `kinds`, `several`: what a value is: `POWER = Names[State]("power", POWERS)`, `COST = Whole[State](0, 9)`,
   `ListOf(POWER)`; the names of a board come from the state: `Names[State]("city", lambda s: s.board.cities)`.
2. `questions`: `question(Pay, "M-8.12", "Cards are laid down for a cost.", {"power": POWER, "cost": COST,
   "paid": CARDS.usually([])}, on=(Placing,))`, the fields in the order of the frame's constructor; `side_by_side` for
   branches.
3. `QUESTIONS = Questions(Course, (…))`; `QUESTIONS.write(s, s.top)` and `QUESTIONS.read(s, data, course, moment)` are
   all that its writer and reader need; `head.write` and `head.read` are for what all positions begin with.
4. `PARTS`, a `Part` for each other field; `FORM = Form(title, QUESTIONS, PARTS, tables)`.

A small game (`kit.plain`) need not do this: the fields of its state and its questions are its form.

`python -m pragmatica.kit.written --game ID DOCUMENT` then writes `data/position.schema.json` in the game's package,
`data/board.schema.json` where the game has no check of boards of its own, and the tables between marks in the document.
`checking` tells whether what has been written can be asked.
"""
