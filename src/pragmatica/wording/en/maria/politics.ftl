# Maria, politics: tracks, their spaces and icons; the political cards, each with what it does and a sentence of history.

# -- tracks and spaces
track-saxony = Saxony
    .help = Left is Prussia’s side, right is Austria’s. Points that Prussia loses push the marker to the right.
track-russia = Russia
    .help = Left helps Prussia; to the right Prussia must send a general to the east and draws fewer cards.
track-italy = Italy
    .help = Left is France’s side, right is Austria’s. The last space on either side is worth a victory marker.
field-sax1 = Prussia’s ally, far left: Saxony draws one card more
field-sax2 = Prussia’s ally, the start
field-sax3 = Prussia’s ally, the last space before neutrality
field-sax4 = neutral, the space S
field-sax5 = neutral, the second space
field-sax6 = Austria’s ally: Saxony draws one card more
field-rus1 = far left: Prussia draws one card more
field-rus2 = left of the start: nothing
field-rus3 = the start: a Prussian general is away
field-rus4 = right of the start: a Prussian general is away, Prussia draws one card fewer
field-rus5 = far right: a Prussian general is away, Prussia draws one card fewer, Austria one more
field-ita1 = far left: an Austrian general is away, Austria draws one card fewer, France has a victory marker
field-ita2 = second to the left: an Austrian general is away, Austria draws one card fewer
field-ita3 = first to the left: Austria draws one card fewer
field-ita4 = the start: nothing
field-ita5 = first to the right: France draws one card fewer
field-ita6 = second to the right: a French general is away, France draws one card fewer
field-ita7 = far right: a French general is away, France draws one card fewer, Austria has a victory marker
icon-tc_bonus = { $power } draws one card more each turn.
icon-tc_penalty = { $power } draws one card fewer each turn.
icon-expedition = { $power } has a general away in an off-map box.
icon-vp = { $power } puts a victory marker in the box Italy. It stays there until the track’s marker is back at its start.

# -- cards of 1741
political-waffenhilfe = Military Aid?
    .effect = The Russia marker moves one space left.
    .history = Russia had promised Austria an army in case of need; in 1741 Maria Theresa asked for it in vain.
political-schwedisch_russischer_krieg = Russo-Swedish War
    .effect = The Russia marker moves one space left.
    .history = In the summer of 1741 Sweden, urged on by France, declared war on Russia, which then had no soldiers to spare.
political-karl_emanuel = Charles Emmanuel I
    .effect = The Italy marker moves one space either way; so does the Saxony marker, as long as Saxony is Prussia’s ally.
    .history = The king of Sardinia bargained with both sides for months before he drew near to Austria.
political-neapel = Naples
    .effect = The Italy marker moves one space left.
    .history = The Bourbon king of Naples sent an army north against Austria’s lands in Italy.
political-jenkins_ohr = War of Jenkins’ Ear
    .effect = France draws one card fewer this turn.
    .history = Since 1739 Britain and Spain had been at war over trade in the Caribbean, and over the ear that a captain had lost there.
political-daenemark = Denmark
    .effect = The Pragmatic Army draws a card and gets three troops.
    .history = For British money Denmark held six thousand men ready to help Hanover and Maria Theresa.

# -- cards of 1742
political-staatsstreich = Coup d’État
    .effect = The Russia marker moves one space left.
    .history = In December 1741 the guards of Petersburg made Elizabeth empress, a daughter of Peter the Great, and the French envoy was glad of it.
political-schweden_kapituliert = Sweden Capitulates
    .effect = The Russia marker moves two spaces right, the Saxony marker one.
    .history = In September 1742 the Swedish army in Finland laid down its arms, and Russia had its hands free.
political-spanien = Spain
    .effect = The Italy marker moves two spaces left.
    .history = Spain landed troops in Italy in the winter of 1741, to win a throne there for the queen’s younger son.
political-sardinien_piemont = Sardinia-Piedmont
    .effect = The Italy marker moves two spaces right.
    .history = In 1742 Sardinia took the field beside the Austrians and helped to drive the duke of Modena, Spain’s friend, from his lands.
political-hessische_soeldner = Hessian Mercenaries
    .effect = The power that executes the card gets three troops.
    .history = The landgrave of Hesse-Kassel hired out his regiments, at times to both sides of the same war.
political-kurpfalz = Electoral Palatinate
    .effect = Mannheim comes under French control; France draws a card and gets three troops.
    .history = The elector of the Palatinate, a Wittelsbach like Charles Albert of Bavaria, held with him and with France.
political-kaiserwahl = Imperial Election
    .effect = Not a card to take: at the end of the turn in which it turns up the emperor is elected.
    .history = In January 1742 Charles Albert of Bavaria was elected, the first emperor in three hundred years who was no Habsburg; Francis Stephen followed him in 1745.

# -- cards of 1743
political-lopuchin_komplott = Lopukhin Conspiracy
    .effect = The Russia marker moves one space left.
    .history = In 1743 an alleged plot at the Russian court, in which Austria’s envoy was said to have a hand, set the empress against Vienna.
political-bestuschew = Alexey Bestuzhev
    .effect = The Russia marker moves one space either way, and so does the Saxony marker.
    .history = Bestuzhev led Russia’s foreign policy; every court’s envoys tried either to buy him or to bring him down.
political-kommodore_martin = Commodore Martin
    .effect = The Italy marker moves two spaces right.
    .history = In August 1742 a British squadron came before Naples, and its commodore gave the king an hour to call his army home.
political-frankreich = France
    .effect = The Italy marker moves one space left.
    .history = In the autumn of 1743 France promised Spain to fight openly at its side in Italy.
political-frankfurter_union = Union of Frankfurt
    .effect = The Saxony marker moves one space left; France or Bavaria gets two troops.
    .history = In May 1744 Prussia, the Palatinate and Hesse-Kassel joined to give the emperor his Bavaria back.
political-quadrupel_allianz = Quadruple Alliance
    .effect = Saxony becomes Austria’s ally at once and gets two troops.
    .history = At Warsaw in January 1745 Austria, Britain, the Netherlands and Saxony allied against Prussia.

# -- cards of 1744
political-katharina = Catherine
    .effect = The Russia marker moves one space left, and so does the Saxony marker.
    .history = In 1744 the daughter of a Prussian general came to Russia to marry the heir to the throne; she became Catherine the Great.
political-russland = Russia
    .effect = The Russia marker moves two spaces right, the Saxony marker one.
    .history = In 1746 Russia allied with Austria, and in 1748 its regiments were on the march to the Rhine.
political-genua = Genoa
    .effect = The Italy marker moves one space left.
    .history = Fearing to lose Finale to Sardinia, the republic of Genoa joined Spain and France in 1745.
political-separatfrieden = Separate Peace
    .effect = The Italy marker moves one space either way.
    .history = In the winter of 1745 France and Sardinia came to terms in secret; it came to nothing because Spain would not follow.
political-karnatka_krieg = Carnatic War
    .effect = The Pragmatic Army or France draws a card and gets two troops.
    .history = From 1744 on the French and the British fought in India, too; in 1746 they fought over Madras.
political-jakobitenaufstand = Jacobite Rising
    .effect = The Pragmatic Army sends a general to England and draws one card fewer a turn, both for the rest of the game.
    .history = In 1745 Charles Edward Stuart raised Scotland and marched as far as Derby; British regiments were called home from Flanders.
