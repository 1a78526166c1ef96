"""`cuda.core` without a driver: devices, streams, programs, launches and memory.

The rule: everything happens at once; errors are `CUDAError` with the sentence of Warplens.
"""

from typing import Any

from warplens.cuda.record.alike import missing
from warplens.cuda.record.cuda_python.core import compilation, device, utils

__all__ = [
    "LEGACY_DEFAULT_STREAM", "PER_THREAD_DEFAULT_STREAM", "Buffer", "Context", "Device", "DeviceMemoryResource",
    "DeviceMemoryResourceOptions", "Event", "EventOptions", "Graph", "GraphBuilder", "GraphMemoryResource", "Kernel",
    "LaunchConfig", "LegacyPinnedMemoryResource", "Linker", "LinkerOptions", "ManagedMemoryResource",
    "ManagedMemoryResourceOptions", "MemoryResource", "ObjectCode", "PinnedMemoryResource",
    "PinnedMemoryResourceOptions", "Program", "ProgramOptions", "Stream", "StreamOptions", "launch", "system",
    "utils",
]  # fmt: skip
__version__ = "1.0.0"


def __getattr__(name: str) -> Any:
    if name not in __all__:
        return missing("cuda.core")(name)
    return getattr(compilation if hasattr(compilation, name) else device, name)
