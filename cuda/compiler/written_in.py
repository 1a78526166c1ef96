"""The file that a kernel is written in: the kernel file itself, or one that it includes.

The rule: lines of the compiled code are lines of that file; what the kernel inlines from others counts at the line that
calls it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from warplens.cuda.compiler.includes import complete_file
from warplens.cuda.source import kernels_of
from warplens.cuda.source.tokens import kernel_name

_KEPT_TEXTS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFile:
    """A file with its text."""

    path: str
    text: str = field(repr=False)

    @property
    def name(self) -> str:
        """The last part of the path."""
        return Path(self.path).name


def written_in(entry: str, *, source: str, path: str, options: Sequence[str]) -> SourceFile:
    """Return the file that a kernel is written in.

    A kernel that is found nowhere, as one that a macro writes, counts as one of the kernel file.

    Args:
        entry: the kernel as C++ names it, `tiles::product<16>`.
        source: the text of the kernel file.
        path: its path.
        options: its compiler options, of which the folders of headers count.
    """
    own = SourceFile(path=path, text=source)
    name = kernel_name(entry)
    if name in _kernel_names(source):
        return own
    last = name.rpartition("::")[2].encode()
    for header, data in complete_file(source, path=path, options=options).files.items():
        if last in data and b"__global__" in data:
            text = data.decode("utf-8-sig", errors="replace")
            if name in _kernel_names(text):
                return SourceFile(path=header, text=text)
    return own


@lru_cache(maxsize=_KEPT_TEXTS)
def _kernel_names(text: str) -> frozenset[str]:
    return frozenset(kernel.name for kernel in kernels_of(text))
