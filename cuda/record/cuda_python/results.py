"""The result codes of `cuda.bindings`, and how an error of Warplens becomes one.

The rule: a call never raises for what the driver would answer with a code; the sentence goes to standard error, and is
the text of the code until another call fails.
Source: CUDA Driver API, `CUresult`; CUDA Runtime API, `cudaError_t`; NVRTC, `nvrtcResult`.
"""

import functools
import sys
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from warplens.cuda.ground import errors
from warplens.cuda.record.alike import errors_as
from warplens.cuda.record.cuda_python.enums import CUresult, cudaError_t, nvrtcResult

_CODES: tuple[tuple[type[errors.WarplensError], IntEnum], ...] = (
    (errors.LaunchLimitError, CUresult.CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES),
    (errors.KernelFault, CUresult.CUDA_ERROR_LAUNCH_FAILED),
    (errors.LaunchError, CUresult.CUDA_ERROR_LAUNCH_FAILED),
    (errors.UnsupportedError, CUresult.CUDA_ERROR_NOT_SUPPORTED),
    (errors.CompileError, CUresult.CUDA_ERROR_INVALID_PTX),  # what loading says of PTX that the assembler refuses
    (errors.PtxSyntaxError, CUresult.CUDA_ERROR_INVALID_PTX),
    (errors.UnknownNameError, CUresult.CUDA_ERROR_NOT_FOUND),
    (errors.InputError, CUresult.CUDA_ERROR_INVALID_VALUE),
)
_sentences: dict[int, str] = {}  # the sentence of the last failure with each code


def code_of(error: errors.WarplensError) -> IntEnum:
    """Return the code of an error."""
    return next((code for kind, code in _CODES if isinstance(error, kind)), CUresult.CUDA_ERROR_UNKNOWN)


Call = Callable[..., Any]


def error_calls(kind: Any, success: IntEnum) -> tuple[Call, Call]:
    """Return two functions of a code: one returns its name, the other what the last failure with it said."""

    def name(error: int) -> tuple[IntEnum, bytes]:
        return success, kind(int(error)).name.encode()

    def sentence(error: int) -> tuple[IntEnum, bytes]:
        return success, (_sentences.get(int(error)) or kind(int(error)).name).encode()

    return name, sentence


def driver_call(function: Call, results: int | None = None) -> Call:
    """Return a function that returns a code of the driver and its results; their number is that of its annotation."""
    return _answering(function, CUresult.CUDA_SUCCESS, code_of, results)


def runtime_call(function: Call, results: int | None = None) -> Call:
    """Return a function that returns a code of the runtime and its results."""
    return _answering(function, cudaError_t.cudaSuccess, lambda error: cudaError_t(int(code_of(error))), results)


def compiler_call(function: Call, results: int | None = None) -> Call:
    """Return a function that returns a code of NVRTC and its results."""

    def code(error: errors.WarplensError) -> IntEnum:
        is_refused = isinstance(error, errors.CompileError)
        result: IntEnum = nvrtcResult.NVRTC_ERROR_COMPILATION if is_refused else nvrtcResult.NVRTC_ERROR_INVALID_INPUT
        return result

    return _answering(function, nvrtcResult.NVRTC_SUCCESS, code, results)


def _answering(
    function: Call, success: IntEnum, code: Callable[[errors.WarplensError], IntEnum], results: int | None
) -> Call:
    missing = [None] * (_results(function) if results is None else results)

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> tuple[Any, ...]:
        try:
            result = function(*args, **named)
        except errors.WarplensError as error:
            failure = code(error)
            _sentences[int(failure)] = str(error)
            sys.stderr.write(f"warplens: {error}\n")
            return (failure, *missing)
        if result is None:
            return (success,)
        return (success, *result) if isinstance(result, tuple) else (success, result)

    return call


def _results(function: Call) -> int:
    written = str(function.__annotations__.get("return", "None"))
    if written == "None":
        return 0
    return written.count(",") + 1 if written.startswith("tuple") else 1


def name_calls(module: dict[str, Any]) -> None:
    """Give functions without a name the one that they have in a module, which Python's own errors then say."""
    for name, value in module.items():
        function: Any = getattr(value, "__wrapped__", None)
        if getattr(function, "__name__", "") == "<lambda>":
            function.__name__ = function.__qualname__ = value.__name__ = value.__qualname__ = name


# Errors of `cuda.core`, with the sentence of Warplens.
class CUDAError(Exception):
    """A call failed."""


class NVRTCError(CUDAError):
    """The compiler refused a source."""


@errors_as
def as_cuda(error: errors.WarplensError) -> Exception:
    """Raise errors of Warplens as those of `cuda.core`."""
    is_refused = isinstance(error, errors.CompileError)
    kind, name = (NVRTCError, "NVRTC_ERROR_COMPILATION") if is_refused else (CUDAError, code_of(error).name)
    return kind(f"{name}: {error}")
