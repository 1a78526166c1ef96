"""What takes the time of a point, why, and what to try: the sentences, in their order."""

from __future__ import annotations

from collections.abc import Iterable

from warplens.cuda.launches.kept import replaced_code_of
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import PointResult, Time
from warplens.profiles.advice.causes import CAUSES, REMARKABLE, few_blocks
from warplens.profiles.advice.facts import Facts, Sentence, bytes_text
from warplens.profiles.provenance import sourced_line
from warplens.profiles.records import DeviceRecord
from warplens.profiles.steps import longest_step, longest_text
from warplens.profiles.table import duration_text
from warplens.profiles.terms import REMEDIES, term_words

MAX_SENTENCES = 3
"""A point gets at most this many sentences."""
NEAR_ROOF_PERCENT = 80.0
"""From this percentage on, the arithmetic and the bytes explain the time; NVIDIA's rules call that well used."""
BEYOND_ROOF_PERCENT = 105.0
"""Beyond this percentage other units computed than the roofline has, such as tensor cores, or L2 held the bytes."""
PRODUCT = "product"
"""The stream limiter that is not a copy."""
_LAUNCH = "The launch itself takes", "only a larger problem says anything about the kernel."
_LAUNCHES = (
    "Launching the kernels takes",
    "fewer launches (several rounds in one), or a larger problem, would be faster.",
)


def advise(point: PointResult, device: DeviceRecord | None = None) -> tuple[Sentence, ...]:
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
    causes = [cause for rule in CAUSES if (cause := rule(facts)) is not None and cause.waste >= REMARKABLE]
    if facts.heavy:
        causes = [cause for cause in causes if facts.heavy & cause.terms]
    if causes:
        worst = max(causes, key=lambda cause: cause.waste)
        sentences += worst.sentences(facts)
    else:
        sentences += _clean(facts)
    return tuple(sentences[:MAX_SENTENCES])


def _sequence(point: PointResult, device: DeviceRecord | None) -> tuple[Sentence, ...]:
    """Return what takes the time of a sequence: its launches themselves, or its longest step, and why that does."""
    found, limit = longest_step(point), _limit(Facts(point, device))
    if found is None or (limit is not None and limit.rule == "launch"):
        return () if limit is None else (limit,)
    step, alone = found
    text = Facts(alone, device).with_sources(longest_text(step, point), ["time"])
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
    """Return the sentence about what takes the time."""
    point, time_ns = facts.point, facts.time_ns
    if point.time is None or not time_ns:
        return None
    launch_ns = facts.terms.get("launch", facts.terms.get("launches", 0.0))
    if facts.limiter == "launch" or launch_ns > time_ns / 2:
        words, remedy = _LAUNCHES if "launches" in facts.terms else _LAUNCH
        says = sourced_line(_term_of_time(words, launch_ns, point.time), "")
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
    name = term_words(facts.limiter)
    parts = _term_of_time(f"{name[:1].upper()}{name[1:]} takes", facts.terms[facts.limiter], point.time)
    for second in facts.ranked[1:2]:
        next_term = f"; next is {term_words(second)} with {duration_text(facts.terms[second])}"
        parts.append((next_term, Provenance.MODELLED))
    if line := facts.word("stall_line"):
        parts.append((f"; warps wait longest at {line}", Provenance.MODELLED))
    numbers = ("time", "time_limiter", "time_runner_up", *(("stall_line",) if line else ()))
    return Sentence(rule="limiter", text=f"{sourced_line(parts, '')}.", numbers=numbers)


def _term_of_time(words: str, term_ns: float, time: Time) -> list[tuple[str, Provenance]]:
    """Return a term of the timing model, and the time that it is part of, as parts of a sentence."""
    return [
        (f"{words} {duration_text(term_ns)}", Provenance.MODELLED),
        (f" of {duration_text(time.value_ns)}", time.provenance),
    ]


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
    if remedy := REMEDIES.get(facts.limiter):
        yield Sentence(rule="clean", text=f"Try: {remedy}", numbers=("time_limiter",))
