"""The functions of the Python API: run, load, compare, ab, explain, check, devices.

The rule: no Qt and no printing, and the same plans, runs and errors as the command line. Nothing runs at import, so a
script needs no `if __name__ == "__main__"`: workers do not import its module.
"""

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeAlias

from warplens.cuda.catalogue import KernelFile, select, with_distinct_names
from warplens.cuda.device import gpus
from warplens.cuda.device.gpus import default_device, load_device
from warplens.cuda.device.spec import GpuSpec, all_specs
from warplens.cuda.execute.baselines import available_baselines
from warplens.cuda.execute.inspection.records import choose_point, place_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, Measuring
from warplens.cuda.sweep import cluster, places, pool, protocols
from warplens.cuda.sweep.plan import DEFAULT_LIMIT, plan_sweep
from warplens.profiles import ab_run, arguments, comparison, golden_plan, journal, records
from warplens.profiles.arguments import Axes, run_words
from warplens.profiles.matching import DEFAULT_PRESET, Thresholds, side_of, thresholds
from warplens.profiles.run import run_plan
from warplens.profiles.run_events import RunEvent, SweepInterruptedError
from warplens.results import GPU_KEY, CheckResult, Comparison, Explanation, Profile, explained

Kernel: TypeAlias = str | Path | KernelFile  # a family, a kernel, the path of a `.cu`, or a kernel file that was read
Saved: TypeAlias = str | Path | records.Profile
"""A profile, its file, the journal of an interrupted run, or `"reference:NAME"`."""
MAX_WORKERS = 1024  # at most this many points run at a time, as on the command line


