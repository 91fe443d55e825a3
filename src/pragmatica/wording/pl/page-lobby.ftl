# Stoły, przy których jeszcze kogoś brakuje.

web-lobby = Wolne miejsca
web-lobby-none = W tej chwili nikt nie czeka na graczy. Otwórz stół, który każdy może znaleźć, a inni zobaczą go tutaj.
