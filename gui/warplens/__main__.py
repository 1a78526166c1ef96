"""`python -m warplens`: the command `warplens`."""

from __future__ import annotations

import sys

from warplens.gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
