"""The devices that a key names, GPUs of this machine or sheets, and the constants by which their times are modelled.

The rule: what is known of this machine comes before what is shipped, and looking for it never fails. A key means a GPU
of this machine, else a sheet; where there is no driver, `nvidia_driver` is not asked. The constants of the simulated
multiprocessor of a GPU are those of the first of these that exists:

1. the sheet that `warplens calibrate` wrote for this model on this machine, in the user's data folder; a constant that
   it lacks, since an older version wrote it, is that of 2 or 3;
2. the sheet of its compute capability, `timings/<compute capability>.toml`;
3. the sheet of the nearest compute capability.

A sheet that has no measurements of its own names a `base`, another sheet, whose constants it takes where it states
none; what it states was published. A GPU with such a sheet, or with that of another compute capability, has the
latencies of its own sheet, except those that the sheet of its compute capability states.

    compute_capability = "9.0"
    measured_on = "NVIDIA H200"
    clock_mhz = 1980                              # of the SMs meanwhile

    [documents]                                   # short names for the sources below; optional
    micro = "tests/hardware/h200_microbenchmarks.json"

    [values]
    l2_latency_clocks = { value = 270, source = "{micro}: chase_global, warm" }
    ...
"""

import ctypes
import importlib.util
import os
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec

from warplens.cuda.device import nvidia_driver
from warplens.cuda.device.nvidia_driver import AvailableGpus, GpuFacts, InstalledGpu
from warplens.cuda.device.occupancy import capability_of
from warplens.cuda.device.spec import DEFAULT_DEVICE, GpuSpec, Text, all_specs, load_spec, read_sourced
from warplens.cuda.device.spec import read_sheet as read_written
from warplens.cuda.ground.errors import InputError, SpecError

# The processor of this machine, on which NumPy's products are measured: it has a key and a name, no sheet and no model.

HOST = "host"  # this is the key of the processor among the devices; no sheet and no GPU has it
CPU_INFO = Path("/proc/cpuinfo")
LAST_LEVEL_BYTES = 64 << 20  # of the last cache, where the system does not give its size: few have more


@cache
def processor_name() -> str:
    """Return the name that the processor gives itself, or else its architecture."""
    try:
        lines = CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(filter(None, names), "") or platform.processor() or platform.machine()


def last_cache_bytes() -> int:
    """Return the size of the processor's last cache."""
    try:
        size = os.sysconf("SC_LEVEL3_CACHE_SIZE")
    except (AttributeError, ValueError, OSError):
        size = 0
    return size if size > 0 else LAST_LEVEL_BYTES


def is_gpu(key: str) -> bool:
    """Return whether a device's key, `gpu-nvidia-h200`, is that of a real GPU."""
    return key.startswith(nvidia_driver.PREFIX)


_known_gpus: list[AvailableGpus] = []  # this holds the GPUs that the starting process found and passed to this one


@cache
def find_gpus() -> AvailableGpus:
    """Return the GPUs of this machine that this process may use, or the reason why there are none."""
    return _known_gpus[-1] if _known_gpus else _found(needs_pycuda=True)


def has_pycuda() -> bool:
    """Return whether PyCUDA, which runs points on a GPU, is installed; it is not loaded."""
    return importlib.util.find_spec("pycuda") is not None


def _found(*, needs_pycuda: bool) -> AvailableGpus:
    facts, hindrance = query_driver()
    if hindrance:
        return AvailableGpus(hindrance=hindrance)
    can_run = not needs_pycuda or has_pycuda()
    return nvidia_driver.usable_gpus(facts, os.environ.get(nvidia_driver.VISIBLE), can_run)


def use_known_gpus(available: AvailableGpus) -> None:
    """Take the GPUs that the starting process found, instead of asking NVML again."""
    # NVML takes 70 ms to answer one process on an H200's machine, and 250 ms each where 16 ask at once.
    _known_gpus.append(available)
    find_gpus.cache_clear()


