"""A launch of a front end as one frozen value: the kernel's code, its shape, its arguments, and where it was launched.

The rule: nothing here knows a front end. An adapter makes these values; all that follows reads nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.textures import TextureView

Shape = tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A line of a file; lines count from 1."""

    file: str
    line: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Allocation:
    """One allocation of a front end's device memory: its bytes on the host, contiguous, which a launch changes.

    Two allocations are the same only if they are one object. Those that are `guarded` lie between guard pages
    (`aligned_zeros`), so that a launch works on them where they are.

    Raises:
        InputError: the array is not a contiguous row of bytes.
    """

    data: np.ndarray
    guarded: bool = False

    @property
    def address(self) -> int:
        """The address of its first byte."""
        return int(self.data.ctypes.data)

    def __post_init__(self) -> None:
        """Check the array."""
        if self.data.dtype != np.uint8 or self.data.ndim != 1 or not self.data.flags.c_contiguous:
            raise InputError(
                f"an allocation is an array of {self.data.dtype} with shape {self.data.shape}, and must be a "
                "contiguous row of uint8"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class Pointer:
    """An argument that points into an allocation, `offset_bytes` from its start.

    `dtype` and `shape` say what the front end knows of the array there; a bare address has neither.
    """

    allocation: Allocation
    offset_bytes: int = 0
    dtype: str = ""
    shape: tuple[int, ...] = ()

    @property
    def kind(self) -> tuple[object, ...]:
        """What equal launches share of this argument."""
        return ("pointer", self.dtype, self.shape)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scalar:
    """An argument that is passed by value: its bytes, in the width of its parameter, and its dtype."""

    data: bytes
    dtype: str

    @property
    def kind(self) -> tuple[object, ...]:
        """What equal launches share of this argument: its type, not its value."""
        return ("scalar", self.dtype)


@dataclass(frozen=True, slots=True, kw_only=True)
class Texels:
    """An argument that is a texture or a surface object on an allocation, from its start.

    The array of the `view` has no name yet: it gets that of the parameter.
    """

    allocation: Allocation
    view: TextureView

    @property
    def kind(self) -> tuple[object, ...]:
        """What equal launches share of this argument."""
        return ("texels", self.view)


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelLaunch:
    """One launch of a kernel.

    Args:
        front_end: the package that launched it, such as `pycuda`.
        kernel: the kernel's name in the user's code.
        symbol: the (mangled) name of the entry in `ptx`.
        ptx: the compiled code.
        grid, block: blocks and threads in x, y, z.
        dynamic_shared_bytes: dynamic shared memory.
        arguments: one for each parameter of the entry, in order.
        names: the names of the parameters, where the front end knows them.
        options: constexprs and compiler options, by name.
        source: the CUDA source, where there is one.
        launched_at: the line of the user's file that launched it.
        source_at: where the kernel's source begins, where that is known.
        target: what `ptx` and `cubin` are compiled for, such as `sm_90`.
        cubin: the machine code, which says how many registers the kernel takes; b"" without any.
        compiler: what compiled the kernel, with its version.
        variables: the variables of the module that the kernel uses, by name, each with its memory.
        reachable: further allocations that addresses in memory lead to.
        ones: the whole numbers among the arguments that are compiled into the code, since they are 1.
        remark: what the front end says about this launch, such as that an autotuner chose it.
        unexecuted: what the code for the device has and the engine does not execute, where `ptx` is therefore that for
            an older target; "" for the code that the device runs.
    """

    front_end: str
    kernel: str
    symbol: str
    ptx: str
    grid: Shape
    block: Shape
    dynamic_shared_bytes: int = 0
    arguments: tuple[Pointer | Scalar | Texels, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    source: str = ""
    launched_at: Place
    source_at: Place | None = None
    names: tuple[str, ...] = ()
    target: str = ""
    cubin: bytes = b""
    compiler: str = ""
    variables: tuple[tuple[str, Allocation], ...] = ()
    reachable: tuple[Allocation, ...] = ()
    ones: tuple[str, ...] = ()
    remark: str = ""
    unexecuted: str = ""

    @property
    def kind(self) -> tuple[object, ...]:
        """What equal launches share: code, options, dtypes and shapes, grid, block and dynamic shared memory.

        Where a launch stands in the user's file and the values of its numbers do not matter.
        """
        return (
            self.front_end,
            self.kernel,
            self.symbol,
            self.ptx,
            self.options,
            self.grid,
            self.block,
            self.dynamic_shared_bytes,
            tuple(argument.kind for argument in self.arguments),
        )
