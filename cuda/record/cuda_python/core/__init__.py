"""`cuda.core` without a driver: devices, streams, programs, launches and memory.

The rule: everything happens at once, so that streams and events order nothing; errors are `CUDAError` with the sentence
of Warplens.
"""

from __future__ import annotations

from warplens.cuda.record.alike import missing
from warplens.cuda.record.cuda_python.core import utils
from warplens.cuda.record.cuda_python.core.compilation import (
    Kernel,
    LaunchConfig,
    Linker,
    LinkerOptions,
    ObjectCode,
    Program,
    ProgramOptions,
    launch,
)
from warplens.cuda.record.cuda_python.core.device import (
    LEGACY_DEFAULT_STREAM,
    PER_THREAD_DEFAULT_STREAM,
    Buffer,
    Context,
    Device,
    DeviceMemoryResource,
    DeviceMemoryResourceOptions,
    Event,
    EventOptions,
    Graph,
    GraphBuilder,
    GraphMemoryResource,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    ManagedMemoryResourceOptions,
    MemoryResource,
    PinnedMemoryResource,
    PinnedMemoryResourceOptions,
    Stream,
    StreamOptions,
    system,
)

__all__ = [
    "LEGACY_DEFAULT_STREAM", "PER_THREAD_DEFAULT_STREAM", "Buffer", "Context", "Device", "DeviceMemoryResource",
    "DeviceMemoryResourceOptions", "Event", "EventOptions", "Graph", "GraphBuilder", "GraphMemoryResource", "Kernel",
    "LaunchConfig", "LegacyPinnedMemoryResource", "Linker", "LinkerOptions", "ManagedMemoryResource",
    "ManagedMemoryResourceOptions", "MemoryResource", "ObjectCode", "PinnedMemoryResource",
    "PinnedMemoryResourceOptions", "Program", "ProgramOptions", "Stream", "StreamOptions", "launch", "system", "utils",
]  # fmt: skip
__version__ = "1.0.0"

__getattr__ = missing("cuda.core")
