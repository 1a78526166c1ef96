"""What holds a point back and what to try, in two or three sentences, each from a rule that names its numbers.

The rule: a sentence uses the numbers of the point alone and names them; a rule whose numbers are missing or
unremarkable gives no sentence. What takes the time comes from the terms of the timing model and is called modelled; the
cause comes from the counts of the engine. Every sentence says where its numbers come from. A waste that explains no
heavy term is left out.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from math import prod

from warplens.cuda.capture.value import replaced_code_of
from warplens.cuda.device.occupancy import LIMITS, WARP_LANES, ShortfallKind, shortfalls
from warplens.cuda.device.what_if import Usage, describe_step, fitting, thresholds
from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import WAITS, Provenance, ranked_terms
from warplens.cuda.ground.points import PointResult, Time
from warplens.profiles import columns, conditions, records, steps
from warplens.profiles.table import duration_text, number_of

HEAVY = 0.6  # a term of the time is heavy if it has at least this part of the largest term


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One sentence, its rule, and the keys of the numbers that it names."""

    rule: str
    text: str
    numbers: tuple[str, ...]


class Facts:
    """The numbers of a point, by the names of its metrics."""

    def __init__(self, point: PointResult, device: records.DeviceRecord | None) -> None:
        self.point, self.device = point, device
        self.number = partial(number_of, point)
        self.time_ns = point.time.value_ns if point.time else 0.0
        self.terms = dict(point.time.terms_ns) if point.time else {}
        self.tail_ns = self.terms.pop("tail", 0.0)
        self.ranked = ranked_terms(self.terms, self.number("modelled_time") or self.time_ns)
        self.limiter = next(iter(self.ranked), "")  # the term that takes most of the time, "" where it has no terms
        heaviest_ns = self.terms.get(self.limiter, 0.0)
        self.heavy = frozenset(name for name in self.ranked if self.terms[name] >= HEAVY * heaviest_ns)
        launch = point.launch
        self.blocks, self.threads = (prod(launch.grid), prod(launch.block)) if launch else (0, 0)  # threads of a block

    def word(self, key: str) -> str:
        """Return the word that is the value of a metric, "" where the point has none, or a number."""
        metric = self.point.metrics.get(key)
        return metric.value if metric is not None and isinstance(metric.value, str) else ""

    def with_sources(self, text: str, keys: Iterable[str]) -> str:
        """Return a sentence with the provenances of these metrics, and of the time, before its full stop."""
        time = self.point.time
        values = {"time": time.provenance} if time is not None and "time" in keys else {}
        values |= {key: value.provenance for key in keys if (value := self.point.metrics.get(key)) is not None}
        sources = conditions.sourced_metrics(values)
        return f"{text.removesuffix('.')} ({sources})." if sources else text

    def or_zero(self, *keys: str) -> float:
        """Return the sum of some numbers; those that the point does not have count as 0."""
        return sum(self.number(key) or 0.0 for key in keys)