def run(
    kernels: Kernel | Iterable[Kernel],
    *,
    problem: Axes | None = None,
    tune: Axes | None = None,
    device: str | Sequence[str] | None = None,
    kernel_folders: str | Path | Iterable[str | Path] = (),
    budget_s: float | None = None,
    limit: int = DEFAULT_LIMIT,
    check: str | None = None,
    inputs: str | Sequence[str] | None = None,
    reference: str | Callable[..., object] | None = None,
    cache: str | None = None,
    timing: Measuring | Mapping[str, float] | None = None,
    time_limit_s: float | None = None,
    lock_clocks: bool = False,
    baselines: str | Sequence[str] | None = None,
    workers: int | None = None,
    on: str | None = None,
    save: str | Path | None = None,
    fresh: bool = False,
    overwrite: bool = False,
    on_event: Callable[[RunEvent], None] | None = None,
) -> Profile:
    """Run variants over sizes and macros, in worker processes, and return the profile.

    Control-C (the stop button of a notebook) ends the sweep and keeps what is done: `SweepInterruptedError`, a
    `KeyboardInterrupt`, has the finished points in its `profile`; with `save` they are in the file as well, and the
    same call runs the rest.

    Args:
        kernels: families, kernels, paths of `.cu` files, or kernel files.
        problem: sizes in place of the defaults: `{"N": [256, 512]}` or `"N=256:4096:*2"`.
        tune: values of macros in place of the defaults, in the same form.
        device: keys of `devices`, by default the first GPU of this machine, or else an emulated one.
        kernel_folders: a folder or several, whose kernels can be chosen by name beside the built-in ones.
        budget_s: seconds that the blocks of a point may take; a longer launch is sampled, `math.inf` executes all.
        limit: the most warp instructions of a block.
        check: `fast`, `full` or `auto`: how much is executed again to find races and reads of unwritten memory.
        inputs: on which inputs each point is tried too: `zeros`, `ones`, `nan`, `huge`, `random`.
        reference: a kernel, `module.py:function` or a function whose result is expected; arrays and sizes come by name.
        cache: `cold`, `warm` or `both`: what the cache of a GPU holds when a launch begins that is timed or modelled.
        timing: settings of the timing on a GPU, such as `{"least_samples": 20}`.
        time_limit_s: seconds that a point may take; by default 60, and its budget where it is emulated.
        lock_clocks: lock the clocks of this machine's GPUs that are measured on, which administrators may; they are
            given back at the end, also after a crash.
        baselines: `cublas`, `copy`, `numpy`, or `none`; by default the first two on a GPU.
        workers: the number of points that run at a time, by default one for each processor.
        on: a Dask cluster that runs the points: `tcp://HOST:PORT`, `ssh:HOST,HOST` or `local:COUNT`.
        save: the file of the profile. Each point is safe when it is done, and an interrupted run is resumed.
        fresh: drop what an interrupted run left instead.
        overwrite: replace what stands at `save` even if it is no profile.
        on_event: is called in this thread with a `PointDone` for each point.

    Raises:
        InputError: an argument is wrong.
        SweepInterruptedError: Control-C ended the sweep.
        StorageError: a point or the profile could not be written.

    Example:
        >>> run("transpose_tiled", problem={"N": 64}, tune={"TILE": 16}, device="h200")
        <Profile: 1 point of transpose_tiled on h200, complete>
    """
    files = _kernels(kernels, kernel_folders, "kernels")
    wanted: dict[str, Any] = {
        "problem": arguments.axis_values(problem, "problem"),
        "tune": arguments.axis_values(tune, "tune"),
        "measuring": timing if isinstance(timing, Measuring) else arguments.timing_settings(timing or {}, "timing"),
        "limit": arguments.whole_number(limit, "limit"),
        "budget_s": _seconds(budget_s, "budget_s"),
        "check": arguments.check_level(check, "check"),
        "inputs": arguments.input_sets(inputs, "inputs"),
    }
    limit_s = _seconds(time_limit_s, "time_limit_s")
    path = None if save is None else arguments.kept_path(save, "save")
    words = None if baselines is None else arguments.texts(baselines, "baselines", "names of baselines")
    on = None if on is None else arguments.text(on, "on", "the address of a cluster")
    _check_running(workers, on_event)
    if lock_clocks and on is not None:
        raise InputError("lock_clocks is for the GPUs of this machine, and on names a cluster")
    with cluster.executions(on) if on else nullcontext(pool.local_execution) as make_execution:
        specs = _devices(device)
        wanted["devices"] = [spec.key for spec in specs]
        wanted["baselines"] = _baselines(words, specs, files, is_timing_set=timing is not None)
        wanted["caches"] = arguments.cache_states(cache, "cache")
        plan = plan_sweep(files, reference=arguments.reference(reference, "reference"), **wanted)
        name = reference if isinstance(reference, str) else ""
        try:
            profile = run_plan(
                plan,
                specs,
                execution=make_execution(plan.devices, len(plan.points), workers=workers, limit_s=limit_s),
                save=path,
                fresh=fresh,
                overwrite=overwrite,
                command=run_words(files, reference=name, cluster=on or "", **wanted),
                lock_clocks=lock_clocks,
                on_event=on_event,
            )
        except SweepInterruptedError as error:
            partial = arguments.with_methods(Profile, error.profile)
            raise SweepInterruptedError(partial, len(plan.points), error.signal_number) from None
    return arguments.with_methods(Profile, profile)


def _baselines(
    words: list[str] | None, specs: Sequence[GpuSpec], files: Sequence[KernelFile], *, is_timing_set: bool
) -> frozenset[Baseline]:
    """Return the baselines that this machine can run beside the variants; a warning names the others."""
    baselines = arguments.chosen_baselines(words, specs, "baselines")
    arguments.require_timed_points(["timing"] if is_timing_set else [], baselines, specs)
    if not baselines:
        return baselines
    available, missing = available_baselines(baselines, files)
    if missing:
        warnings.warn(missing, stacklevel=3)
    return available


def load(source: Saved) -> Profile:
    """Return a saved profile.

    Args:
        source: its file, the journal of an interrupted run, or `reference:NAME` for one that comes with the program.

    Raises:
        InputError: there is no such profile, or it cannot be read.

    Example:
        >>> load("reference:hochberg")
        <Profile: 6 points of ...>
    """
    return arguments.with_methods(Profile, _opened(source, "source"))


