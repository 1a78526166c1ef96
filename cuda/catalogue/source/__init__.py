"""CUDA C++ as people write it: its kernels, its declarations, and the part of it that a GPU executes.

The rule: nothing here compiles, opens a file or needs a GPU; each function takes a text and returns values. A text that
is not finished, or that macros keep from being read, gives less, never an exception.
"""

from warplens.cuda.catalogue.source.device_code import device_code
from warplens.cuda.catalogue.source.kernels import KernelDeclaration, example_arguments, kernels_of
from warplens.cuda.catalogue.source.pieces import DeviceCode
from warplens.cuda.catalogue.source.tokens import as_read_by_nvrtc

__all__ = ["DeviceCode", "KernelDeclaration", "as_read_by_nvrtc", "device_code", "example_arguments", "kernels_of"]
