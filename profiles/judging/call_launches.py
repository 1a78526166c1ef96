"""The launches of one call, each kept as a file before it is executed, to be timed when their program has ended.

The rule: equal launches are kept one by one, since one may do less than the next, by what its arrays and numbers hold.
"""

from __future__ import annotations

from pathlib import Path

from warplens.cuda.errors import WarplensError
from warplens.cuda.frontends.keeping import kept_launch, named_and_packed
from warplens.cuda.frontends.launches import KernelLaunch
from warplens.cuda.frontends.recorder import LaunchRecord
from warplens.cuda.launches import files

MIB = 2**20
MOST_LAUNCHES = 64
"""The most launches of a call that are kept: each is timed for some seconds."""
MOST_BYTES = 1024 * MIB
"""The most bytes of arrays that all of them have together."""


class CallLaunches:
    """Keeps the launches of a call while there is one; `keep` is what a `Recorder` calls.

    `kinds` are the records of the kept launches, in their order, and `hindrance` says why not all are kept.
    """

    def __init__(self) -> None:
        self.kinds: list[LaunchRecord] = []
        self.hindrance = ""
        self._left_bytes = MOST_BYTES
        self._at: Path | None = None

    def begin(self, at: Path) -> None:
        """Keep the launches from now on, as the files `launch_file(at, 0)`, `launch_file(at, 1)` and so on."""
        self.kinds, self.hindrance, self._left_bytes, self._at = [], "", MOST_BYTES, at

    def end(self) -> None:
        """Keep no more launches."""
        self._at = None

    def keep(self, record: LaunchRecord, launch: KernelLaunch) -> str:
        """Keep a launch before it is executed; return "", since its point says nothing of that."""
        if self._at is None or self.hindrance:
            return ""
        try:
            named, packed = named_and_packed(launch)
            self._left_bytes -= packed.size_bytes
            if len(self.kinds) == MOST_LAUNCHES:
                self.hindrance = f"a call launches more than {MOST_LAUNCHES} kernels"
            elif self._left_bytes < 0:
                self.hindrance = f"the launches of a call have more than {MOST_BYTES // MIB:,} MiB of arrays together"
            else:
                path = launch_file(self._at, len(self.kinds))
                path.write_bytes(files.encode(kept_launch(named, packed)))
                self.kinds.append(record)
        except WarplensError as error:
            self.hindrance = str(error)
        return ""


def launch_file(at: Path, number: int) -> Path:
    """Return the file of a launch of the call whose results are at a path."""
    return at.with_name(f"{at.name}-{number}{files.SUFFIX}")
