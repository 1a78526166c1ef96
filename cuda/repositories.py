"""The repository that a file lies in: the folder that its author keeps under version control, or an archive of it.

The rule: it ends below the user's home. A repository that holds the home of the user holds more than one project. An
archive that was unpacked has no mark of version control: it is known by its build file or by its folders of sources,
and is a folder of the user's that no one else may write to.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

_MARKS = (".git", ".hg", ".jj")
_BUILD_FILES = ("CMakeLists.txt", "Makefile", "makefile", "GNUmakefile", "meson.build", "setup.py", "pyproject.toml")
_SOURCE_FOLDERS = ("include", "includes", "inc", "common", "Common", "src", "lib")
_ARCHIVE_DEPTH = 4
"""An archive has its kernels in folders at most this deep, as in `samples/3_cuda/scan/src`."""


def repository_of(folder: str) -> str | None:
    """Return the root of the repository that a folder lies in, None where it lies in none.

    Args:
        folder: an absolute path without links.
    """
    home = os.path.realpath(os.path.expanduser("~"))  # noqa: PTH111 - never fails
    for parent in (Path(folder), *Path(folder).parents):
        if parent == Path(home) or parent in Path(home).parents:
            return None
        if any((parent / mark).exists() for mark in _MARKS):
            return str(parent)
    return None


def project_of(folder: str) -> str | None:
    """Return the root of the repository that a folder lies in, or of the unpacked archive, None where it lies in none.

    Of folders within one another that look like an archive the outermost counts.

    Args:
        folder: an absolute path without links.
    """
    if (repository := repository_of(folder)) is not None:
        return repository
    home = Path(os.path.realpath(os.path.expanduser("~")))  # noqa: PTH111 - never fails
    found: str | None = None
    for parent in (Path(folder), *Path(folder).parents)[: _ARCHIVE_DEPTH + 1]:
        if parent == home or parent in home.parents or not _is_of_user(parent):
            break
        if _looks_like_archive(parent):
            found = str(parent)
    return found


def _is_of_user(folder: Path) -> bool:
    """Return whether a folder belongs to the user, and others may not write to it."""
    try:
        status = folder.stat()
    except OSError:
        return False
    is_own = not hasattr(os, "getuid") or status.st_uid == os.getuid()
    return is_own and not status.st_mode & stat.S_IWOTH


def _looks_like_archive(folder: Path) -> bool:
    return any((folder / name).is_file() for name in _BUILD_FILES) or any(
        (folder / name).is_dir() for name in _SOURCE_FOLDERS
    )
