"""The LLVM functions that all compiled code calls.

The rule: a launch carries what it needs and no more, so that the compiler has little to read.
"""

from __future__ import annotations

from importlib.resources import files

from warplens.cuda.simt.counting.rules import CURRENT
from warplens.cuda.simt.values.specialisation import Specialisation


def runtime_text(launch: Specialisation) -> str:
    """Return the functions that record faults and count lane by lane, as LLVM text.

    Example:
        >>> launch = Specialisation(block=(64, 1, 1), grid=(4, 1, 1), parameters=b"", pointers={}, sizes={})
        >>> "@segments(" in runtime_text(launch)  # transactions of the GPUs before 5.0
        False
    """
    names = ["runtime.ll"] if launch.rules == CURRENT else ["runtime.ll", "early.ll"]
    return "".join(files("warplens.cuda.simt.codegen").joinpath(name).read_text(encoding="utf-8") for name in names)
