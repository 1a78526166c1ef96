"""The names of variants: that of the kernel, with its file before it where another file has a kernel of the name.

The rule: a variant keeps its name while it is there. `scan.cu::scale` is what the command line calls that kernel, too.
A worker finds a kernel by its file and hash, so the name is free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from warplens.cuda.catalogue.kernel_file import KernelFile


def with_distinct_names(kernels: Iterable[KernelFile]) -> tuple[KernelFile, ...]:
    """Return the kernels with names that differ, in their order."""
    named: list[KernelFile] = []
    files: dict[str, Path] = {}
    for kernel in kernels:
        named.append(_distinct(kernel, files))
        files[named[-1].name] = _file(kernel)
    return tuple(named)


def with_distinct_name(kernel: KernelFile, others: Iterable[KernelFile]) -> KernelFile:
    """Return a kernel with a name that differs from those of other files; one of `others` that it replaces gives it.

    Args:
        kernel: a kernel with the name that its file gives it.
        others: the variants that have their names already.
    """
    return _distinct(kernel, {other.name: _file(other) for other in others})


def _distinct(kernel: KernelFile, files: Mapping[str, Path]) -> KernelFile:
    """Return a kernel with the name that its file has given it in `files`, or with the first that is free there."""
    file, names = _file(kernel), tuple(_names(kernel))
    own = [name for name in names if files.get(name) == file]
    free = [name for name in names if name not in files]
    return replace(kernel, name=(own or free)[0])


def _names(kernel: KernelFile) -> Iterator[str]:
    """Yield the name, then the name after more and more of the path, whose whole no other file has."""
    yield kernel.name
    parts = _file(kernel).parts
    for first in range(len(parts) - 1, -1, -1):
        yield f"{Path(*parts[first:])}::{kernel.name}"


def _file(kernel: KernelFile) -> Path:
    return Path(kernel.path).absolute()
