"""The result of a compilation: the kernel as PTX and as machine code, and the resources that it takes.

The rule: plain frozen values that can be pickled and encoded, so that the cache and the worker processes can pass them
on.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelResources:
    """The resources that one kernel takes of a device, for one target.

    `registers_per_thread` are those that the assembler assigned. `static_shared_bytes` are those of a block, without
    the 1 KiB that the system takes from sm_90 on. `local_bytes_per_thread` is the stack, including that of called
    functions; spilled registers live there. `spill_store_bytes` and `spill_load_bytes` are the bytes that one
    thread's code stores and loads for spills, each instruction counted once, however often it is executed.
    `constant_bytes` are the `__constant__` variables of the file, `parameter_bytes` the kernel's parameters.
    `max_threads_per_block` is that of `__launch_bounds__`, or None.
    """

    registers_per_thread: int
    static_shared_bytes: int
    local_bytes_per_thread: int
    spill_store_bytes: int
    spill_load_bytes: int
    constant_bytes: int
    parameter_bytes: int
    max_threads_per_block: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledKernel:
    """One `__global__` function, compiled for one target.

    `entry` is the function as the request names it (`transpose`, `tiles::product<16>`), `symbol` its name in the PTX
    and the cubin. `log` holds the compiler's warnings, with the user's file name and line numbers; it is empty for
    most. `version` names the compiler (`NVRTC 12.9.86`).
    """

    entry: str
    symbol: str
    target: str
    version: str
    log: str
    resources: KernelResources
    ptx: str = field(repr=False)
    cubin: bytes = field(repr=False)
