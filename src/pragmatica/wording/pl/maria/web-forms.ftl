# Pytania o zakup i rozdział armii oraz nagłówki, które idą za wyborem.

web-maria-pick-where = Dokąd idzie { $piece }?
web-maria-pick-where-stack = Dokąd idzie zgrupowanie, którym dowodzi { $piece }?
web-maria-place-ask = Wyłożyć kartę { $card }?
web-maria-divide-away = { $general } nie bierze udziału w tej grze; { $troops ->
        [one] zostaje przy nim { $troops } armia
        [few] zostają przy nim { $troops } armie
       *[many] zostaje przy nim { $troops } armii
    }.
web-maria-recruit-room = ma { $has }, { $room ->
        [0] bez wolnego miejsca
       *[other] wolne miejsca: { $room }
    }
web-maria-recruit-off = wraca z nowymi armiami
web-maria-recruit-cost = za { $cost } pkt
web-maria-recruit-buy = { $troops ->
        [0] Nie kupuj armii
        [one] Kup { $troops } armię za { $cost } pkt
        [few] Kup { $troops } armie za { $cost } pkt
       *[many] Kup { $troops } armii za { $cost } pkt
    }
web-maria-recruit-most = Najwyżej { $most }; zostaje { $left } pkt.
web-maria-distribute-title = Kto dostaje nowe armie?
web-maria-distribute-help = Żaden generał nie ma więcej niż 8. Nikt inny tego nie widzi.
web-maria-distribute-send = Rozdaj
