"""Maria (Richard Sivél, Histogame 2009): the War of the Austrian Succession, 1740-1748."""
