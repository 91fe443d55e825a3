"""What the compiler is told, and the interpreter passes over.

A class that may be subclassed by interpreted ones cannot vouch for its fields. So a constructor sets the object's own
fields before it calls that of such a class, or a method: of what is set afterwards the compiler sees to at every
reading whether it is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:

    def mypyc_attr(**_):
        """Leave the class as it is."""
        return lambda cls: cls

    def trait(cls):
        """Likewise."""
        return cls
