"""CUDA C++ to PTX and machine code: the seam to NVRTC, the reader of cubins, the disk cache.

The rule: importing this package loads nothing of it. Its names are loaded when they are first used, and NVRTC, the ELF
reader and the decoder of the cache when they are first needed, so that the command line and the window start at once:
the window reads what a kernel includes, and needs no more of the package.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from warplens.cuda.compiler.cache import (
        CompileCache,
        CompiledKernel,
        CompilerLibrary,
        KernelResources,
        compiler_library,
        compiler_version,
        default_cache,
        supported_targets,
    )
    from warplens.cuda.compiler.compilation import compile_source
    from warplens.cuda.compiler.machine import ControlFlow, MachineCode, control_flow
    from warplens.cuda.compiler.merging import merged_requests
    from warplens.cuda.compiler.sass import machine_code

__all__ = [
    "CompileCache",
    "CompiledKernel",
    "CompilerLibrary",
    "ControlFlow",
    "KernelResources",
    "MachineCode",
    "compile_source",
    "compiler_library",
    "compiler_version",
    "control_flow",
    "default_cache",
    "machine_code",
    "merged_requests",
    "supported_targets",
]

_HOMES = {  # the module that each name comes from
    **dict.fromkeys(__all__, "cache"),
    "compile_source": "compilation",
    **dict.fromkeys(("ControlFlow", "MachineCode", "control_flow"), "machine"),
    "merged_requests": "merging",
    "machine_code": "sass",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value
