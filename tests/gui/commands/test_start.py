"""The commands start without what only some of them use."""

from __future__ import annotations

import subprocess
import sys


def test_reading_the_commands_loads_neither_numpy_nor_the_catalogue() -> None:
    words = (
        "import sys, warplens.gui.commands.program; print(*({'numpy', 'warplens.cuda.catalogue'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
