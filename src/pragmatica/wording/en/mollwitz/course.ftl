# How a match went, when it is over.
web-mollwitz-measure-score = Victory points
web-mollwitz-measure-elimination = Losses
web-mollwitz-tally-routed = routs
web-mollwitz-tally-eliminated = units eliminated
web-mollwitz-tally-steps-lost = steps
web-mollwitz-tally-rallied = rallied
web-mollwitz-tally-morale-lost = morale points
web-mollwitz-tally-leaders-lost = leaders
web-mollwitz-tally-shots = shots
web-mollwitz-tally-fire = mean die of fire
web-mollwitz-tally-tests = tests
web-mollwitz-tally-test = mean die of tests
web-mollwitz-course-turn = Turn { $turn }
