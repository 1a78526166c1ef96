"""CUDA C++ to PTX and machine code: the seam to NVRTC, the reader of cubins, the disk cache.

The rule: importing this package loads no compiler; NVRTC, the ELF reader and the decoder of the cache are loaded when
they are first needed, so that the command line starts at once.
"""

from warplens.cuda.compiler.cache import CompileCache, default_cache
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel, KernelResources
from warplens.cuda.compiler.flow import ControlFlow, control_flow
from warplens.cuda.compiler.library import CompilerLibrary, compiler_library, compiler_version, supported_targets
from warplens.cuda.compiler.machine import MachineCode
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
