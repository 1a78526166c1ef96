"""The repository that a file lies in: the folder that its author keeps under version control.

The rule: it ends below the user's home. A repository that holds the home of the user holds more than one project.
"""

from __future__ import annotations

import os
from pathlib import Path

_MARKS = (".git", ".hg", ".jj")


def repository_of(folder: str) -> str | None:
    """Return the root of the repository that a folder lies in, None where it lies in none.

    Args:
        folder: an absolute path without links.

    Example:
        >>> repository_of("/") is None
        True
    """
    home = os.path.realpath(os.path.expanduser("~"))  # noqa: PTH111 - never fails
    for parent in (Path(folder), *Path(folder).parents):
        if parent == Path(home) or parent in Path(home).parents:
            return None
        if any((parent / mark).exists() for mark in _MARKS):
            return str(parent)
    return None
