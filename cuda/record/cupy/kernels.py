"""`cupy.RawKernel` and `cupy.RawModule`: CUDA C++ compiled when a kernel is first asked for, launched on the engine.

The rule: arguments are passed as CuPy passes them. A whole number of Python is 64 bits wide, of which a narrower
parameter takes the low ones, as on a GPU; any other number must have the width of its parameter.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from warplens.cuda.capture.value import Place, Pointer, Scalar, Texels
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record import session, streams
from warplens.cuda.record.alike import POINTER_BYTES, interface_pointer, nothing, pointer_at, word
from warplens.cuda.record.cupy import memory, texture
from warplens.cuda.record.cupy.runtime import CUDARuntimeError, as_cupy
from warplens.cuda.record.kernels import SourceModule, template, three
from warplens.cuda.simt.program.blocks import size_of

PACKAGES = ("cupy", "cupyx", "kernel_tuner")  # the program's own code is outside of these
_WITHOUT_EFFECT = ("-arch", "--gpu-architecture", "-Xcompiler", "-Xptxas", "--ptxas-options", "-O", "-ccbin")
"""Options for the host, the assembler, and the target, which the session sets."""
_COMPLEX_HEADER = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[<\"]cupy/complex.cuh[>\"][^\n]*$", re.MULTILINE)
COMPLEX = template(__file__, "complex").template  # the names of CuPy's header, and of CUDA's standard library


class RawModule(SourceModule):
    """A module from CUDA C++; its kernels are compiled one by one."""

    def __init__(
        self,
        *,
        code: str | None = None,
        path: str | None = None,
        options: Sequence[str] = (),
        backend: str = "nvrtc",
        translate_cucomplex: bool = False,
        enable_cooperative_groups: bool = False,
        name_expressions: Sequence[str] | None = None,
        jitify: bool = False,
    ) -> None:
        if (code is None) == (path is None):
            raise TypeError("Exactly one of `code` and `path` keyword arguments must be given.")
        if path is not None:
            if not path.endswith((".cu", ".cuh", ".cpp")):
                raise CUDARuntimeError(f"{path} is no CUDA C++ source: PTX and machine code cannot be loaded here")
            place = Place(file=path, line=1)
            self.code = Path(path).read_text(encoding="utf-8")
        else:
            place = session.place_of_caller(*PACKAGES)
            self.code = str(code)
        super().__init__(
            self.code,
            place,
            tuple(option for option in options if not option.startswith(_WITHOUT_EFFECT)),
            front_end="cupy",
            packages=PACKAGES,
            header=(_COMPLEX_HEADER, COMPLEX),
            errors=as_cupy,
        )
        self._functions: dict[str, Function] = {}

    def get_function(self, name: str) -> "Function":
        if name not in self._functions:
            self._functions[name] = Function(name, self)
        return self._functions[name]

    def get_global(self, name: str) -> memory.MemoryPointer:
        allocation = self.variable(name)
        return memory.MemoryPointer(memory.Memory(allocation.data.nbytes, allocation))

    compile = nothing  # a kernel is compiled when it is asked for


class Function:
    """A kernel: `kernel(grid, block, args, shared_mem=bytes)` launches it; `attributes` are its resources."""

    max_dynamic_shared_size_bytes = 0
    preferred_shared_memory_carveout = -1

    def __init__(self, name: str, module: RawModule) -> None:
        self.name = name
        self._kernel, self.attributes = module.kernel(name)
        vars(self).update(self.attributes)

    def __call__(self, grid: Any, block: Any, args: Sequence[Any], *, shared_mem: int = 0, stream: Any = None) -> None:
        parameters = self._kernel.parameters
        with as_cupy(), streams.in_stream(stream):
            if len(args) != len(parameters):
                raise InputError(f"{self.name} has {len(parameters)} parameters, and gets {len(args)} arguments")
            pairs = zip(args, parameters, strict=True)
            arguments = tuple(_argument(value, size_of(what) or 0, n) for n, (value, what) in enumerate(pairs))
            self._kernel.launch(arguments, grid=three(grid), block=three(block), dynamic_shared_bytes=int(shared_mem))


class RawKernel:
    """One kernel from CUDA C++, compiled when it is first used."""

    def __init__(
        self,
        code: str,
        name: str,
        options: Sequence[str] = (),
        backend: str = "nvrtc",
        *,
        translate_cucomplex: bool = False,
        enable_cooperative_groups: bool = False,
        jitify: bool = False,
    ) -> None:
        self.name = name
        self.code = code
        self._module = RawModule(code=code, options=options)

    kernel = property(lambda self: self._module.get_function(self.name))
    compile = lambda self, log_stream=None: self._module.get_function(self.name)

    def __call__(self, grid: Any, block: Any, args: Sequence[Any], *, shared_mem: int = 0) -> None:
        self.kernel(grid, block, args, shared_mem=shared_mem)

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of the compiled kernel, such as `num_regs`."""
        if name.startswith("_") or name not in {"attributes", *self.kernel.attributes}:
            raise AttributeError(f"'RawKernel' object has no attribute {name!r}")
        return getattr(self.kernel, name)

    def __setattr__(self, name: str, value: Any) -> None:
        """Set an attribute; the limits of shared memory need no setting here."""
        if name not in {"max_dynamic_shared_size_bytes", "preferred_shared_memory_carveout"}:
            object.__setattr__(self, name, value)


def _argument(value: Any, size: int, position: int) -> Pointer | Scalar | Texels:
    if isinstance(value, texture.TextureObject | texture.SurfaceObject):
        return value.texels
    if value is None:
        return Scalar(data=bytes(POINTER_BYTES), dtype="uint64")
    if isinstance(value, memory.MemoryPointer):
        return pointer_at(value.ptr)
    if hasattr(value, "__cuda_array_interface__"):
        return interface_pointer(value)
    return _value(value, size, position)


def _value(value: Any, size: int, position: int) -> Pointer | Scalar:
    """Return an argument that is passed by value; a whole number may be an address."""
    if isinstance(value, np.ndarray | np.void) and (value.dtype.fields or value.ndim or value.dtype.kind == "V"):
        if value.size == 1:
            return Scalar(data=value.tobytes(), dtype=str(value.dtype))
        what = f"an array of NumPy with {value.size:,} elements is passed to a kernel"
        raise TypeError(f"Unsupported type {type(value)}: {what}")
    if not isinstance(value, bool | int | float | complex | np.generic | np.ndarray):
        raise TypeError(f"Unsupported type {type(value)}")
    number = np.asarray(value)
    if number.dtype.kind in "iu" and size == number.dtype.itemsize == POINTER_BYTES:
        return word(number.tobytes(), str(number.dtype))
    if number.dtype.kind in "iu" and 0 < size < number.dtype.itemsize:
        data = number.tobytes()[:size]  # little-endian: the low bytes, which the driver reads
        return Scalar(data=data, dtype=f"{'u' if number.dtype.kind == 'u' else ''}int{8 * size}")
    if number.dtype.itemsize != size:
        raise InputError(
            f"argument {position} is {type(value).__name__} {value!r}, which is passed as {number.dtype} of "
            f"{number.dtype.itemsize} bytes, but the parameter has {size}: pass a number of NumPy of its type"
        )
    return Scalar(data=number.tobytes(), dtype=str(number.dtype))
