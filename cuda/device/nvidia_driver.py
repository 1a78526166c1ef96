"""What NVIDIA's driver says of the GPUs of this machine: each with its specification, or the reason why there is none.

The rule: asking opens no GPU and never fails. NVML (nvidia-ml-py) lists them without a context on any; where NVML, the
driver or a GPU is missing, there are fewer GPUs. A GPU whose model has a sheet takes its numbers from the sheet. Those
of any other come from the driver, and the rest from its compute capability, or the nearest known one below.
"""

import ctypes
import re
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from enum import IntEnum
from typing import Any

from warplens.cuda.device import spec as sheets
from warplens.cuda.device.occupancy import LIMITS, WARP_LANES, SmLimits

# Attributes of a GPU that the CUDA driver knows and NVML does not, read without opening the GPU. Reading never fails:
# an attribute that the driver does not know is absent, and without a driver all are.
# Source: `CUdevice_attribute` in cuda.h.

DRIVER_LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"


class Attribute(IntEnum):
    """An attribute of a device; sizes are in bytes."""

    THREADS_PER_BLOCK = 1
    REGISTERS_PER_BLOCK = 12
    SM_COUNT = 16
    L2_BYTES = 38
    THREADS_PER_SM = 39
    SHARED_PER_SM = 81
    REGISTERS_PER_SM = 82
    FP32_OVER_FP64 = 87
    SHARED_PER_BLOCK_OPTIN = 97
    BLOCKS_PER_SM = 106
    RESERVED_SHARED_PER_BLOCK = 111


def read_attributes(bus_id: str, attributes: Iterable[Attribute]) -> dict[Attribute, int]:
    """Return attributes of the GPU at an address of the PCI bus, without those that the driver does not give."""
    device, value = ctypes.c_int(0), ctypes.c_int(0)
    values: dict[Attribute, int] = {}
    try:
        driver = ctypes.CDLL(DRIVER_LIBRARY)
        if driver.cuInit(0) or driver.cuDeviceGetByPCIBusId(ctypes.byref(device), bus_id.encode()):
            return {}
        for attribute in attributes:
            if not driver.cuDeviceGetAttribute(ctypes.byref(value), int(attribute), device):
                values[attribute] = value.value
    except (OSError, AttributeError):
        return {}
    return values


# Limits and architecture of a GPU whose compute capability is not in the tables.
# The driver's numbers come first. The rest is taken from the nearest compute capability below, and each such number
# says so. Without the driver's numbers nothing is assumed.

DRIVER = "the driver of this machine"
NEEDED = frozenset(Attribute) - {Attribute.L2_BYTES}  # for the limits of a multiprocessor to be known


def nearest(compute_capability: tuple[int, int]) -> tuple[int, int] | None:
    """Return the highest known compute capability that is not above this one; None where there is none."""
    return max((capability for capability in LIMITS if capability <= compute_capability), default=None)


def limits_from(compute_capability: tuple[int, int], attributes: Mapping[Attribute, int]) -> SmLimits | None:
    """Return the limits that the driver gives, None where it does not give all."""
    # The driver gives neither the units in which registers and shared memory are allocated nor the registers that a
    # thread may have: these are taken from the nearest compute capability below.
    nearest_known = nearest(compute_capability)
    if nearest_known is None or not attributes.keys() >= NEEDED:
        return None
    return replace(
        LIMITS[nearest_known],
        compute_capability=compute_capability,
        warps=attributes[Attribute.THREADS_PER_SM] // WARP_LANES,
        blocks=attributes[Attribute.BLOCKS_PER_SM],
        threads_per_block=attributes[Attribute.THREADS_PER_BLOCK],
        registers=attributes[Attribute.REGISTERS_PER_SM],
        registers_per_block=attributes[Attribute.REGISTERS_PER_BLOCK],
        shared_bytes=attributes[Attribute.SHARED_PER_SM],
        shared_per_block_bytes=attributes[Attribute.SHARED_PER_BLOCK_OPTIN],
        reserved_shared_bytes=attributes[Attribute.RESERVED_SHARED_PER_BLOCK],
    )