def installed_gpus() -> tuple[InstalledGpu, ...]:
    """Return the GPUs of this machine that points can be measured on."""
    return find_gpus().gpus


def gpus_of_programs() -> AvailableGpus:
    """Return the GPUs that a program of this machine can run on, with PyCUDA or without; points need PyCUDA."""
    return _found(needs_pycuda=False)


def gpu_specs() -> tuple[GpuSpec, ...]:
    """Return the models of the GPUs of this machine, each once."""
    return tuple({gpu.spec.key: gpu.spec for gpu in installed_gpus()}.values())


def default_device() -> str:
    """Return the key of the GPU that is used where none is named: the first GPU, or else the modelled one."""
    return installed_gpus()[0].spec.key if installed_gpus() else DEFAULT_DEVICE


def load_device(key: str) -> GpuSpec:
    """Return the GPU of this machine or the built-in GPU of this key; case and spaces do not matter.

    Raises:
        InputError: it is the key of a GPU, and this machine has none.
        UnknownNameError: neither a GPU nor a sheet has this key.
    """
    device = "-".join(key.lower().split())
    installed = {spec.key: spec for spec in gpu_specs()}
    if device in installed:
        return installed[device]
    if is_gpu(device) and not installed:
        reason = find_gpus().hindrance
        raise InputError(f"the device {key!r} would be a GPU of this machine, and there is none: {reason}")
    return load_spec(key, others=installed)


class GpuModel(Protocol):
    """A GPU as a profile records it, or its sheet."""

    @property
    def name(self) -> str:
        """The name that the driver reports."""

    @property
    def compute_capability(self) -> tuple[int, int]:
        """The compute capability: major, minor."""

    @property
    def sm_count(self) -> int:
        """The number of multiprocessors."""


def sheet_like(gpu: GpuModel | None) -> GpuSpec | None:
    """Return the sheet of a GPU's model; None where no sheet matches, or without a GPU.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> sheet = sheet_like(load_spec("h200"))
        >>> sheet.key if sheet else None
        'h200'
    """
    if gpu is None:
        return None
    words = set(re.split(r"[^a-z0-9]+", gpu.name.lower()))
    return next(
        (
            spec
            for spec in all_specs()
            if (spec.compute_capability, spec.sm_count) == (gpu.compute_capability, gpu.sm_count)
            and nvidia_driver.number_words(spec.name)[:1]
            and nvidia_driver.number_words(spec.name)[0] in words
        ),
        None,
    )


def query_driver() -> tuple[tuple[GpuFacts, ...], str]:
    """Return the driver's facts on each GPU, in the order of the PCI bus, or the reason why there are none."""
    try:
        ctypes.CDLL(nvidia_driver.DRIVER_LIBRARY)
    except OSError:
        return (), "this machine has no NVIDIA driver"
    return nvidia_driver.query_nvml()


# The constants of the simulated multiprocessor. One belongs to an architecture and was measured with small kernels made
# for it, never with a kernel whose time is judged. What belongs to one GPU (clock, bandwidths, number of SMs, size of
# the L1 cache) stays in that GPU's own sheet; where a constant depends on it, the constant is a ratio to it, so that it
# carries over to another GPU. Widths of the arithmetic pipes are the lanes of that sheet.

SECTOR_BYTES = 32
ASSUMED = "assumed"  # the source of a constant that was not measured begins with this

_TIMINGS = Path(__file__).parent / "timings"


