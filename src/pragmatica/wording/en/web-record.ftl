# The record of a match to be read and printed.
web-record-paper = To read and print
web-record-title = Record of the match
web-record-means = Record
web-record-print = Print
web-record-boards = Boards
web-record-boards-turns = at the end of every turn
web-record-boards-turning = at turning points
web-record-boards-none = none
web-record-result = Result
web-record-before = The beginning
web-record-nobody = without a name
web-record-steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
web-record-board = The board after step { $step }
web-record-turned = A turning point: the board after step { $step }
