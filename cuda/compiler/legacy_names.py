"""The functions of a warp that CUDA had before Volta: `__shfl`, `__shfl_xor`, `__any`, `__ballot`.

The rule: no compiler has them for compute capability 7.0 and later, where a kernel names the lanes that take part. Here
these are the lanes that are active at the call, and a note says so, since nvcc refuses the source for such a GPU.

Source: CUDA C++ Programming Guide, "Warp Vote Functions" and "Warp Shuffle Functions" (deprecated in CUDA 9.0).
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

_SHUFFLES = {"__shfl": "int", "__shfl_up": "unsigned", "__shfl_down": "unsigned", "__shfl_xor": "int"}
_VOTES = {"__any": "int", "__all": "int", "__ballot": "unsigned"}
_NOTE = re.compile(r'was declared deprecated \("(?P<note>the lanes that take part [^"]*)"\)')


def legacy_functions(lacking: AbstractSet[str]) -> str:
    """Return definitions of the functions that a source lacks, empty where it lacks none.

    Example:
        >>> legacy_functions({"float", "__shfl_sync"})
        ''
        >>> "__any_sync(__activemask(), predicate)" in legacy_functions({"__any"})
        True
    """
    functions = [
        f"template <class T> {_deprecated(name)} __device__ __forceinline__ "
        f"T {name}(T value, {kind} by, int width = 32) {{ return {name}_sync(__activemask(), value, by, width); }}"
        for name, kind in _SHUFFLES.items()
        if name in lacking
    ]
    functions += [
        f"{_deprecated(name)} __device__ __forceinline__ {result} {name}(int predicate) "
        f"{{ return {name}_sync(__activemask(), predicate); }}"
        for name, result in _VOTES.items()
        if name in lacking
    ]
    return "\n".join(["#if __CUDA_ARCH__ >= 700", *functions, "#endif"]) if functions else ""


def _deprecated(name: str) -> str:
    return (
        f'[[deprecated("the lanes that take part in {name} are those active at the call: '
        f'nvcc refuses {name} for compute capability 7.0 and later, use {name}_sync")]]'
    )


def legacy_notes(log: str) -> tuple[str, ...]:
    """Return what is said of these functions in the warnings of the compiler, each once.

    Example:
        >>> legacy_notes("a.cu(3): warning #177-D: variable x was declared but never referenced")
        ()
    """
    notes = (" ".join(match["note"].split()) for match in _NOTE.finditer(log))
    return tuple(dict.fromkeys(notes))
