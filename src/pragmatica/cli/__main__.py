"""`python -m pragmatica.cli`: the command line where no script is installed."""

import sys

from pragmatica.cli import main

sys.exit(main())
