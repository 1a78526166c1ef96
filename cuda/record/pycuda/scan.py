"""`pycuda.scan`: kernels of running sums; they are compiled, launched and traced.

The rule: the kernel is ours, not PyCUDA's: one block, of which each thread takes neighbouring elements.
"""

from typing import Any

import numpy as np

from warplens.cuda.record.kernels import template
from warplens.cuda.record.pycuda import compiler, tools
from warplens.cuda.record.pycuda.gpuarray import GPUArray

KERNEL = template(__file__)
THREADS = 256


class _ScanKernel:
    is_exclusive = False

    def __init__(
        self,
        dtype: Any,
        scan_expr: str,
        neutral: str | None = None,
        name_prefix: str = "scan",
        options: Any = None,
        preamble: str = "",
        devices: Any = None,
    ) -> None:
        self.dtype = np.dtype(dtype)
        if self.is_exclusive and neutral is None:
            raise ValueError("neutral element is required for exclusive scan")
        if self.is_exclusive:
            start = f"has_sum ? sums[threadIdx.x - 1] : scan_type({neutral})"
            each = "to[i] = sum; sum = combined(sum, value);"
        else:
            start = "has_sum ? sums[threadIdx.x - 1] : scan_type()"
            each = "sum = has_sum ? combined(sum, value) : value; has_sum = true; to[i] = sum;"
        ctype, expressions = tools.dtype_to_ctype(self.dtype), {"scanned": scan_expr, "start": start, "each": each}
        text = f"{preamble}\n" + KERNEL.substitute(name=name_prefix, ctype=ctype, threads=THREADS, **expressions)
        self._function = compiler.SourceModule(text, options=options, no_extern_c=True).get_function(name_prefix)

    def __call__(
        self, input_ary: GPUArray, output_ary: GPUArray | None = None, allocator: Any = None, n: Any = None, **_: Any
    ) -> GPUArray:
        out = input_ary if output_ary is None else output_ary
        size = input_ary.size if n is None else n
        if size:
            self._function(input_ary, out, np.uint64(size), block=(THREADS, 1, 1), grid=(1, 1))
        return out


class InclusiveScanKernel(_ScanKernel):
    """The sums up to each element, with it."""


class ExclusiveScanKernel(_ScanKernel):
    """The sums up to each element, without it."""

    is_exclusive = True
