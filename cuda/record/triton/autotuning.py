"""What `@triton.autotune` makes of the times that it is given, and what its launches are remarked with.

The rule: a configuration without a time, or one that the engine does not execute, is the last to be chosen, and ends no
program: it is refused as one that needs more than a GPU has.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.points import CHOSEN
from warplens.cuda.record.session import Moment, current
from warplens.cuda.record.triton.compiling import Compiling


@dataclass(slots=True)
class _Running:
    """The autotuners that are at work, the innermost last, and how many of them try a configuration out.

    `tried` are the first and last moments of the trials so far in the benchmark that runs, None where none does.
    """

    tuners: list[Any] = field(default_factory=list)
    trials: int = 0
    tried: list[tuple[Moment, Moment]] | None = None


_running = _Running()


def install(tuner: Any) -> Callable[[], None]:
    """Note what Triton's class of autotuners does; return what undoes it."""
    run, bench, prune = tuner.run, tuner._bench, tuner.prune_configs
    compiling = Compiling()

    def noted_prune(self: Any, named: Any) -> Any:
        configs = prune(self, named)
        compiling.choose(self, configs)
        return configs

    def noted_run(self: Any, *arguments: Any, **named: Any) -> Any:
        _running.tuners.append(self)
        try:
            return run(self, *arguments, **named)
        finally:
            _running.tuners.pop()
            compiling.forget(self)

    def noted_bench(self: Any, *arguments: Any, **named: Any) -> Any:
        compiling.before_trial(self, arguments, {name: value for name, value in named.items() if name != "config"})
        _running.trials += 1
        tried = _running.tried
        before = None if tried is None else (len(tried), current().now())
        try:
            return bench(self, *arguments, **named)
        finally:
            _running.trials -= 1
            if tried is not None and before is not None:
                number, start = before  # trials within this one are a part of it
                tried[number:] = [(start, current().now())]

    def undo() -> None:
        tuner.run, tuner._bench, tuner.prune_configs = run, bench, prune

    tuner.run, tuner._bench, tuner.prune_configs = noted_run, noted_bench, noted_prune
    return undo


def time_ns_of(fn: Callable[[], Any]) -> float:
    """Call a function, and return the time of its launches, NaN for none; what an autotuner tries out is left out.

    Triton calls a function once before it times it, and it is then that its autotuners choose.
    """
    tried: list[tuple[Moment, Moment]] = []
    before, _running.tried = _running.tried, tried
    start = current().now()
    try:
        fn()
    finally:
        _running.tried = before
    end = current().now()
    for trial in tried:
        end = end.without(*trial)
    return start.ns_until(end)


def is_trial_of(function: Any) -> bool:
    """Return whether an autotuner of a kernel tries it out: what such a launch leaves, the chosen one writes again."""
    if not _running.trials or not _running.tuners:
        return False
    tried = _running.tuners[-1].fn
    while tried is not function and hasattr(tried, "fn"):
        tried = tried.fn
    return tried is function


def remark() -> str:
    """Return what is to be said of a launch: that an autotuner has chosen it, or nothing."""
    if not _running.tuners or _running.trials:
        return ""
    tuner = _running.tuners[-1]
    if len(tuner.configs) < 2:
        return ""
    times = [
        float(time[0] if isinstance(time, list | tuple) else time)
        for time in getattr(tuner, "configs_timings", {}).values()
    ]
    known = sum(math.isfinite(time) for time in times)
    if times and not known:
        return f"the first of {len(times)} configurations of triton.autotune, none of which has a time"
    return f"{CHOSEN}triton.autotune among {known or len(tuner.configs)} configurations"


def bench(do_bench: Callable[..., Any]) -> Callable[..., Any]:
    """Return a benchmark for autotuners: a launch that has no time, or is not executed, takes for ever."""

    def timed(fn: Callable[[], Any], *arguments: Any, **named: Any) -> Any:
        try:
            times = do_bench(fn, *arguments, **named)
        except UnsupportedError:
            times = [math.inf] * len(named.get("quantiles") or "1")
        return [math.inf if math.isnan(time) else time for time in times] if isinstance(times, list) else times

    return timed
