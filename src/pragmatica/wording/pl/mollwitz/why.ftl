# Małujowice: dlaczego czegoś nie ma do wyboru i czego szansa nie obejmuje.

mollwitz-why-left-out = Nie uwzględnia to tego, co obrońcy mogą wcześniej wystrzelić.
