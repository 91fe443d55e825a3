# Couriers: what the table's pages say.
web-couriers-round = Round { $round } of { $rounds }
web-couriers-standing = Points and letters
web-couriers-courier = Courier
web-couriers-points = Points
web-couriers-letters = Letters
web-couriers-yours = Your letters: { $letters }.
web-couriers-chosen = You ride to { $place } when all have chosen.
