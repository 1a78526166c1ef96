"""The GPUs of this machine, as its driver gives them, and what is known of each.

The rule: looking opens no card and never fails. NVML (nvidia-ml-py) is asked, which needs no context on a card, and
where it, the driver or a card is missing there are that many cards fewer. A card of a model that has a sheet has the
numbers of the sheet; of any other the driver is asked, and the rest is taken from its compute capability, or where that
is not known from the nearest below.
"""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any

from warplens.cuda.device import driver
from warplens.cuda.device.architecture import ARCHITECTURES
from warplens.cuda.device.driver import Attribute
from warplens.cuda.device.limits import LIMITS
from warplens.cuda.device.newer import DRIVER, architecture_from, limits_from, nearest
from warplens.cuda.device.spec import DEFAULT_DEVICE, GpuSpec, all_specs
from warplens.cuda.errors import InputError, UnknownNameError

PREFIX = "gpu-"
"""Keys of cards begin with it; no sheet's does."""
VISIBLE = "CUDA_VISIBLE_DEVICES"
SM_CLOCK, MEMORY_CLOCK = 1, 2
"""NVML_CLOCK_SM and NVML_CLOCK_MEM (nvml.h)."""
SAME_MEMORY = 0.08
"""Memory sizes closer than this fraction are those of one model: the driver keeps some of it for itself."""
INSTALL = 'pip install "warplens[gpu]"'


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What the driver says of one card; clocks are the highest that it allows.

    `attributes` are asked for where there is no sheet of the card's model.
    """

    uuid: str
    name: str
    compute_capability: tuple[int, int]
    cores: int
    clock_hz: float
    memory_bytes: int
    memory_clock_hz: float
    memory_bus_bits: int
    attributes: Mapping[Attribute, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One card of this machine; cards of one model share the key of their `spec`."""

    uuid: str
    spec: GpuSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The cards that points can be measured on, and why a card that is or may be there is not among them."""

    cards: tuple[Card, ...] = ()
    hindrance: str = ""


def is_card(key: str) -> bool:
    """Say whether a device's key is that of a real card."""
    return key.startswith(PREFIX)


_told: list[Found] = []
"""What another process has found for this one."""


@cache
def look() -> Found:
    """Look for the cards of this machine that this process may use."""
    if _told:
        return _told[-1]
    facts, hindrance = ask_nvml()
    return Found(hindrance=hindrance) if hindrance else cards_of(facts, os.environ.get(VISIBLE), has_pycuda())


def take_over(found: Found) -> None:
    """Spare this process a look of its own, as the one that started it has looked.

    NVML takes 70 ms to answer one process on an H200's machine, and 250 ms each where 16 ask at once.
    """
    _told.append(found)
    look.cache_clear()


def cards() -> tuple[Card, ...]:
    """Return the cards of this machine that points can be measured on."""
    return look().cards


def has_pycuda() -> bool:
    """Say whether PyCUDA is installed, through which points are run on a card; it is not loaded."""
    return importlib.util.find_spec("pycuda") is not None


def cards_of(facts: tuple[Facts, ...], visible: str | None, can_run: bool) -> Found:  # noqa: FBT001 - what was found
    """Return the cards that `CUDA_VISIBLE_DEVICES` shows and whose limits are known."""
    shown = [fact for number, fact in enumerate(facts) if _is_visible(number, fact.uuid, visible)]
    known = [fact for fact in shown if _is_known(fact) or limits_from(fact.compute_capability, fact.attributes)]
    names = ", ".join(dict.fromkeys(fact.name for fact in facts))
    if not facts:
        return Found(hindrance="the NVIDIA driver shows no GPU")
    if not shown:
        return Found(hindrance=f"{VISIBLE}={visible} hides the {names}")
    if not known:
        major, minor = shown[0].compute_capability
        return Found(hindrance=f"the compute capability {major}.{minor} of the {shown[0].name} is not known")
    if not can_run:
        return Found(hindrance=f"the {names} needs PyCUDA, which is not installed: {INSTALL}")
    specs: dict[str, GpuSpec] = {}
    for fact in known:
        if card_key(fact.name) not in specs:
            specs[card_key(fact.name)] = card_spec(fact)
    return Found(cards=tuple(Card(uuid=fact.uuid, spec=specs[card_key(fact.name)]) for fact in known))


def card_specs() -> tuple[GpuSpec, ...]:
    """Return the models of the cards of this machine, each once."""
    return tuple({card.spec.key: card.spec for card in cards()}.values())


def default_device() -> str:
    """Return the key of the GPU that is meant where none is named: the first card, or else the modelled one."""
    return cards()[0].spec.key if cards() else DEFAULT_DEVICE


def load_device(key: str) -> GpuSpec:
    """Return the card of this machine or the built-in GPU of this key; case and spaces do not matter.

    Raises:
        InputError: it is the key of a card, and this machine has none.
        UnknownNameError: neither a card nor a sheet has this key.
    """
    wanted = "-".join(key.lower().split())
    found = {spec.key: spec for spec in (*card_specs(), *all_specs())}
    if is_card(wanted) and not cards():
        raise InputError(f"the device {key!r} would be a GPU of this machine, and there is none: {look().hindrance}")
    if wanted not in found:
        raise UnknownNameError("device", key, found)
    return found[wanted]


def card_key(name: str) -> str:
    """Return the key of the cards of a model: "NVIDIA H200" is "gpu-nvidia-h200"."""
    return PREFIX + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def card_spec(facts: Facts) -> GpuSpec:
    """Return what is known of a card: its model's sheet, or else what the driver says."""
    key, sheet = card_key(facts.name), _sheet(facts)
    return _from_driver(key, facts) if sheet is None else replace(sheet, key=key, name=facts.name)


