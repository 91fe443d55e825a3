# Pictures for the rules of Coalitions: Ancien Régime.
web-ancien_regime-figure-wheel = The wheel in the first turn of a round. After the turn every power goes on to the next action, clockwise, and Prussia from Movement to Drill.
web-ancien_regime-figure-lands = Of one colour, home: Berlin is Prussia’s, Bohemia Austria’s. Striped, contested: Saxonia and Silesia, in the colours of both, to whom they bring Influence. Grey, uncontested: Franconia and Krakow. The figure is the value, a crown marks an Elector’s territory, a line under the name a capital.
web-ancien_regime-figure-support = A Prussian general has come from Berlin and attacks in Silesia. The one in Saxonia stands beside the battle and can support the attack, the Austrian in Moravia the defence. Whoever stands farther away cannot.
