"""`cupyx`: the functions that scripts with kernels commonly call; what is not here says so in one sentence."""

from typing import Any

import numpy as np

from warplens.cuda.record import alike, session
from warplens.cuda.record.cupy.arrays import ndarray, on_device


def rsqrt(x: ndarray) -> Any:
    with np.errstate(all="ignore"):
        return on_device(1 / np.sqrt(alike.plain(x)))


def scatter_add(a: ndarray, slices: Any, value: Any) -> None:
    np.add.at(alike.plain(a), alike.plain(slices), alike.plain(value))


empty_pinned, zeros_pinned = np.empty, np.zeros


def get_runtime_info(*, full: bool = False) -> str:
    spec = session.current().spec
    facts = {
        "CuPy Version": "13.6.0, as Warplens stands in for it",
        "CUDA Runtime Version": "12090",
        "Device 0 Name": spec.name,
        "Device 0 Compute Capability": "".join(map(str, spec.compute_capability)),
        "Device 0 PCI Bus ID": "0000:00:00.0",
    }
    return "".join(f"{name:<28}: {fact}\n" for name, fact in facts.items())


__getattr__ = alike.missing("cupyx")