def compare(
    base: Saved,
    new: Saved,
    *,
    preset: str = DEFAULT_PRESET,
    threshold: float | None = None,
    ignore_devices: bool = False,
) -> Comparison:
    """Compare a profile with a baseline, point by point.

    Args:
        base: the baseline.
        new: the profile that is compared with it.
        preset: what counts as a change: `strict` (1 %), `default` (2 %) or `permissive` (5 %).
        threshold: another least relative change, such as 0.03.
        ignore_devices: compare points of different GPUs like those of one.

    Raises:
        InputError: a profile cannot be read, there is no such preset, or the threshold is not between 0 and 1.

    Example:
        >>> compare("reference:gtx-1080-ti", "reference:gtx-1080-ti")
        <Comparison: reference:gtx-1080-ti against reference:gtx-1080-ti ...>
    """
    least_change = _thresholds(preset, threshold)
    base_side = side_of(_opened(base, "base"), _name(base, "base"))
    new_side = side_of(_opened(new, "new"), _name(new, "new"))
    compared = comparison.compare(base_side, new_side, least_change, ignore_devices=ignore_devices)
    return arguments.with_methods(Comparison, compared)


def ab(
    a: Kernel,
    b: Kernel | None = None,
    *,
    problem: Axes | None = None,
    tune: Axes | None = None,
    tune_a: Axes | None = None,
    tune_b: Axes | None = None,
    kernel: str | None = None,
    device: str | None = None,
    kernel_folders: str | Path | Iterable[str | Path] = (),
    cache: str | None = None,
    timing: Mapping[str, float] | None = None,
    lock_clocks: bool = False,
    preset: str = DEFAULT_PRESET,
    threshold: float | None = None,
    budget_s: float | None = None,
    workers: int | None = None,
    save: str | Path | None = None,
    overwrite: bool = False,
    on_event: Callable[[RunEvent], None] | None = None,
) -> Comparison:
    """Measure two kernels in turns, in one process, until the samples decide which is faster.

    Without a GPU both are counted, and their modelled times compared. The points are those of the comparison's pairs.

    Args:
        a: a kernel, the path of a `.cu`, `"REVISION:PATH"` of a git repository, or a profile with the kernel.
        b: the other one; by default A, with the second value of an axis of `tune`.
        problem: one value for each axis, by default the largest up to 1024.
        tune: values of macros of both; without `b` one axis has two values.
        tune_a: values of macros of A alone.
        tune_b: values of macros of B alone.
        kernel: the kernel, where a profile has several.
        device: a key of `devices`, by default the first GPU of this machine, or else an emulated one.
        kernel_folders: folders whose kernels can be chosen by name.
        cache: `cold`, `warm` or `both`.
        timing: settings of the timing, such as `{"longest_time_s": 30, "most_samples": 2000}`.
        lock_clocks: lock the clocks of the GPU meanwhile, as in `run`.
        preset: what counts as a change: `strict` (1 %), `default` (2 %) or `permissive` (5 %).
        threshold: another least relative change, such as 0.03.
        budget_s: seconds that the blocks of a point may take where they are executed on the CPU.
        workers: the number of points that run at a time on the CPU.
        save: the file of the profile of both points.
        overwrite: replace what stands at `save` even if it is no profile.
        on_event: is called in this thread with a `PointDone` for each point.

    Raises:
        InputError: an argument is wrong, or names no single kernel.
        SweepInterruptedError: Control-C ended the run.
        StorageError: the profile could not be written.

    Example:
        >>> comparison = ab("transpose_tiled", problem={"N": 64}, tune={"TILE": [8, 16]}, device="h200")
        >>> [(pair.base.tune, pair.new.tune, pair.is_modelled) for pair in comparison.pairs]
        [({'TILE': 8}, {'TILE': 16}, True)]
    """
    least_change = _thresholds(preset, threshold)
    spec = load_device(_device(device))
    settings = {} if timing is None else timing
    arguments.timing_settings(settings, "timing")
    _check_running(workers, on_event)
    if not places.is_timed(spec.key) and (timing is not None or cache is not None):
        raise InputError(f"timing and cache are for kernels that are timed on a GPU, and {spec.key} is emulated")
    with ab_run.contenders(
        _one_name(a, "a"),
        None if b is None else _one_name(b, "b"),
        folders=arguments.paths(kernel_folders, "kernel_folders"),
        kernel=None if kernel is None else arguments.text(kernel, "kernel", "the name of a kernel"),
        tune=arguments.axis_values(tune, "tune"),
        tune_a=arguments.axis_values(tune_a, "tune_a"),
        tune_b=arguments.axis_values(tune_b, "tune_b"),
    ) as both:
        plan = ab_run.plan_ab(
            *both,
            problem=arguments.axis_values(problem, "problem"),
            device=spec.key,
            caches=arguments.cache_states(cache, "cache"),
            measuring=ab_run.ab_measuring(**settings),
            budget_s=_seconds(budget_s, "budget_s"),
        )
        profile = run_plan(
            plan,
            [spec],
            execution=ab_run.ab_execution(plan, least_change, workers=workers),
            save=None if save is None else arguments.kept_path(save, "save"),
            fresh=True,
            overwrite=overwrite,
            command=["warplens", "ab", *(side.name for side in both)],
            lock_clocks=lock_clocks,
            on_event=on_event,
        )
        sides = ab_run.named_sides(profile, both)
    return arguments.with_methods(Comparison, comparison.compare(*sides, least_change))


