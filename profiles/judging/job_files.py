"""A job for a process of its own: a file that says what to do, and one beside it for what went wrong.

The rule: a process that ends with code 1 has written one sentence to `NAME.error`, beside `NAME.json`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from warplens.cuda.errors import WarplensError

_Job = TypeVar("_Job")


def run_job_file(path: Path, type_: type[_Job], run: Callable[[_Job, Path], None]) -> int:
    """Run the job of a file in its folder, and return the exit code: 1 where it fails by an error of Warplens.

    Args:
        path: the file, in JSON.
        type_: what it holds.
        run: takes the job and the folder.
    """
    try:
        run(msgspec.json.decode(path.read_bytes(), type=type_), path.parent)
    except WarplensError as error:
        path.with_suffix(".error").write_text(str(error), encoding="utf-8")
        return 1
    return 0
