"""The headers of a `.cu` that lie beside it or in folders that the user names, for the inference of its launches.

The rule: a header is a regular file in or below one of these folders, or in the repository of the file, wherever links
lead; any other is passed over.
The compiler has rules of its own (`warplens.cuda.compiler.includes`), which say why a header is refused.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from warplens.cuda.regular_files import NotRegularError, opened_regular
from warplens.cuda.repositories import repository_of

MAX_FILE_BYTES = 1 << 20
MAX_FILES = 64
"""A header, and their number: inference reads what a person wrote for this file, and no library."""
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]', re.MULTILINE)


def local_headers(text: str, *, path: str, include_folders: Sequence[str] = ()) -> dict[str, str]:
    """Return the texts of the headers that a file includes, and of those that they include, by the name of the include.

    Args:
        text: the file.
        path: where it lies.
        include_folders: further folders, relative ones from the folder of the file.

    Example:
        >>> local_headers("#include <vector>", path="/kernels/copy.cu")
        {}
    """
    home = os.path.dirname(os.path.abspath(path))  # noqa: PTH100, PTH120 - links stay
    folders = [home, *(str(Path(home, folder)) for folder in include_folders)]
    roots = [os.path.realpath(folder) for folder in folders]
    repository = repository_of(roots[0])
    if repository is not None:
        roots.append(repository)
    texts: dict[str, str] = {}
    waiting = [(text, home)]
    while waiting:
        including, beside = waiting.pop()
        for name in _INCLUDE.findall(including):
            if name in texts or len(texts) == MAX_FILES:
                continue
            for folder in (beside, *folders):
                file = os.path.normpath(str(Path(folder, name)))
                header = _text_of(file, roots)
                if header is not None:
                    texts[name] = header
                    waiting.append((header, os.path.dirname(file)))  # noqa: PTH120 - links stay
                    break
    return texts


def _text_of(path: str, roots: Sequence[str]) -> str | None:
    """Return the text of a header, None where there is none that may be read."""
    try:
        real = os.path.realpath(path)
        if not any(os.path.commonpath([root, real]) == root for root in roots):
            return None
        with opened_regular(real) as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError, NotRegularError):
        return None
    return data.decode(errors="replace") if len(data) <= MAX_FILE_BYTES else None
