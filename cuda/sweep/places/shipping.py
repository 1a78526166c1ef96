"""The files of a kernel as bytes: they travel with a point to a machine that shares no folder with this one.

The rule: a folder of shipped files is named by the hash of their names and bytes, is written once and never changes.
Texts that name a shipped file name the user's own file when they come back.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath

from warplens.cuda.points import PointResult, PointSpec

_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShippedFiles:
    """A kernel file and the files that it includes.

    Attributes:
        root: the folder on the user's machine that contains all of them.
        kernel: the path of the kernel file below `root`, with forward slashes.
        contents: the bytes of each file, by its path below `root`.
    """

    root: str
    kernel: str
    contents: Mapping[str, bytes] = field(repr=False)

    @property
    def digest(self) -> str:
        """The hash of names and bytes (SHA-256, hexadecimal)."""
        total = hashlib.sha256()
        for name, data in sorted(self.contents.items()):
            total.update(f"{name}\0{len(data)}\0".encode())
            total.update(data)
        return total.hexdigest()


def pack_files(path: str) -> ShippedFiles | None:
    """Read a kernel file and every file that it includes by a quoted name; None if the kernel file cannot be read."""
    kernel = Path(path).absolute()
    contents: dict[Path, bytes] = {}
    waiting = [kernel]
    while waiting:
        file = waiting.pop()
        if file in contents:
            continue
        try:
            contents[file] = file.read_bytes()
        except OSError:
            continue  # what is missing here is missing there, and the compiler says so
        text = contents[file].decode(errors="replace")
        waiting += [Path(os.path.normpath(file.parent / name)) for name in _INCLUDE.findall(text)]
    if kernel not in contents:
        return None
    root = Path(os.path.commonpath([file.parent for file in contents]))
    by_name = {file.relative_to(root).as_posix(): data for file, data in contents.items()}
    return ShippedFiles(root=str(root), kernel=kernel.relative_to(root).as_posix(), contents=by_name)


def unpack_files(files: ShippedFiles, cache: Path) -> Path:
    """Write shipped files below `cache`, unless they exist, and return the folder that replaces their root.

    Raises:
        ValueError: a name leads out of the folder.
        OSError: the folder cannot be written.
    """
    folder = cache / files.digest
    if folder.is_dir():
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix="unfinished-", dir=cache))
    try:
        for name, data in files.contents.items():
            parts = PurePosixPath(name).parts
            if ".." in parts or PurePosixPath(name).is_absolute():
                raise ValueError(f"the shipped file {name!r} lies outside its folder")
            target = unfinished.joinpath(*parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        try:
            unfinished.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another process was first
                raise
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return folder


def localized(point: PointSpec, files: ShippedFiles, folder: Path) -> PointSpec:
    """Return the point with the path that its kernel has on this machine."""
    return replace(point, path=str(folder.joinpath(*PurePosixPath(files.kernel).parts)))


def with_own_paths(result: PointResult, files: ShippedFiles, folder: Path) -> PointResult:
    """Return a result whose sentences name the user's files instead of those in `folder`."""

    def own(text: str) -> str:
        return text.replace(str(folder), files.root)

    return replace(result, reason=own(result.reason), notes=tuple(map(own, result.notes)), printed=own(result.printed))
