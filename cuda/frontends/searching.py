"""Looks for races in a launch: beside its translation and execution, where that pays.

The rule: a search changes nothing in the launch. A forked process has the arrays as they were before the
launch, and changes its own copies of their pages; without one the launch is searched first, and the arrays are put
back.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Self, TypeAlias

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.errors import WarplensError
from warplens.cuda.frontends.forked import ForkedBytes, forked
from warplens.cuda.points import CheckLevel
from warplens.cuda.processors import copied, copy_into
from warplens.cuda.runners.execution.hazards import find_hazards
from warplens.cuda.runners.preparation import PreparedLaunch
from warplens.cuda.simt.launch.engine import Launch

Found: TypeAlias = tuple[str, tuple[str, ...]]
"""The sentence of a race, or "", and the notes of the search."""
LONG_LINES = 1000
"""A search of longer code goes on beside the launch: translating these takes 0.1 s, a fork 10 ms with PyTorch."""
LOST: Found = "", ("not searched for races: the process that searched ended without a result",)


class RaceSearch:
    """The search of one launch, which begins at once, and ends with the context at the latest.

    Args:
        launch: its code may be untranslated; its arrays are as before the launch. None: nothing is searched.
        code_cache: keeps the checked code.
        threads: how many threads execute blocks; one searches before the launch.
    """

    def __init__(self, launch: Launch | None, code_cache: BlobFolder, threads: int) -> None:
        self._process: ForkedBytes | None = None
        self._found: Found = "", ()
        if launch is None:
            return
        if threads > 1 and launch.may_race and launch.code.llvm.count("\n") > LONG_LINES:
            self._process = forked(lambda: pickle.dumps(_found(launch, code_cache, threads)))
        if self._process is None:
            with restored(launch) if launch.may_race else nullcontext():
                self._found = _found(launch, code_cache, threads)

    def result(self) -> Found:
        """Wait for the end of the search, and return what it has found."""
        if self._process is not None:
            process, self._process = self._process, None
            data = process.take()
            self._found = pickle.loads(data) if data else LOST  # noqa: S301 - this program's own words
        return self._found

    def __enter__(self) -> Self:
        """Return the search."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the search, if it goes on."""
        if self._process is not None:
            process, self._process = self._process, None
            process.drop()


@contextmanager
def restored(compiled: Launch) -> Iterator[None]:
    """Put back what an execution writes to the arrays of a launch."""
    arrays = compiled.request.arrays
    saved = {name: copied(arrays[name]) for name in compiled.written}
    try:
        yield
    finally:
        for name, array in saved.items():
            copy_into(arrays[name], array)


def _found(launch: Launch, code_cache: BlobFolder, threads: int) -> Found:
    """Search a launch, whose arrays are changed."""
    prepared = PreparedLaunch(request=launch.request, before={}, roles={})
    try:
        report = find_hazards(launch, prepared, code_cache, CheckLevel.AUTO, 0.0, threads=threads)
    except WarplensError as error:
        return "", (f"not searched for races: {error}",)
    return report.fault, report.notes
