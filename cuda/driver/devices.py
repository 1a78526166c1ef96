"""What a program is told of the device: attributes, and the properties as `cudaDeviceProp` lays them out.

The rule: each number is one of the device's sheet; a field that no sheet has is zero.
"""

import struct
from typing import Any

import numpy as np

from warplens.cuda.device.attributes import NUMBERS, attributes_of, properties_of
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground import toml_beside

ATTRIBUTES = 160  # attributes are numbered from 1 and below this
VERSION = 13000  # the version of CUDA whose runtime and driver the stand-in is
_LAYOUTS: dict[str, list[str]] = toml_beside(__file__, "properties.toml")


def _dtype(layout: int) -> np.dtype[Any]:
    fields: list[Any] = []
    for line in _LAYOUTS[f"cuda{layout}"]:
        name, kind, *count = line.split()
        if kind == "bytes":
            fields.append((name, f"S{count[0]}"))
        else:
            fields.append((name, np.dtype(kind), (int(count[0]),)) if count else (name, np.dtype(kind)))
    return np.dtype(fields, align=True)


def properties_bytes(spec: GpuSpec, layout: int) -> bytes:
    """Return `cudaDeviceProp` of a device in the layout of CUDA 12 or 13."""
    record = np.zeros((), _dtype(layout))
    for name, value in properties_of(spec).items():
        if name in (record.dtype.names or ()):
            record[name] = value
    return record.tobytes()


def device_bytes(spec: GpuSpec, base: int, span: int, devices: int) -> bytes:
    """Return the first answer to a program: `Device` of the stand-in (`standin.h`)."""
    attributes = [0] * ATTRIBUTES
    for name, value in attributes_of(spec).items():
        attributes[NUMBERS[name]] = value
    attributes[NUMBERS["VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"]] = 1  # what the stand-in does itself, no sheet says
    head = struct.pack("<3Q2i", base, span, spec.memory_bytes, devices, VERSION)
    return head + struct.pack(f"<{ATTRIBUTES}i256s", *attributes, spec.name.encode()[:255])
