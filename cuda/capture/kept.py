"""A launch of a program with all that executing it again needs: code, shape, parameters and the contents of its arrays.

The rule: a kept launch may come from a stranger. What is here was checked when it was read, no path in it is opened,
and its code is executed in a confined process alone, as that of a `.cu` is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import prod

from warplens.cuda.ground.errors import InputError

NOT_KEPT = "its lines and requests cannot be looked at"
"""The note on a point whose launch is not kept begins so."""
REPLACED_CODE = re.compile(r"(compiled for sm_\w+ instead of sm_\w+), since ")
"""A note of a point that begins so says that its device would run other code."""
LAUNCHED = "launched "
"""A note of every point that is a launch of a program begins so."""
UNCOMPARED = "the result of a program's own launch is compared with no reference"
POINTER_BYTES = 8
MAX_EXTENT = 2**31 - 1
"""The largest extent of a grid. Source: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability".
"""
MAX_THREADS = 1024
"""The most threads of a block. Source: as above."""
MAX_PARAMETER_BYTES = 32764
"""The most bytes of a kernel's parameters. Source: CUDA C++ Programming Guide, "__global__ Function Parameters"."""
_TARGET = re.compile("sm_[1-9][0-9]{1,2}[af]?")


def is_variant_of(variant: str, kernel: str) -> bool:
    """Return whether a point's variant is one of a kernel: its name, perhaps with dtypes and options behind it."""
    return variant == kernel or variant.startswith(f"{kernel} ")


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptArray:
    """One allocation of a launch.

    Args:
        name: the name of the parameter or variable that leads to it.
        address: where it lay when the launch was kept, to find addresses of it in memory.
        data: its bytes before the launch.
        dtype, shape: the array that a parameter points to, "" and () where that is not known.
        offset_bytes: the start of that array within the allocation.
        is_variable: whether it is a variable of the module.
    """

    name: str
    address: int
    data: bytes = field(repr=False)
    dtype: str = ""
    shape: tuple[int, ...] = ()
    offset_bytes: int = 0
    is_variable: bool = False

    @property
    def row_bytes(self) -> int:
        """The bytes from one row to the next, 0 where it is not known to have rows."""
        width = item_bytes(self.dtype)
        if len(self.shape) < 2 or not width or width * prod(self.shape) > len(self.data) - self.offset_bytes:
            return 0
        return width * prod(self.shape[1:])


def item_bytes(dtype: str) -> int:
    """Return the bytes of an element from the name of its dtype, 0 where the name has no number of bits."""
    digits = dtype[len(dtype.rstrip("0123456789")) :]
    return int(digits) // 8 if 0 < len(digits) <= 3 else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptLaunch:
    """A launch, complete.

    Args:
        front_end: the package that launched it, such as `numba`.
        kernel, problem, tune, source_hash: those of its point in the profile.
        symbol: the (mangled) name of the entry in `ptx`.
        ptx: the compiled code; `cubin` is its machine code, b"" without any; `target` what both are compiled for.
        compiler: what compiled it.
        grid, block: blocks and threads in x, y, z.
        dynamic_shared_bytes: dynamic shared memory.
        parameters: the parameter block; where a pointer stands, the bytes from the start of its array.
        pointers: the name of an array by the offset of its pointer in the parameter block.
        arrays: what the kernel may touch.
        path: the file that the kernel is written in; `source` is its text, whose lines are those of the PTX.
        launched_at: where it was launched, as `file:line`.
        unexecuted: what the code for the device has and the engine does not execute, where `ptx` is therefore that for
            an older target; "" for the code that the device runs.
    """

    front_end: str
    kernel: str
    problem: dict[str, int]
    tune: dict[str, int]
    source_hash: str
    symbol: str
    ptx: str = field(repr=False)
    cubin: bytes = field(default=b"", repr=False)
    target: str = ""
    compiler: str = ""
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_bytes: int = 0
    parameters: bytes = field(repr=False)
    pointers: dict[int, str]
    arrays: tuple[KeptArray, ...]
    path: str = ""
    source: str = field(default="", repr=False)
    launched_at: str = ""
    unexecuted: str = ""

    @property
    def size_bytes(self) -> int:
        """The bytes of all arrays."""
        return sum(len(array.data) for array in self.arrays)


