"""`run_compiler`: from a source and options to PTX and machine code.

The rule: a failure of the compiler is a value, with the compiler's log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from warplens.cuda.compiler.library import compiler_library
from warplens.cuda.compiler.nvrtc import CompilerInput, CompilerOutput, Nvrtc


def run_compiler(
    source: str, *, name: str, entry: str, options: Sequence[str], headers: Mapping[str, str] | None = None
) -> CompilerOutput:
    """Compile a source in one pass to PTX and cubin.

    Args:
        name: the name of the source in the log and the line tables.
        entry: the kernel as the source would name it (`product<16>`); it gets a symbol although nothing calls it.
            An empty one requests no name.
        headers: texts for `#include`, by name.

    Raises:
        MissingPartError: NVRTC does not load.
    """
    request = CompilerInput(
        source=source.encode(),
        name=name.encode(),
        entry=entry.encode(),
        options=tuple(option.encode() for option in options),
        headers=tuple((header.encode(), text.encode()) for header, text in (headers or {}).items()),
    )
    return _nvrtc().compile(request)


@cache
def _nvrtc() -> Nvrtc:
    return Nvrtc(compiler_library().path)