def explain(
    kernel: Kernel,
    *,
    problem: Axes | None = None,
    tune: Axes | None = None,
    device: str | None = None,
    kernel_folders: str | Path | Iterable[str | Path] = (),
    budget_s: float = protocols.DEFAULT_BUDGET_S,
    limit: int = DEFAULT_LIMIT,
    check: str | None = "fast",
    time_limit_s: float | None = None,
    pitch_words: int | None = None,
    rescored_for: str | None = None,
    step: int | str | None = None,
) -> Explanation:
    """Execute one point and explain which source lines waste memory traffic.

    An axis that is not given has its largest default size up to 1024, or its last default tune value.

    Args:
        kernel: one kernel.
        problem, tune: one value for each axis or macro, as `{"N": 1024}` or `"N=1024"`.
        device: a key of `devices`.
        kernel_folders: folders whose kernels can be chosen by name.
        budget_s: seconds that the blocks may take; a longer launch is sampled.
        limit, check: as in `run`.
        time_limit_s: seconds that it may take; by default 60 and its budget.
        pitch_words: a row pitch of shared arrays, in 4-byte words, for which the described requests are counted again.
        rescored_for: the key of a GPU by whose rules they are counted again.
        step: of a sequence of launches, the step, or as `"2,7"` one of its launches; by default the longest step.

    Raises:
        WarplensError: an argument is wrong, the kernel does not compile, or its launch fails or takes too long.

    Example:
        >>> explanation = explain("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
        >>> explanation.summary[0]
        "Worst is line 47, the load from `tile`: 32 wavefronts a request where 1 would suffice ..."
    """
    point = choose_point(
        _kernels(kernel, kernel_folders, "kernel"),
        problem=arguments.axis_values(problem, "problem"),
        tune=arguments.axis_values(tune, "tune"),
        device=_device(device),
        budget_s=arguments.seconds(budget_s, "budget_s"),
        limit=arguments.whole_number(limit, "limit"),
        check=arguments.check_level(check, "check"),
    )
    place = None if step is None else place_of(None, str(step))
    return explained(point, place, pitch_words, rescored_for, time_limit_s)


