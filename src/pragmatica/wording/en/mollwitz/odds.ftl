# What a way meets, and how far the enemy comes.

web-mollwitz-go-passes = On the way through control zones of { $units }.
web-mollwitz-go-fire = Could be fired at by { $units }.
web-mollwitz-sign-reached = in reach of the enemy
web-mollwitz-threat-reached = An enemy unit can come here.
web-mollwitz-threat-fire = An enemy unit can fire here from where it stands.
web-mollwitz-threat-line = Under fire in { $hex }: { $units }
web-mollwitz-threat-by = from { $unit }
