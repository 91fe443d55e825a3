# Nagłówki, które idą za wyborem.

web-mollwitz-act-where = { $unit }: co teraz?
