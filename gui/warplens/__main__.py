"""`python -m warplens`: the command `warplens`."""

import sys

from warplens.gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