@dataclass(frozen=True, slots=True, kw_only=True)
class TimingConstants:
    """The constants of one simulated multiprocessor; clocks are those of an SM."""

    launch_cold_ns: float  # a launch that does nothing, its code and parameters in no cache
    launch_warm_ns: float  # the same launch right after another one like it
    block_start_gpu_clocks: float  # between the starts of two blocks anywhere on the GPU, which starts them one by one
    block_latency_clocks: float  # from the start of a block to the first instruction of its first warp
    warp_start_clocks: float  # between the first instructions of two warps of a block
    shared_latency_clocks: float  # from the issue of a load from shared memory to its use, at one wavefront
    l1_latency_clocks: float  # from the pass through the tags to the use, where the L1 cache has the line
    l2_latency_clocks: float  # the same, where the L2 cache has the sector, on average
    l2_spread_clocks: float  # the mean of the exponential part of that latency
    dram_latency_clocks: float  # the same, where DRAM has it, on average
    dram_spread_clocks: float  # the mean of the exponential part of that latency
    page_latency_clocks: float  # what the first access to a page of 2 MiB takes longer, in a cold launch
    first_latency_ratio: float  # the latency of a sector that several SMs ask for at the same time, in DRAM latencies
    port_sector_clocks: float  # the least clocks in which one SM gets a sector from the L2 cache
    l2_line_ratio: float  # what L2 takes for each line of a load, in sectors at the sheet's bandwidth
    l2_sector_ratio: float  # the same, for each sector of a load
    l2_write_line_ratio: float  # the same, for each line of a store
    l2_write_sector_ratio: float  # the same, for each sector that a store writes whole
    l2_partial_sector_ratio: float  # the same, for each sector that a store writes in part
    l2_atomic_sector_ratio: float  # the same, for each sector of an atomic operation
    l2_partitions: float  # 2 where each SM lies at one of two partitions of the L2 cache, which keeps what it touches
    l2_first_sms: float  # the SMs that get blocks first, all of them at one partition
    l2_far_clocks: float  # what a sector takes longer than from the near partition, where the far one has it
    l2_dirty_share: float  # the part of the L2 cache that holds written data before they go to DRAM
    dram_read_ratio: float  # what DRAM takes for a sector that is read, in sectors at the sheet's bandwidth
    dram_write_ratio: float  # the same, for a sector that is written back before the launch ends
    dram_kept_ratio: float  # the same, for a sector that the L2 cache keeps until later
    dram_turn_ratio: float  # what each written sector takes longer where the launch also reads: the bus is turned
    read_only_l1_bytes: float  # the L1 cache of read-only loads, where the sheet of the GPU has none for all loads
    # 1 where a scheduler issues the warp that has not issued for longest, 0 where the oldest one; before that
    # the last one while it can go on:
    scheduler_turns: float
    pass_clocks: float  # for which the load/store unit is busy with 128 bytes of data, of L1 or shared memory
    shared_port_clocks: float  # for which a pass through shared memory keeps the port of its scheduler busy
    l1_tag_banks: float  # the banks of the L1 cache's tags; each looks up one line in a clock
    store_line_clocks: float  # a store keeps the load/store unit busy for so long, each line
    # The most requests of a scheduler to global and local memory that wait for the load/store unit:
    lsu_queue_depth: float
    shared_queue_depth: float  # the most requests of a scheduler that wait for shared memory, or for a barrier
    # What an SM may have stored, or changed by atomic operations, before L2 has taken it:
    writes_under_way_sectors: float
    reads_under_way_sectors: float  # what an SM may have asked L2 for before it comes
    barrier_latency_clocks: float  # from the last warp's arrival at a barrier to the next instruction of a warp
    barrier_clocks: float  # between the arrivals of two warps at barriers
    atomic_latency_clocks: float  # from the end of an atomic operation of global memory in L2 to its result
    atomic_turn_clocks: float  # between two integer operations on one address, of lanes of one warp
    float_atomic_turn_clocks: float  # the same, of float32 additions
    atomic_slice_bytes: float  # neighbouring bytes whose atomic operations go to one slice of the L2 cache
    atomic_slices_per_sm: float  # slices of the L2 cache, divided by the number of SMs
    drain_ratio: float  # the time from a block's last store to the end of the block, in L2 latencies
    variable_latency_clocks: float  # from the issue of a read of a special register or a constant to its use
    sfu_latency_clocks: float  # the same, of a special function
    fp64_latency_clocks: float  # the same, of an operation in double precision

    def sector_clocks(self, ratio: float, bytes_per_s: float, spec: GpuSpec) -> float:
        """Return the clocks of one SM for `ratio` sectors, while all do so, at the sheet's bandwidth of L2 or DRAM."""
        return ratio * SECTOR_BYTES * spec.clock_hz * spec.sm_count / bytes_per_s


