# The puzzles: each has a title, a sentence in the list, and a message for each of its steps.

mollwitz-puzzles-command = orders
mollwitz-puzzles-rally = rout and rally

mollwitz-puzzle-two-orders-title = Two orders, four points
mollwitz-puzzle-two-orders-about = A chief, two wings out of range, and no courier.
mollwitz-puzzle-two-orders-task =
    Schwerin’s couriers are away. His range is ten hexes; Leopold, with the second line, and Posadowsky, with the left
    wing of the horse, are both twelve away. He has four points: a hex costs one, an order costs one.
    .do = Order the second line to March and the left wing to Attack.
    .hint = Two points for orders leave two hexes. Which hex is ten away from both?
    .no = That does not give both orders.
    .no-spent = His points are spent, or his move is over, and one of the two has heard nothing. Take it back and try another way.
mollwitz-puzzle-two-orders-solved =
    Straight on between the two, and both are in range at once. Who rides towards the nearer wing has only one point too
    few. A chief’s place is the middle.

mollwitz-puzzle-refuge-title = The refuge
mollwitz-puzzle-refuge-about = A routed battalion, hussars on its right, infantry before it: where can it rally?
mollwitz-puzzle-refuge-task =
    The battalion of Kleist that is marked is routed. It has five points, and every hex costs it one. To rally it must be
    ten hexes or more from every enemy, from the battalion in the north and from the hussars in the east.
    .do = Lead it where it can rally.
    .hint = Straight back does not get away from the hussars. Count from both, and go between your own battalions.
    .no = It has nothing else to do.
    .no-near = One of the enemies is still nearer than ten hexes. Take it back and try another way.
mollwitz-puzzle-refuge-solved =
    The only one. Five hexes south-west, between your own battalions, and both enemies are ten away. Backward is not
    always away: count from each.