def digits(number: float) -> str:
    """Return a number with three digits and without an exponent."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def bytes_text(count: float) -> str:
    """Return a number of bytes in the largest unit that it fills."""
    for unit, size in (("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if count >= size:
            return f"{digits(count / size)} {unit}"
    return f"{count:.0f} bytes"


def plural(count: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


# A cause follows from the counts and the shape of a launch, and names the terms of the time that it explains.

SECTOR_BYTES = 32  # global memory is moved in sectors of this size
REMARKABLE = 0.15  # a rule gives a sentence from this wasted part of the traffic, of the lanes or of the time on
MUCH_REUSE = 3.0  # each byte may be moved this many times before a rule asks for reuse; caches serve the first few
LOW_OCCUPANCY_PERCENT = 50.0  # a theoretical occupancy below this is low
_TEXTS = toml_beside(__file__, "causes.toml")
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

    def sentences(self, facts: Facts) -> tuple[Sentence, Sentence]:
        """Return what is wrong, with the sources of its numbers, and what to try; a cause names no time."""
        metrics = tuple(number for number in self.numbers if number != "time")
        return (
            Sentence(rule=self.rule, text=facts.with_sources(self.says, metrics), numbers=self.numbers),
            Sentence(rule=self.rule, text=f"Try: {self.tries}", numbers=self.numbers),
        )


def _cause(rule: str, waste: float, terms: frozenset[str], **values: float | str) -> Cause:
    """Return a cause with its sentences of `causes.toml`, which name these values."""
    texts = _TEXTS[rule]
    says, tries = texts["says"].format(**values), texts["tries"].format(**values)
    return Cause(rule=rule, waste=waste, terms=terms, says=says, tries=tries, numbers=tuple(texts["numbers"]))


def _uncoalesced(facts: Facts, what: str) -> Cause | None:
    """Find global requests that touch more sectors than their bytes fill."""
    rule = f"uncoalesced {what}"
    efficiency, sectors, requests = map(facts.number, _TEXTS[rule]["numbers"])
    all_sectors = facts.or_zero("gld_transactions", "gst_transactions")
    if efficiency is None or not sectors or not requests or not all_sectors or not facts.or_zero("excess_sectors"):
        return None
    per_request = sectors / requests
    least = max(1.0, per_request * efficiency / 100)
    waste = (sectors - requests * least) / all_sectors
    return _cause(rule, waste, _GLOBAL, efficiency=efficiency, per_request=per_request, least=least)


def _conflicts(facts: Facts) -> Cause | None:
    waves = facts.or_zero("shared_load_transactions", "shared_store_transactions")
    excess = facts.number("excess_wavefronts")
    if not waves or not excess:
        return None
    percent = 100 * excess / waves
    return _cause("bank conflicts", excess / waves, _SHARED | {"latency"}, excess=excess, waves=waves, percent=percent)


def _reuse(facts: Facts) -> Cause | None:
    sectors = facts.or_zero("gld_transactions", "gst_transactions") - facts.or_zero("excess_sectors")
    bandwidth = facts.number("effective_bandwidth")
    if bandwidth is None or not sectors:
        return None
    least = bandwidth * facts.time_ns  # GB/s times ns is bytes
    moved = SECTOR_BYTES * sectors
    if not least or moved < MUCH_REUSE * least:
        return None
    texts = {"times": digits(moved / least), "moved": bytes_text(moved), "least": bytes_text(least)}
    return _cause("reuse", 1 - least / moved, _GLOBAL, **texts)


def _divergence(facts: Facts) -> Cause | None:
    efficiency = facts.number("warp_execution_efficiency")
    if efficiency is None:
        return None
    lanes = WARP_LANES * efficiency / 100
    why, remedy = (
        "",
        "let all lanes of a warp take the same way at a branch, and give the rest of the work to whole warps.",
    )
    if facts.threads and facts.threads % WARP_LANES:
        why = f"; a block of {plural(facts.threads, 'thread')} does not fill its warps"
        remedy = f"a block size that is a multiple of {WARP_LANES}."
    return _cause("idle lanes", 1 - efficiency / 100, _EXECUTION, lanes=lanes, why=why, remedy=remedy)


def _shared_operands(facts: Facts) -> Cause | None:
    """Find arithmetic that reads its operands from shared memory repeatedly."""
    waves = facts.number("shared_load_transactions")
    flops = facts.number("flops")
    if not waves or not flops or not facts.heavy & _SHARED:
        return None
    per_wavefront = flops / (2 * WARP_LANES * waves)  # multiply-adds of a whole warp
    if per_wavefront >= MUCH_REUSE:
        return None
    # this is the design of the kernel, not a mistake: a conflict comes first
    return _cause("shared operands", REMARKABLE, _SHARED, per_wavefront=per_wavefront)


def few_blocks(facts: Facts) -> Cause | None:
    """Find multiprocessors without a block."""
    if facts.device is None or facts.point.launch is None:
        return None
    kinds = shortfalls(facts.point.launch.grid, facts.point.launch.block, facts.device.sm_count)
    few = next((shortfall for shortfall in kinds if shortfall.kind is ShortfallKind.FEW_BLOCKS), None)
    if few is None:
        return None
    return _cause("few blocks", few.wasted, frozenset(columns.TERMS) - {"dispatch"}, says=few.says, tries=few.tries)


def _tail(facts: Facts) -> Cause | None:
    if not facts.time_ns or not facts.tail_ns or facts.point.time is None:
        return None
    waste = min(1.0, facts.tail_ns / facts.time_ns)
    return _cause("tail", waste, frozenset(columns.TERMS), blocks=facts.blocks, lost=duration_text(facts.tail_ns))


def _occupancy(facts: Facts) -> Cause | None:
    """Find too few resident warps, where latency takes the time."""
    percent = facts.number("theoretical_occupancy")
    limiter = facts.point.metrics.get("occupancy_limiter")
    if percent is None or limiter is None or percent >= LOW_OCCUPANCY_PERCENT:
        return None
    remedy = _more_blocks(facts) or "more independent work in each thread, which hides latency as well"
    # fewer warps may be enough: a counted waste comes first
    values = {"percent": percent, "limiter": limiter.value, "remedy": remedy}
    return _cause("occupancy", REMARKABLE, _LATENCY | {"dram", "l2"}, **values)


def _more_blocks(facts: Facts) -> str:
    limits = LIMITS.get(facts.device.compute_capability) if facts.device else None
    registers, shared = facts.number("registers_per_thread"), facts.number("shared_bytes_per_block")
    if limits is None or registers is None or shared is None or not facts.threads:
        return ""
    usage = Usage(
        threads_per_block=facts.threads, registers_per_thread=int(registers), shared_bytes_per_block=int(shared)
    )
    here = fitting(limits, usage)
    return next((describe_step(usage, step, here) for step in thresholds(limits, usage) if here is not None), "")


def _spills(facts: Facts) -> Cause | None:
    local = facts.number("local_bytes_per_thread")
    if not local:
        return None
    return _cause("local memory", REMARKABLE, _GLOBAL, local=local)


def _small_blocks(facts: Facts) -> Cause | None:
    """Find blocks that take longer to start than to run."""
    if facts.limiter != "dispatch":
        return None
    waste = min(1.0, facts.terms["dispatch"] / facts.time_ns) if facts.time_ns else 0.0
    threads = plural(facts.threads, "thread")
    return _cause("small blocks", waste, frozenset({"dispatch"}), blocks=facts.blocks, threads=threads)


CAUSES: tuple[Callable[[Facts], Cause | None], ...] = (
    partial(_uncoalesced, what="loads"), partial(_uncoalesced, what="stores"), _conflicts, _reuse, _divergence,
    _shared_operands, few_blocks, _tail, _occupancy, _spills,
    _small_blocks,
)  # fmt: skip
MAX_SENTENCES = 3  # a point gets at most this many sentences
NEAR_ROOF_PERCENT = 80.0  # from here on the arithmetic and the bytes explain the time; NVIDIA's rules call it well used
BEYOND_ROOF_PERCENT = 105.0  # beyond it, other units computed, such as tensor cores, or L2 held the bytes
PRODUCT = "product"  # the stream limiter that is not a copy
_LAUNCH = "The launch itself takes", "only a larger problem says anything about the kernel."
_LAUNCHES = (
    "Launching the kernels takes",
    "fewer launches (several rounds in one), or a larger problem, would be faster.",
)


def advise(point: PointResult, device: records.DeviceRecord | None = None) -> tuple[Sentence, ...]:
    """Return what takes the time, why, and what to try.

    There is nothing for a baseline, for a point that did not run or failed, and for code that the device does not run.
    """
    if not point.status.is_usable or replaced_code_of(point.notes):
        return ()
    if len(point.steps) > 1 and point.metrics:
        return _sequence(point, device)[:MAX_SENTENCES]
    facts = Facts(point, device)
    if not point.metrics or point.baseline is not None:
        return ()
    streamed = _streamed(facts)
    if streamed and facts.word("stream_limiter") != PRODUCT:
        return streamed
    sentences = [sentence for sentence in streamed or (_limit(facts),) if sentence is not None]
    if sentences and sentences[0].rule == "launch" and (few := few_blocks(facts)) is not None:
        return (*sentences, *few.sentences(facts))
    if sentences and sentences[0].rule in {"launch", "roof"}:
        return tuple(sentences)
    causes = [cause for cause in causes_of(facts) if not facts.heavy or facts.heavy & cause.terms]
    sentences += causes[0].sentences(facts) if causes else _clean(facts)
    return tuple(sentences[:MAX_SENTENCES])


def causes_of(facts: Facts) -> list[Cause]:
    """Return the remarkable causes of lost time, the worst first."""
    causes = [cause for rule in CAUSES if (cause := rule(facts)) is not None and cause.waste >= REMARKABLE]
    return sorted(causes, key=lambda cause: -cause.waste)


def _sequence(point: PointResult, device: records.DeviceRecord | None) -> tuple[Sentence, ...]:
    """Return what takes the time of a sequence: its launches themselves, or its longest step, and why that does."""
    longest, limit = steps.longest_step(point), _limit(Facts(point, device))
    if longest is None or (limit is not None and limit.rule == "launch"):
        return () if limit is None else (limit,)
    step, alone = longest
    text = Facts(alone, device).with_sources(steps.longest_text(step, point), ["time"])
    return Sentence(rule="step", text=text, numbers=("time",)), *advise(alone, device)


def _streamed(facts: Facts) -> tuple[Sentence, ...]:
    """Return what takes the time of a product whose matrices stay on the host: its copies or its products."""
    keys = ("transfer_time", "product_time", "stream_fraction", "link_rate", "uploaded_bytes")
    transfer_ns, product_ns, fraction, rate, moved = map(facts.number, keys)
    limiter = facts.word("stream_limiter")
    if transfer_ns is None or product_ns is None or fraction is None or rate is None or moved is None or not limiter:
        return ()
    bound = "the products" if limiter == PRODUCT else "the link to the host"
    named = ("time", *keys[:3])
    says = (
        f"The products of panels take {duration_text(product_ns)} and their copies {duration_text(transfer_ns)}, "
        f"at the same time {duration_text(facts.time_ns)}: {fraction:.0f} % of the bound, which is {bound}."
    )
    first = Sentence(rule="stream", text=facts.with_sources(says, named), numbers=named)
    if limiter == PRODUCT:
        return (first,)
    tries = f"Try: more device memory: larger tiles move less than these {bytes_text(moved)} at {rate:.3g} GB/s."
    numbers = ("uploaded_bytes", "link_rate")
    return first, Sentence(rule="stream", text=facts.with_sources(tries, numbers), numbers=numbers)


def _limit(facts: Facts) -> Sentence | None:
    point, time_ns = facts.point, facts.time_ns
    if point.time is None or not time_ns:
        return None
    launch_ns = facts.terms.get("launch", facts.terms.get("launches", 0.0))
    if facts.limiter == "launch" or launch_ns > time_ns / 2:
        words, remedy = _LAUNCHES if "launches" in facts.terms else _LAUNCH
        says = conditions.sourced_line(_term_of_time(facts, point.time, words, launch_ns), "")
        return Sentence(rule="launch", text=f"{says}: {remedy}", numbers=("time",))
    roof = facts.number("roofline_fraction")
    if roof is not None and NEAR_ROOF_PERCENT <= roof <= BEYOND_ROOF_PERCENT:
        says = facts.with_sources(
            f"{duration_text(time_ns)} is {roof:.0f} % of what the GPU's arithmetic and DRAM allow.",
            ("time", "roofline_fraction"),
        ).removesuffix(".")
        return Sentence(
            rule="roof",
            text=f"{says}: only fewer operations or fewer bytes would make it faster.",
            numbers=("roofline_fraction",),
        )
    if not facts.ranked:
        return None
    first, *others = sorted(facts.ranked[:2], key=lambda term: -facts.terms[term])
    name = columns.term_words(first)
    parts = _term_of_time(facts, point.time, f"{name[:1].upper()}{name[1:]} takes", facts.terms[first])
    for second in others:
        # a warp waits for one thing at a time, while any number of resources is busy
        says = "; next is {} with {}" if {first, second} <= set(WAITS) else "; meanwhile {} takes {}"
        said = says.format(columns.term_words(second), duration_text(facts.terms[second]))
        parts.append((said, Provenance.MODELLED))
    if line := facts.word("stall_line"):
        parts.append((f"; warps wait longest at {line}", Provenance.MODELLED))
    numbers = ("time", "time_limiter", "time_runner_up", *(("stall_line",) if line else ()))
    return Sentence(rule="limiter", text=f"{conditions.sourced_line(parts, '')}.", numbers=numbers)


def _term_of_time(facts: Facts, time: Time, words: str, term_ns: float) -> list[tuple[str, Provenance]]:
    """Return a term of the timing model, and the modelled time that it is part of, as parts of a sentence."""
    modelled_ns = facts.number("modelled_time")
    whole = (time.value_ns, time.provenance) if modelled_ns is None else (modelled_ns, Provenance.MODELLED)
    return [(f"{words} {duration_text(term_ns)}", Provenance.MODELLED), (f" of {duration_text(whole[0])}", whole[1])]


def _clean(facts: Facts) -> Iterable[Sentence]:
    """Yield sentences for a point without waste, with the remedy for its heaviest term."""
    if facts.number("excess_sectors") is None and facts.number("excess_wavefronts") is None:
        return
    lost = facts.or_zero("excess_sectors"), facts.or_zero("excess_wavefronts")
    traffic = facts.or_zero(
        "gld_transactions", "gst_transactions", "shared_load_transactions", "shared_store_transactions"
    )
    part = 100 * sum(lost) / traffic if traffic else 0.0
    if not any(lost):
        says = "No sector and no wavefront is in excess."
    elif part < 100 * REMARKABLE:
        says = f"Requests are near ideal: {part:.2g} % of the sectors and wavefronts are in excess."
    else:
        says = f"{part:.0f} % of the sectors and wavefronts are in excess, but that is not what takes the time."
    numbers = ("excess_sectors", "excess_wavefronts")
    yield Sentence(rule="clean", text=facts.with_sources(says, numbers), numbers=numbers)
    if remedy := columns.REMEDIES.get(facts.limiter):
        yield Sentence(rule="clean", text=f"Try: {remedy}", numbers=("time_limiter",))
