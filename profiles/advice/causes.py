"""Why a point loses time: wasted sectors, wavefronts, lanes and multiprocessors, and latency that nothing hides.

The rule: a cause is found from the counts and the shape of a launch, and names the terms of the time that it explains.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from warplens.cuda.device.launch_shape import ShortfallKind, shortfalls
from warplens.cuda.device.limits import LIMITS
from warplens.cuda.device.occupancy import WARP_LANES
from warplens.cuda.device.what_if import Usage, describe_step, fitting, thresholds
from warplens.profiles.advice.facts import Facts, Sentence, bytes_text, digits, plural
from warplens.profiles.table import duration_text
from warplens.profiles.terms import TERMS

SECTOR_BYTES = 32
"""Global memory is moved in sectors of this size."""
REMARKABLE = 0.15
"""A rule gives a sentence from this wasted part of the traffic, of the lanes or of the time on."""
MUCH_REUSE = 3.0
"""Each byte may be moved this many times before a rule asks for reuse; caches serve the first few."""
LOW_OCCUPANCY_PERCENT = 50.0
"""A theoretical occupancy below this is low."""
_GLOBAL = frozenset({"l1", "l2", "dram", "long_scoreboard", "lg_throttle", "drain"})
_SHARED = frozenset({"shared", "load_store", "short_scoreboard", "mio_throttle"})
_EXECUTION = frozenset(
    {"issue", "fma", "alu", "fp64", "sfu", "convert", "wait", "math_pipe", "dispatch_stall", "not_selected"}
)
_LATENCY = frozenset({"latency", "wait", "long_scoreboard", "short_scoreboard", "barrier"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """A cause of lost time: `waste` is the lost part (0 to 1), `terms` are the terms of the time that it explains."""

    rule: str
    waste: float
    terms: frozenset[str]
    says: str
    tries: str
    numbers: tuple[str, ...]

    @property
    def metrics(self) -> tuple[str, ...]:
        """The numbers that are metrics; a cause names no time but terms of the model, and says so."""
        return tuple(number for number in self.numbers if number != "time")

    def sentences(self, facts: Facts) -> tuple[Sentence, Sentence]:
        """Return what is wrong, with the sources of its numbers, and what to try."""
        return (
            Sentence(rule=self.rule, text=facts.with_sources(self.says, self.metrics), numbers=self.numbers),
            Sentence(rule=self.rule, text=f"Try: {self.tries}", numbers=self.numbers),
        )


_Rule = Callable[[Facts], Cause | None]
CAUSES: list[_Rule] = []


def _cause(rule: _Rule) -> _Rule:
    CAUSES.append(rule)
    return rule


@_cause
def _loads(facts: Facts) -> Cause | None:
    return _uncoalesced(facts, "loads", "gld", "Let neighbouring lanes read neighbouring elements")


@_cause
def _stores(facts: Facts) -> Cause | None:
    return _uncoalesced(facts, "stores", "gst", "Let neighbouring lanes write neighbouring elements")


def _uncoalesced(facts: Facts, what: str, prefix: str, remedy: str) -> Cause | None:
    """Find global requests that touch more sectors than their bytes fill."""
    keys = (f"{prefix}_efficiency", f"{prefix}_transactions", f"{prefix}_requests")
    efficiency, sectors, requests = map(facts.number, keys)
    all_sectors = facts.or_zero("gld_transactions", "gst_transactions")
    if efficiency is None or not sectors or not requests or not all_sectors or not facts.or_zero("excess_sectors"):
        return None
    each = sectors / requests
    least = max(1.0, each * efficiency / 100)
    return Cause(
        rule=f"uncoalesced {what}",
        waste=(sectors - requests * least) / all_sectors,
        terms=_GLOBAL,
        says=f"Global {what} use {efficiency:.3g} % of the bytes that they move: {each:.3g} sectors a request, where "
        f"{least:.3g} would suffice.",
        tries=f"{remedy[0].lower()}{remedy[1:]}, or turn the tile round in shared memory.",
        numbers=keys,
    )


@_cause
def _conflicts(facts: Facts) -> Cause | None:
    """Find bank conflicts."""
    waves = facts.or_zero("shared_load_transactions", "shared_store_transactions")
    excess = facts.number("excess_wavefronts")
    if not waves or not excess:
        return None
    return Cause(
        rule="bank conflicts",
        waste=excess / waves,
        terms=_SHARED | {"latency"},
        says=f"Bank conflicts: {excess:,.0f} of {waves:,.0f} wavefronts of the shared memory "
        f"({100 * excess / waves:.0f} %) are in excess.",
        tries="the change that the panel Source, or `warplens explain`, names for the line: longer rows, exchanged "
        "columns, or another order of the lanes.",
        numbers=("excess_wavefronts", "shared_load_transactions", "shared_store_transactions"),
    )


@_cause
def _reuse(facts: Facts) -> Cause | None:
    """Find bytes that are moved repeatedly."""
    sectors = facts.or_zero("gld_transactions", "gst_transactions") - facts.or_zero("excess_sectors")
    bandwidth = facts.number("effective_bandwidth")
    if bandwidth is None or not sectors:
        return None
    least = bandwidth * facts.time_ns  # GB/s times ns is bytes
    moved = SECTOR_BYTES * sectors
    if not least or moved < MUCH_REUSE * least:
        return None
    return Cause(
        rule="reuse",
        waste=1 - least / moved,
        terms=_GLOBAL,
        says=f"Every byte is asked for {digits(moved / least)} times: {bytes_text(moved)} go between the SMs and their "
        f"caches, and {bytes_text(least)} must move.",
        tries="keep a tile in shared memory or registers and use it more often; twice the tile width halves the "
        "traffic.",
        numbers=("gld_transactions", "gst_transactions", "effective_bandwidth"),
    )


@_cause
def _divergence(facts: Facts) -> Cause | None:
    """Find idle lanes."""
    efficiency = facts.number("warp_execution_efficiency")
    if efficiency is None:
        return None
    lanes = WARP_LANES * efficiency / 100
    if facts.threads and facts.threads % WARP_LANES:
        why = f"; a block of {plural(facts.threads, 'thread')} does not fill its warps"
        remedy = f"a block size that is a multiple of {WARP_LANES}."
    else:
        why, remedy = (
            "",
            "let all lanes of a warp take the same way at a branch, and give the rest of the work to whole warps.",
        )
    return Cause(
        rule="idle lanes",
        waste=1 - efficiency / 100,
        terms=_EXECUTION,
        says=f"Of 32 lanes {lanes:.3g} work on average{why}.",
        tries=remedy,
        numbers=("warp_execution_efficiency",),
    )


@_cause
def _shared_operands(facts: Facts) -> Cause | None:
    """Find arithmetic that reads its operands from shared memory repeatedly."""
    waves = facts.number("shared_load_transactions")
    flops = facts.number("flops")
    if not waves or not flops or not facts.heavy & _SHARED:
        return None
    each = flops / (2 * WARP_LANES * waves)  # multiply-adds of a whole warp
    if each >= MUCH_REUSE:
        return None
    return Cause(
        rule="shared operands",
        waste=REMARKABLE,  # this is the design of the kernel, not a mistake: a conflict comes first
        terms=_SHARED,
        says=f"Each wavefront that is read from shared memory serves {each:.2g} multiply-adds of a warp.",
        tries="several results for each thread, in registers, so that a value read once is used several times.",
        numbers=("flops", "shared_load_transactions"),
    )


@_cause
def few_blocks(facts: Facts) -> Cause | None:
    """Find multiprocessors without a block."""
    if facts.device is None or facts.point.launch is None:
        return None
    found = shortfalls(facts.point.launch.grid, facts.point.launch.block, facts.device.sm_count)
    few = next((one for one in found if one.kind is ShortfallKind.FEW_BLOCKS), None)
    if few is None:
        return None
    return Cause(
        rule="few blocks",
        waste=few.wasted,
        terms=frozenset(TERMS) - {"dispatch"},
        says=few.says,
        tries=f"{few.tries}.",
        numbers=("grid", "block"),
    )


@_cause
def _tail(facts: Facts) -> Cause | None:
    """Find a last wave of blocks that does not fill the GPU."""
    if not facts.time_ns or not facts.tail_ns or facts.point.time is None:
        return None
    return Cause(
        rule="tail",
        waste=min(1.0, facts.tail_ns / facts.time_ns),
        terms=frozenset(TERMS),
        says=f"The last wave of {facts.blocks:,} blocks does not fill the GPU: {duration_text(facts.tail_ns)} "
        "(modelled) are lost.",
        tries="smaller blocks, or a grid that is a multiple of the blocks that the GPU holds at a time.",
        numbers=("time", "grid"),
    )


@_cause
def _occupancy(facts: Facts) -> Cause | None:
    """Find too few resident warps, where latency takes the time."""
    percent = facts.number("theoretical_occupancy")
    limiter = facts.point.metrics.get("occupancy_limiter")
    if percent is None or limiter is None or percent >= LOW_OCCUPANCY_PERCENT:
        return None
    return Cause(
        rule="occupancy",
        waste=REMARKABLE,  # fewer warps may be enough: a counted waste comes first
        terms=_LATENCY | {"dram", "l2"},
        says=f"Only {percent:.3g} % of the warps that an SM can hold are resident, limited by {limiter.value}.",
        tries=f"{_more_blocks(facts) or 'more independent work in each thread, which hides latency as well'}.",
        numbers=("theoretical_occupancy", "occupancy_limiter"),
    )


def _more_blocks(facts: Facts) -> str:
    """Return the nearest step that makes room for another block on an SM."""
    limits = LIMITS.get(facts.device.compute_capability) if facts.device else None
    registers, shared = facts.number("registers_per_thread"), facts.number("shared_bytes_per_block")
    if limits is None or registers is None or shared is None or not facts.threads:
        return ""
    usage = Usage(
        threads_per_block=facts.threads, registers_per_thread=int(registers), shared_bytes_per_block=int(shared)
    )
    here = fitting(limits, usage)
    return next((describe_step(usage, step, here) for step in thresholds(limits, usage) if here is not None), "")


@_cause
def _spills(facts: Facts) -> Cause | None:
    """Find local memory."""
    local = facts.number("local_bytes_per_thread")
    if not local:
        return None
    return Cause(
        rule="local memory",
        waste=REMARKABLE,
        terms=_GLOBAL,
        says=f"Each thread keeps {local:.0f} bytes in local memory, which lies in DRAM behind the caches.",
        tries="fewer values alive at a time, arrays with indices known at compile time, or other __launch_bounds__.",
        numbers=("local_bytes_per_thread",),
    )


@_cause
def _small_blocks(facts: Facts) -> Cause | None:
    """Find blocks that take longer to start than to run."""
    if facts.limiter != "dispatch":
        return None
    return Cause(
        rule="small blocks",
        waste=min(1.0, facts.terms["dispatch"] / facts.time_ns) if facts.time_ns else 0.0,
        terms=frozenset({"dispatch"}),
        says=f"{facts.blocks:,} blocks of {plural(facts.threads, 'thread')} are started one after the other.",
        tries="larger blocks, or several elements for each thread.",
        numbers=("grid", "block"),
    )
