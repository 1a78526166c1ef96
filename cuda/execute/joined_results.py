"""Joins the measured result of a point with the counted one.

The rule: status and time are those of the GPU, counts those of the engine. The engine's modelled time stands beside the
measured one, under a metric of its own. A point that the engine could not count, or finds fault with, is still right
if the GPU says so: its result has a note. Nothing here imports what executes a point, so that commands start at once.
"""

from dataclasses import replace

from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance, TimeQuantities, derived
from warplens.cuda.ground.points import NOTE_ON_LONGEST_STEP, PointResult, Status, StepResult

TIME_METRICS = frozenset(derived(TimeQuantities(time_ns=1.0, flops=1, bytes=1, least_ns=1.0)))
"""The metrics that follow from the time: those of the modelled time are left out beside a measured one."""


def join_results(measured: PointResult, counted: PointResult | None, missing: str = "") -> PointResult:
    """Return the result of a point that was measured and counted; `missing` says why it was not counted."""
    if counted is None:
        return replace(measured, notes=(*measured.notes, f"not counted: {missing}"))
    time = measured.time
    if time is not None and counted.time is not None:
        time = replace(time, terms_ns=counted.time.terms_ns)
    of_model = () if not measured.steps else (NOTE_ON_LONGEST_STEP,)  # the GPU has a longest step of its own
    engine = {key: value for key, value in counted.metrics.items() if key not in TIME_METRICS}
    return replace(
        measured,
        title=measured.title if measured.title != measured.kernel else counted.title,
        launch=measured.launch or counted.launch,
        check=measured.check or counted.check,
        time=time,
        metrics={**engine, **measured.metrics, **_residual(measured, counted)},
        compiler=measured.compiler or counted.compiler,
        elapsed_s=max(measured.elapsed_s, counted.elapsed_s),
        notes=(
            *measured.notes,
            *(note for note in counted.notes if note not in measured.notes and not note.startswith(of_model)),
            *_engine_notes(measured, counted),
        ),
        printed=measured.printed or counted.printed,
        steps=_steps(measured, counted),
    )


def _steps(measured: PointResult, counted: PointResult) -> tuple[StepResult, ...]:
    of_gpu = {step.number: step for step in measured.steps}
    pairs = ((step, of_gpu.get(step.number)) for step in counted.steps or measured.steps)
    return tuple(
        replace(own, metrics={**step.metrics, **own.metrics}) if own is not None else replace(step, time=None)
        for step, own in pairs
    )


def _residual(measured: PointResult, counted: PointResult) -> dict[str, MetricValue]:
    if measured.time is None or counted.time is None or not counted.time.value_ns:
        return {}
    values = {"modelled_time": counted.time.value_ns, "time_over_model": measured.time.value_ns / counted.time.value_ns}
    return {key: METRICS[key].value(value, Provenance.MODELLED) for key, value in values.items()}


def _engine_notes(measured: PointResult, counted: PointResult) -> tuple[str, ...]:
    reason = counted.reason.strip().split("\n", 1)[0]
    if counted.status.is_usable or reason == measured.reason:
        return ()
    if counted.status is Status.FAILED and (counted.metrics or measured.status is Status.FAILED):
        return (f"the engine finds fault with it: {reason}",)
    return (f"not counted: {reason}",)
