"""The attributes of a device that programs ask the driver for, by the driver's names.

The rule: a number comes from the sheet of the device, or says what the engine does; others are not here.
Source: CUDA Driver API, `CUdevice_attribute`; CUDA C++ Programming Guide, "Technical Specifications".
"""

from __future__ import annotations

from typing import Any

from warplens.cuda.device.spec import GpuSpec

WARP_SIZE = 32
SHARED_WITHOUT_ASKING = 48 << 10
"""The dynamic shared memory that a kernel may take without asking for more."""
CONSTANT_BYTES = 64 << 10
PCI_BUS_ID = "0000:00:00.0"
"""An emulated device has no place on the bus."""
NUMBERS = {
    "MAX_THREADS_PER_BLOCK": 1, "MAX_BLOCK_DIM_X": 2, "MAX_BLOCK_DIM_Y": 3, "MAX_BLOCK_DIM_Z": 4, "MAX_GRID_DIM_X": 5,
    "MAX_GRID_DIM_Y": 6, "MAX_GRID_DIM_Z": 7, "MAX_SHARED_MEMORY_PER_BLOCK": 8, "TOTAL_CONSTANT_MEMORY": 9,
    "WARP_SIZE": 10, "MAX_REGISTERS_PER_BLOCK": 12, "CLOCK_RATE": 13, "MULTIPROCESSOR_COUNT": 16,
    "KERNEL_EXEC_TIMEOUT": 17, "INTEGRATED": 18, "CAN_MAP_HOST_MEMORY": 19, "COMPUTE_MODE": 20,
    "CONCURRENT_KERNELS": 31, "PCI_BUS_ID": 33, "PCI_DEVICE_ID": 34, "L2_CACHE_SIZE": 38,
    "MAX_THREADS_PER_MULTIPROCESSOR": 39, "UNIFIED_ADDRESSING": 41, "PCI_DOMAIN_ID": 50,
    "COMPUTE_CAPABILITY_MAJOR": 75, "COMPUTE_CAPABILITY_MINOR": 76, "STREAM_PRIORITIES_SUPPORTED": 78,
    "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR": 81, "MAX_REGISTERS_PER_MULTIPROCESSOR": 82, "MANAGED_MEMORY": 83,
    "PAGEABLE_MEMORY_ACCESS": 88, "CONCURRENT_MANAGED_ACCESS": 89, "COOPERATIVE_LAUNCH": 95,
    "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN": 97, "RESERVED_SHARED_MEMORY_PER_BLOCK": 111, "CLUSTER_LAUNCH": 120,
    "VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED": 102, "MAX_BLOCKS_PER_MULTIPROCESSOR": 106, "MEMORY_POOLS_SUPPORTED": 115,
}  # fmt: skip
"""The numbers of the attributes."""
_PREFIXES = ("cudaDevAttr", "CU_DEVICE_ATTRIBUTE_")
_PLAIN_NUMBERS = {name.replace("_", "").lower(): number for name, number in NUMBERS.items()}

PROPERTIES = {
    "sharedMemPerBlock": "MAX_SHARED_MEMORY_PER_BLOCK",
    "sharedMemPerBlockOptin": "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN",
    "sharedMemPerMultiprocessor": "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR",
    "regsPerBlock": "MAX_REGISTERS_PER_BLOCK",
    "regsPerMultiprocessor": "MAX_REGISTERS_PER_MULTIPROCESSOR",
    "warpSize": "WARP_SIZE",
    "maxThreadsPerBlock": "MAX_THREADS_PER_BLOCK",
    "maxThreadsPerMultiProcessor": "MAX_THREADS_PER_MULTIPROCESSOR",
    "reservedSharedMemPerBlock": "RESERVED_SHARED_MEMORY_PER_BLOCK",
    "maxBlocksPerMultiProcessor": "MAX_BLOCKS_PER_MULTIPROCESSOR",
    "totalConstMem": "TOTAL_CONSTANT_MEMORY",
    "multiProcessorCount": "MULTIPROCESSOR_COUNT",
    "clockRate": "CLOCK_RATE",
    "l2CacheSize": "L2_CACHE_SIZE",
    "canMapHostMemory": "CAN_MAP_HOST_MEMORY",
    "concurrentKernels": "CONCURRENT_KERNELS",
    "concurrentManagedAccess": "CONCURRENT_MANAGED_ACCESS",
    "cooperativeLaunch": "COOPERATIVE_LAUNCH",
    "clusterLaunch": "CLUSTER_LAUNCH",
    "managedMemory": "MANAGED_MEMORY",
    "unifiedAddressing": "UNIFIED_ADDRESSING",
    "integrated": "INTEGRATED",
    "pageableMemoryAccess": "PAGEABLE_MEMORY_ACCESS",
    "pciBusID": "PCI_BUS_ID",
    "pciDeviceID": "PCI_DEVICE_ID",
    "pciDomainID": "PCI_DOMAIN_ID",
}
"""The attributes that are properties, too, by their names there."""


