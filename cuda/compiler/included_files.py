"""The files that a source may include: where they are looked for, and how they are read.

The rule: regular files alone are read, from

- the folder of the kernel file and the folders below it,
- the repository or the unpacked archive that the kernel file lies in (`warplens.cuda.ground.files`): files that are
  named like headers, and
- the folders of its `-I` options; of one outside the kernel's folder, files that are named like headers.
"""

import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path

from warplens.cuda.compiler import headers
from warplens.cuda.ground.files import NotRegularError, opened_regular, project_of

MAX_FILE_BYTES = 16 << 20
MAX_TOTAL_BYTES = 64 << 20
MAX_FILES = 10_000  # no header, and no set of them, is larger; CUTLASS, the largest library for kernels: 900 in 13 MiB
HEADER_SUFFIXES = frozenset(  # files that end like this are named like headers, or like sources that others include
    {".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl", ".inc", ".ipp", ".ixx", ".tpp", ".tcc", ".txx", ".impl", ".def"}
    | {".c", ".cc", ".cpp", ".cxx", ".cu"}
)
_UNNAMEABLE = re.compile(r'["\\\n]|\?\?')


@dataclass(frozen=True, slots=True, kw_only=True)
class IncludeFolders:
    """The folders whose files a source may include; all paths are absolute."""

    home: str | None = None  # that of the kernel file, None for a source without a file
    folders: tuple[str, ...] = ()  # those of `-I` options in the order in which they are searched


class RefusedError(Exception):
    """A file may not be included; the text ends the sentence `line 1 of k.cu includes 'x', ...`."""


@dataclass(frozen=True, slots=True)
class _Folder:
    """A folder whose files may be included: as it is written, and as it is without links."""

    path: str
    real: str
    is_own: bool


class IncludableFiles:
    """Files that a source may include; the bytes read so far: `contents` by the compiler's names, `files` by paths."""

    def __init__(self, folders: IncludeFolders) -> None:
        self.contents: dict[str, bytes] = {}
        self.files: dict[str, bytes] = {}
        self._folders = _allowed_folders(folders)
        self._search = folders.folders
        self._total_bytes = 0

    def resolved(self, name: str, folder: str | None) -> str:
        """Return the name by which the compiler gets a file, "" if there is none; raise if it may not be included."""
        if not name.isprintable() or _UNNAMEABLE.search(name):
            raise RefusedError("a name with characters that are not supported")
        is_absolute = os.path.isabs(name)  # noqa: PTH117 - the text of a directive
        near = ("/",) if is_absolute else (folder,) if folder is not None else ()
        far = () if is_absolute else self._search
        for searched in (near, far):
            for start in searched:
                path = os.path.normpath(os.path.join(start, name))  # noqa: PTH118
                if self._is_inside(path) and (included := self._read(path)):
                    return included
            is_due = not is_absolute and (searched is far if headers.is_optional_library(name) else searched is near)
            if is_due and (known := headers.known_name(name)):
                return known
        paths = [os.path.normpath(os.path.join(start, name)) for start in (*near, *far)]  # noqa: PTH118
        if paths and not any(map(self._is_inside, paths)):
            raise RefusedError("which lies outside the kernel's folder, its repository and its -I folders")
        return ""

    def _is_inside(self, path: str) -> bool:
        """Return whether a path, as written, lies in a folder whose files may be included. A header names files beside
        itself; these are looked for at the place of the header after links are resolved.
        """
        return any(contains(folder.path, path) or contains(folder.real, path) for folder in self._folders)

    def _read(self, path: str) -> str:
        """Read a file, unless it was read before; return the name that the compiler gets, "" if there is no file."""
        folder, name = os.path.split(path)
        plain = os.path.join(os.path.realpath(folder), name)  # noqa: PTH118 - one name, however often links lead there
        if plain not in self.contents:
            try:
                real = os.path.realpath(path, strict=True)
                if stat.S_ISDIR(os.lstat(real).st_mode):
                    return ""
            except OSError:
                return ""
            self._check(plain, real)
            try:
                self.contents[plain] = self._bytes_of(real)
            except OSError as error:
                raise RefusedError(f"which cannot be read: {error.strerror}") from error
        self.files[path] = self.contents[plain]
        return plain

    def _check(self, path: str, real: str) -> None:
        if not path.isprintable() or _UNNAMEABLE.search(path):
            raise RefusedError("whose path has characters that are not supported")
        folders = [folder for folder in self._folders if contains(folder.real, real)]
        if not folders:
            raise RefusedError("a link that leads out of the kernel's folder, its repository and its -I folders")
        if all("/." in real[len(folder.real.rstrip("/")) :] for folder in folders):
            raise RefusedError("which is hidden: its name or that of its folder begins with a dot")
        if not any(folder.is_own for folder in folders) and Path(real).suffix.lower() not in HEADER_SUFFIXES:
            raise RefusedError("which is not named like a header (.h, .cuh, .hpp or the like)")

    def _bytes_of(self, path: str) -> bytes:
        """Return the bytes of a file; raise a RefusedError where it is not a regular one, or too large."""
        if not stat.S_ISREG(os.lstat(path).st_mode):  # a device may act when it is opened
            raise RefusedError("which is not a regular file")
        try:
            with opened_regular(path) as file:
                data = file.read(MAX_FILE_BYTES + 1)
        except NotRegularError:  # it was replaced just now
            raise RefusedError("which is not a regular file") from None
        if len(data) > MAX_FILE_BYTES:
            raise RefusedError(f"which has more than {MAX_FILE_BYTES >> 20} MiB")
        self._total_bytes += len(data)
        if self._total_bytes > MAX_TOTAL_BYTES or len(self.contents) == MAX_FILES:
            raise RefusedError(f"one too many: there are {MAX_FILES} files or {MAX_TOTAL_BYTES >> 20} MiB of them")
        return data


def _allowed_folders(folders: IncludeFolders) -> tuple[_Folder, ...]:
    home = None if folders.home is None else os.path.realpath(folders.home)
    user_home = os.path.realpath(os.path.expanduser("~"))  # noqa: PTH111 - never fails
    is_narrow = home is not None and home != user_home and not contains(home, user_home)
    allowed = [] if home is None else [_Folder(folders.home or "", home, is_narrow)]
    repository = None if home is None else project_of(home)
    if repository is not None and repository != home:
        allowed.append(_Folder(path=repository, real=repository, is_own=False))
    for path in folders.folders:
        real = os.path.realpath(path)
        allowed.append(_Folder(path, real, is_narrow and home is not None and contains(home, real)))
    return tuple(allowed)


def contains(folder: str, path: str) -> bool:
    """Return whether a path lies in a folder; both are absolute and normal."""
    return path.startswith(folder if folder.endswith("/") else f"{folder}/")
