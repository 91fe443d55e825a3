# What an answer may bring, and what it leaves out.
maria-why-odds-ability = This is what the other side may be able to play. What it will play is its own affair.
