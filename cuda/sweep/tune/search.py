"""A search for the fastest configuration of a variant: how it is planned, and which point of a plan runs next.

The rule: a search is asked for points and told results, and runs nothing itself: `Sweep(choose=search.next_point)`
does. So a search has what a sweep has: workers, GPUs and clusters, the journal, Stop.

A search on a GPU has two stages. First the configurations are modelled: all of them, or as many as `modelled`
says, drawn at random; the modelled times of the others are inferred from these (`proposer.inferred`). The `kept` share
that is fastest by these times, and no fewer than there are trials, are candidates for the GPU: counters and modelled
times filter before anything is measured. The first trials are the model's fastest candidates. Then the sampler proposes
candidates from what was measured, only a few ahead of the GPU: with 16 proposed ahead, 15 of 25 trials were proposed
before the results of the first ten were known. Without a GPU a search has the first stage alone: the sampler proposes
its trials, and their times are modelled.

Results of an earlier run are told before the search begins, in any order; they count as trials.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from statistics import median
from typing import Any

from warplens.cuda.catalogue import KernelFile, ladders
from warplens.cuda.device.gpus import GpuModel, is_gpu, sheet_like
from warplens.cuda.ground import errors, points
from warplens.cuda.sweep.tune import BUDGET_S, KEPT, MODELLED
from warplens.cuda.sweep.tune.space import Configuration, Space, space_of
from warplens.cuda.sweep.tune.study import Sampler, Study

MODEL_FIRST = 10
"""On a GPU the first trials are this many of the fastest ones of the model: the sampler needs some to learn from.

Optuna's TPE sampler begins with as many random ones.
"""
AHEAD = 2  # the configurations that are on their way for each GPU: it measures one while another is counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A configuration that ran."""

    configuration: Configuration
    index: int  # of its point
    time_ns: float | None  # None where it did not run right
    is_modelled: bool  # the time is of the model


