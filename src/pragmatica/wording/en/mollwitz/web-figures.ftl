# Pictures for the rules of Mollwitz.
web-mollwitz-figure-facing = A battalion in line: 1 its front, three hexes; 2 its flanks, one on each side; 3 its rear.
web-mollwitz-figure-wedge = The wedge of a unit: 1 its front zone, 2 what lies beyond between the same two slanting directions. Guns fire into it.
web-mollwitz-figure-control = Control zones of infantry, of line cavalry and of hussars: 1 the hexes beside the unit, 2 those two away. Each reaches only as far as the unit sees.
