"""What a seat has been told, as a field on which the rules' own sums can be worked out."""
