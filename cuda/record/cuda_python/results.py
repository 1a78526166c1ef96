"""The result codes of `cuda.bindings`, and how an error of Warplens becomes one.

The rule: a call never raises for what the driver would answer with a code; the sentence goes to standard error, and is
the text of the code until another call fails.
Source: CUDA Driver API, `CUresult`; CUDA Runtime API, `cudaError_t`; NVRTC, `nvrtcResult`.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from warplens.cuda.ground.errors import (
    CompileError,
    InputError,
    KernelFault,
    LaunchError,
    LaunchLimitError,
    PtxSyntaxError,
    UnknownNameError,
    UnsupportedError,
    WarplensError,
)


class CUresult(IntEnum):
    """Results of the driver."""

    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NOT_INITIALIZED = 3
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_INVALID_DEVICE = 101
    CUDA_ERROR_INVALID_IMAGE = 200
    CUDA_ERROR_INVALID_CONTEXT = 201
    CUDA_ERROR_NO_BINARY_FOR_GPU = 209
    CUDA_ERROR_INVALID_PTX = 218
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222
    CUDA_ERROR_INVALID_SOURCE = 300
    CUDA_ERROR_FILE_NOT_FOUND = 301
    CUDA_ERROR_INVALID_HANDLE = 400
    CUDA_ERROR_NOT_FOUND = 500
    CUDA_ERROR_NOT_READY = 600
    CUDA_ERROR_ILLEGAL_ADDRESS = 700
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701
    CUDA_ERROR_LAUNCH_FAILED = 719
    CUDA_ERROR_NOT_SUPPORTED = 801
    CUDA_ERROR_UNKNOWN = 999


class cudaError_t(IntEnum):
    """Results of the runtime."""

    cudaSuccess = 0
    cudaErrorInvalidValue = 1
    cudaErrorMemoryAllocation = 2
    cudaErrorInitializationError = 3
    cudaErrorNoDevice = 100
    cudaErrorInvalidDevice = 101
    cudaErrorInvalidKernelImage = 200
    cudaErrorDeviceUninitialized = 201
    cudaErrorNoKernelImageForDevice = 209
    cudaErrorInvalidPtx = 218
    cudaErrorUnsupportedPtxVersion = 222
    cudaErrorInvalidSource = 300
    cudaErrorFileNotFound = 301
    cudaErrorInvalidResourceHandle = 400
    cudaErrorSymbolNotFound = 500
    cudaErrorNotReady = 600
    cudaErrorIllegalAddress = 700
    cudaErrorLaunchOutOfResources = 701
    cudaErrorLaunchFailure = 719
    cudaErrorNotSupported = 801
    cudaErrorUnknown = 999


class nvrtcResult(IntEnum):
    """Results of NVRTC."""

    NVRTC_SUCCESS = 0
    NVRTC_ERROR_OUT_OF_MEMORY = 1
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVRTC_ERROR_INVALID_INPUT = 3
    NVRTC_ERROR_INVALID_PROGRAM = 4
    NVRTC_ERROR_INVALID_OPTION = 5
    NVRTC_ERROR_COMPILATION = 6
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10
    NVRTC_ERROR_INTERNAL_ERROR = 11


_CODES: tuple[tuple[type[WarplensError], CUresult], ...] = (
    (LaunchLimitError, CUresult.CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES),
    (KernelFault, CUresult.CUDA_ERROR_LAUNCH_FAILED),
    (LaunchError, CUresult.CUDA_ERROR_LAUNCH_FAILED),
    (UnsupportedError, CUresult.CUDA_ERROR_NOT_SUPPORTED),
    (CompileError, CUresult.CUDA_ERROR_INVALID_PTX),  # what loading says of PTX that the assembler refuses
    (PtxSyntaxError, CUresult.CUDA_ERROR_INVALID_PTX),
    (UnknownNameError, CUresult.CUDA_ERROR_NOT_FOUND),
    (InputError, CUresult.CUDA_ERROR_INVALID_VALUE),
)
_sentences: dict[int, str] = {}
"""The sentence of the last failure with each code."""


def sentence_of(code: int) -> str:
    """Return what the last failure with a code said, "" where none had it."""
    return _sentences.get(int(code), "")


def code_of(error: WarplensError) -> CUresult:
    """Return the code of an error."""
    return next((code for kind, code in _CODES if isinstance(error, kind)), CUresult.CUDA_ERROR_UNKNOWN)


def noted(error: WarplensError, code: int) -> int:
    """Tell the user of a failure, and return its code."""
    _sentences[int(code)] = str(error)
    sys.stderr.write(f"warplens: {error}\n")
    return code


Call = Callable[..., Any]


def driver_call(function: Call) -> Call:
    """Return a function that returns a code of the driver and its results."""
    return _answering(function, CUresult.CUDA_SUCCESS, code_of)


def runtime_call(function: Call) -> Call:
    """Return a function that returns a code of the runtime and its results."""
    return _answering(function, cudaError_t.cudaSuccess, lambda error: cudaError_t(int(code_of(error))))


def compiler_call(function: Call) -> Call:
    """Return a function that returns a code of NVRTC and its results."""

    def code(error: WarplensError) -> nvrtcResult:
        if isinstance(error, CompileError):
            return nvrtcResult.NVRTC_ERROR_COMPILATION
        return nvrtcResult.NVRTC_ERROR_INVALID_INPUT

    return _answering(function, nvrtcResult.NVRTC_SUCCESS, code)


def _answering(function: Call, success: IntEnum, code: Callable[[WarplensError], IntEnum]) -> Call:
    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> tuple[Any, ...]:
        try:
            found = function(*args, **named)
        except WarplensError as error:
            return (noted(error, code(error)), *([None] * _results(function)))
        if found is None:
            return (success,)
        return (success, *found) if isinstance(found, tuple) else (success, found)

    return call


def _results(function: Call) -> int:
    """Return how many results a function has beside its code."""
    written = str(function.__annotations__.get("return", "None"))
    if written == "None":
        return 0
    return written.count(",") + 1 if written.startswith("tuple") else 1
