# Przebieg rozgrywki po jej zakończeniu.
web-mollwitz-measure-score = Punkty zwycięstwa
web-mollwitz-measure-elimination = Straty
web-mollwitz-tally-routed = rozbicia
web-mollwitz-tally-eliminated = oddziały wyeliminowane
web-mollwitz-tally-steps-lost = stopnie
web-mollwitz-tally-rallied = zebrane
web-mollwitz-tally-morale-lost = punkty morale
web-mollwitz-tally-leaders-lost = dowódcy
web-mollwitz-tally-shots = salwy
web-mollwitz-tally-fire = średnia kostka ognia
web-mollwitz-tally-tests = testy
web-mollwitz-tally-test = średnia kostka testów
web-mollwitz-course-turn = Etap { $turn }