def check(
    kernels: Kernel | Iterable[Kernel],
    against: Saved,
    *,
    kernel_folders: str | Path | Iterable[str | Path] = (),
    resources: bool = False,
    budget_s: float | None = None,
    time_limit_s: float | None = None,
    workers: int | None = None,
    on_event: Callable[[RunEvent], None] | None = None,
) -> CheckResult:
    """Count what kernels do at the points of a golden profile, and compare it with its counts.

    Args:
        kernels: families, kernels, paths of `.cu` files, or kernel files.
        against: the golden profile.
        kernel_folders: folders whose kernels can be chosen by name.
        resources: a point is worse too where registers or shared memory grow or occupancy falls.
        budget_s: seconds that the blocks of a point may take; by default all are executed, if they once were.
        time_limit_s: seconds that a point may take; by default 60 and its budget.
        workers: the number of points that run at a time.
        on_event: is called in this thread with a `PointDone` for each point.

    Raises:
        InputError: the profile cannot be read, or has no point of any of the kernels.
        SweepInterruptedError: Control-C ended the sweep.

    Example:
        >>> golden = run("transpose_tiled", problem={"N": 64}, tune={"TILE": 16}, device="h200")
        >>> check("transpose_tiled", golden).passed
        True
    """
    _check_running(workers, on_event)
    limit_s = _seconds(time_limit_s, "time_limit_s")
    planned = golden_plan.plan_check(
        _opened(against, "against"),
        _kernels(kernels, kernel_folders, "kernels"),
        budget_s=_seconds(budget_s, "budget_s"),
    )
    if not planned.plan.points:
        return CheckResult(points=planned.left_out, profile=None, uncovered=planned.coverage.sentences())
    plan = planned.plan
    profile = run_plan(
        plan,
        planned.specs,
        execution=pool.local_execution(plan.devices, len(plan.points), workers=workers, limit_s=limit_s),
        command=["warplens", "check", *dict.fromkeys(point.kernel for point in plan.points)],
        on_event=on_event,
    )
    points = golden_plan.checked_points(planned, profile, resources=resources)
    return CheckResult(
        points=points, profile=arguments.with_methods(Profile, profile), uncovered=planned.coverage.sentences()
    )


def devices() -> tuple[GpuSpec, ...]:
    """Return the GPUs that a sweep can run for: the GPUs of this machine, then those that are emulated.

    Example:
        >>> [spec.name for spec in devices() if spec.key == "h200"]
        ['NVIDIA H200 SXM 141 GB']
    """
    return (*gpus.gpu_specs(), *all_specs())


def _kernels(
    kernels: Kernel | Iterable[Kernel], folders: str | Path | Iterable[str | Path], option: str
) -> tuple[KernelFile, ...]:
    takes = "names of kernels, paths of .cu files or kernel files"
    is_single = isinstance(kernels, str | Path | KernelFile)
    entries = [kernels] if is_single else arguments.items(kernels, option, takes)
    if not entries:
        raise arguments.refusal(option, "at least one kernel", kernels)
    searched = arguments.paths(folders, "kernel_folders")
    files: list[KernelFile] = []
    for kernel in entries:
        if isinstance(kernel, KernelFile):
            files.append(kernel)
        elif isinstance(kernel, str | Path):
            files += select([str(kernel)], searched)
        else:
            raise arguments.refusal(option, takes, kernel)
    return with_distinct_names(files)


def _one_name(kernel: Kernel, option: str) -> str:
    if isinstance(kernel, KernelFile):
        return str(kernel.path)
    if isinstance(kernel, str | Path):
        return str(kernel)
    raise arguments.refusal(option, "the name of a kernel, the path of a .cu file or a kernel file", kernel)


def _opened(source: Saved, option: str) -> records.Profile:
    return source if isinstance(source, records.Profile) else journal.open_profile(arguments.path(source, option))


def _seconds(value: float | None, option: str) -> float | None:
    return None if value is None else arguments.seconds(value, option)


def _device(device: str | None) -> str:
    return default_device() if device is None else arguments.text(device, "device", GPU_KEY)


def _thresholds(preset: str, threshold: float | None) -> Thresholds:
    """Return what counts as a change; an `InputError` says that there is no such preset, or no such relative change."""
    if threshold is not None:
        threshold = arguments.number(threshold, "threshold", "a relative change above 0 and below 1, such as 0.02")
    return thresholds(arguments.text(preset, "preset", "strict, default or permissive"), threshold)


def _check_running(workers: int | None, on_event: Callable[[RunEvent], None] | None) -> None:
    if workers is not None:
        arguments.whole_number(workers, "workers", most=MAX_WORKERS)
    if on_event is not None:
        arguments.function(on_event, "on_event")


def _devices(device: str | Sequence[str] | None) -> list[GpuSpec]:
    keys = [default_device()] if device is None else arguments.texts(device, "device", "keys of GPUs, as in `devices`")
    if not keys:
        raise arguments.refusal("device", "at least one key of a GPU", device)
    return [load_device(key) for key in dict.fromkeys(keys)]


def _name(source: Saved, role: str) -> str:
    return role if isinstance(source, records.Profile) else Path(source).name
