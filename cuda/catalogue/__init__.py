"""Kernel files: reading a `.cu` with its TOML front matter, finding it, and turning it into a workload.

The rule: the names below are what the rest of the program uses; the modules behind them may change their shape. They
are loaded when they are first used, since what reads CUDA source alone needs none of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from warplens.cuda.catalogue.dtypes import Arithmetic, DType
    from warplens.cuda.catalogue.kernel_file import KernelFile, SizedArray, Workload
    from warplens.cuda.catalogue.launch_spec import ArrayRole
    from warplens.cuda.catalogue.reader import read_kernel_file, read_kernel_files
    from warplens.cuda.catalogue.search import builtin_kernels, find_kernels, select, with_distinct_names

_HOMES = {  # the module that each name comes from
    **dict.fromkeys(("Arithmetic", "DType"), "dtypes"),
    **dict.fromkeys(("KernelFile", "SizedArray", "Workload"), "kernel_file"),
    "ArrayRole": "launch_spec",
    **dict.fromkeys(("read_kernel_file", "read_kernel_files"), "reader"),
    **dict.fromkeys(("builtin_kernels", "find_kernels", "select", "with_distinct_names"), "search"),
}

__all__ = [
    "Arithmetic", "ArrayRole", "DType", "KernelFile", "SizedArray", "Workload", "builtin_kernels", "find_kernels",
    "read_kernel_file", "read_kernel_files", "select", "with_distinct_names",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value
