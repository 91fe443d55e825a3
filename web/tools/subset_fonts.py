"""Cut web/src/lib/map/fonts out of the npm package @fontsource/eb-garamond (see docs/map.md).

Usage: python subset_fonts.py PACKAGE_FOLDER OUTPUT_FOLDER
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FACES = ("500-normal", "700-normal", "500-italic")
# Central European letters that the boards and the five languages use beyond Latin-1.
BEYOND_LATIN_1 = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻőűŐŰčďěňřšťůžČĎĚŇŘŠŤŮŽœŒ"
UNICODES = {
    "latin": "U+0020-007E,U+00A0-00FF,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,"
    "U+2032,U+2033,U+2039,U+203A,U+2190-2193,U+2212",
    "latin-ext": ",".join(f"U+{ord(letter):04X}" for letter in BEYOND_LATIN_1),
}


def main() -> None:
    """Write one small file per face and range."""
    package, output = map(Path, sys.argv[1:])
    for face in FACES:
        for part, unicodes in UNICODES.items():
            name = f"eb-garamond-{part}-{face}.woff2"
            subprocess.run(
                [
                    "pyftsubset",
                    package / "files" / name,
                    f"--unicodes={unicodes}",
                    f"--output-file={output / name}",
                    "--flavor=woff2",
                    "--layout-features=kern,liga,lnum,pnum,tnum,mark,mkmk,ccmp,locl",
                    "--no-hinting",
                ],
                check=True,
            )
    (output / "OFL.txt").write_bytes((package / "LICENSE").read_bytes())


if __name__ == "__main__":
    main()
