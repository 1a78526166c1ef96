"""The errors of the CUDA driver, as sentences.

The rule: a sentence names the error as CUDA's documentation does and says what it means for the kernel; the driver's
own log, where there is one (it compiles PTX), follows on lines of its own. An error after which the process can no
longer use the card (every later call repeats it) is marked so, and so is an unknown error: a new process costs little.

Source: `CUresult` in the CUDA driver API reference; the texts are those of `cuGetErrorString`, which PyCUDA passes on.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CudaFailure:
    """A failure: one sentence, and whether the process loses the card by it."""

    sentence: str
    loses_card: bool


_LOSING = {
    "an illegal memory access was encountered": (
        "ILLEGAL_ADDRESS", "a thread accessed memory outside of every array"
    ),
    "misaligned address": (
        "MISALIGNED_ADDRESS", "a thread accessed an address that is not a multiple of the access's size"
    ),
    "device-side assert triggered": ("ASSERT", "an assert() of the kernel does not hold"),
    "an illegal instruction was encountered": ("ILLEGAL_INSTRUCTION", "a thread reached bytes that are no instruction"),
    "invalid program counter": ("INVALID_PC", "a thread jumped to an address without code"),
    "operation not supported on global/shared address space": (
        "INVALID_ADDRESS_SPACE", "an instruction got an address of a memory that it cannot access"
    ),
    "hardware stack error": ("HARDWARE_STACK_ERROR", "calls went too deep, or the stack was overwritten"),
    "unspecified launch failure": (
        "LAUNCH_FAILED", "a thread made an access that the card does not allow, such as one outside of shared memory"
    ),
    "the launch timed out and was terminated": (
        "LAUNCH_TIMEOUT", "the kernel ran longer than a card that also drives a display allows"
    ),
    "uncorrectable ECC error encountered": ("ECC_UNCORRECTABLE", "the card's memory failed"),
    "unknown error": ("UNKNOWN", "the driver does not say what went wrong"),
    "no CUDA-capable device is detected": ("NO_DEVICE", "the driver no longer finds a card"),
    "driver shutting down": ("DEINITIALIZED", "the driver is going away"),
    "context is destroyed": ("CONTEXT_IS_DESTROYED", "the driver has taken the card from this process"),
}  # fmt: skip
_KEEPING = {
    "too many resources requested for launch": (
        "LAUNCH_OUT_OF_RESOURCES", "a block takes more registers or shared memory than the card has for it"
    ),
    "out of memory": ("OUT_OF_MEMORY", "the memory of card or host has no room for it"),
    "invalid argument": (
        "INVALID_VALUE", "the card does not take this launch: too many threads, blocks or bytes of shared memory"
    ),
    "a PTX JIT compilation failed": ("INVALID_PTX", "the driver cannot translate the compiler's PTX for the card"),
    "named symbol not found": ("NOT_FOUND", "the machine code has no kernel of this name"),
    "device kernel image is invalid": ("INVALID_IMAGE", "the driver cannot load the machine code"),
    "no kernel image is available for execution on the device": (
        "NO_BINARY_FOR_GPU", "the machine code is for another card"
    ),
    "the provided PTX was compiled with an unsupported toolchain.": (
        "UNSUPPORTED_PTX_VERSION", "the driver is older than the compiler and cannot translate its PTX"
    ),
}  # fmt: skip


def explain(message: str) -> CudaFailure:
    """Explain the message of an error of PyCUDA, which may end with the driver's own log.

    Example:
        >>> failure = explain("cuCtxSynchronize failed: misaligned address")
        >>> failure.sentence.partition(":")[0], failure.loses_card
        ('CUDA_ERROR_MISALIGNED_ADDRESS', True)
    """
    call, _, error = message.partition(" failed: ")
    for table in (_LOSING, _KEEPING):
        for text, (name, meaning) in table.items():
            if error.startswith(text):
                log = error[len(text) :].strip(" -\n\0")
                sentence = f"CUDA_ERROR_{name}: {meaning} ({call}: {text})"
                return CudaFailure(f"{sentence}\n{log}" if log else sentence, table is _LOSING)
    return CudaFailure(f"the CUDA driver refused: {message}", loses_card=True)
