"""The enumerations of `cuda.bindings` that programs name in their calls: `enums.toml` has their numbers.

The rule: the attributes of a device have the numbers of `device.attributes`, by the driver's and the runtime's names.
"""

from enum import IntEnum
from typing import Any

from warplens.cuda.device.attributes import NUMBERS
from warplens.cuda.ground import toml_beside

_RUNTIME_WORDS = {
    "MULTIPROCESSOR_COUNT": "MultiProcessorCount", "MAX_THREADS_PER_MULTIPROCESSOR": "MaxThreadsPerMultiProcessor",
}  # fmt: skip
_OF_DRIVER_ALONE = "VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"
_OLDER_NAMES = {"VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED": NUMBERS[_OF_DRIVER_ALONE]}  # the driver has these names, too


def _runtime_name(attribute: str) -> str:
    words = _RUNTIME_WORDS.get(attribute) or "".join(word.capitalize() for word in attribute.split("_"))
    return f"cudaDevAttr{words}"


_TABLES: dict[str, dict[str, int]] = {
    **toml_beside(__file__),
    "CUdevice_attribute": {f"CU_DEVICE_ATTRIBUTE_{name}": number for name, number in (NUMBERS | _OLDER_NAMES).items()},
    "cudaDeviceAttr": {_runtime_name(name): number for name, number in NUMBERS.items() if name != _OF_DRIVER_ALONE},
}
_ENUMS = {name: IntEnum(name, members, module=__name__) for name, members in _TABLES.items()}


def __getattr__(name: str) -> Any:
    if name in _ENUMS:
        return _ENUMS[name]
    raise AttributeError(name)
