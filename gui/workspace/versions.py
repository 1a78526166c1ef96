"""What the file of a kernel says now, with which the points of the kernel are compared: those of other texts are stale.

The rule: a point is stale if its source, a file that it includes or a macro differs now. What a point does not record
is not held against it, and no file is the source of a program's launch.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from warplens.cuda.ground.points import PointResult
from warplens.profiles.kept_launches import is_launch


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelVersion:
    """What the file of a kernel says now; the hashes are those of its `PointSpec`."""

    path: str
    families: frozenset[str]  # all that the kernel has had: a point of another family is one of another kernel
    source_hash: str  # macros and values of the launch are part of it
    included_hash: str = ""
    problem: str = ""  # why the file has no such kernel now, as the end of a sentence that begins with the file's name
    front_matter: str = ""  # the inferred one
    revision: str = ""  # the name of the one that is shown, "" for what the file says now

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
        has_other_text = point.source_hash != self.source_hash
        if not has_other_text and point.included_hash in {None, self.included_hash}:
            return ""
        if self.revision:
            return f"{self.revision} of {file} is shown, and this ran with another revision"
        return f"{file if has_other_text else f'a file that {file} includes'} has changed since this ran"


Versions = Mapping[str, KernelVersion]  # what the files say, by the names of their kernels


def staleness_in(versions: Versions, point: PointResult) -> str:
    """Return why a point is stale where the files say this: its file is another one now. "" if it is not."""
    version = versions.get(point.kernel) if versions else None
    return version.staleness_of(point) if version else ""
