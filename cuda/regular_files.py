"""Opens a file that another user may have put in place: a regular file is read, anything else is refused at once.

The rule: opening waits for nothing and follows no link, and what was opened is examined, not its name, which may stand
for another file by then.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

_READING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


class NotRegularError(OSError):
    """What stands there is a device, a pipe, a socket or a folder."""


@contextmanager
def opened_regular(path: str | Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading bytes.

    Raises:
        NotRegularError: it is no regular file.
        OSError: it cannot be opened, or it is a link.

    Example:
        >>> with opened_regular(os.devnull) as file:
        ...     file.read()
        Traceback (most recent call last):
        warplens.cuda.regular_files.NotRegularError: /dev/null is not a regular file
    """
    descriptor = os.open(path, _READING)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise NotRegularError(f"{path} is not a regular file")
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            yield file
    finally:
        os.close(descriptor)
