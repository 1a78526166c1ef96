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

    Example:
        >>> import tempfile
        >>> from warplens.cuda.errors import InputError
        >>> def refuse(job: int, folder: Path) -> None:
        ...     raise InputError(f"no job {job}")
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "job.json"
        ...     _ = path.write_text("7", encoding="utf-8")
        ...     run_job_file(path, int, refuse), path.with_suffix(".error").read_text(encoding="utf-8")
        (1, 'no job 7')
    """
    try:
        run(msgspec.json.decode(path.read_bytes(), type=type_), path.parent)
    except WarplensError as error:
        path.with_suffix(".error").write_text(str(error), encoding="utf-8")
        return 1
    return 0
