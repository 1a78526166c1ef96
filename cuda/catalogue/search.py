"""Finds kernel files: the built-in ones, those in folders the user names, and by path.

The rule: a file without front matter is skipped in a folder, and is an error when the user names it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from warplens.cuda.catalogue.front_matter import has_front_matter
from warplens.cuda.catalogue.kernel_file import KernelFile
from warplens.cuda.catalogue.reader import MAX_FILE_BYTES, decode, read_kernel_file
from warplens.cuda.errors import InputError, KernelFileError, UnknownNameError

BUILTIN_FOLDER = Path(__file__).resolve().parent.parent / "kernels"
"""The built-in kernels lie in this folder, one folder a family."""


def builtin_kernels() -> tuple[KernelFile, ...]:
    """Return the built-in kernels, ordered by family and file.

    Example:
        >>> builtin_kernels()[0].family
        'matmul'
    """
    return find_kernels([BUILTIN_FOLDER])


def find_kernels(folders: Iterable[str | Path]) -> tuple[KernelFile, ...]:
    """Return the kernel files in `folders` and below, ordered by folder and path.

    Raises:
        InputError: a folder does not exist or cannot be read.
        KernelFileError: a file has a front matter that is wrong.
        ExpressionError: likewise, in an expression.

    Example:
        >>> [kernel.name for kernel in find_kernels([BUILTIN_FOLDER / "transpose"])][:2]
        ['copy_coalesced', 'copy_strided']
    """
    kernels: dict[Path, KernelFile] = {}
    for folder in folders:
        root = Path(folder)
        if not root.is_dir():
            raise InputError(f"there is no folder {root}")
        for path in sorted(root.rglob("*.cu")):
            if path.resolve() not in kernels and _is_kernel_file(path):
                kernels[path.resolve()] = read_kernel_file(path)
    return tuple(kernels.values())


def select(names: Sequence[str], folders: Iterable[str | Path] = ()) -> tuple[KernelFile, ...]:
    """Return the kernels of these names, each once, in the order of the names.

    Args:
        names: families, kernels, or paths that end in `.cu`.
        folders: further folders of kernels, beside the built-in ones.

    Raises:
        UnknownNameError: a name is neither a family nor a kernel.
        InputError: two files hold a kernel of the name.
        KernelFileError: a named file is wrong, or has no front matter.
        ExpressionError: likewise, in an expression.

    Example:
        >>> [kernel.name for kernel in select(["transpose_tiled"])]
        ['transpose_tiled']
    """
    kernels = find_kernels([BUILTIN_FOLDER, *folders])
    chosen: dict[str, KernelFile] = {}
    for name in names:
        matching = [read_kernel_file(name)] if name.endswith(".cu") else _named(name, kernels)
        for kernel in matching:
            chosen.setdefault(str(Path(kernel.path).resolve()), kernel)
    return tuple(chosen.values())


def _named(name: str, kernels: tuple[KernelFile, ...]) -> list[KernelFile]:
    matching = [kernel for kernel in kernels if kernel.name == name]
    if len(matching) > 1:
        paths = " and ".join(kernel.path for kernel in matching)
        raise InputError(f"the kernel {name!r} is in {paths}; name one of the paths")
    matching = matching or [kernel for kernel in kernels if kernel.family == name]
    if not matching:
        names = {kernel.name for kernel in kernels} | {kernel.family for kernel in kernels}
        raise UnknownNameError("kernel", name, names)
    return matching


def _is_kernel_file(path: Path) -> bool:
    """Return whether a file in a folder has a front matter; a file that is no readable text has none."""
    try:
        if not path.is_file() or path.stat().st_size > MAX_FILE_BYTES:
            return False
        return has_front_matter(decode(path.read_bytes(), str(path)))
    except (OSError, KernelFileError):
        return False
