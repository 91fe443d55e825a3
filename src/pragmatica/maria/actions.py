"""The named actions of Maria: what an answer is called, and the integer that the engine knows it by.

Ids are stable and readable; notations are short, without words of any language, and read back within their decision.

| decision | type | id | notation | fields |
|---|---|---|---|---|
| divide_troops | give | n-5 | 5 | troops |
| place_hussar | place | lueben | Lüben | city |
| | stay, remove | stay, off | =, x | |
| subsidy | subsidise | yes, no | yes, no | yes |
| pay | pay | d1-spades-5 | S5/1 | card |
| choose_bills | cover | cover-prussia-1+prussia-2, cover-none | Friedrich+Schwerin, 0 | generals |
| pick_piece | move | prussia-1, prussia-train-1 | Friedrich, PT1 | piece |
| | move_stack | stack-prussia-1 | Friedrich+ | piece (the supreme commander) |
| | replace_train | replace-prussia-train-1 | PT1* | train |
| | end | end | . | |
| march | step | lueben | -Lüben | city |
| | stop | stop | . | |
| choose_commander | command | prussia-1 | Friedrich | general |
| place_train | put | berlin | Berlin | city |
| next_battle | fight | prussia-1>austria-5 | Friedrich x Neipperg | attacker, defender |
| battle_card | play | d1-spades-5, d1-reserve-1=6 | S5/1, R/1a=6 | card, value |
| | give_up | give-up | 0 | |
| choose_retreat | retreat_to | lueben | Lüben | city |
| retreat_step | retreat | lueben | -Lüben | city |
| split_losses | keep | n-3 | 3 | troops (of the supreme commander) |
| recruit | recruit | n-2 | 2 | troops |
| reenter | reenter | prussia-2 | Schwerin | general |
| | end | end | . | |
| reenter_place | put | berlin | Berlin | city |
| distribute | give | n-2 | 2 | troops |
| at any time | shift | shift-prussia-1=5 | Friedrich=5 | general (the supreme commander), troops (his, afterwards) |

Trains are written with the letters of their power (F B P S PA A) and their number; cards with the letter of their suit
(C D H S, R for a Reserve), their value and their deck.
"""
