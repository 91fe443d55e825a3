# Pictures for the rules of Maria.
web-maria-figure-distance = Distances from Breslau: each city bears the number of roads that lead there. Who holds it, and what stands in it, does not matter.
web-maria-figure-suits = Each sector of the grid has a suit. The Prussian in Neisse fights with hearts, the Austrian beside him in Brieg with clubs, and so does the Prussian in Breslau.
web-maria-figure-supply = The Prussian in Olmütz is fed by the train in Liegnitz: the cities of the way are counted from the first one stepped into, and there may be six of them.
web-maria-figure-protection = The Austrian in Neisse protects every fortress within three cities: there a conqueror leaves a “?”. The others fall as soon as somebody steps out of them.
