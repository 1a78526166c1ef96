"""`pycuda.reduction`: a kernel that combines all elements; it is compiled, launched and traced.

The rule: the kernels are ours, not PyCUDA's, so that their counters are not those of PyCUDA's.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from warplens.cuda.record.kernels import template
from warplens.cuda.record.pycuda import compiler, elementwise, gpuarray, memory, tools

KERNEL = template(__file__)
THREADS = 256
MAX_BLOCKS = 512


class ReductionKernel:
    """Kernels that map each element and combine the results: one for parts, one for the results of the parts."""

    def __init__(
        self,
        dtype_out: Any,
        neutral: str,
        reduce_expr: str,
        map_expr: str | None = None,
        arguments: str | Sequence[elementwise.Argument] = "",
        name: str = "reduce_kernel",
        keep: bool = False,
        options: Any = None,
        preamble: str = "",
        allocator: Any = None,
    ) -> None:
        self.dtype_out = np.dtype(dtype_out)
        self.arguments = elementwise.arguments_of(arguments)
        if not any(isinstance(argument, elementwise.VectorArg) for argument in self.arguments):
            raise memory.LogicError("a reduction needs an array among its arguments")
        ctype = tools.dtype_to_ctype(self.dtype_out)
        first = next(argument.name for argument in self.arguments if isinstance(argument, elementwise.VectorArg))
        parts = [
            (f"{name}_stage1", [argument.declarator() for argument in self.arguments], map_expr or f"{first}[i]"),
            (f"{name}_stage2", [f"const {ctype} *pycuda_reduction_inp"], "pycuda_reduction_inp[i]"),
        ]
        texts = {"ctype": ctype, "neutral": neutral, "reduced": reduce_expr, "threads": THREADS}
        self._functions = []
        for stage, declared, mapped in parts:
            text = KERNEL.substitute(texts, name=stage, declared=", ".join(declared), mapped=mapped)
            module = compiler.SourceModule(f"{preamble}\n{text}", options=options, no_extern_c=True)
            self._functions.append(module.get_function(stage))

    def __call__(
        self, *args: Any, stream: Any = None, out: gpuarray.GPUArray | None = None, allocator: Any = None, **_: Any
    ) -> gpuarray.GPUArray:
        sizes = [value.size for value in args if isinstance(value, gpuarray.GPUArray)]
        if not sizes:
            raise memory.LogicError("a reduction needs an array among its arguments")
        passed = [
            value if isinstance(argument, elementwise.VectorArg) else argument.dtype.type(value)
            for argument, value in zip(self.arguments, args, strict=True)
        ]
        blocks = max(1, min(MAX_BLOCKS, -(-sizes[0] // THREADS)))
        result = gpuarray.empty((), self.dtype_out) if out is None else out
        parts = gpuarray.empty((blocks,), self.dtype_out) if blocks > 1 else result
        first, second = self._functions
        first(*passed, parts, np.uint64(sizes[0]), block=(THREADS, 1, 1), grid=(blocks, 1), stream=stream)
        if blocks > 1:
            second(parts, result, np.uint64(blocks), block=(THREADS, 1, 1), grid=(1, 1), stream=stream)
        return result