def architecture_from(
    compute_capability: tuple[int, int], cores: int, attributes: Mapping[Attribute, int]
) -> sheets.Architecture:
    """Return the architecture of a GPU with `cores` float32 lanes whose limits `limits_from` gives."""
    nearest_known = nearest(compute_capability)
    assert nearest_known is not None
    base = sheets.ARCHITECTURES[nearest_known]
    note = f"of compute capability {LIMITS[nearest_known].name}, assumed: "
    facts = {field.name: getattr(base, field.name) for field in fields(base)}
    assumed = {name: sheets.Sourced(value=fact.value, source=note + fact.source) for name, fact in facts.items()}
    lanes = max(1, cores // attributes[Attribute.SM_COUNT])
    doubles = lanes // max(1, attributes[Attribute.FP32_OVER_FP64])
    exact = {"fp32_lanes_per_sm": lanes, "fp64_lanes_per_sm": doubles}
    stated = {name: sheets.Sourced(value=value, source=DRIVER) for name, value in exact.items()}
    return sheets.Architecture(**assumed | stated)


PREFIX = "gpu-"  # the key of every GPU begins with this, and that of no sheet does
VISIBLE = "CUDA_VISIBLE_DEVICES"
SM_CLOCK, MEMORY_CLOCK = 1, 2  # NVML_CLOCK_SM and NVML_CLOCK_MEM (nvml.h)
SAME_MEMORY = 0.08  # sizes that differ by a smaller part belong to one model: the driver keeps some for itself
INSTALL = 'pip install "warplens[gpu]"'


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuFacts:
    """The driver's facts on one GPU; clocks are the highest that it allows."""

    uuid: str
    name: str
    compute_capability: tuple[int, int]
    cores: int
    clock_hz: float
    memory_bytes: int
    memory_clock_hz: float
    memory_bus_bits: int
    attributes: Mapping[Attribute, int] = field(default_factory=dict)  # read only where the model has no sheet
    driver: str = ""  # its version
    power_limit_w: float = 0.0  # 0 where it is not known


@dataclass(frozen=True, slots=True, kw_only=True)
class InstalledGpu:
    """One GPU of this machine; the optional fields are what a profile says of it, "" and 0 where that is not known."""

    uuid: str
    spec: sheets.GpuSpec  # GPUs of one model share its key
    driver: str = ""  # its version
    power_limit_w: float = 0.0
    sm_clock_hz: float = 0.0  # the highest
    memory_clock_hz: float = 0.0  # the highest


@dataclass(frozen=True, slots=True, kw_only=True)
class AvailableGpus:
    """The GPUs that points can be measured on, and the reason where there is none."""

    gpus: tuple[InstalledGpu, ...] = ()
    hindrance: str = ""


def usable_gpus(facts: tuple[GpuFacts, ...], visible: str | None, can_run: bool) -> AvailableGpus:  # noqa: FBT001 - a fact, no switch
    """Return the GPUs that `CUDA_VISIBLE_DEVICES` shows and whose limits are known."""
    entries = None if visible is None else [entry.strip() for entry in visible.split(",")]  # numbers or beginnings
    shown = [
        gpu
        for number, gpu in enumerate(facts)
        if entries is None
        or any(entry == str(number) or (entry.startswith("GPU-") and gpu.uuid.startswith(entry)) for entry in entries)
    ]
    usable = [gpu for gpu in shown if _is_known(gpu) or limits_from(gpu.compute_capability, gpu.attributes)]
    names = ", ".join(dict.fromkeys(gpu.name for gpu in facts))
    if not facts:
        return AvailableGpus(hindrance="the NVIDIA driver shows no GPU")
    if not shown:
        return AvailableGpus(hindrance=f"{VISIBLE}={visible} hides the {names}")
    if not usable:
        capability = ".".join(map(str, shown[0].compute_capability))
        return AvailableGpus(hindrance=f"the compute capability {capability} of the {shown[0].name} is not known")
    if not can_run:
        return AvailableGpus(hindrance=f"the {names} needs PyCUDA, which is not installed: {INSTALL}")
    specs = {key: gpu_spec(gpu) for key, gpu in {gpu_key(gpu.name): gpu for gpu in reversed(usable)}.items()}
    return AvailableGpus(
        gpus=tuple(
            InstalledGpu(
                uuid=gpu.uuid,
                spec=specs[gpu_key(gpu.name)],
                driver=gpu.driver,
                power_limit_w=gpu.power_limit_w,
                sm_clock_hz=gpu.clock_hz,
                memory_clock_hz=gpu.memory_clock_hz,
            )
            for gpu in usable
        )
    )


def gpu_key(name: str) -> str:
    """Return the key of the GPUs of a model."""
    return PREFIX + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def gpu_spec(facts: GpuFacts) -> sheets.GpuSpec:
    """Return the specification of a GPU: that of its model's sheet, or else the driver's numbers."""
    key, sheet = gpu_key(facts.name), _sheet(facts)
    return _from_driver(key, facts) if sheet is None else replace(sheet, key=key, name=facts.name)


def number_words(name: str) -> list[str]:
    """Return the words of a GPU's name that identify the model: `h200`, `1080`."""
    return [word for word in name.lower().split() if re.fullmatch(r"[a-z]{0,2}\d{1,4}m?", word)]


def _sheet(facts: GpuFacts) -> sheets.GpuSpec | None:
    return next((spec for spec in sheets.all_specs() if _is_model(spec, facts)), None)


def _is_model(spec: sheets.GpuSpec, facts: GpuFacts) -> bool:
    """Return whether a sheet is that of a GPU: its name has the sheet's number (H200, 1080), and the sizes agree."""
    numbers = number_words(spec.name)
    words = re.split(r"[^a-z0-9]+", facts.name.lower())
    return (
        bool(numbers)
        and numbers[0] in words
        and not {"laptop", "max"} & set(words)  # Max-Q: as many lanes, other clocks
        and spec.compute_capability == facts.compute_capability
        and spec.sm_count * spec.fp32_lanes_per_sm == facts.cores
        and abs(facts.memory_bytes / spec.memory_bytes - 1) <= SAME_MEMORY
    )


def _from_driver(key: str, facts: GpuFacts) -> sheets.GpuSpec:
    """Return a spec of the driver's numbers, completed by those of the compute capability."""
    # Source: CUDA C++ Best Practices Guide, theoretical bandwidth: twice the memory clock times the width of the bus.
    capability, is_known = facts.compute_capability, _is_known(facts)
    architecture = (
        sheets.ARCHITECTURES[capability] if is_known else architecture_from(capability, facts.cores, facts.attributes)
    )
    shared = {entry.name: getattr(architecture, entry.name) for entry in fields(architecture)}
    lanes, per_clock = shared["fp32_lanes_per_sm"], shared.pop("l2_bytes_per_clock_per_sm")
    sm_count = max(1, facts.cores // int(lanes.value))
    whole = {name: int(fact.value) for name, fact in shared.items() if name.endswith("_per_sm")}
    driver_numbers = {
        "sm_count": sm_count,
        "clock_hz": facts.clock_hz,
        "base_clock_hz": facts.clock_hz,
        "memory_bytes": facts.memory_bytes,
        "memory_bandwidth_bytes_per_s": 2 * facts.memory_clock_hz * facts.memory_bus_bits / 8,
        "l2_bytes": facts.attributes.get(Attribute.L2_BYTES, 0),
        "l2_bandwidth_bytes_per_s": per_clock.value * facts.clock_hz * sm_count,
        "fp32_flops_per_s": 2 * sm_count * lanes.value * facts.clock_hz,
    }
    sources = {name: fact.source for name, fact in shared.items()}
    sources |= dict.fromkeys(driver_numbers, DRIVER)
    sources["l2_bandwidth_bytes_per_s"] = f"{per_clock.value:g} bytes per clock and SM, derived: {per_clock.source}"
    numbers = {name: fact.value for name, fact in shared.items()} | whole | driver_numbers
    rates, documents = sheets.tensor_rates_of(capability) if capability in sheets.ALIKE else ({}, {})
    sources |= {f"tensor {kind}": document for kind, document in documents.items()}
    return sheets.GpuSpec(
        key=key,
        name=facts.name,
        compute_capability=capability,
        sources=sources,
        tensor_rates=rates,
        own_limits=None if is_known else limits_from(capability, facts.attributes),
        kin=None if is_known else nearest(capability),
        **numbers,
    )


def _is_known(facts: GpuFacts) -> bool:
    return facts.compute_capability in LIMITS and facts.compute_capability in sheets.ARCHITECTURES


def query_nvml() -> tuple[tuple[GpuFacts, ...], str]:
    """Return NVML's facts on each GPU, in the order of the PCI bus, or the reason why there are none."""
    try:
        import pynvml
    except ImportError:
        return (), f"GPUs are found by nvidia-ml-py, which is not installed: {INSTALL}"
    nvml: Any = pynvml
    try:
        nvml.nvmlInit()
    except nvml.NVMLError as error:
        return (), f"this machine has no NVIDIA driver, or it does not answer ({error})"
    try:
        gpus, version = [], text_of(nvml.nvmlSystemGetDriverVersion())
        for number in range(nvml.nvmlDeviceGetCount()):
            with suppress(nvml.NVMLError):  # a GPU that does not answer is left out
                gpus.append(_facts(nvml, nvml.nvmlDeviceGetHandleByIndex(number), version))
        return tuple(gpus), ""
    except nvml.NVMLError as error:
        return (), f"the NVIDIA driver does not answer ({error})"
    finally:
        with suppress(nvml.NVMLError):
            nvml.nvmlShutdown()


def _facts(nvml: Any, gpu: Any, version: str) -> GpuFacts:
    major, minor = nvml.nvmlDeviceGetCudaComputeCapability(gpu)
    power_limit_w = 0.0
    with suppress(nvml.NVMLError):  # some GPUs have none that NVML knows
        power_limit_w = 1e-3 * float(nvml.nvmlDeviceGetEnforcedPowerLimit(gpu))
    facts = GpuFacts(
        uuid=text_of(nvml.nvmlDeviceGetUUID(gpu)),
        name=text_of(nvml.nvmlDeviceGetName(gpu)),
        compute_capability=(int(major), int(minor)),
        cores=int(nvml.nvmlDeviceGetNumGpuCores(gpu)),
        clock_hz=1e6 * nvml.nvmlDeviceGetMaxClockInfo(gpu, SM_CLOCK),
        memory_bytes=int(nvml.nvmlDeviceGetMemoryInfo(gpu).total),
        memory_clock_hz=1e6 * nvml.nvmlDeviceGetMaxClockInfo(gpu, MEMORY_CLOCK),
        memory_bus_bits=int(nvml.nvmlDeviceGetMemoryBusWidth(gpu)),
        driver=version,
        power_limit_w=power_limit_w,
    )
    if _sheet(facts) is not None:
        return facts
    return replace(facts, attributes=read_attributes(text_of(nvml.nvmlDeviceGetPciInfo(gpu).busId), Attribute))


def text_of(value: str | bytes) -> str:
    """Return a text of NVML, which some of its versions give as bytes."""
    return value.decode() if isinstance(value, bytes) else value
