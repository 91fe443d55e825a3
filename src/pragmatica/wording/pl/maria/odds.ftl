# Co może przynieść odpowiedź i czego te szanse nie obejmują.
maria-why-odds-ability = Tyle może zagrać druga strona. Co zagra, to już jej sprawa.