CONSTANTS = tuple(field.name for field in fields(TimingConstants))  # all names, in the order of a sheet
_RETIRED = frozenset({"l2_queue_clocks"})  # older constants, which older sheets state and nothing reads
_OF_SHEET = {f"{memory}_latency_clocks": f"{memory}_latency_cycles" for memory in ("shared", "l1", "l2", "dram")}
"""Constants that every GPU's own sheet states too, and the name there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimingSheet:
    """A sheet of constants."""

    compute_capability: tuple[int, int]
    measured_on: str
    values: TimingConstants
    sources: Mapping[str, str] = field(hash=False)  # that of each constant
    clock_mhz: float = 0.0
    driver: str = ""
    date: str = ""
    base: tuple[int, int] | None = None  # whose sheet has the other constants; most sheets have no base
    stated: frozenset[str] = frozenset(CONSTANTS)  # the names of those that are not taken from `base`


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuConstants:
    """The constants of one GPU, the source of each, and the sentence that says where they come from."""

    values: TimingConstants
    sources: Mapping[str, str] = field(hash=False)
    origin: str


def constants_of(spec: GpuSpec, folder: Path | None = None) -> GpuConstants:
    """Return a GPU's constants; calibrated sheets lie in `folder`, else in the user's data. `SpecError`: a bad one."""
    calibrated = calibrated_path(spec, folder)
    if calibrated.exists():
        sheet = read_sheet(calibrated, others=uncalibrated_constants(spec))
        origin = f"calibrated on this {sheet.measured_on}{f' on {sheet.date}' if sheet.date else ''}"
        return GpuConstants(values=sheet.values, sources=sheet.sources, origin=origin)
    return uncalibrated_constants(spec)


def uncalibrated_constants(spec: GpuSpec) -> GpuConstants:
    """Return the constants of a GPU by the sheets that come with Warplens."""
    sheet = shipped_sheets().get(spec.compute_capability) or nearest_sheet(spec.compute_capability)
    is_own = sheet.compute_capability == spec.compute_capability
    if is_own and sheet.base is None:
        return GpuConstants(values=sheet.values, sources=sheet.sources, origin=f"measured on an {sheet.measured_on}")
    stated = sheet.stated if is_own else frozenset[str]()
    names = {name: of_sheet for name, of_sheet in _OF_SHEET.items() if sheet.base is None or name not in stated}
    own = {name: getattr(spec, of_sheet) for name, of_sheet in names.items()}
    return GpuConstants(
        values=replace(sheet.values, **own),
        sources=dict(sheet.sources) | {name: spec.sources.get(of_sheet, "") for name, of_sheet in names.items()},
        origin=f"{_origin(sheet)}, with the latencies, bandwidths and clock of the {spec.name}'s own sheet; "
        "`warplens calibrate` measures a GPU of this machine",
    )


def _origin(sheet: TimingSheet) -> str:
    capability = ".".join(map(str, sheet.compute_capability))
    if sheet.base is None:
        return f"measured on an {sheet.measured_on} (compute capability {capability})"
    measured = shipped_sheets()[sheet.base]
    return (
        f"{len(sheet.stated)} of {len(CONSTANTS)} published for compute capability {capability}, the others "
        f"{_origin(measured)}"
    )


def calibrated_path(spec: GpuSpec, folder: Path | None = None) -> Path:
    """Return where the calibrated sheet of a GPU lies; GPUs of one model share it."""
    sheet = sheet_like(spec) if is_gpu(spec.key) else spec
    return (folder or calibrations_folder()) / f"{(sheet or spec).key}.toml"


def calibrations_folder() -> Path:
    """Return the folder of the sheets that this user has calibrated."""
    from platformdirs import user_data_path

    return user_data_path("warplens", appauthor=False) / "timings"


@cache
def shipped_sheets() -> dict[tuple[int, int], TimingSheet]:
    """Return the sheets that come with Warplens, by compute capability."""
    sheets = [read_sheet(path) for path in sorted(_TIMINGS.glob("*.toml"))]
    return {sheet.compute_capability: sheet for sheet in sheets}


def _base_sheet(path: Path, base: str) -> TimingSheet:
    """Return the sheet whose constants another one takes; it was measured."""
    if not (file := _TIMINGS / f"{base}.toml").is_file():
        known = ", ".join(f'"{path.stem}"' for path in sorted(_TIMINGS.glob("*.toml")))
        raise SpecError(f"{path}: `base` is {base!r}, the name of a shipped sheet is needed ({known})")
    return read_sheet(file)


def nearest_sheet(capability: tuple[int, int]) -> TimingSheet:
    """Return the shipped sheet of the nearest compute capability, the older one of two that are equally near."""
    number = 10 * capability[0] + capability[1]
    sheets = {10 * major + minor: sheet for (major, minor), sheet in shipped_sheets().items()}
    return sheets[min(sheets, key=lambda other: (abs(other - number), other))]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet as its file has it."""

    compute_capability: Annotated[str, msgspec.Meta(pattern=r"^[0-9]+\.[0-9]+$")]
    measured_on: Text
    values: dict[str, Any]
    base: str = ""
    clock_mhz: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    driver: str = ""
    date: str = ""
    documents: dict[str, Text] = {}


