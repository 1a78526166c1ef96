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
from warplens.cuda.points import Measuring
from warplens.profiles.outputs import Kind, refuse_loss
from warplens.profiles.records import Completeness, Profile, new_profile, now_utc
from warplens.profiles.store import write_profile

WRITTEN_EVERY_S = 2.0


class LaunchProfile:
    """Writes the launches of a program as a profile.

    Args:
        spec: the device that they are counted and modelled for.
        path: the file, None for none.
        overwrite: replace a file that is no profile.
        measuring: the settings of the timing, where a card takes the launches.

    Raises:
        NotOverwrittenError: there is a file that is no profile.
    """

    def __init__(
        self, spec: GpuSpec, path: Path | None = None, *, overwrite: bool = False, measuring: Measuring | None = None
    ) -> None:
        self._spec = spec
        self._measuring = measuring
        self._path = path
        self._head: Profile | None = None
        self._written_s = time.monotonic()
        self._count = 0
        if path is not None:
            refuse_loss(path, Kind.PROFILE, overwrite=overwrite)

    def keep(self, records: Sequence[LaunchRecord]) -> None:
        """Write the launches so far, if there are new ones and the last time is long ago.

        Raises:
            StorageError: the file cannot be written.
        """
        if self._path is None or len(records) == self._count or time.monotonic() < self._written_s + WRITTEN_EVERY_S:
            return
        write_profile(self._path, self.profile(records, Completeness.PARTIAL))
        self._written_s, self._count = time.monotonic(), len(records)

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
            self._head = new_profile([self._spec], compiler="", measuring=self._measuring)
        return replace(
            self._head,
            compiler=", ".join(compilers),
            ended=now_utc(),
            status=status,
            points=tuple(points_of(records, self._spec)),
        )
