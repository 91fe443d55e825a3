# Co czeka po drodze i jak daleko sięga wróg.

web-mollwitz-go-passes = Droga prowadzi przez strefy kontroli: { $units }.
web-mollwitz-go-fire = Mogą ostrzelać: { $units }.
web-mollwitz-sign-reached = w zasięgu wroga
web-mollwitz-threat-reached = Może tu dojść wrogi oddział.
web-mollwitz-threat-fire = Wrogi oddział może tu strzelać z miejsca, w którym stoi.
web-mollwitz-threat-line = Pod ostrzałem na { $hex }: { $units }
web-mollwitz-threat-by = strzela { $unit }
