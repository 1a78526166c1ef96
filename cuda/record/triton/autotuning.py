"""What `@triton.autotune` makes of the times that it is given, and what its launches are remarked with.

The rule: a configuration without a time, or one that the engine does not execute, is the last to be chosen, and ends no
program: it is refused as one that needs more than a GPU has.
"""

import math
import os
import select
import signal
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from warplens.cuda.ground import errors, points
from warplens.cuda.ground.host import worker_count
from warplens.cuda.record.session import Moment, current

# Compiles the configurations of `@triton.autotune` side by side, before the first of them is tried.
# The rule: the program meets nothing of it. Processes that are forked fill Triton's cache on disk, with what they
# print thrown away, and the autotuner finds there what it would compile itself, one after the other; a configuration
# that does not compile fails where the autotuner tries it. They are forked, since the functions that Triton compiles
# cannot be sent to another process.

LONGEST_S = 120.0
"""Processes that take longer are ended, and the autotuner compiles what they have not: one may wait for a lock that a
thread of the program held when it was forked."""
SMALLEST_WIDE_NUMBER = 1 << 31  # from here on Triton makes a whole number one of 64 bits


class Compiling:
    """Compiles the configurations of autotuners ahead of their trials, those of a kind of arguments once."""

    def __init__(self, in_parallel: Callable[[Sequence[Callable[[], object]]], None] | None = None) -> None:
        self._in_parallel = in_parallel or in_processes
        self._waiting: dict[int, Sequence[Any]] = {}
        self._compiled: set[tuple[object, ...]] = set()

    def choose(self, tuner: Any, configs: Sequence[Any]) -> None:
        """Remember the configurations that an autotuner may try next."""
        self._waiting[id(tuner)] = configs

    def forget(self, tuner: Any) -> None:
        """Forget the configurations of an autotuner that tries none of them."""
        self._waiting.pop(id(tuner), None)

    def before_trial(self, tuner: Any, arguments: Sequence[Any], named: Mapping[str, Any]) -> None:
        """Compile all configurations of an autotuner if this is the first trial of them."""
        configs = self._waiting.pop(id(tuner), ())
        if len(configs) < 2:
            return
        kind = kind_of(tuner.fn, arguments, named)
        new = [config for config in configs if (id(tuner), str(config), kind) not in self._compiled]
        self._compiled.update((id(tuner), str(config), kind) for config in new)
        if len(new) > 1:
            self._in_parallel([partial(_compile, tuner, config, arguments, named) for config in new])


def kind_of(function: Any, passed: Sequence[Any], named: Mapping[str, Any]) -> tuple[object, ...]:
    """Return what Triton compiles for: two launches with equal kinds have the same code.

    Whole numbers count by what Triton makes of them (1, a multiple of 16, another one), constexprs by their values, and
    tensors by their type and whether their address is a multiple of 16.
    """
    while hasattr(function, "fn") and not hasattr(function, "params"):
        function = function.fn
    parameters = getattr(function, "params", ())
    constant = {parameter.name for parameter in parameters if parameter.is_constexpr}
    names = [parameter.name for parameter in parameters]
    arguments = dict(zip(names, passed, strict=False)) if names else dict(enumerate(passed))
    arguments |= {name: value for name, value in named.items() if name != "grid"}
    return tuple(
        (name, repr(value) if name in constant else _type_of(value))
        for name, value in sorted(arguments.items(), key=lambda argument: str(argument[0]))
    )


def _type_of(value: Any) -> object:
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int", value == 1, value % 16 == 0, abs(value) >= SMALLEST_WIDE_NUMBER
    base = getattr(value, "base", value)  # of a descriptor of a tensor
    if hasattr(base, "data_ptr"):
        return type(value).__name__, str(getattr(base, "dtype", "")), base.data_ptr() % 16 == 0
    return type(value).__name__


def in_processes(tasks: Sequence[Callable[[], object]]) -> None:
    """Call functions in forked processes, as many as this one has processors, and wait for them. Where no process can
    be forked, none is called. What one raises, prints or changes is lost.
    """
    workers = min(len(tasks), worker_count())
    if workers < 2 or not hasattr(os, "fork"):
        return
    reads, writes = os.pipe()
    children: list[int] = []
    try:
        with suppress(OSError):  # a confined program, or one with as many processes as it may have
            children.extend(_children(tasks, workers))
        os.close(writes)
        select.select([reads], [], [], LONGEST_S)  # it ends when the last of them has let go of the other side
    finally:
        os.close(reads)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _children(tasks: Sequence[Callable[[], object]], workers: int) -> Iterator[int]:
    """Fork processes, each of which takes its share of the tasks, and return their numbers."""
    for number in range(workers):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # from version 3.12 on Python warns of locks that threads hold
            child = os.fork()
        if child == 0:
            _work(tasks[number::workers])
        yield child


def _work(tasks: Sequence[Callable[[], object]]) -> None:
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        sys.stdout = sys.stderr = os.fdopen(nothing, "w")
        if "torch" in sys.modules:  # its threads are not those of this process, which would wait for them
            sys.modules["torch"].set_num_threads(1)
        for task in tasks:
            with suppress(Exception):
                task()
    finally:
        os._exit(0)


def _compile(tuner: Any, config: Any, arguments: Sequence[Any], named: Mapping[str, Any]) -> None:
    """Compile a configuration as its trial does, without the launch."""
    current = {**named, **config.all_kwargs()}
    if config.pre_hook:
        config.pre_hook({**tuner.nargs, **current})
    tuner.fn.run(*arguments, **{**current, "warmup": True})


@dataclass(slots=True)
class _Running:
    """The autotuners that are at work, the innermost last, and how many of them try a configuration out. `tried` are
    the first and last moments of the trials so far in the benchmark that runs, None where none does.
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
    return f"{points.CHOSEN}triton.autotune among {known or len(tuner.configs)} configurations"


def bench(do_bench: Callable[..., Any]) -> Callable[..., Any]:
    """Return a benchmark for autotuners: a launch that has no time, or is not executed, takes for ever."""

    def timed(fn: Callable[[], Any], *arguments: Any, **named: Any) -> Any:
        try:
            times = do_bench(fn, *arguments, **named)
        except errors.UnsupportedError:
            times = [math.inf] * len(named.get("quantiles") or "1")
        return [math.inf if math.isnan(time) else time for time in times] if isinstance(times, list) else times

    return timed
