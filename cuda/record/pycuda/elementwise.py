"""`pycuda.elementwise`: a kernel from one expression for each element; it is compiled, launched and traced."""

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from warplens.cuda.record.kernels import template
from warplens.cuda.record.pycuda import compiler, driver, gpuarray, memory, tools

KERNEL = template(__file__)
THREADS = 128
MAX_BLOCKS = 4096


class Argument:
    """An argument of a kernel."""

    star = ""

    def __init__(self, dtype: Any, name: str, with_offset: bool = False) -> None:
        self.dtype = np.dtype(dtype)
        self.name = name

    def declarator(self) -> str:
        return f"{tools.dtype_to_ctype(self.dtype)} {self.star}{self.name}"


class VectorArg(Argument):
    """An argument that is an array."""

    star = "*"


class ScalarArg(Argument):
    """An argument that is a number."""


def parse_c_arg(text: str) -> Argument:
    plain = re.sub(r"\b(?:const|volatile|__restrict__)\b", " ", text)
    name = plain.replace("*", " ").split()[-1]
    ctype = " ".join(plain.replace("*", " ").split()[:-1])
    dtype: Any = tools.DTYPES.get(ctype)
    if dtype is None:
        raise memory.LogicError(f"the argument {text.strip()!r} has the type {ctype!r}, which has no dtype")
    return (VectorArg if "*" in plain else ScalarArg)(np.dtype(dtype), name)


def arguments_of(arguments: str | Sequence[Argument]) -> list[Argument]:
    """Return the arguments of a kernel, which may be written in C."""
    return [parse_c_arg(part) for part in arguments.split(",")] if isinstance(arguments, str) else list(arguments)


def get_elwise_module(
    arguments: Sequence[Argument],
    operation: str,
    name: str = "kernel",
    keep: bool = False,
    options: Any = None,
    preamble: str = "",
    loop_prep: str = "",
    after_loop: str = "",
    **_: Any,
) -> compiler.SourceModule:
    declared = ", ".join(argument.declarator() for argument in arguments)
    texts = {"loop_prep": loop_prep, "operation": operation, "after_loop": after_loop}
    text = f"{preamble}\n" + KERNEL.substitute(name=name, declared=declared, **texts)
    return compiler.SourceModule(text, options=options, no_extern_c=True)


class ElementwiseKernel:
    """A kernel that computes an expression for each index `i`."""

    def __init__(
        self, arguments: str | Sequence[Argument], operation: str, name: str = "kernel", *rest: Any, **named: Any
    ) -> None:
        self._arguments = arguments_of(arguments)
        self._name = name
        self._module = get_elwise_module(self._arguments, operation, name, *rest, **named)

    def get_function(self) -> driver.Function:
        return self._module.get_function(self._name)

    def __call__(self, *args: Any, range: Any = None, slice: Any = None, stream: Any = None, **_: Any) -> None:
        if range is not None or slice is not None:
            raise memory.LogicError("an elementwise kernel on a part of its indices is not there without a GPU")
        sizes = [argument.size for argument in args if isinstance(argument, gpuarray.GPUArray)]
        if not sizes:
            raise memory.LogicError("an elementwise kernel needs an array among its arguments")
        passed = [
            value if isinstance(argument, VectorArg) or argument.dtype.fields else argument.dtype.type(value)
            for argument, value in zip(self._arguments, args, strict=True)
        ]
        blocks = min(MAX_BLOCKS, -(-sizes[0] // THREADS))
        grid = max(1, blocks), 1
        self.get_function()(*passed, np.uint64(sizes[0]), block=(THREADS, 1, 1), grid=grid, stream=stream)


def get_linear_combination_kernel(summand_descriptors: Sequence[Any], dtype_z: Any) -> Any:
    """Refuse: PyCUDA makes this kernel from texture references."""
    raise memory.LogicError("kernels of linear combinations are not there without a GPU: use ElementwiseKernel")
