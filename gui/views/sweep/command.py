"""`warplens run`: a sweep of variants over sizes and macros, with its table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import KernelFileError, MissingPartError, SpannedError
from warplens.cuda.sweep.protocols import LOST
from warplens.gui.terminal import kernel_arguments, launched, option_values, options, streams, tables
from warplens.gui.terminal.console import report
from warplens.gui.terminal.main_program import MainOptions, MainProgram, main_program, sources_of
from warplens.gui.terminal.output import STANDARD_OUTPUT, failure, may_overwrite, notice
from warplens.profiles import formats, records

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.ground.points import Baseline
    from warplens.cuda.record.session import Session
    from warplens.gui.terminal.sweep import Outcome

option = options.declared_beside(__file__)


def run(
    context: typer.Context,
    kernels: options.KernelNames,
    *,
    problem: Annotated[list[str] | None, option("sizes")] = None,
    tune: Annotated[list[str] | None, option("macros")] = None,
    device: options.Devices = None,
    folders: options.KernelFolders = None,
    budget: options.Budget = None,
    limit: options.Limit = None,
    check: options.Check = None,
    inputs: options.Inputs = None,
    reference: options.Reference = None,
    cache: Annotated[str | None, option("cache")] = None,
    timing: options.Timings = None,
    lock_clocks: options.LockClocks = False,
    time_limit: options.TimeLimit = None,
    baselines: Annotated[str | None, option("baselines")] = None,
    on: options.On = None,
    workers: options.Workers = None,
    save: Annotated[Path | None, option("save")] = None,
    json: options.Json = None,
    launch: kernel_arguments.LaunchOptions,
    main: MainOptions,
    fresh: Annotated[bool, option("fresh")] = False,
) -> None:
    """Run variants over sizes and macros, and print the table of points."""
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.cuda.sweep.plan import plan_sweep
    from warplens.gui.terminal.sweep import execution_on, recorded_sweep
    from warplens.profiles import arguments

    named_sources, main = sources_of(kernels, main)
    sizes, macros = option_values.axes_of(problem, "--problem"), option_values.axes_of(tune, "--tune")
    limit_s = option_values.time_limit_of(time_limit)
    said = {"--on": on, "--inputs": inputs, "--reference": reference, "--baselines": baselines, "--cache": cache,
            "--check": check, "--timing": timing}  # fmt: skip
    others = [f"{name} is for inferred launches" for name, value in said.items() if value]
    others += [
        f"{len(names)} {what}s are named"
        for what, names in (("file", named_sources), ("GPU", device or ()))
        if names[1:]
    ]
    program = main_program(
        named_sources[0], load_device(device[0] if device else default_device()), launch, main, problem=sizes,
        tune=macros, arguments=context.meta.get(launched.AFTER_DASHES, ()), hindrance=next(iter(others), ""),
        limit_s=option_values.budget_of(budget, None),
    )  # fmt: skip
    if program is not None and (code := _ran(program, save, json)) is not None:
        raise typer.Exit(code)
    make_execution = execution_on(context, on, lock_clocks=lock_clocks)
    specs, chosen_baselines = _specs_and_baselines(device, baselines, timing)
    named = kernel_arguments.chosen_kernels(kernels, folders, launch.overrides(sizes, specs[0].key))
    plan = plan_sweep(
        named.kernels,
        baselines=_available(named, chosen_baselines),
        problem=sizes,
        tune=macros,
        devices=[spec.key for spec in specs],
        budget_s=option_values.budget_of(budget, None),
        limit=option_values.limit_of(limit),
        check=option_values.level_of(check),
        inputs=arguments.input_sets(inputs, "--inputs"),
        reference=arguments.reference(reference, "--reference"),
        caches=option_values.caches_of(cache),
        measuring=option_values.measuring_of(timing or ()),
    )
    outcome = recorded_sweep(
        plan, specs, workers=workers, save=save, fresh=fresh, overwrite=may_overwrite(), limit_s=limit_s,
        lock_clocks=lock_clocks, make_execution=make_execution,
    )  # fmt: skip
    outcome.print(json, lambda console: tables.profile_report(outcome.profile, console))
    _report_saved(outcome, save)
    outcome.require_a_run()
    raise typer.Exit(outcome.exit_code or int(bool(named.wrong)))


def _ran(program: MainProgram, save: Path | None, json: Path | None) -> int | None:
    """Run `main()` and print its launches; return the exit code, None where it makes no launch."""
    from warplens.cuda.record.keeping import DEFAULT_MOST_BYTES
    from warplens.cuda.record.on_gpu import open_gpu
    from warplens.profiles.launches import LaunchProfile

    gpu = open_gpu(program.spec)
    how = option_values.launch_timing(None, (), is_timed=gpu is not None)
    profile = LaunchProfile(
        program.spec, save, overwrite=may_overwrite(), measuring=None if how is None else how.measuring,
        most_bytes=0 if save is None else DEFAULT_MOST_BYTES, on_storage_error=notice,
    )  # fmt: skip
    session: Session = program.session(
        profile, gpu=gpu, timing=how, on_launch=lambda record: profile.keep(session.records, record)
    )
    ending = streams.Ending(
        script=program.source, profile=profile, session=session, json=json, save=save, patterns=(),
        sentences=lambda: () if profile.note and json != STANDARD_OUTPUT else (*program.findings, *program.sentences),
        otherwise=lambda: program.say_inferred(program.no_launch(session)),
    )  # fmt: skip

    def run_main() -> int:
        code = program.run(session)
        profile.note = "\n".join((*program.findings, *program.sentences))
        return code

    try:
        code = streams.run_to_end(ending, run_main, None)
    except MissingPartError as error:
        program.say_inferred(error)
        return None
    return (code or int(ending.has_failed)) if session.records else None


def _specs_and_baselines(
    device: list[str] | None, baselines: str | None, timing: list[str] | None
) -> tuple[list[GpuSpec], frozenset[Baseline]]:
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.profiles.arguments import require_timed_points

    specs = [load_device(key) for key in dict.fromkeys(device or [default_device()])]
    beside = option_values.baselines_of(baselines, specs)
    require_timed_points(["--timing"] if timing else [], beside, specs)
    return specs, beside


def _available(named: kernel_arguments.ChosenKernels, baselines: frozenset[Baseline]) -> frozenset[Baseline]:
    """Return the baselines that this machine has, and print what it lacks and which kernels are wrong."""
    from warplens.cuda.execute.baselines import available_baselines

    for sentence in named.wrong:
        failure(sentence)
    available, missing = available_baselines(baselines, named.kernels)
    if missing:
        notice(missing)
    return available


def _report_saved(outcome: Outcome, save: Path | None) -> None:
    points = outcome.profile.points
    if outcome.signal_number is not None and outcome.profile.status is records.Completeness.PARTIAL:
        done = f"stopped with {formats.points_text(len(points))} done"
        rest = f", saved in {save}; the same command again runs the rest"
        notice(done + (rest if save is not None else "; with --save a stopped run can be resumed"))
    elif save is not None:
        lost = formats.points_text(sum(point.reason in LOST for point in points))
        is_whole = outcome.profile.status is records.Completeness.COMPLETE
        notice(f"saved {save}" + ("" if is_whole else f"; the same command again runs the {lost} lost with a worker"))


def kernels(
    files: Annotated[list[Path] | None, option("files")] = None,
    *,
    folders: options.KernelFolders = None,
    json: options.Json = None,
    include: kernel_arguments.Include = None,
    define: kernel_arguments.Define = None,
) -> None:
    """List the kernels by family, or those of a .cu, with their axes and default values."""
    from warplens.cuda.catalogue import builtin_kernels, find_kernels, select
    from warplens.cuda.catalogue.search import plain_files

    wrong: list[SpannedError] = []
    if files:
        overrides = kernel_arguments.LaunchOptions(include=include, define=define).overrides()
        listed = select([str(path) for path in files], folders or (), wrong.append, overrides=overrides)
    else:
        plain = list(plain_files(folders or (), wrong.append))
        wrong += [KernelFileError(refused.message) for content in plain for refused in content.refused]
        inferred = [kernel for content in plain for kernel in content.kernels]
        listed = (*builtin_kernels(), *find_kernels(folders or (), wrong.append), *inferred)
    for error in wrong:
        failure(str(error))
    alike = ("family", "title", "path", "source_hash", "problem", "tune", "assumed")
    listed_data = [
        {"kernel": kernel.name, "source": kernel.origin} | {name: getattr(kernel, name) for name in alike}
        for kernel in listed
    ]
    report(json, "kernels", {"kernels": listed_data}, tables.kernels_table(listed))
    if wrong:
        raise typer.Exit(1)