class Search:
    """A search in a space; a `MissingPartError` says that Optuna is not installed."""

    def __init__(
        self,
        space: Space,  # configurations on the device of the model, on a GPU, or on both
        *,
        trials: int,  # how many configurations run in the last stage
        model_device: str = "",  # whose points are modelled; "" leaves the model out
        gpu_device: str = "",  # whose points are measured; "" where there is no GPU
        modelled: int = 0,  # at most how many configurations are modelled for a GPU
        kept: float = 1.0,  # the share of the configurations, the fastest by the model, that may be measured
        sampler: Sampler = Sampler.GAUSSIAN,  # how configurations are proposed
        seed: int = 1,  # of the sampler
        gpus: int = 1,  # how many GPUs measure; `PlanRun` knows it once it has an execution
    ) -> None:
        from warplens.cuda.sweep.tune.proposer import shuffled  # SciPy takes long to load

        self.space = space
        self._stages: list[_Stage] = []
        if model_device and (modelled or not gpu_device):
            study = Study(space.parameters, sampler=sampler, seed=seed)
            count = modelled if gpu_device else trials
            order = shuffled(tuple(space.points[model_device]), seed) if gpu_device else ()
            self._stages.append(_Stage(space, model_device, study, count=count, is_modelled=True, order=order))
        if gpu_device:
            study = Study(space.parameters, sampler=sampler, seed=seed)
            self._stages.append(_Stage(space, gpu_device, study, count=trials, is_modelled=False))
        self.gpus = gpus
        self._kept = kept
        self._of_index = {
            index: (stage, configuration)
            for stage in self._stages
            for configuration, index in space.points[stage.device].items()
        }

    @property
    def ahead(self) -> int:
        """The configurations that are on their way for all GPUs of the execution."""
        return AHEAD * self.gpus

    @property
    def trials(self) -> tuple[Trial, ...]:
        """What ran, in the order in which it was told: first the modelled ones, then those of the GPU."""
        return tuple(trial for stage in self._stages for trial in stage.trials)

    @property
    def total(self) -> int:
        """How many points run in all."""
        return sum(stage.count for stage in self._stages)

    @property
    def best(self) -> Trial | None:
        """The fastest configuration of the last stage; None before one ran right."""
        right = [trial for trial in self._stages[-1].trials if trial.time_ns is not None]
        return min(right, key=lambda trial: math.inf if trial.time_ns is None else trial.time_ns, default=None)

    @property
    def kept(self) -> tuple[Configuration, ...]:
        """The configurations that the last stage may run."""
        return tuple(self._stages[-1].candidates)

    def importances(self) -> dict[str, float]:
        """Return how much each parameter decides among what ran in the last stage (`Study.importances`)."""
        return self._stages[-1].study.importances()

    def next_point(self) -> int | None:
        """Return the index of the point that runs next; None while there is none."""
        for number, stage in enumerate(self._stages):
            if stage.is_full:
                if stage.running:
                    return None  # the next stage needs all of them
                continue
            if number and not stage.began:
                stage.begin(self._filtered(self._stages[number - 1].trials, stage.count))
            # enough run, and the next one depends on their results: which ones come first does not
            if not (stage.is_modelled or stage.first) and len(stage.running) >= AHEAD * max(1, self.gpus):
                return None
            return stage.start()
        return None

    def tell(self, index: int, result: points.PointResult) -> None:
        """Learn the result of a point; one that this search does not run is ignored."""
        if index in self._of_index:
            stage, configuration = self._of_index[index]
            stage.end(configuration, index, trial_time_ns(result))

    def _filtered(self, modelled: Sequence[Trial], least: int) -> dict[Configuration, float]:
        """Return the modelled times of those that the model calls fastest, in their order: a share, and `least`."""
        from warplens.cuda.sweep.tune.proposer import inferred

        ran = {trial.configuration for trial in modelled}
        times = {trial.configuration: trial.time_ns for trial in modelled if trial.time_ns is not None}
        others = [configuration for configuration in self._stages[-1].candidates if configuration not in ran]
        # Of too few, or of none that was modelled right, nothing is inferred: the others are as good as each other.
        usual_ns = median(times.values()) if times else 1.0
        times |= inferred(times, others, self.space.parameters) or dict.fromkeys(others, usual_ns)
        kept = sorted(times, key=times.__getitem__)[: max(least, math.ceil(self._kept * len(times)))]
        return {configuration: times[configuration] for configuration in kept}


def trial_time_ns(result: points.PointResult) -> float | None:
    """Return the time of a point that ran right, in nanoseconds; None for another one.

    A number that is no time counts as none: samplers take its logarithm, and it would be the fastest.
    """
    if result.status is not points.Status.OK or result.time is None or not 0 < result.time.value_ns < math.inf:
        return None
    return result.time.value_ns


class _Stage:
    """The configurations that run on one device: those that may, those that run, and those that ran."""

    def __init__(
        self,
        space: Space,
        device: str,
        study: Study,
        *,
        count: int,
        is_modelled: bool,
        order: Sequence[Configuration] = (),
    ) -> None:
        self.device = device
        self.study = study
        self.candidates: dict[Configuration, None] = dict.fromkeys(space.points[device])
        self.count = min(count, len(self.candidates))
        self.running: set[Configuration] = set()
        self.trials: list[Trial] = []
        self.began = False
        self._points = space.points[device]
        self.is_modelled = is_modelled
        self._left = dict(self.candidates)
        self.first = list(reversed(order))

    @property
    def is_full(self) -> bool:
        """Whether as many run or ran as should."""
        return len(self.running) + len(self.trials) >= self.count or not self._left

    def begin(self, candidates: Mapping[Configuration, float]) -> None:
        """Restrict the stage to candidates with their modelled times, the fastest first."""
        ran = {trial.configuration for trial in self.trials}
        self.study.expect(candidates)
        self.began = True
        self.candidates = dict.fromkeys(candidates)
        self._left = {candidate: None for candidate in candidates if candidate not in ran}
        self.first = list(self._left)[: max(0, MODEL_FIRST - len(ran))][::-1]

    def start(self) -> int | None:
        """Return the index of the point of the next configuration; None where none is left."""
        if not self._left:
            return None
        everything = self.count == len(self.candidates)
        while self.first and self.first[-1] not in self._left:
            self.first.pop()  # it ran before the search was stopped
        if self.first:
            configuration = self.first.pop()
        else:
            configuration = next(iter(self._left)) if everything else self.study.propose(self._left, self.running)
        del self._left[configuration]
        self.running.add(configuration)
        return self._points[configuration]

    def end(self, configuration: Configuration, index: int, time_ns: float | None) -> None:
        self.running.discard(configuration)
        self._left.pop(configuration, None)
        trial = Trial(configuration=configuration, index=index, time_ns=time_ns, is_modelled=self.is_modelled)
        self.trials.append(trial)
        self.study.tell(configuration, time_ns)


