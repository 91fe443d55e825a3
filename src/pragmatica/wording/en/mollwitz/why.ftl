# Mollwitz: why something is not offered, and what a chance leaves out.

mollwitz-why-left-out = That leaves out what the defenders may fire first.
