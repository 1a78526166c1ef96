"""What compiled code brings along beside the kernel's own: the functions that it calls, and room behind shared memory.

The rule: a launch carries what it needs and no more, so that the compiler has little to read.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from warplens.cuda.simt.codegen import marks
from warplens.cuda.simt.counting.rules import CURRENT

if TYPE_CHECKING:
    from warplens.cuda.simt.codegen.emitter import Emitter


def runtime_text(m: Emitter, shared_bytes: int) -> str:
    """Return the functions that a kernel's code calls, as LLVM text."""
    names = ["runtime.ll"] if m.launch.rules == CURRENT else ["runtime.ll", "early.ll"]
    text = "".join(files("warplens.cuda.simt.codegen").joinpath(name).read_text(encoding="utf-8") for name in names)
    if m.launch.checked:
        text += m.access.checks.text(shared_bytes)
    if m.launch.marked:
        text += marks.text(shared_bytes)
    return text


def shadow_bytes(m: Emitter, shared_bytes: int) -> int:
    """Return how many bytes the code wants behind the shared memory of a block."""
    if m.launch.marked:
        return marks.shadow_bytes(shared_bytes)
    return m.access.checks.shadow_bytes(shared_bytes) if m.launch.checked else 0