def sheet_like(name: str, compute_capability: tuple[int, int], sm_count: int) -> GpuSpec | None:
    """Return the sheet of a card's model, by what a profile knows of a card that this machine need not have."""
    words = set(re.split(r"[^a-z0-9]+", name.lower()))
    return next(
        (
            spec
            for spec in all_specs()
            if (spec.compute_capability, spec.sm_count) == (compute_capability, sm_count)
            and _number_words(spec.name)[:1]
            and _number_words(spec.name)[0] in words
        ),
        None,
    )


def _number_words(name: str) -> list[str]:
    """Return the words of a GPU's name that tell the model: `h200`, `1080`."""
    return [word for word in name.lower().split() if re.fullmatch(r"[a-z]{0,2}\d{1,4}m?", word)]


def _sheet(facts: Facts) -> GpuSpec | None:
    return next((spec for spec in all_specs() if _is_model(spec, facts)), None)


def _is_model(spec: GpuSpec, facts: Facts) -> bool:
    """Say whether a sheet is that of a card: its name has the sheet's number (H200, 1080), and the numbers agree."""
    numbers = _number_words(spec.name)
    words = re.split(r"[^a-z0-9]+", facts.name.lower())
    return (
        bool(numbers)
        and numbers[0] in words
        and not {"laptop", "max"} & set(words)  # Max-Q: as many lanes, other clocks
        and spec.compute_capability == facts.compute_capability
        and spec.sm_count * spec.fp32_lanes_per_sm == facts.cores
        and abs(facts.memory_bytes / spec.memory_bytes - 1) <= SAME_MEMORY
    )


def _from_driver(key: str, facts: Facts) -> GpuSpec:
    """Return a spec of the driver's numbers, filled up with those of the compute capability.

    Source: CUDA C++ Best Practices Guide, theoretical bandwidth: twice the memory clock times the width of the bus.
    """
    capability, is_known = facts.compute_capability, _is_known(facts)
    architecture = (
        ARCHITECTURES[capability] if is_known else architecture_from(capability, facts.cores, facts.attributes)
    )
    shared = {one.name: getattr(architecture, one.name) for one in fields(architecture)}
    lanes, per_clock = shared["fp32_lanes_per_sm"], shared.pop("l2_bytes_per_clock_per_sm")
    sm_count = max(1, facts.cores // int(lanes.value))
    whole = {name: int(fact.value) for name, fact in shared.items() if name.endswith("_per_sm")}
    given = {
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
    sources |= dict.fromkeys(given, DRIVER)
    sources["l2_bandwidth_bytes_per_s"] = f"{per_clock.value:g} bytes per clock and SM, derived: {per_clock.source}"
    numbers = {name: fact.value for name, fact in shared.items()} | whole | given
    return GpuSpec(
        key=key,
        name=facts.name,
        compute_capability=capability,
        sources=sources,
        own_limits=None if is_known else limits_from(capability, facts.attributes),
        kin=None if is_known else nearest(capability),
        **numbers,
    )


def _is_known(facts: Facts) -> bool:
    return facts.compute_capability in LIMITS and facts.compute_capability in ARCHITECTURES


def _is_visible(number: int, uuid: str, visible: str | None) -> bool:
    """Say whether `CUDA_VISIBLE_DEVICES` lets a card be seen, which lists numbers or beginnings of UUIDs."""
    if visible is None:
        return True
    entries = [entry.strip() for entry in visible.split(",")]
    return any(entry == str(number) or (entry.startswith("GPU-") and uuid.startswith(entry)) for entry in entries)


def ask_nvml() -> tuple[tuple[Facts, ...], str]:
    """Return what NVML knows of each card, in the order of the PCI bus, or why it cannot be asked."""
    try:
        import pynvml
    except ImportError:
        if not driver.is_there():
            return (), "this machine has no NVIDIA driver"
        return (), f"GPUs are found by nvidia-ml-py, which is not installed: {INSTALL}"
    nvml: Any = pynvml
    try:
        nvml.nvmlInit()
    except nvml.NVMLError as error:
        return (), f"this machine has no NVIDIA driver, or it does not answer ({error})"
    try:
        found = []
        for number in range(nvml.nvmlDeviceGetCount()):
            with suppress(nvml.NVMLError):  # a card that cannot be asked is left out
                found.append(_facts(nvml, nvml.nvmlDeviceGetHandleByIndex(number)))
        return tuple(found), ""
    except nvml.NVMLError as error:
        return (), f"the NVIDIA driver does not answer ({error})"
    finally:
        with suppress(nvml.NVMLError):
            nvml.nvmlShutdown()


def _facts(nvml: Any, card: Any) -> Facts:
    major, minor = nvml.nvmlDeviceGetCudaComputeCapability(card)
    facts = Facts(
        uuid=_text(nvml.nvmlDeviceGetUUID(card)),
        name=_text(nvml.nvmlDeviceGetName(card)),
        compute_capability=(int(major), int(minor)),
        cores=int(nvml.nvmlDeviceGetNumGpuCores(card)),
        clock_hz=1e6 * nvml.nvmlDeviceGetMaxClockInfo(card, SM_CLOCK),
        memory_bytes=int(nvml.nvmlDeviceGetMemoryInfo(card).total),
        memory_clock_hz=1e6 * nvml.nvmlDeviceGetMaxClockInfo(card, MEMORY_CLOCK),
        memory_bus_bits=int(nvml.nvmlDeviceGetMemoryBusWidth(card)),
    )
    if _sheet(facts) is not None:
        return facts
    return replace(facts, attributes=driver.ask(_text(nvml.nvmlDeviceGetPciInfo(card).busId), Attribute))


def _text(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value
