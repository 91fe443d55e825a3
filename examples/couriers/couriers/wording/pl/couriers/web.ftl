# Kurierzy: co mówią strony stołu.
web-couriers-round = Runda { $round } z { $rounds }
web-couriers-standing = Punkty i listy
web-couriers-courier = Kurier
web-couriers-points = Punkty
web-couriers-letters = Listy
web-couriers-yours = Twoje listy: { $letters }.
web-couriers-chosen = Gdy wszyscy wybiorą, jedziesz: { $place }.
