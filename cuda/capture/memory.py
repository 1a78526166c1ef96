"""The buffers of a capture: memory by name, with its contents or how to make them.

The rule: bytes are shared and never copied. Contents are the memory of the program itself or the bytes that a file
holds, the digest of a blob, a recipe, or zeros.
"""

from __future__ import annotations

import re
from math import prod
from typing import TypeAlias

import msgspec
import numpy as np

from warplens.cuda.ground.errors import InputError

_BITS = re.compile(r"[a-z]+([0-9]{1,3})(?:_|$)")


class Allocation(msgspec.Struct, frozen=True, kw_only=True, eq=False, tag="bytes"):
    """Memory on the host: the bytes of a program's allocation, which a launch changes, or those that a file holds.

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


class Blob(msgspec.Struct, frozen=True, kw_only=True, tag="blob"):
    """Contents that a folder of blobs holds (`warplens.cuda.ground.blobs.BlobFolder`), by their digest."""

    digest: str


class Recipe(msgspec.Struct, frozen=True, kw_only=True, tag="recipe"):
    """Contents that are computed when they are needed, as a kernel file says it.

    Args:
        init: the expression as written, such as `random` or `npy("weights.npy")`.
        names: the sizes and options that it may name.
        seed: that of random numbers.
    """

    init: str
    names: dict[str, int] = {}
    seed: int = 0


class Zeros(msgspec.Struct, frozen=True, tag="zeros"):
    """Nothing but zeros."""


Contents: TypeAlias = Allocation | Blob | Recipe | Zeros


class Buffer(msgspec.Struct, frozen=True, kw_only=True):
    """Memory that the steps of a capture work on.

    Args:
        name: what steps call it: the name of the first parameter that leads to it, or of a variable.
        size_bytes: its bytes.
        contents: what it holds before the first step.
        dtype, shape: the array that it holds, "" and () where that is not known.
        offset_bytes: the start of that array within the buffer.
        address: where it lay when the capture was made, to find addresses of it in memory; 0 where that is not known.
        is_variable: whether it is a variable of the module, in global or constant memory.
        is_host: whether it lies in the host's memory, and only copies touch it.
    """

    name: str
    size_bytes: int
    contents: Contents = Zeros()
    dtype: str = ""
    shape: tuple[int, ...] = ()
    offset_bytes: int = 0
    address: int = 0
    is_variable: bool = False
    is_host: bool = False

    @property
    def data(self) -> np.ndarray:
        """Its bytes, where they are in memory.

        Raises:
            InputError: the contents must be made first.
        """
        if not isinstance(self.contents, Allocation):
            raise InputError(f"the contents of {self.name!r} are not in memory")
        return self.contents.data

    @property
    def row_bytes(self) -> int:
        """The bytes from one row to the next, 0 where it is not known to have rows."""
        width = item_bytes(self.dtype)
        if len(self.shape) < 2 or not width or width * prod(self.shape) > self.size_bytes - self.offset_bytes:
            return 0
        return width * prod(self.shape[1:])


def item_bytes(dtype: str) -> int:
    """Return the bytes of an element from the name of its dtype, 0 where the name has no number of bits."""
    match = _BITS.match(dtype)
    return int(match[1]) // 8 if match else 0
