"""The files of kernels that are watched, as they lie on the disk: which have changed, and what they hold now.

The rule: nothing here needs Qt, and a file that is read costs nothing until it or one that it includes has changed. The
user's choice of the kernels of a file, and what he says of them, hold for every version of the file. A file that is no
longer there is remembered as it was.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from warplens.cuda.catalogue import KernelFile, reader, search
from warplens.cuda.catalogue.files import ChosenKernels, kernels_of_file
from warplens.cuda.ground.errors import WarplensError

Stamp = tuple[int, int]  # the modification time (ns) and the size of a file


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenFile:
    """A `.cu` file when it was last looked at."""

    stamp: Stamp | None  # None while the file is not there
    kernels: tuple[KernelFile, ...] | None = None  # None until they were read, and while the text cannot be
    # the hash of the files that each includes (`PointSpec.included_hash`), by name; and these files and `.npy` files
    included_hashes: Mapping[str, str] | None = None
    included: tuple[Path, ...] = ()
    texts: Mapping[Path, bytes] = field(default_factory=dict)  # what it and those that it includes held, by their paths
    has_held: bool = False  # whether it ever had any kernels


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """All files, what was saved since the last look, the errors in changed files, and which are not there."""

    seen: Mapping[Path, SeenFile]
    saved: tuple[tuple[KernelFile, bool], ...]  # whether its file or a header was written: else it is read first
    problems: tuple[str, ...]
    # why files without front matter, and kernels of such files, are no variants; said when the file is first read, and
    # of files of host code alone only where there is no kernel at all
    left_out: tuple[str, ...]
    missing: tuple[Path, ...]  # the folders and files that should be there


def stamp_of(path: Path) -> Stamp | None:
    """Return the stamp of a file; None if there is none."""
    with suppress(OSError, ValueError):
        status = path.stat()
        return status.st_mtime_ns, status.st_size
    return None


def stamps(folders: Sequence[Path], files: Sequence[Path] = ()) -> dict[Path, Stamp]:
    """Return the stamp of each `.cu` in the folders and below, and of these files."""
    stamps_by_path: dict[Path, Stamp | None] = {}
    for folder in folders:
        with suppress(OSError):
            stamps_by_path |= {path: stamp_of(path) for path in folder.rglob("*.cu")}
    stamps_by_path |= {path: stamp_of(path) for path in files}
    return {path: stamp for path, stamp in stamps_by_path.items() if stamp is not None}


@dataclass(slots=True)
class Reading:
    """How many files a look has read of how many; once it `is_cancelled`, it leaves those out that it does not know."""

    read: int = 0
    total: int = 0
    is_cancelled: bool = False


def look(
    folders: Sequence[Path],
    chosen_files: Mapping[Path, ChosenKernels],
    before: Mapping[Path, SeenFile],
    reading: Reading | None = None,
) -> News:
    """Read the changed files, and what all kernels include: any change may make a name lead to another file.

    Every `.cu` in and below `folders` is one of them, and the `chosen_files` with the kernels of them that are wanted.
    """
    seen: dict[Path, SeenFile] = {}
    saved: list[tuple[KernelFile, bool]] = []
    problems: list[str] = []
    left_out: list[str] = []
    hosts: list[str] = []
    of_folders, reading = stamps(folders), reading or Reading()
    of_files = of_folders | stamps((), tuple(chosen_files))
    reading.total = len(of_files)
    for reading.read, (path, stamp) in enumerate(of_files.items()):
        earlier = before.get(path, SeenFile(stamp=None))
        is_written = earlier.stamp != stamp
        is_first = earlier.kernels is None and not earlier.has_held
        if is_first and reading.is_cancelled:
            seen[path] = replace(earlier, stamp=stamp, kernels=())  # it is read when it is written
            continue
        is_whole = path in of_folders and (path not in chosen_files or search.is_kernel_file(path))
        kernels = None if is_written or _has_other_headers(path, earlier) else earlier.kernels
        try:
            own = reader.read_bytes(path) if is_written or path not in earlier.texts else earlier.texts[path]
            if kernels is None or any(_stored_paths(kernel) for kernel in kernels):
                content = kernels_of_file(path) if is_whole else chosen_files[path].read()
                kernels = content.kernels
                if is_whole and is_first:
                    left_out += [refused.message for refused in content.refused]
                elif is_written or earlier.kernels is None:
                    held = {kernel.name for kernel in earlier.kernels or ()}
                    lost = [refused for refused in content.refused if not is_whole or refused.entry in held]
                    problems += [refused.message for refused in lost]
        except WarplensError as error:
            # a file that held a kernel should still do so, and a new one with front matter should be right
            is_wrong = earlier.has_held or path in chosen_files or search.is_kernel_file(path)
            if is_wrong:
                problems += [str(error)] * is_written
            elif is_first:
                is_host = False
                with suppress(WarplensError):
                    is_host = "__global__" not in reader.read_text(path)
                (hosts if is_host else left_out).append(str(error))
            seen[path] = replace(earlier, stamp=stamp, kernels=None if is_wrong else (), included_hashes=None)
            if is_written:
                with suppress(WarplensError):
                    seen[path] = replace(seen[path], texts={**earlier.texts, path: reader.read_bytes(path)})
            continue
        seen[path], news = file_with(
            path, kernels, replace(earlier, stamp=stamp), own, is_written=is_written, is_new=path not in before
        )
        saved += news
    gone = {path: replace(earlier, stamp=None) for path, earlier in before.items() if path not in seen}
    absent = [folder for folder in folders if not folder.is_dir()]
    expected = dict.fromkeys((*chosen_files, *(path for path, file in gone.items() if file.has_held)))
    unseen = [path for path in expected if path not in seen]
    return News(
        seen=gone | seen,
        saved=tuple(saved),
        problems=tuple(problems),
        left_out=(*left_out, *(() if any(file.kernels for file in seen.values()) else hosts)),
        missing=(*absent, *(path for path in unseen if not any(path.is_relative_to(folder) for folder in absent))),
    )


def _has_other_headers(path: Path, earlier: SeenFile) -> bool:
    """Return whether a file that was included is another one now: sizes of launches are inferred from it, too."""
    for header, text in earlier.texts.items():
        with suppress(OSError):
            if header != path and header.read_bytes() != text:
                return True
    return False


def file_with(
    path: Path, kernels: tuple[KernelFile, ...], earlier: SeenFile, own: bytes, *, is_written: bool, is_new: bool
) -> tuple[SeenFile, list[tuple[KernelFile, bool]]]:
    """Return a file with its kernels and what they include, and which kernels have changed; `own` is its text."""
    from warplens.cuda.compiler.includes import complete_file  # at the start the window has no time for it

    saved: list[tuple[KernelFile, bool]] = []
    hashes: dict[str, str] = {}
    included: dict[Path, None] = {}
    texts = {path: own}
    for kernel in kernels:
        complete = complete_file(kernel.source, path=str(path), options=kernel.options)
        hashes[kernel.name] = complete.included_hash
        included |= dict.fromkeys((*map(Path, complete.files), *_stored_paths(kernel)))
        texts |= {Path(name): data for name, data in complete.files.items()}
        known = (earlier.included_hashes or {}).get(kernel.name)
        changed = known not in {None, complete.included_hash}
        is_same = kernel in (earlier.kernels or ())  # its `.npy` files are too, whose digests are in its hash
        if is_written or changed or not is_same:
            is_again = changed or (is_written and not is_new)
            saved.append((kernel, is_again))
    file = replace(earlier, kernels=kernels, included_hashes=hashes, included=tuple(included), texts=texts)
    return replace(file, has_held=earlier.has_held or bool(kernels)), saved


def _stored_paths(kernel: KernelFile) -> tuple[Path, ...]:
    return tuple(Path(array.stored.path) for array in kernel.arrays.values() if array.stored is not None)
