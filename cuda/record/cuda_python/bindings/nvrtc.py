"""`cuda.bindings.nvrtc`: programs are compiled by Warplens' own compiler, for the session's device.

The rule: a program's options are those that Warplens allows; the target among them is that of the session's device.
"""

import ctypes
from dataclasses import dataclass, field
from typing import Any

from warplens.cuda.compiler.process.client import compiler_version, supported_targets
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.record.alike import missing
from warplens.cuda.record.cuda_python.enums import nvrtcResult
from warplens.cuda.record.cuda_python.programs import Compiled, compile_program
from warplens.cuda.record.cuda_python.results import compiler_call, error_calls, name_calls
from warplens.cuda.record.cuda_python.values import address_of, forget, handle_type, new_handle, of_handle, text_of

__all__ = ["nvrtcResult"]
nvrtcProgram = handle_type("nvrtcProgram")


@dataclass(slots=True)
class Source:
    """A program before and after it is compiled."""

    text: str
    name: str
    expressions: list[str] = field(default_factory=list)
    compiled: Compiled | None = None
    log: str = ""


_, nvrtcGetErrorString = error_calls(nvrtcResult, nvrtcResult.NVRTC_SUCCESS)


@compiler_call
def nvrtcVersion() -> tuple[int, int]:
    major, minor = compiler_version().split()[-1].split(".")[:2]
    return int(major), int(minor)


@compiler_call
def nvrtcCreateProgram(
    src: Any, name: Any = b"", numHeaders: int = 0, headers: Any = None, includeNames: Any = None
) -> Any:
    if numHeaders:
        raise InputError("a program with headers as texts has no stand-in: write them to files, and name their folder")
    return new_handle(nvrtcProgram, Source(text_of(src), text_of(name) or "default_program"))


@compiler_call
def nvrtcCompileProgram(prog: Any, numOptions: int, options: Any) -> None:
    source: Source = of_handle(prog, Source)
    names = [text_of(option) for option in (options or ())][: int(numOptions)]
    try:
        source.compiled = compile_program(source.text, source.name, names, source.expressions)
    except WarplensError as error:
        source.log = str(error)
        raise
    source.log = source.compiled.log


@compiler_call
def nvrtcGetLoweredName(prog: Any, name_expression: Any) -> bytes:
    symbol = _compiled(prog).symbol(text_of(name_expression))
    if symbol is None:
        raise InputError(f"{text_of(name_expression)} was not named before the program was compiled")
    return symbol.encode()


def _compiled(prog: Any) -> Compiled:
    source: Source = of_handle(prog, Source)
    if source.compiled is None:
        raise InputError(f"{source.name} is not compiled")
    return source.compiled


def _write(buffer: Any, data: bytes) -> None:
    ctypes.memmove(address_of(buffer), data, len(data))


nvrtcGetSupportedArchs = compiler_call(
    lambda: [int(target.removeprefix("sm_")) for target in supported_targets() if target[3:].isdigit()], results=1
)
nvrtcDestroyProgram = compiler_call(lambda prog: forget(prog))  # noqa: PLW0108 - CUDA's names of parameters
nvrtcAddNameExpression = compiler_call(
    lambda prog, name_expression: of_handle(prog, Source).expressions.append(text_of(name_expression))
)
nvrtcGetProgramLogSize = compiler_call(lambda prog: len(of_handle(prog, Source).log.encode()) + 1, results=1)
nvrtcGetProgramLog = compiler_call(lambda prog, log: _write(log, of_handle(prog, Source).log.encode() + b"\0"))
nvrtcGetPTXSize = compiler_call(lambda prog: len(_compiled(prog).ptx), results=1)
nvrtcGetPTX = compiler_call(lambda prog, ptx: _write(ptx, _compiled(prog).ptx))
nvrtcGetCUBINSize = compiler_call(lambda prog: len(_compiled(prog).cubin), results=1)
nvrtcGetCUBIN = compiler_call(lambda prog, cubin: _write(cubin, _compiled(prog).cubin))
name_calls(globals())

__getattr__ = missing("cuda.bindings.nvrtc")
