# Headings that follow a choice, and gifts by number.

web-ancien_regime-move-where = Where does { $general } go?
web-ancien_regime-gift-money = Money for { $power }
