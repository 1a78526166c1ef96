"""The enumerations of `cuda.bindings` that programs name in their calls.

Source: CUDA Driver API and CUDA Runtime API, "Data types".
"""

from __future__ import annotations

from enum import IntEnum

from warplens.cuda.device.attributes import NUMBERS

_RUNTIME_WORDS = {
    "MULTIPROCESSOR_COUNT": "MultiProcessorCount", "MAX_THREADS_PER_MULTIPROCESSOR": "MaxThreadsPerMultiProcessor",
}  # fmt: skip
_NOT_OF_RUNTIME = ("VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED",)
_OLDER_NAMES = {"VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED": NUMBERS["VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"]}
"""The driver has these names, too."""


def runtime_name(attribute: str) -> str:
    """Return the name of an attribute in the runtime."""
    words = _RUNTIME_WORDS.get(attribute) or "".join(word.capitalize() for word in attribute.split("_"))
    return f"cudaDevAttr{words}"


CUdevice_attribute = IntEnum(  # type: ignore[misc]
    "CUdevice_attribute",
    {f"CU_DEVICE_ATTRIBUTE_{name}": number for name, number in (NUMBERS | _OLDER_NAMES).items()},
)
cudaDeviceAttr = IntEnum(  # type: ignore[misc]
    "cudaDeviceAttr", {runtime_name(name): number for name, number in NUMBERS.items() if name not in _NOT_OF_RUNTIME}
)


class CUfunction_attribute(IntEnum):
    """What a kernel takes and may take."""

    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0
    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1
    CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2
    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3
    CU_FUNC_ATTRIBUTE_NUM_REGS = 4
    CU_FUNC_ATTRIBUTE_PTX_VERSION = 5
    CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6
    CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7
    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9


class CUctx_flags(IntEnum):
    """Flags of contexts, which change nothing here."""

    CU_CTX_SCHED_AUTO = 0
    CU_CTX_SCHED_SPIN = 1
    CU_CTX_SCHED_YIELD = 2
    CU_CTX_SCHED_BLOCKING_SYNC = 4
    CU_CTX_MAP_HOST = 8


class CUstream_flags(IntEnum):
    """Flags of streams, which change nothing here."""

    CU_STREAM_DEFAULT = 0
    CU_STREAM_NON_BLOCKING = 1


class CUevent_flags(IntEnum):
    """Flags of events, which change nothing here."""

    CU_EVENT_DEFAULT = 0
    CU_EVENT_BLOCKING_SYNC = 1
    CU_EVENT_DISABLE_TIMING = 2
    CU_EVENT_INTERPROCESS = 4


class CUmemAttach_flags(IntEnum):
    """Flags of managed memory, which change nothing here."""

    CU_MEM_ATTACH_GLOBAL = 1
    CU_MEM_ATTACH_HOST = 2
    CU_MEM_ATTACH_SINGLE = 4


class CUjit_option(IntEnum):
    """Options of the linker, which change nothing here: PTX is executed as it is."""

    CU_JIT_MAX_REGISTERS = 0
    CU_JIT_THREADS_PER_BLOCK = 1
    CU_JIT_WALL_TIME = 2
    CU_JIT_INFO_LOG_BUFFER = 3
    CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4
    CU_JIT_ERROR_LOG_BUFFER = 5
    CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6
    CU_JIT_OPTIMIZATION_LEVEL = 7
    CU_JIT_TARGET_FROM_CUCONTEXT = 8
    CU_JIT_TARGET = 9
    CU_JIT_FALLBACK_STRATEGY = 10
    CU_JIT_GENERATE_DEBUG_INFO = 11
    CU_JIT_LOG_VERBOSE = 12
    CU_JIT_GENERATE_LINE_INFO = 13
    CU_JIT_CACHE_MODE = 14


class CUfunc_cache(IntEnum):
    """Preferences for the L1 cache, which change nothing here."""

    CU_FUNC_CACHE_PREFER_NONE = 0
    CU_FUNC_CACHE_PREFER_SHARED = 1
    CU_FUNC_CACHE_PREFER_L1 = 2
    CU_FUNC_CACHE_PREFER_EQUAL = 3


class cudaMemcpyKind(IntEnum):
    """The direction of a copy, which the addresses say, too."""

    cudaMemcpyHostToHost = 0
    cudaMemcpyHostToDevice = 1
    cudaMemcpyDeviceToHost = 2
    cudaMemcpyDeviceToDevice = 3
    cudaMemcpyDefault = 4


class cudaComputeMode(IntEnum):
    """Which programs may use the device: it is 0 here."""

    cudaComputeModeDefault = 0
    cudaComputeModeExclusive = 1
    cudaComputeModeProhibited = 2
    cudaComputeModeExclusiveProcess = 3


class cudaMemPoolAttr(IntEnum):
    """Attributes of pools of memory, which change nothing here."""

    cudaMemPoolReuseFollowEventDependencies = 1
    cudaMemPoolReuseAllowOpportunistic = 2
    cudaMemPoolReuseAllowInternalDependencies = 3
    cudaMemPoolAttrReleaseThreshold = 4
    cudaMemPoolAttrReservedMemCurrent = 5
    cudaMemPoolAttrReservedMemHigh = 6
    cudaMemPoolAttrUsedMemCurrent = 7
    cudaMemPoolAttrUsedMemHigh = 8
