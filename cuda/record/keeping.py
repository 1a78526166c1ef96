"""Keeps launches of programs: everything that executing one again needs, as it is before the launch.

The rule: the lines of the source that is kept are those that the PTX names, whatever file stands there later.
"""

import linecache
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import PurePath

import msgspec

from warplens.cuda.capture.value import NOT_KEPT, Capture, Place
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.program_arguments import laid_out
from warplens.cuda.ground import errors, points
from warplens.cuda.record.points import identity_of
from warplens.cuda.record.recorder import LaunchRecord

MIB = 2**20
DEFAULT_MOST_BYTES = 64 * MIB  # larger launches are kept only if the user asks: 60 MiB take half a second (measured)
LAUNCHES_AT_ONCE = 16  # all kept launches of a program together take at most this many times the bytes of one
MAX_SOURCE_CHARACTERS = 4_000_000
_FIRST_LINE = re.compile(r"^#line (\d+)\n", re.MULTILINE)


class LaunchKeeper:
    """Keeps the first launch of each kind; its method `keep` is what a `Recorder` calls before it executes one. A
    launch is kept with at most `most_bytes` of arrays; 0 for none.
    """

    def __init__(
        self, spec: GpuSpec, write: Callable[[LaunchRecord, Capture], None], *, most_bytes: int = DEFAULT_MOST_BYTES
    ) -> None:
        self._spec = spec
        self._write = write
        self._most_bytes = most_bytes
        self._left_bytes = LAUNCHES_AT_ONCE * most_bytes

    def keep(self, record: LaunchRecord, capture: Capture) -> str:
        """Write a launch before it is executed; return why it is not kept, "" where it is."""
        if not self._most_bytes:
            return ""
        try:
            capture = laid_out(capture)
            size = capture.size_bytes
            if reason := self._too_large(size):
                return reason
            self._write(record, kept(capture, identity_of(record, self._spec)))
        except errors.WarplensError as error:
            return f"{NOT_KEPT}: {error}"
        self._left_bytes -= size
        return ""

    def _too_large(self, size: int) -> str:
        if size > self._most_bytes:
            return (
                f"{NOT_KEPT}: the launch has {_mib(size)} of arrays, and launches of at most {_mib(self._most_bytes)} "
                "are kept (`--keep MIB` raises that)"
            )
        if size > self._left_bytes:
            taken = LAUNCHES_AT_ONCE * self._most_bytes - self._left_bytes
            return f"{NOT_KEPT}: the kept launches of the program already take {_mib(taken)} (`--keep MIB` raises that)"
        return ""


def _mib(size: int) -> str:
    return f"{size / MIB:,.0f} MiB"


def kept(capture: Capture, identity: points.PointSpec | None = None) -> Capture:
    """Return the capture of a launch as a file holds it: laid out, with the source whose lines are those of its PTX."""
    capture = laid_out(capture)
    path, source = source_of(capture)
    written = capture.program.launched_at
    place = Place(file=PurePath(written.file).name, line=written.line)
    origin = msgspec.structs.replace(capture.program, launched_at=place)
    if identity is not None:
        origin = msgspec.structs.replace(
            origin, source_hash=identity.source_hash, problem=dict(identity.problem), tune=dict(identity.tune)
        )
    code = msgspec.structs.replace(capture.code, source=source, source_at=Place(file=path, line=1))
    return replace(capture, origin=origin, codes=(code,))


def source_of(capture: Capture) -> tuple[str, str]:
    """Return the file that a kernel is written in, and the text whose lines are those of its PTX.

    That is the file of the program where the kernel stands in it, and else the text that was compiled.
    """
    code, path = capture.code, capture.path
    launched_in = capture.program.launched_at.file
    if PurePath(launched_in).name == path:  # a front end that names its file without the folder
        path = launched_in
    text = "".join(linecache.getlines(path))
    first = _FIRST_LINE.search(code.source)
    if first is not None:
        if int(first[1]) > 1 and text:
            return path, text[:MAX_SOURCE_CHARACTERS]
        path = f"{path}.cu" if path.endswith(".py") else path  # made by a program, or a file of its own
        return path, code.source[first.end() :][:MAX_SOURCE_CHARACTERS]
    if not text:
        before = 0 if code.source_at is None else code.source_at.line - 1
        text = "\n" * before + code.source
    return path, text[:MAX_SOURCE_CHARACTERS]
