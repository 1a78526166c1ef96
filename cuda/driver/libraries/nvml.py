"""NVML: what the sheet of a GPU knows of it.

The rule: what changes while a GPU works (temperature, power, load) is not answered: the library says NOT_SUPPORTED.

Source: NVML API Reference Guide, "Device Queries".
"""

from __future__ import annotations

import struct

import numpy as np

from warplens.cuda.driver.libraries.calls import Call, LibraryError

DRIVER, CUDA_VERSION = "580.65.06", 13000
FIRST_DEVICE = 0x5741_5250_1000
INSUFFICIENT_SIZE = 7


def _number(call: Call) -> None:
    spec, stem = call.spec, call.stem
    values = {
        "systemgetcudadriverversion": CUDA_VERSION, "devicegetcount": call.devices, "devicegetmultigpuboard": 0,
        "devicegetmaxclockinfo": round(spec.clock_hz / 1e6), "devicegetclockinfo": round(spec.clock_hz / 1e6),
        "devicegetnumgpucores": spec.sm_count * int(spec.fp32_lanes_per_sm),
    }  # fmt: skip
    if getattr(call.arguments, "kind", 0) > 1:  # clocks of the memory and of video
        raise LibraryError("lacking")
    call.put(
        "number",
        values.get(stem, call.arguments.device - FIRST_DEVICE if hasattr(call.arguments, "device") else 0),
        dtype=int,
    )


def _text(call: Call) -> None:
    texts = {"devicegetname": call.spec.name, "devicegetuuid": "GPU-57415250-0000-0000-0000-000000000000"}
    text = texts.get(call.stem, DRIVER).encode() + b"\0"
    target = call.arguments.text
    if len(text) > target.size:
        raise LibraryError(INSUFFICIENT_SIZE)
    target[: len(text)] = np.frombuffer(text, np.uint8)


def _device(call: Call) -> None:
    if not 0 <= call.arguments.index < call.devices:
        raise LibraryError
    call.put("device", FIRST_DEVICE + call.arguments.index, dtype=int)


def _memory(call: Call) -> None:
    total, used = call.spec.memory_bytes, call.memory.used_bytes
    call.arguments.memory[:] = np.frombuffer(struct.pack("<3Q", total, total - used, used), np.uint8)


def _capability(call: Call) -> None:
    for name, value in zip(("major", "minor"), call.spec.compute_capability, strict=True):
        call.put(name, value, dtype=int)


CALLS = {
    **dict.fromkeys(("init", "initwithflags", "shutdown"), lambda _: None),
    **dict.fromkeys(("devicegetname", "devicegetuuid", "systemgetdriverversion", "systemgetnvmlversion"), _text),
    **dict.fromkeys(
        ("systemgetcudadriverversion", "devicegetcount", "devicegetindex", "devicegetmaxclockinfo", "devicegetclockinfo",
         "devicegetnumgpucores", "devicegetmultigpuboard"), _number,
    ),
    "devicegethandlebyindex": _device, "devicegetmemoryinfo": _memory, "devicegetcudacomputecapability": _capability,
}  # fmt: skip