def read_sheet(path: Path, others: GpuConstants | None = None) -> TimingSheet:
    """Read a sheet of constants; what it lacks is taken from `others`."""
    sheet = read_written(path, "sheet of timing constants", _Written)
    base = _base_sheet(path, sheet.base) if sheet.base else None
    numbers = {name: entry for name, entry in sheet.values.items() if name not in _RETIRED}
    stated = {
        name: (float(number.value), _named(number.source, sheet.documents))
        for name, number in read_sourced(path, numbers, CONSTANTS).items()
    }
    values, sources = _completed(path, stated, base, others)
    return TimingSheet(
        compute_capability=capability_of(sheet.compute_capability),
        measured_on=sheet.measured_on,
        values=TimingConstants(**values),
        sources=sources,
        clock_mhz=sheet.clock_mhz,
        driver=sheet.driver,
        date=sheet.date,
        base=base.compute_capability if base else None,
        stated=frozenset(stated),
    )


def _named(source: str, documents: Mapping[str, str]) -> str:
    """Return a source with the titles of documents in the places of their short names."""
    return re.sub(r"\{(\w+)\}", lambda match: documents.get(match[1], match[0]), source)


def _completed(
    path: Path, stated: Mapping[str, tuple[float, str]], base: TimingSheet | None, others: GpuConstants | None
) -> tuple[dict[str, float], dict[str, str]]:
    """Return value and source of each constant: those that a sheet does not state are its base's, or the others'."""
    values, sources = dict[str, float](), dict[str, str]()
    for name in CONSTANTS:
        if name in stated:
            values[name], sources[name] = stated[name]
        elif base is not None:
            source = base.sources[name].removeprefix(f"{ASSUMED}: ")
            values[name] = getattr(base.values, name)
            sources[name] = f"{ASSUMED}: as on the {base.measured_on}, {source}"
        elif others is not None:
            values[name], sources[name] = getattr(others.values, name), others.sources[name]
        else:
            raise SpecError(f"{path}: `{name}` is missing from [values]")
    return values, sources
