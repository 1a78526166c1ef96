"""Errors of the driver as sentences, and after which of them the GPU is lost."""

from __future__ import annotations

import pytest

from warplens.cuda.execute.gpu.captured_output import explain


@pytest.mark.parametrize(
    ("message", "sentence", "loses_gpu"),
    [
        (
            "cuCtxSynchronize failed: an illegal memory access was encountered",
            (
                "CUDA_ERROR_ILLEGAL_ADDRESS: a thread accessed memory outside of every array "
                "(cuCtxSynchronize: an illegal memory access was encountered)"
            ),
            True,
        ),
        (
            "cuCtxSynchronize failed: misaligned address",
            (
                "CUDA_ERROR_MISALIGNED_ADDRESS: a thread accessed an address that is not a multiple of the access's "
                "size (cuCtxSynchronize: misaligned address)"
            ),
            True,
        ),
        (
            "cuMemcpyDtoH failed: device-side assert triggered",
            ("CUDA_ERROR_ASSERT: an assert() of the kernel does not hold (cuMemcpyDtoH: device-side assert triggered)"),
            True,
        ),
        (
            "cuLaunchKernel failed: too many resources requested for launch",
            (
                "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: a block takes more registers or shared memory than the GPU has "
                "for it (cuLaunchKernel: too many resources requested for launch)"
            ),
            False,
        ),
        (
            "cuMemAlloc failed: out of memory",
            "CUDA_ERROR_OUT_OF_MEMORY: the memory of GPU or host has no room for it (cuMemAlloc: out of memory)",
            False,
        ),
        (
            "cuModuleLoadDataEx failed: device kernel image is invalid - error   : Binary format is not recognized",
            (
                "CUDA_ERROR_INVALID_IMAGE: the driver cannot load the machine code "
                "(cuModuleLoadDataEx: device kernel image is invalid)\nerror   : Binary format is not recognized"
            ),
            False,
        ),
        (
            "cuModuleLoadDataEx failed: a PTX JIT compilation failed - ptxas application ptx input, line 9; fatal\n\0",
            (
                "CUDA_ERROR_INVALID_PTX: the driver cannot translate the compiler's PTX for the GPU "
                "(cuModuleLoadDataEx: a PTX JIT compilation failed)\nptxas application ptx input, line 9; fatal"
            ),
            False,
        ),
        (
            "cuInit failed: no CUDA-capable device is detected",
            "CUDA_ERROR_NO_DEVICE: the driver no longer finds a GPU (cuInit: no CUDA-capable device is detected)",
            True,
        ),
        ("cuSomething failed: of late", "the CUDA driver refused: cuSomething failed: of late", True),
        ("explicit_context_dependent failed", "the CUDA driver refused: explicit_context_dependent failed", True),
    ],
)
def test_error_is_named_and_explained(message, sentence, loses_gpu):
    failure = explain(message)
    assert (failure.sentence, failure.loses_gpu) == (sentence, loses_gpu)