# The rule: the command line and the window plan their searches here, so that a search from the window equals one from
# the command line with default options.
def planned_search(
    kernel: KernelFile,
    *,
    problem: Mapping[str, tuple[int, ...]],  # one value for each axis of the problem, unless the file has one
    tune: Mapping[str, tuple[int, ...]],  # values of macros, in place of those of the file
    devices: Sequence[str],  # those of `devices_of_search`
    trials: int,
    modelled: int = MODELLED,  # at most how many are modelled before a GPU measures, with a sheet among the devices
    kept: float = KEPT,
    sampler: Sampler = Sampler.GAUSSIAN,
    seed: int = 1,
    budget_s: float = BUDGET_S,
    cache: points.CacheState = points.CacheState.COLD,  # the state of the L2 when a launch begins
    **settings: Any,  # of points
) -> Search:
    """Return a search; its plan is that of its space.

    `InputError` if there is nothing to search (`space_of`), `MissingPartError` if Optuna is not installed. `trials`,
    `kept`, `sampler` and `seed` are as in `Search`; `budget_s` and the other settings of points as in `plan_sweep`.
    """
    gpu = next((device for device in devices if is_gpu(device)), "")
    model = next((device for device in devices if not is_gpu(device)), "")
    space = space_of(kernel, problem=problem, tune=tune, devices=devices, budget_s=budget_s, cache=cache, **settings)
    return Search(
        space,
        trials=trials,
        model_device=model,
        gpu_device=gpu,
        modelled=modelled if gpu and model else 0,
        kept=kept,
        sampler=sampler,
        seed=seed,
    )


# What a search may be of: the variant that a word stands for, and the devices.
# Nothing of Optuna or SciPy is loaded here, since the window asks before anything is searched.
def is_searchable(kernel: KernelFile) -> bool:
    """Return whether a variant has a macro of several values."""
    return any(len(values) > 1 for values in kernel.searched.values())


def combinations_of(kernel: KernelFile) -> int:
    """Return how many combinations the macros of a variant have in a search, allowed or not."""
    return prod(map(len, kernel.searched.values()))


def variant_to_search(kernels: Sequence[KernelFile], word: str) -> KernelFile:
    """Return the variant that a word stands for, one of `kernels`: of a family, the last rung of its ladder.

    Where several rungs are the last one, and not just one of them has several configurations, that is an `InputError`.
    """
    last = ladders.last_rungs(kernels)
    searchable = [kernel for kernel in last if is_searchable(kernel)]
    left = searchable or last
    if len(left) > 1:
        listed = ", ".join(kernel.name for kernel in left)
        raise errors.InputError(f"{word!r} stands for {len(left)} variants, and a search is of one: {listed}")
    return left[0]


def devices_of_search(key: str, gpu: GpuModel | None, *, is_modelled_first: bool = True) -> tuple[str, ...]:
    """Return the devices of a search on the GPU with a key: that alone, or before it the sheet whose model filters.

    `gpu` has its properties, None where they are not known; without a sheet, or unless `is_modelled_first`, nothing
    filters.
    """
    sheet = sheet_like(gpu) if is_modelled_first and is_gpu(key) else None
    return (key,) if sheet is None else (sheet.key, key)
