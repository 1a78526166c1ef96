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


def test_a_program_without_cuda_waits_for_no_large_library() -> None:
    words = (
        "import sys; from warplens.gui.cli import main; main(['exec', '--emulate', '/bin/true']); "
        "print(*{'typer', 'rich', 'numpy', 'llvmlite', 'elftools'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
