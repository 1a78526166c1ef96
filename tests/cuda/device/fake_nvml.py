"""Stands in for nvidia-ml-py, in the process of a test and in the one that keeps the clocks of GPUs locked.

The rule: each change to a GPU is a line in the file that WARPLENS_FAKE_NVML names, with the process that made it. What
is in WARPLENS_FAKE_NVML_REFUSES is refused: `set:GPU-1`, `reset:GPU-0`, `clocks`.
"""

from __future__ import annotations

import os


class NVMLError(Exception):
    """An error of NVML."""


def nvmlInit() -> None:  # noqa: N802 - the names are those of NVML
    pass


def nvmlDeviceGetHandleByUUID(uuid: str) -> str:  # noqa: N802
    return uuid


def nvmlDeviceGetSupportedMemoryClocks(gpu: str) -> list[int]:  # noqa: N802
    del gpu
    if "clocks" in _refused():
        raise NVMLError("Not Supported")
    return [2619, 3201]


def nvmlDeviceGetSupportedGraphicsClocks(gpu: str, memory_mhz: int) -> list[int]:  # noqa: N802
    del gpu
    return [1980, 1965, 1485, 345] if memory_mhz == 3201 else [345]


def nvmlDeviceSetGpuLockedClocks(gpu: str, least_mhz: int, most_mhz: int) -> None:  # noqa: N802
    _change("set", gpu, f"{least_mhz} {most_mhz}")


def nvmlDeviceResetGpuLockedClocks(gpu: str) -> None:  # noqa: N802
    _change("reset", gpu, "")


def _refused() -> list[str]:
    return os.environ.get("WARPLENS_FAKE_NVML_REFUSES", "").split()


def _change(what: str, gpu: str, values: str) -> None:
    if f"{what}:{gpu}" in _refused():
        raise NVMLError("Insufficient Permissions")
    with open(os.environ["WARPLENS_FAKE_NVML"], "a", encoding="utf-8") as log:  # noqa: PTH123 - one write, whole
        log.write(f"{os.getpid()} {what} {gpu} {values}".strip() + "\n")
