"""Lines of the host's code for addresses of a running program, from the debug information of its files.

The rule: what is shown is where the program's own code makes a call: stubs of nvcc and headers of CUDA are passed over.
Without debug information the function is named, and nothing is guessed.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath

from warplens.cuda.capture.value import Place

_STUBS = ("__device_stub__", "cudaLaunchKernel", "cudaLaunchCooperativeKernel", "cudaLaunchKernelEx")
_WRAPPER = re.compile(r"_Z\d+cuda[A-Z]")  # `cudaMalloc<float>` of cuda_runtime.h, which is compiled into the program
PYTHON_LINES = 0xFFF0 << 48  # addresses that stand for lines of Python programs begin here (`python.c`)
STANDIN = "libwarplens-cuda"


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """An address of a program: its file, its line (0 where that is not known), its function."""

    file: str
    line: int
    function: str


@dataclass(slots=True)
class _Mapping:
    start: int
    end: int
    offset: int
    path: str


@dataclass(slots=True)
class HostLines:
    """The lines of one process, which must still be there when a new address is asked for."""

    process: int
    _mappings: list[_Mapping] = field(default_factory=list)
    _frames: dict[int, Frame | None] = field(default_factory=dict)
    _places: dict[tuple[int, ...], Place] = field(default_factory=dict)

    def place(self, addresses: Sequence[int], kernel: str = "") -> Place:
        """Return where the program's own code makes the call whose return addresses these are, the innermost first. A
        function of the host has the symbol of the kernel that is launched, too.
        """
        key = tuple(addresses)
        if key not in self._places:
            self._places[key] = _own_place(self.frames(addresses), kernel)
        return self._places[key]

    def name(self, address: int, frame: Frame) -> None:
        """Take what an address stands for that no code has: a line of a Python program."""
        self._frames[address] = frame

    def frames(self, addresses: Sequence[int]) -> list[Frame]:
        """Return the frames outside the stand-in, the innermost first."""
        for address in addresses:
            if address not in self._frames:
                self._frames[address] = self._read(address)
        return [frame for address in addresses if (frame := self._frames[address]) is not None]

    def _read(self, address: int) -> Frame | None:
        before = address - 1  # a return address is behind the call
        mapping = self._mapping(before)
        if mapping is None or STANDIN in mapping.path:
            return None
        # a program whose calls are all right has no use for it
        from warplens.cuda.driver.object_files import object_file

        file = object_file(mapping.path)
        if file is None:
            return Frame(file=mapping.path, line=0, function="")
        inside = file.address_of(before - mapping.start + mapping.offset)
        path, line = file.line(inside)
        return Frame(file=path or mapping.path, line=line, function=file.function(inside))

    def _mapping(self, address: int) -> _Mapping | None:
        for is_read in (False, True):
            if is_read:
                self._mappings = list(_mappings(self.process))
            for mapping in self._mappings:
                if mapping.start <= address < mapping.end:
                    return mapping
        return None


def _mappings(process: int) -> Iterable[_Mapping]:
    """Read the files that a process has mapped: proc(5), /proc/[pid]/maps."""
    try:
        text = Path(f"/proc/{process}/maps").read_text(encoding="utf-8", errors="replace")
    except OSError:  # it has ended
        return
    for line in text.splitlines():
        span, rights, offset, _, _, *path = line.split(maxsplit=5)
        if "x" in rights and path and path[0].startswith("/"):
            start, end = (int(part, 16) for part in span.split("-"))
            yield _Mapping(start, end, int(offset, 16), path[0])


def _own_place(frames: Sequence[Frame], kernel: str) -> Place:
    from warplens.cuda.driver.object_files import function_name, is_header, is_of_library

    own = [
        frame
        for frame in frames
        if not any(stub in frame.function for stub in _STUBS)
        and not _WRAPPER.match(frame.function)
        and (not kernel or frame.function != kernel)
    ]
    lined = [frame for frame in own if frame.line]
    mine = [frame for frame in lined if not is_header(frame.file)]
    for frame in (*mine, *lined):
        return Place(file=frame.file, line=frame.line)
    for frame in sorted(own, key=lambda frame: is_header(frame.file) or is_of_library(frame.function)):
        name = function_name(frame.function)
        return Place(file=f"{PurePath(frame.file).name} {name}()" if name else frame.file, line=0)
    return Place(file="", line=0)
