"""The attributes and properties of a device, by the names of the driver.

The rule: a number comes from the sheet of the device, or says what the engine does; others are not here.
Source: CUDA Driver API, `CUdevice_attribute`; CUDA C++ Programming Guide, "Technical Specifications".
"""

from typing import Any

from warplens.cuda.device.legality import SHARED_WITHOUT_ASKING
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground import toml_beside

WARP_SIZE = 32
CONSTANT_BYTES = 64 << 10
PCI_BUS_ID = "0000:00:00.0"  # an emulated device has no place on the bus
_TABLES = toml_beside(__file__)
NUMBERS: dict[str, int] = _TABLES["numbers"]  # the numbers of the attributes
_PREFIXES = ("cudaDevAttr", "CU_DEVICE_ATTRIBUTE_")
_PLAIN_NUMBERS = {name.replace("_", "").lower(): number for name, number in NUMBERS.items()}

PROPERTIES: dict[str, str] = _TABLES["properties"]  # the attributes that are properties, too, by their names there


def attribute_number(name: str) -> int | None:
    """Return the number of an attribute by its name in CUDA's headers, None where the name is not known.

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
