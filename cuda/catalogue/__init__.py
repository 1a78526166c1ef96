"""Kernel files: reading a `.cu` with its TOML front matter, finding it, and turning it into a workload.

The rule: the names below are what the rest of the program uses; the modules behind them may change their shape.
"""

from warplens.cuda.catalogue.dtypes import Arithmetic, DType
from warplens.cuda.catalogue.kernel_file import ArrayRole, ArraySpec, KernelFile, SizedArray, Workload
from warplens.cuda.catalogue.launch_spec import Argument, ArrayArgument, ScalarArgument, StructArgument, TextureArgument
from warplens.cuda.catalogue.reader import read_kernel_file, read_kernel_files
from warplens.cuda.catalogue.search import builtin_kernels, find_kernels, select, with_distinct_names

__all__ = [
    "Argument",
    "Arithmetic",
    "ArrayArgument",
    "ArrayRole",
    "ArraySpec",
    "DType",
    "KernelFile",
    "ScalarArgument",
    "SizedArray",
    "StructArgument",
    "TextureArgument",
    "Workload",
    "builtin_kernels",
    "find_kernels",
    "read_kernel_file",
    "read_kernel_files",
    "select",
    "with_distinct_names",
]
