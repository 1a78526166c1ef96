"""Runs of the compiler, for the rest of the house one function: `run_compiler`.

The rule: nothing outside this folder calls NVRTC's functions.
"""

from warplens.cuda.compiler.process.client import run_compiler

__all__ = ["run_compiler"]
