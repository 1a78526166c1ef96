"""The files of kernels that are watched, as they lie on the disk: which have changed, and what they hold now.

The rule: nothing here needs Qt, and a file that is read costs nothing until it or one that it includes has changed. The
user's choice of the kernels of a file, and what he says of them, hold for every version of the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from warplens.cuda.catalogue import KernelFile, read_kernel_files
from warplens.cuda.catalogue.files import ChosenKernels
from warplens.cuda.catalogue.search import is_kernel_file
from warplens.cuda.errors import WarplensError

Stamp = tuple[int, int]
"""The modification time (ns) and the size of a file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenFile:
    """A `.cu` file when it was last looked at.

    `kernels` is None until they were read, and holds those of a text that can be read. `included_hashes` has that of
    the files that each includes (`PointSpec.included_hash`), by name, and `included` these files and `.npy` files.
    """

    stamp: Stamp
    kernels: tuple[KernelFile, ...] | None = None
    included_hashes: Mapping[str, str] | None = None
    included: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedKernel:
    """A kernel with a changed text or a changed header."""

    kernel: KernelFile
    included_hash: str
    is_header_changed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """All files, what was saved since the last look, and the errors in changed files."""

    seen: Mapping[Path, SeenFile]
    saved: tuple[SavedKernel, ...]
    problems: tuple[str, ...]


def stamp_of(path: Path) -> Stamp | None:
    """Return the stamp of a file; None if there is none."""
    with suppress(OSError):
        status = path.stat()
        return status.st_mtime_ns, status.st_size
    return None


def stamps(folders: Sequence[Path], files: Sequence[Path] = ()) -> dict[Path, Stamp]:
    """Return the stamp of each `.cu` in the folders and below, and of these files."""
    found: dict[Path, Stamp | None] = {}
    for folder in folders:
        with suppress(OSError):
            found |= {path: stamp_of(path) for path in folder.rglob("*.cu")}
    found |= {path: stamp_of(path) for path in files}
    return {path: stamp for path, stamp in found.items() if stamp is not None}


def look(folders: Sequence[Path], chosen: Mapping[Path, ChosenKernels], before: Mapping[Path, SeenFile]) -> News:
    """Read the changed files, and what all kernels include: any change may make a name lead to another file.

    Args:
        folders: every `.cu` with front matter in these and below.
        chosen: single files, with the kernels of them that are wanted.
        before: the files at the last look.
    """
    from warplens.cuda.compiler.includes import complete_file  # at the start the window has no time for it

    seen: dict[Path, SeenFile] = {}
    saved: list[SavedKernel] = []
    problems: list[str] = []
    of_folders = stamps(folders)
    for path, stamp in (of_folders | stamps((), tuple(chosen))).items():
        earlier = before.get(path)
        is_written = earlier is None or earlier.stamp != stamp
        kernels = None if earlier is None or is_written else earlier.kernels
        try:
            if kernels is None or any(_stored_paths(kernel) for kernel in kernels):
                is_whole = path in of_folders and is_kernel_file(path)
                kernels, sentences = _read(path, None if is_whole else chosen.get(path))
                problems += sentences
        except WarplensError as error:
            # a file that held a kernel should still do so, and a new one with front matter should be right
            if is_written and (earlier is not None or path in chosen or is_kernel_file(path)):
                problems.append(str(error))
            seen[path] = SeenFile(stamp=stamp)
            continue
        hashes: dict[str, str] = {}
        included: dict[Path, None] = {}
        earlier_kernels = () if earlier is None else earlier.kernels or ()
        for kernel in kernels:
            complete = complete_file(kernel.source, path=str(path), options=kernel.options)
            hashes[kernel.name] = complete.included_hash
            included |= dict.fromkeys((*map(Path, complete.files), *_stored_paths(kernel)))
            known = None if earlier is None or earlier.included_hashes is None else earlier.included_hashes
            changed = known is not None and known.get(kernel.name) not in {None, complete.included_hash}
            is_same = kernel in earlier_kernels  # its `.npy` files are too, whose digests are in its hash
            if is_written or changed or not is_same:
                saved.append(
                    SavedKernel(kernel=kernel, included_hash=complete.included_hash, is_header_changed=changed)
                )
        seen[path] = SeenFile(stamp=stamp, kernels=kernels, included_hashes=hashes, included=tuple(included))
    return News(seen=seen, saved=tuple(saved), problems=tuple(problems))


def _stored_paths(kernel: KernelFile) -> tuple[Path, ...]:
    """Return the `.npy` files that a kernel names."""
    return tuple(Path(array.stored.path) for array in kernel.arrays.values() if array.stored is not None)


def _read(path: Path, chosen: ChosenKernels | None) -> tuple[tuple[KernelFile, ...], list[str]]:
    """Return the kernels of a file, and why some cannot be run.

    Raises:
        KernelFileError: the file cannot be read, or is wrong.
        ExpressionError: likewise, in an expression.
    """
    if chosen is None:
        return read_kernel_files(path), []
    content = chosen.read()
    return content.kernels, [refused.message for refused in content.refused]
