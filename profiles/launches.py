"""The profile of a program's own launches, kept on the disk while the program runs.

The rule: a file is written whole, at most every few seconds and at the end, however the program ends.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.frontends.points import points_of
from warplens.cuda.frontends.recorder import LaunchRecord
from warplens.profiles.outputs import Kind, refuse_loss
from warplens.profiles.records import Completeness, Profile, new_profile, now_utc
from warplens.profiles.store import write_profile

WRITTEN_EVERY_S = 2.0
WRITTEN_SHARE = 0.05
"""Writing takes at most this part of the time."""


class LaunchProfile:
    """Writes the launches of a program as a profile.

    Args:
        spec: the device that they are counted and modelled for.
        path: the file, None for none.
        overwrite: replace a file that is no profile.

    Raises:
        NotOverwrittenError: there is a file that is no profile.
    """

    def __init__(self, spec: GpuSpec, path: Path | None = None, *, overwrite: bool = False) -> None:
        self._spec = spec
        self._path = path
        self._head: Profile | None = None
        self._next_s = time.monotonic() + WRITTEN_EVERY_S
        self._count = 0
        if path is not None:
            refuse_loss(path, Kind.PROFILE, overwrite=overwrite)

    def keep(self, records: Sequence[LaunchRecord]) -> None:
        """Write the launches so far, if there are new ones and the last time is long ago.

        Raises:
            StorageError: the file cannot be written.
        """
        if self._path is None or len(records) == self._count or time.monotonic() < self._next_s:
            return
        begin = time.monotonic()
        write_profile(self._path, self.profile(records, Completeness.PARTIAL))
        end = time.monotonic()
        self._next_s, self._count = end + max(WRITTEN_EVERY_S, (end - begin) / WRITTEN_SHARE), len(records)

    def finish(self, records: Sequence[LaunchRecord]) -> Profile:
        """Return the profile of all launches, and write it.

        Raises:
            StorageError: the file cannot be written.
        """
        profile = self.profile(records, Completeness.COMPLETE)
        if self._path is not None:
            write_profile(self._path, profile)
        return profile

    def profile(self, records: Sequence[LaunchRecord], status: Completeness) -> Profile:
        """Return the launches so far as a profile."""
        compilers = dict.fromkeys(record.launch.compiler for record in records if record.launch.compiler)
        if self._head is None:
            self._head = new_profile([self._spec], compiler="")
        return replace(
            self._head,
            compiler=", ".join(compilers),
            ended=now_utc(),
            status=status,
            points=tuple(points_of(records, self._spec)),
        )
