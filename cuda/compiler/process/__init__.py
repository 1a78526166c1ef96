"""Runs the compiler in processes with limits; the rest of the program uses one function, `run_compiler`.

The rule: nothing outside this folder runs NVRTC on a source.
"""

from warplens.cuda.compiler.process.client import CompilerLimits, CompilerOutput, limit_time, run_compiler, start_server
from warplens.cuda.compiler.process.server import Ending

__all__ = ["CompilerLimits", "CompilerOutput", "Ending", "limit_time", "run_compiler", "start_server"]
