"""A launch of Triton as a capture.

The rule: nothing here imports Triton or PyTorch; a tensor is what has an address, a storage, a dtype and a shape.
"""

import ctypes
import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Capture, Code, Extent, Pointer, Scalar
from warplens.cuda.ground.errors import ArgumentsError, UnsupportedError
from warplens.cuda.record import kernels, session

WARP = 32
POINTER_BYTES = 8
FLOATS = {"fp16": "<e", "fp32": "<f", "fp64": "<d"}
DTYPES = {"fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64"}
PACKAGES = ("triton", "torch")  # the program's own code is outside of these


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledKernel:
    """A kernel that Triton has compiled."""

    code: Code  # its options are the constexprs and those of the compiler
    signature: Mapping[str, Any]  # types by parameter: `*fp32`, `i32`, or `constexpr`: compiled in; tuples for tuples
    warps: int
    shared_bytes: int  # that of a block, all of it dynamic
    scratch_bytes: int = 0  # the global memory that a block needs beside its arguments
    has_maps: bool = False  # descriptors of tensors are passed as those of the Tensor Memory Accelerator, not in parts
    ones: tuple[str, ...] = ()  # the parameters that Triton has compiled in, since their value is 1


def launch_of(kernel: CompiledKernel, grid: Extent, arguments: Sequence[Any], remark: str = "") -> Capture:
    """Return a launch of a kernel."""
    storages: dict[int, Allocation] = {}
    passed: list[Pointer | Scalar] = []
    names = []
    for name, kind, value in _flat(kernel.signature, arguments, has_maps=kernel.has_maps):
        passed.append(_pointer(name, value, storages) if kind.startswith("*") else _number(name, kind, value))
        names.append(name)
    parameters = _parameters(kernel.code.ptx, kernel.code.symbol)
    if kernel.scratch_bytes:
        blocks = grid[0] * grid[1] * grid[2]
        passed.append(Pointer(allocation=Allocation(data=np.zeros(blocks * kernel.scratch_bytes, np.uint8))))
        names.append("scratch")
    for number in range(parameters - len(passed)):  # the scratch memory that this kernel does not use
        passed.append(Scalar(data=bytes(POINTER_BYTES), dtype="uint64"))
        names.append(f"unused {number}")
    return kernels.launch_capture(
        "triton",
        kernel.code,
        passed,
        grid=grid,
        block=(WARP * kernel.warps, 1, 1),
        dynamic_shared_bytes=kernel.shared_bytes,
        names=tuple(names),
        ones=kernel.ones,
        launched_at=session.place_of_caller(*PACKAGES),
        remark=remark,
    )


@lru_cache(maxsize=256)
def _parameters(ptx: str, name: str) -> int:
    """Return how many parameters a compiled kernel has: its entry lists them in the first parentheses."""
    entry = re.search(rf"\.entry\s+{re.escape(name)}\s*\(([^)]*)\)", ptx)
    return entry[1].count(".param") if entry else 0


def _flat(signature: Mapping[str, Any], values: Sequence[Any], *, has_maps: bool) -> Iterator[tuple[str, str, Any]]:
    """Return name, type and value of each parameter of the compiled kernel."""
    for (name, kind), value in zip(signature.items(), values, strict=True):
        if isinstance(kind, tuple):
            inner = {f"{name}_{number}": element for number, element in enumerate(kind)}
            yield from _flat(inner, value, has_maps=has_maps)
        elif kind.startswith("tensordesc"):
            if has_maps or not hasattr(value, "block_shape"):
                raise UnsupportedError(
                    f"the argument {name} is a descriptor of the Tensor Memory Accelerator, which is not executed"
                )
            yield from _described(name, kind, value)
        elif kind != "constexpr":
            yield name, kind, value


def _described(name: str, kind: str, value: Any) -> Iterator[tuple[str, str, Any]]:
    """Return the parts of a descriptor as Triton passes them before compute capability 9.0. Whether it rounds to tf32
    is passed by the versions of Triton whose descriptors know it, 3.7 and later.
    """
    dtype = kind.partition("<")[2].partition("[")[0]
    shape = [(f"{name}_shape_{axis}", number) for axis, number in enumerate(value.shape)]
    strides = [(f"{name}_stride_{axis}", number) for axis, number in enumerate(value.strides)]
    yield name, f"*{dtype}", value.base
    yield from ((name, "i64", number) for name, number in (*shape, *strides))
    yield f"{name}_padding", "i1", value.padding == "nan"
    if hasattr(value, "round_f32_to_tf32"):
        yield f"{name}_round", "i1", value.round_f32_to_tf32
    yield from ((name, "i32", number) for name, number in shape)
    yield from ((name, "i64", number) for name, number in strides)


def _pointer(name: str, value: Any, storages: dict[int, Allocation]) -> Pointer | Scalar:
    """Return the pointer to the first element of a tensor, with all of its storage."""
    tensor = getattr(value, "base", value) if not hasattr(value, "untyped_storage") else value
    if value is None:
        return Scalar(data=bytes(POINTER_BYTES), dtype="uint64")
    if not hasattr(tensor, "untyped_storage"):
        raise ArgumentsError(f"the argument {name} is a {type(value).__name__}, and a tensor is needed")
    if str(tensor.device) != "cpu":
        raise ArgumentsError(f"the tensor {name} is on the device {tensor.device}, and the engine reads those on cpu")
    storage = tensor.untyped_storage()
    start = storage.data_ptr()
    if start not in storages:
        size = storage.nbytes()
        data = np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(start)) if size else np.zeros(0, np.uint8)
        storages[start] = Allocation(data=data)
    return Pointer(
        allocation=storages[start],
        offset_bytes=value.data_ptr() - start,
        dtype=str(value.dtype).removeprefix("torch."),
        shape=tuple(tensor.shape),
    )


def _number(name: str, kind: str, value: Any) -> Scalar:
    if kind in FLOATS:
        return Scalar(data=struct.pack(FLOATS[kind], value), dtype=DTYPES[kind])
    if kind == "bf16":
        return Scalar(data=struct.pack("<f", value)[2:], dtype=DTYPES[kind])
    if kind[:1] in ("i", "u") and kind[1:].isdigit():
        size = max(1, int(kind[1:]) // 8)
        dtype = f"{'u' if kind.startswith('u') else ''}int{8 * size}"
        return Scalar(data=(int(value) % 2 ** (8 * size)).to_bytes(size, "little"), dtype=dtype)
    raise UnsupportedError(f"the argument {name} has the type {kind}, which the engine cannot be given")
