"""The command line with the toy game and two bad bots added: `python -m tests.server.launch serve …`."""

import sys

from pragmatica import cli
from pragmatica.core.game import register

register("toy", "tests.server.toygame")

if __name__ == "__main__":
    sys.exit(cli.main())
