# Co może przynieść odpowiedź i czego te szanse nie obejmują.
ancien_regime-why-odds-standing = Tak skończyłaby się bitwa przy kartach, które wtedy będą leżeć. Inni mogą jeszcze zagrywać.