def replaced_code(target: str, unexecuted: str, device_target: str) -> str:
    """Return what stands first about code that takes the place of that which the device runs, "" where it does not.

    It begins as `REPLACED_CODE` says.

    Args:
        target: what the code is compiled for.
        unexecuted: what the code of the program's device has that the engine does not execute, "" for nothing.
        device_target: that of the device that it is counted for.
    """
    if not unexecuted or target.rstrip("af") == device_target:
        return ""
    return (
        f"compiled for {target} instead of {device_target}, since the engine does not execute {unexecuted}: the counts "
        "are those of this code, which the device does not run; no modelled time, no occupancy, no advice"
    )


def replaced_code_of(notes: Iterable[str]) -> str:
    """Return in words what the code of a point is compiled for, where its device would run other code; else ""."""
    return next((match[1] for note in notes if (match := REPLACED_CODE.match(note))), "")


def check(launch: KeptLaunch) -> None:
    """Check that the parts of a launch fit together.

    Raises:
        InputError: they do not.
    """
    if problem := _problem(launch):
        raise InputError(f"the kept launch of {launch.kernel!r} {problem}")


def _problem(launch: KeptLaunch) -> str:
    """Say what is wrong with a launch, "" where nothing is."""
    return (
        _problem_of_shape(launch)
        or _problem_of_pointers(launch)
        or next(filter(None, map(_problem_of_array, launch.arrays)), "")
    )


def _problem_of_shape(launch: KeptLaunch) -> str:
    if not all(1 <= extent <= MAX_EXTENT for extent in launch.grid):
        return f"has a grid of {_listed(launch.grid)} blocks, each extent is 1 to {MAX_EXTENT}"
    if not all(extent >= 1 for extent in launch.block) or prod(launch.block) > MAX_THREADS:
        return f"has a block of {_listed(launch.block)} threads, 1 to {MAX_THREADS} are allowed"
    if not 0 <= launch.dynamic_shared_bytes <= MAX_EXTENT:
        return f"asks for {launch.dynamic_shared_bytes} bytes of shared memory"
    return "" if _is_target(launch.target) else f"is compiled for {launch.target!r}, which is no target such as sm_90"


def _problem_of_pointers(launch: KeptLaunch) -> str:
    names = {array.name for array in launch.arrays}
    if len(names) < len(launch.arrays):
        return "has two arrays with one name"
    if len(launch.parameters) > MAX_PARAMETER_BYTES:
        return f"has {len(launch.parameters)} bytes of parameters, at most {MAX_PARAMETER_BYTES} are allowed"
    for offset, name in launch.pointers.items():
        if name not in names:
            return f"has a pointer to an array {name!r} that it does not have"
        if offset % POINTER_BYTES or not 0 <= offset <= len(launch.parameters) - POINTER_BYTES:
            return f"has a pointer at byte {offset} of its {len(launch.parameters)} bytes of parameters"
    return ""


def _problem_of_array(array: KeptArray) -> str:
    if not 0 <= array.address < 2**64 - len(array.data) or not 0 <= array.offset_bytes <= len(array.data):
        return f"has an array {array.name!r} at no address, or with a start outside of its memory"
    if not all(0 <= extent < 2**63 for extent in array.shape):
        return f"has an array {array.name!r} of the shape {_listed(array.shape)}"
    return ""


def _is_target(target: str) -> bool:
    return not target or _TARGET.fullmatch(target) is not None


def _listed(extents: tuple[int, ...]) -> str:
    return " x ".join(map(str, extents))
