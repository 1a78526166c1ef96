"""A kernel as its file lies now, with which the points that are shown are compared.

The rule: a point is stale if its source, a file that it includes, or a macro is another one now; what a point does not
say of itself is not held against it, nor that it is a launch of a program, which no file is the source of. Nothing here
reads a file.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath

from warplens.cuda.points import PointResult
from warplens.profiles.kept_launches import is_launch


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelVersion:
    """What the file of a kernel says now.

    `source_hash` and `included_hash` are those of its `PointSpec`; macros and values of the launch are part of the
    first. `families` are all that the kernel has had: a point of another family is one of another kernel. `problem` is
    why the file has no such kernel now, as the end of a sentence that begins with the file's name; "" if it has.
    """

    path: str
    families: frozenset[str]
    source_hash: str
    included_hash: str = ""
    problem: str = ""

    def is_of(self, point: PointResult) -> bool:
        """Return whether a point of this name is one of this kernel, and of a source."""
        return point.family in self.families and bool(point.source_hash) and not is_launch(point)

    def staleness_of(self, point: PointResult) -> str:
        """Return why a point of the kernel is stale; "" if it is not."""
        if not self.is_of(point):
            return ""
        file = PurePath(self.path).name
        if self.problem:
            return f"{file} {self.problem}"
        if point.source_hash != self.source_hash:
            return f"{file} has changed since this ran"
        if point.included_hash is not None and point.included_hash != self.included_hash:
            return f"a file that {file} includes has changed since this ran"
        return ""
