# Nagłówki, które idą za wyborem, i dary w liczbach.

web-ancien_regime-move-where = Dokąd idzie { $general }?
web-ancien_regime-gift-money = Pieniądze, odbiorca: { $power }
