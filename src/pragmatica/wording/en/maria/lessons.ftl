# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

maria-lessons-first = The basics

## A march into Silesia

maria-lesson-march-title = A march into Silesia
maria-lesson-march-about = Move generals and a supply train, use the main roads, and take your first fortress.
maria-lesson-march-welcome =
    You are Frederick of Prussia, and it is December 1740: Silesia lies open. The two large blue counters are your
    generals, Friedrich in Liegnitz and Schwerin in Lüben. The small one behind them in Glogau is a supply train.

    In the movement phase each of your pieces may move once. Let us begin with one step after the other.
maria-lesson-march-glatz =
    A general walks up to three steps; each city on a road is one. From Liegnitz a road leads south to Schweidnitz,
    and on to Glatz, an Austrian fortress.
    .do = Press Friedrich in Liegnitz, then Glatz.
    .hint =
        The map shows with dots where Friedrich can go. Glatz lies two steps south of Liegnitz. If you go step by step,
        choose to stop there when you have arrived.
    .no = That is a lawful move, but this time Friedrich should march to Glatz and stay there.
    .no-other = Schwerin and the train will have their turn. Friedrich first, please.
maria-lesson-march-still =
    Friedrich stands in the fortress, and yet it is still Austria's: look, no blue marker has appeared. In this game
    a fortress falls when a general walks out of it, not when he walks in.

    That has a charm of its own: one march can take several fortresses, as Schwerin is about to show.
maria-lesson-march-oppeln =
    The thick lines are main roads. Whoever marches on nothing else gets one step more, four in all. From Lüben the
    main road runs through Liegnitz, Breslau and Brieg to Oppeln, and both Breslau and Brieg are Austrian
    fortresses.
    .do = March Schwerin along the main road to Oppeln.
    .hint = Press Schwerin in Lüben, then Oppeln, four steps to the south-east: Liegnitz, Breslau, Brieg, Oppeln.
    .no = Lawful, but not the march that we want to see: all of Schwerin's four steps, to Oppeln.
    .no-other = Schwerin has the word now.
    .no-short = He has stopped too early, or on another road. Schwerin has four steps on main roads; use them to reach Oppeln.
maria-lesson-march-fell =
    Two fortresses in one march! Schwerin walked out of Breslau and out of Brieg, nobody was near enough to protect
    them, and so your markers lie on both. Such fortresses are what Frederick wins by: he needs twelve in the
    introductory game.
maria-lesson-march-train =
    Generals far from home eat from a train, and it must not lie more than six cities behind. A train walks two
    steps, or three if they are all on main roads.
    .do = Bring the train as near to Schwerin as it can come in one move.
    .hint = From Glogau the main road leads to Lüben, Liegnitz and Breslau: three steps.
    .no = The train can come nearer than that: three steps on main roads, and Breslau is yours now.
    .no-other = Now the train.
maria-lesson-march-end =
    That was a whole movement phase. You have seen how pieces walk, that main roads carry you further, that
    fortresses fall behind you, and that a train had better follow.

    Whenever the map will not let you do something, press it with “Why not?” switched on: the rules answer.
