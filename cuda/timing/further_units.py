"""What units that are not simulated add to a modelled time: texture units, surfaces, and the constant cache.

The rule: a unit's busy time is a lower bound of the time of the launch, and no latency is guessed.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from warplens.cuda.device.gpus import SECTOR_BYTES
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.metrics import ranked_terms
from warplens.cuda.ground.points import CacheState
from warplens.cuda.simt.counting.counts import SURFACE, TEXTURE, LaunchCounts
from warplens.cuda.timing.estimate import ModelledTime

# Of texture units only the documented rate is used, one filtered texel for each unit and clock: a time with fetches
# carries a note that it may be longer, and without a documented number of units, that fetches are not in it. No
# document gives a rate of surfaces. Of constant memory the repetitions count, for lanes that want other addresses.
# Texels cross to DRAM once, as far as a launch reaches into their arrays, at the bandwidth of the sheet.
# Sources: texture units and multiprocessors of NVIDIA's white papers: GeForce GTX 980 (128 / 16), Tesla P100 (224 /
# 56), GeForce GTX 1080 (160 / 20), Tesla V100 (320 / 80), Turing TU102 (288 / 72), A100 (432 / 108), GA102 (328 / 82),
# Ada AD102 (512 / 128), H100 SXM5 (528 / 132), RTX Blackwell GB202 (680 / 170). The rate: "Texel Fill-rate" of the
# GA102 white paper, 465.1 Gigatexels a second of 272 units at 1.71 GHz. Four units serve a request of four lanes: an
# H100 counts 8 wavefronts of its filter for a fetch by a whole warp (`tests/hardware/textures/h100_textures.json`).
TEXTURE_UNITS = {  # of a multiprocessor, by compute capability; others are in no document that was read
    (5, 0): 8, (5, 2): 8, (6, 0): 4, (6, 1): 8, (7, 0): 4, (7, 5): 4, (8, 0): 4, (8, 6): 4, (8, 9): 4, (9, 0): 4,
    (12, 0): 4,
}  # fmt: skip
LANES_A_REQUEST = 4
CONSTANT_CLOCKS = 2.0
"""The clocks of one address that the constant cache gives.

Source: `memory_constant_scattered` at N = 4096 on an H100: 333,600 requests of a multiprocessor in 365 us, 1.9 to 2.2
clocks each at 1.755 and 1.98 GHz; at N = 1024 it takes 25.2 us, and 20,852 requests of 2 clocks are 21 to 24 us
(`tests/hardware/textures/h100_textures.json`). Other GPUs are taken to be alike.
"""
TEXTURES, CONSTANTS, DRAM = "texture", "constant", "dram"  # names of terms; that of DRAM has the other arrays already
LOWER_BOUND = (
    "the modelled time takes texture fetches at the peak rate of the texture units, and no latency for them: it is a "
    "lower bound"
)
NO_FETCHES = "texture fetches are not in the modelled time: no document gives the texture units of this GPU"
NO_SURFACES = (
    "accesses to surfaces are not in the modelled time beyond their instructions: no document gives their rate"
)
_NS = 1e9


def texture_ns(counts: LaunchCounts, spec: GpuSpec) -> float | None:
    """Return the time for which the texture units of the busiest multiprocessor work, None where they are not known."""
    units = TEXTURE_UNITS.get(spec.compute_capability)
    if units is None:
        return None
    clocks = LANES_A_REQUEST / units
    return _on_busiest(counts.traffic(TEXTURE, is_store=False).wavefronts * clocks, counts, spec)


def constant_ns(counts: LaunchCounts, spec: GpuSpec) -> float:
    """Return the time for which the constant cache of the busiest multiprocessor repeats loads for other lanes."""
    return _on_busiest(counts.constant_replays * CONSTANT_CLOCKS, counts, spec)


def texels_ns(
    counts: LaunchCounts, spec: GpuSpec, array_bytes: Mapping[str, int], cache: CacheState = CacheState.COLD
) -> float:
    """Return the time in which DRAM moves the texels of a launch at the earliest.

    Each array counts once, as far as requests reach into it; one of unknown size does not. L2 keeps what is written,
    and of a warm one what is read, as far as it has room.
    """
    moved = 0.0
    for is_store in (False, True):
        sectors: Counter[str] = Counter()
        for memory in counts.memory:
            if memory.space in (TEXTURE, SURFACE) and memory.is_store == is_store:
                sectors[memory.array] += memory.sectors
        reached = sum(min(SECTOR_BYTES * count, array_bytes.get(name, 0)) for name, count in sectors.items())
        kept = spec.l2_bytes if is_store or cache is CacheState.WARM else 0
        moved += max(0, reached - kept)
    return moved / spec.memory_bandwidth_bytes_per_s * _NS


def _on_busiest(clocks: float, counts: LaunchCounts, spec: GpuSpec) -> float:
    """Return the time of the clocks of a whole launch on the multiprocessor that has most blocks."""
    on_busiest = -(-counts.blocks // min(counts.blocks, spec.sm_count))
    return clocks * on_busiest / counts.blocks * _NS / spec.clock_hz


def with_further_units(
    model: ModelledTime,
    counts: LaunchCounts,
    spec: GpuSpec,
    array_bytes: Mapping[str, int] | None = None,
    cache: CacheState = CacheState.COLD,
) -> ModelledTime:
    """Return a modelled time that is no shorter than these units need, with notes on what it does not know."""
    notes: list[str] = []
    if any(counts.traffic(SURFACE, is_store=is_store).requests for is_store in (False, True)):
        notes.append(NO_SURFACES)
    if counts.traffic(TEXTURE, is_store=False).requests:
        busy_ns = texture_ns(counts, spec)
        notes.append(NO_FETCHES if busy_ns is None else LOWER_BOUND)
        if busy_ns is not None:
            model = _with_term(model, TEXTURES, busy_ns, spec)
    if moving_ns := texels_ns(counts, spec, array_bytes or {}, cache):
        beside = _with_term(model, DRAM, model.terms_ns.get(DRAM, 0.0) + moving_ns, spec)
        model = replace(beside, bounds_ns=model.bounds_ns)  # those are of instructions alone
    if counts.constant_replays:
        model = _with_term(model, CONSTANTS, constant_ns(counts, spec), spec)
    return replace(model, notes=(*model.notes, *notes)) if notes else model


def _with_term(model: ModelledTime, term: str, busy_ns: float, spec: GpuSpec) -> ModelledTime:
    """Return a modelled time with one more unit, which is busy for so long."""
    time_ns = max(model.time_ns, spec.launch_overhead_ns + busy_ns)
    terms = model.terms_ns | {term: busy_ns}
    limiter, runner_up = [*ranked_terms(terms, time_ns), "", ""][:2]
    bounds = {**model.bounds_ns, term: busy_ns} if model.bounds_ns else model.bounds_ns
    return replace(model, time_ns=time_ns, terms_ns=terms, limiter=limiter, runner_up=runner_up, bounds_ns=bounds)