def attribute_number(name: str) -> int | None:
    """Return the number of an attribute by its name in CUDA's headers, None where it is none that is known.

    Example:
        >>> attribute_number("cudaDevAttrMultiProcessorCount"), attribute_number("CU_DEVICE_ATTRIBUTE_WARP_SIZE")
        (16, 10)
    """
    for prefix in _PREFIXES:
        if name.startswith(prefix):
            return _PLAIN_NUMBERS.get(name.removeprefix(prefix).replace("_", "").lower())
    return None


def attributes_of(spec: GpuSpec) -> dict[str, int]:
    """Return the attributes of a device, by name.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> attributes = attributes_of(load_spec("h200"))
        >>> attributes["MULTIPROCESSOR_COUNT"], attributes["MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"]
        (132, 232448)
        >>> set(attributes) == set(NUMBERS)
        True
    """
    limits = spec.limits
    return {
        "MAX_THREADS_PER_BLOCK": limits.threads_per_block,
        **dict(zip(("MAX_BLOCK_DIM_X", "MAX_BLOCK_DIM_Y", "MAX_BLOCK_DIM_Z"), limits.block_extents, strict=True)),
        **dict(zip(("MAX_GRID_DIM_X", "MAX_GRID_DIM_Y", "MAX_GRID_DIM_Z"), limits.grid_extents, strict=True)),
        "MAX_SHARED_MEMORY_PER_BLOCK": min(limits.shared_per_block_bytes, SHARED_WITHOUT_ASKING),
        "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN": limits.shared_per_block_bytes,
        "RESERVED_SHARED_MEMORY_PER_BLOCK": limits.reserved_shared_bytes,
        "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR": limits.shared_bytes,
        "TOTAL_CONSTANT_MEMORY": CONSTANT_BYTES,
        "WARP_SIZE": WARP_SIZE,
        "MAX_REGISTERS_PER_BLOCK": limits.registers_per_block,
        "MAX_REGISTERS_PER_MULTIPROCESSOR": limits.registers,
        "MAX_THREADS_PER_MULTIPROCESSOR": limits.warps * WARP_SIZE,
        "MAX_BLOCKS_PER_MULTIPROCESSOR": limits.blocks,
        "CLOCK_RATE": round(spec.clock_hz / 1000),
        "MULTIPROCESSOR_COUNT": spec.sm_count,
        "L2_CACHE_SIZE": spec.l2_bytes,
        "COMPUTE_CAPABILITY_MAJOR": spec.compute_capability[0],
        "COMPUTE_CAPABILITY_MINOR": spec.compute_capability[1],
        "CLUSTER_LAUNCH": int(spec.compute_capability >= (9, 0)),
        **dict.fromkeys(
            ("CAN_MAP_HOST_MEMORY", "CONCURRENT_KERNELS", "UNIFIED_ADDRESSING", "MANAGED_MEMORY",
             "CONCURRENT_MANAGED_ACCESS", "COOPERATIVE_LAUNCH", "MEMORY_POOLS_SUPPORTED",
             "STREAM_PRIORITIES_SUPPORTED"), 1,
        ),
        **dict.fromkeys(
            ("KERNEL_EXEC_TIMEOUT", "INTEGRATED", "COMPUTE_MODE", "PCI_BUS_ID", "PCI_DEVICE_ID", "PCI_DOMAIN_ID",
             "PAGEABLE_MEMORY_ACCESS", "VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"), 0,
        ),
    }  # fmt: skip


def properties_of(spec: GpuSpec) -> dict[str, Any]:
    """Return the properties of a device, by the names of `cudaDeviceProp`.

    Source: CUDA Runtime API, "Data Structures: cudaDeviceProp".

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> properties = properties_of(load_spec("h200"))
        >>> properties["multiProcessorCount"], properties["maxThreadsDim"]
        (132, (1024, 1024, 64))
    """
    values = attributes_of(spec)
    return {
        "name": spec.name.encode(),
        "uuid": bytes(16),
        "totalGlobalMem": spec.memory_bytes,
        "maxThreadsDim": spec.limits.block_extents,
        "maxGridSize": spec.limits.grid_extents,
        "major": spec.compute_capability[0],
        "minor": spec.compute_capability[1],
        **{name: values[attribute] for name, attribute in PROPERTIES.items()},
    }
