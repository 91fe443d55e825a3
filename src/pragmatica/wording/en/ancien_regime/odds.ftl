# What an answer may bring, and what it leaves out.
ancien_regime-why-odds-standing = This is how the battle would end as the cards lie then. Others may still play.
