"""The files of kernels that are watched, as they lie on the disk: which have changed, and what they hold now.

The rule: nothing here needs Qt, and a file that is read costs nothing until it or one that it includes has changed. The
user's choice of the kernels of a file, and what he says of them, hold for every version of the file. A file that is no
longer there is remembered as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import ChosenKernels, kernels_of_file
from warplens.cuda.catalogue.reader import read_text
from warplens.cuda.catalogue.search import is_kernel_file
from warplens.cuda.ground.errors import WarplensError

Stamp = tuple[int, int]  # the modification time (ns) and the size of a file


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenFile:
    """A `.cu` file when it was last looked at.

    `stamp` is None while the file is not there. `kernels` is None until they were read, and while the text cannot be;
    `has_held` says whether it ever had any. `included_hashes` has that of the files that each includes
    (`PointSpec.included_hash`), by name, and `included` these files and `.npy` files.
    """

    stamp: Stamp | None
    kernels: tuple[KernelFile, ...] | None = None
    included_hashes: Mapping[str, str] | None = None
    included: tuple[Path, ...] = ()
    has_held: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedKernel:
    """A kernel of a file that was written, or with a changed header.

    `is_written` does not hold for a kernel of a file that is read for the first time.
    """

    kernel: KernelFile
    included_hash: str
    is_written: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """All files, what was saved since the last look, the errors in changed files, and which are not there.

    `left_out` says of files without front matter, and of kernels of such files, why they are no variants; each is said
    when the file is first read. Files of host code alone are among them only where there is no kernel at all. `missing`
    are the folders and files that should be there.
    """

    seen: Mapping[Path, SeenFile]
    saved: tuple[SavedKernel, ...]
    problems: tuple[str, ...]
    left_out: tuple[str, ...]
    missing: tuple[Path, ...]


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
        folders: every `.cu` in these and below.
        chosen: single files, with the kernels of them that are wanted.
        before: the files at the last look.
    """
    seen: dict[Path, SeenFile] = {}
    saved: list[SavedKernel] = []
    problems: list[str] = []
    left_out: list[str] = []
    hosts: list[str] = []
    of_folders = stamps(folders)
    for path, stamp in (of_folders | stamps((), tuple(chosen))).items():
        earlier = before.get(path, SeenFile(stamp=None))
        is_written = earlier.stamp != stamp
        is_first = earlier.kernels is None and not earlier.has_held
        is_whole = path in of_folders and (path not in chosen or is_kernel_file(path))
        kernels = None if is_written else earlier.kernels
        try:
            if kernels is None or any(_stored_paths(kernel) for kernel in kernels):
                content = kernels_of_file(path) if is_whole else chosen[path].read()
                kernels = content.kernels
                if is_whole and is_first:
                    left_out += [refused.message for refused in content.refused]
                elif is_written or earlier.kernels is None:
                    held = {kernel.name for kernel in earlier.kernels or ()}
                    lost = [refused for refused in content.refused if not is_whole or refused.entry in held]
                    problems += [refused.message for refused in lost]
        except WarplensError as error:
            # a file that held a kernel should still do so, and a new one with front matter should be right
            is_wrong = earlier.has_held or path in chosen or is_kernel_file(path)
            if is_wrong:
                problems += [str(error)] * is_written
            elif is_first:
                is_host = False
                with suppress(WarplensError):
                    is_host = "__global__" not in read_text(path)
                (hosts if is_host else left_out).append(str(error))
            seen[path] = replace(earlier, stamp=stamp, kernels=None if is_wrong else (), included_hashes=None)
            continue
        hashes, included, news = _included(path, kernels, earlier, is_written=is_written, is_new=path not in before)
        saved += news
        seen[path] = SeenFile(
            stamp=stamp,
            kernels=kernels,
            included_hashes=hashes,
            included=included,
            has_held=earlier.has_held or bool(kernels),
        )
    gone = {path: replace(earlier, stamp=None) for path, earlier in before.items() if path not in seen}
    return News(
        seen=gone | seen,
        saved=tuple(saved),
        problems=tuple(problems),
        left_out=(*left_out, *(() if any(file.kernels for file in seen.values()) else hosts)),
        missing=_missing(folders, (*chosen, *(path for path, file in gone.items() if file.has_held)), seen),
    )


def _included(
    path: Path, kernels: Sequence[KernelFile], earlier: SeenFile, *, is_written: bool, is_new: bool
) -> tuple[dict[str, str], tuple[Path, ...], list[SavedKernel]]:
    """Return the hashes of what the kernels of a file include, by name, these files, and which kernels have changed."""
    from warplens.cuda.compiler.includes import complete_file  # at the start the window has no time for it

    saved: list[SavedKernel] = []
    hashes: dict[str, str] = {}
    included: dict[Path, None] = {}
    for kernel in kernels:
        complete = complete_file(kernel.source, path=str(path), options=kernel.options)
        hashes[kernel.name] = complete.included_hash
        included |= dict.fromkeys((*map(Path, complete.files), *_stored_paths(kernel)))
        known = (earlier.included_hashes or {}).get(kernel.name)
        changed = known not in {None, complete.included_hash}
        is_same = kernel in (earlier.kernels or ())  # its `.npy` files are too, whose digests are in its hash
        if is_written or changed or not is_same:
            is_again = changed or (is_written and not is_new)
            saved.append(SavedKernel(kernel=kernel, included_hash=complete.included_hash, is_written=is_again))
    return hashes, tuple(included), saved


def _missing(folders: Sequence[Path], files: Sequence[Path], seen: Mapping[Path, SeenFile]) -> tuple[Path, ...]:
    absent = [folder for folder in folders if not folder.is_dir()]
    lost = [path for path in dict.fromkeys(files) if path not in seen]
    return (*absent, *(path for path in lost if not any(path.is_relative_to(folder) for folder in absent)))


def _stored_paths(kernel: KernelFile) -> tuple[Path, ...]:
    return tuple(Path(array.stored.path) for array in kernel.arrays.values() if array.stored is not None)
