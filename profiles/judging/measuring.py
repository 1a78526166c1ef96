"""The times of a call of candidate and reference on a card, in place of the modelled ones.

The rule: both times are of one sort. Where a launch of either is not measured, both stay modelled, and a note says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from warplens.cuda.metrics import Provenance
from warplens.cuda.runners.gpu.byte_launch import LaunchTiming
from warplens.profiles.judging.processes import KeptCall, times_on_card
from warplens.profiles.judging.timing import TimedLaunch
from warplens.profiles.judging.verdict import KernelSummary


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredCall:
    """The kernels of a call with their measured times, and the sum of the times of its launches.

    `hindrance` says why there is none; `failure` says how a result on the card is not the engine's.
    """

    kernels: tuple[KernelSummary, ...] = ()
    time_ns: float | None = None
    hindrance: str = ""
    failure: str = ""


def measure_call(
    call: KeptCall, kernels: Sequence[KernelSummary], device: str, timing: LaunchTiming, time_limit_s: float
) -> MeasuredCall:
    """Time the launches of a call on a card, in a process of its own.

    Args:
        call: the launches.
        kernels: what they do; `call` has the position of its kernel here for each launch.
        device: the key of the card.
        timing: how launches are timed.
        time_limit_s: seconds that the process may take.
    """
    count = sum(kernel.launches for kernel in kernels)
    if call.hindrance or len(call.kernels) != count:
        kept = f"{len(call.kernels)} of {count} launches of the call were kept"
        return MeasuredCall(hindrance=call.hindrance or kept)
    timed, ended = times_on_card(call.files, device, timing, time_limit_s)
    for launch, position in zip(timed, call.kernels, strict=False):
        name = kernels[position].name
        if launch.failure:
            return MeasuredCall(failure=f"{name}: {launch.failure}")
        if launch.time_ns is None:
            return MeasuredCall(hindrance=f"{name}: {launch.hindrance}")
    if ended or len(timed) != count:
        return MeasuredCall(hindrance=ended or f"{len(timed)} of {count} launches were timed")
    measured = [
        _measured(kernel, [launch for launch, of in zip(timed, call.kernels, strict=True) if of == position])
        for position, kernel in enumerate(kernels)
    ]
    return MeasuredCall(kernels=tuple(measured), time_ns=sum(launch.time_ns or 0.0 for launch in timed))


def _measured(kernel: KernelSummary, timed: Sequence[TimedLaunch]) -> KernelSummary:
    """Return a kernel with the mean time of its launches."""
    times = [launch.time_ns or 0.0 for launch in timed]
    return msgspec.structs.replace(
        kernel,
        time_ns=sum(times) / len(times),
        time_provenance=Provenance.MEASURED.value,
        modelled_time_ns=kernel.time_ns,
        samples=sum(launch.samples for launch in timed),
        agreement=tuple(dict.fromkeys(note for launch in timed for note in launch.agreement)),
    )
