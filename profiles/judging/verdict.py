"""The verdict on a candidate: passed or failed, why, and what its kernels do.

The rule: a candidate passes only if no reason stands against it; what could not be looked at is a note.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class KernelSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What one kind of launches of a call does.

    `metrics` are those of `METRICS` that it has, in the units of `warplens.cuda.metrics`, and `provenances` says of
    each where it comes from. `ideal_sectors` are the sectors of global memory that its loads and stores need at least,
    where `sectors` are those that they take. `fault` is the race, or the read of shared memory that nothing wrote.
    `time_ns` is the time of a launch. Where it is measured, it is the mean of those of the call; `samples` says of how
    many timed launches, `agreement` how the card's results compare with the engine's, and `modelled_time_ns` what was
    modelled.
    """

    METRICS: ClassVar[tuple[str, ...]] = (
        "gld_efficiency",
        "gst_efficiency",
        "shared_efficiency",
        "warp_execution_efficiency",
        "theoretical_occupancy",
        "gld_transactions",
        "gst_transactions",
        "atomic_transactions",
        "reduction_transactions",
        "copy_transactions",
        "excess_sectors",
        "excess_wavefronts",
        "registers_per_thread",
    )
    name: str
    launches: int
    time_ns: float | None
    metrics: dict[str, float]
    provenances: dict[str, str] = {}
    time_provenance: str | None = None
    sectors: float | None = None
    ideal_sectors: float | None = None
    fault: str = ""
    modelled_time_ns: float | None = None
    samples: int = 0
    agreement: tuple[str, ...] = ()


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a candidate fails.

    Args:
        rule: what was broken: "result", "inputs", "deterministic", "kernel", "fault", "race", "cached", "files",
            "ended", "card".
        case: the inputs that show it, empty where all do.
        text: a sentence.
    """

    rule: str
    case: str
    text: str


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on a candidate.

    Args:
        candidate, reference: the files.
        function: what was called.
        device: the sheet by which its launches are counted and modelled, or the card that they are timed on.
        passed: whether nothing stands against it.
        reasons: what does.
        notes: what could not be looked at, and whether arrays of another package than the reference's were given.
        cases: the names of the cases that were compared.
        kernels: the launches of the second call with the inputs of the reference, as the first may try configurations.
        time_ns: the time of these launches, None where there is none.
        time_provenance: where both times come from: "modelled", from the counts and the sheet of the device, or
            "measured" on a card.
        reference_time_ns: that of the reference's own launches, None where it has none.
        modelled_time_ns, reference_modelled_time_ns: what is modelled beside measured times.
        cache: the state of the card's cache when a timed launch begins, None where nothing is measured.
    """

    candidate: str
    reference: str
    function: str
    device: str
    passed: bool
    reasons: tuple[Reason, ...]
    notes: tuple[str, ...]
    cases: tuple[str, ...]
    kernels: tuple[KernelSummary, ...]
    time_ns: float | None
    reference_time_ns: float | None
    time_provenance: str | None = None
    modelled_time_ns: float | None = None
    reference_modelled_time_ns: float | None = None
    cache: str | None = None
