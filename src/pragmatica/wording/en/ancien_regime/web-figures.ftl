# Pictures for the rules of Coalitions: Ancien Régime.
web-ancien_regime-figure-wheel = The wheel in the first turn of a round. After the turn every power goes on to the next action, clockwise, and Prussia from Movement to Drill.
