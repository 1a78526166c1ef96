"""`warplens check`: a regression test of a kernel's memory accesses, without a GPU.

The rule: the exit code says what to do (`ExitCode`); it is the same for every form of output.
"""

from __future__ import annotations

import os
from dataclasses import replace
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.device.spec import DEFAULT_DEVICE, load_spec
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.points import CheckLevel, Status
from warplens.gui.terminal import kernel_arguments, launched, option_values, options, tables
from warplens.gui.terminal.main_program import MainOptions, MainProgram, main_program, sources_of
from warplens.gui.terminal.output import STANDARD_OUTPUT, failure, notice, write_json, write_result
from warplens.profiles import formats, journal, writing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.sweep.plan import SweepPlan
    from warplens.gui.terminal.sweep import Outcome
    from warplens.gui.views.check.text import CheckReport, CostlyLine
    from warplens.profiles.golden import CheckedPoint
    from warplens.profiles.golden_plan import GoldenPlan
    from warplens.profiles.records import Profile

option = options.declared_beside(__file__)

MAX_EXPLAINED = 8  # the costly line is looked for in so many points that became worse: each is executed once more
SUMMARY = "GITHUB_STEP_SUMMARY"  # gitHub's runner sets this variable to the file that the page of a job is made of


class ExitCode(IntEnum):
    """What a check found; a later one of FAILED, REGRESSED and UNCOVERED does not hide an earlier one."""

    PASSED = 0
    REGRESSED = 1  # some count became worse, or a class of traffic took the place of another
    MISUSED = 2  # bad usage, or no point could be checked
    FAILED = 3  # a point no longer runs (does not compile, faults, or gives a wrong result), or a kernel file is wrong
    UNWRITTEN = 4  # a file or standard output could not be written (`gui.cli` returns it)
    UNCOVERED = 5  # with `--strict`: something was not looked at


class Format(StrEnum):
    """What is written on standard output."""

    TEXT = "text"
    MARKDOWN = "markdown"
    JSON = "json"
    GITHUB = "github"
    JUNIT = "junit"


def check(
    context: typer.Context,
    kernels: options.KernelNames,
    *,
    against: Annotated[Path, option("against")],
    update: Annotated[bool, option("update")] = False,
    strict: Annotated[bool, option("strict")] = False,
    resources: Annotated[bool, option("resources")] = False,
    device: Annotated[str | None, option("device_of_new", autocompletion=options.complete_device)] = None,
    budget: Annotated[str | None, option("check_budget")] = None,
    time_limit: options.TimeLimit = None,
    folders: options.KernelFolders = None,
    workers: options.Workers = None,
    form: Annotated[str | None, option("form", metavar="|".join(Format))] = None,
    markdown: options.Markdown = False,
    json: options.Json = None,
    main: MainOptions,
) -> None:
    """Count all that a kernel does and compare it with a golden profile; exit code 1 if a count became worse."""
    import math

    from warplens.gui.views.check.text import CheckReport
    from warplens.profiles.golden import GoldenOutcome
    from warplens.profiles.golden_plan import checked_points, plan_check

    printed = _format(form, json, markdown=markdown)
    arguments = context.meta.get(launched.AFTER_DASHES, ())
    program = _main_program(kernels, against, device, main, budget=budget, arguments=arguments, update=update)
    if program is not None:
        report = replace(_of_main(program, against, update=update, resources=resources), is_strict=strict)
        _write(report, printed, json)
        raise typer.Exit(_code(report.points, is_covered=not (strict and report.uncovered), strict=strict))
    named = kernel_arguments.chosen_kernels(kernels, folders)
    for sentence in named.wrong:
        failure(sentence)
    budget_s, limit_s = option_values.budget_of(budget, None), option_values.time_limit_of(time_limit)
    is_new = _is_new(against, update=update)
    if device is not None and not is_new:
        raise InputError("--device is for --update without a golden profile; those of an existing one name their GPU")
    paths = {kernel.name: _shown_path(kernel.path) for kernel in named.kernels}
    if is_new:
        code = _create(named.kernels, against, device, workers, budget_s=budget_s or math.inf, limit_s=limit_s)
        _write(CheckReport(points=(), added=tuple(paths), paths=paths), printed, json)
        raise typer.Exit(ExitCode.FAILED if named.wrong else code)
    golden = launched.read_saved(against)
    planned = plan_check(golden, named.kernels, budget_s=budget_s, update=update)
    kept = f", and {against} is left as it was" if update else ""
    stopped = f"nothing is compared{kept}"
    run = _swept(planned.plan, planned.specs, workers, limit_s, stopped).profile if planned.plan.points else None
    checked = planned.left_out if run is None else checked_points(planned, run, resources=resources)
    code = _code(checked, is_covered=not (strict and planned.coverage.sentences()), strict=strict)
    added: tuple[str, ...] = ()
    if update and run is not None:
        code = _update(against, golden, run)
        held = {point.kernel for point in golden.points}
        added = () if code else tuple(name for name in paths if name not in held)
    lines = _costly_lines(planned, checked, limit_s)
    coverage = planned.coverage
    report = CheckReport(points=checked, lines=lines, coverage=coverage, added=added, paths=paths, is_strict=strict)
    _write(report, printed, json)
    if run is None or (not update and all(point.outcome is GoldenOutcome.NOT_CHECKED for point in checked)):
        raise InputError(f"no point of {against} could be checked")
    raise typer.Exit(ExitCode.FAILED if named.wrong else code)


def _main_program(
    kernels: Sequence[str],
    against: Path,
    device: str | None,
    main: MainOptions,
    *,
    budget: str | None,
    arguments: Sequence[str],
    update: bool,
) -> MainProgram | None:
    """Return the program that is checked, None where inferred launches are: those of the golden profile say which."""
    from warplens.profiles.kept_launches import is_launch

    kernels, main = sources_of(kernels, main)
    if not kernels[0].partition("::")[0].endswith(".cu"):
        return None
    golden = None if _is_new(against, update=update) else launched.read_saved(against)
    key = device or (golden.devices[0].key if golden is not None and golden.devices else DEFAULT_DEVICE)
    hindrance = f"{len(kernels)} files are named" if len(kernels) > 1 else ""
    if golden is not None and not any(map(is_launch, golden.points)):
        hindrance = f"{against} has inferred launches"
    return main_program(
        kernels[0], load_spec(key), kernel_arguments.LaunchOptions(), main, problem={}, tune={}, arguments=arguments,
        limit_s=option_values.budget_of(budget, None), hindrance=hindrance,
    )  # fmt: skip


def _of_main(program: MainProgram, against: Path, *, update: bool, resources: bool) -> CheckReport:
    """Run `main()`, and compare its launches with the golden ones, or write them."""
    from warplens.gui.views.check.text import CheckReport
    from warplens.profiles.golden_plan import checked_launches, updated

    is_new = _is_new(against, update=update)
    run, _ = program.launches(searched=1)
    golden = run if is_new else launched.read_saved(against)
    checked, coverage = checked_launches(golden, run, resources=resources)
    if update:
        _write_golden(against, updated(golden, run))
    paths = {point.kernel: _shown_path(program.source) for point in run.points}
    added = tuple(paths) if is_new else coverage.new_kernels if update else ()
    return CheckReport(
        points=() if is_new else checked, coverage=None if is_new else coverage, added=added, paths=paths
    )


def _swept(
    plan: SweepPlan, specs: Sequence[GpuSpec], workers: int | None, limit_s: float | None, consequence: str
) -> Outcome:
    """Return the outcome of counting a plan; where it is stopped, say so with `consequence`, and exit."""
    from warplens.gui.terminal.sweep import recorded_sweep

    outcome = recorded_sweep(plan, specs, workers=workers, save=None, fresh=True, limit_s=limit_s)
    if outcome.signal_number is not None:
        count, total = formats.grouped(len(outcome.profile.points)), formats.points_text(len(plan.points))
        notice(f"stopped with {count} of {total} counted: {consequence}")
        raise typer.Exit(outcome.exit_code)
    return outcome


def _format(form: str | None, json: Path | None, *, markdown: bool) -> Format:
    named = [] if form is None else ["--format"]
    named += (["--markdown"] if markdown else []) + (["--json -"] if json == STANDARD_OUTPUT else [])
    if len(named) > 1:
        raise InputError(f"{' and '.join(named)} exclude each other")
    if form is not None and form not in set(Format):
        raise UnknownNameError("format", form, Format)
    if form is None:
        return Format.JSON if json == STANDARD_OUTPUT else Format.MARKDOWN if markdown else Format.TEXT
    return Format(form)


def _is_new(against: Path, *, update: bool) -> bool:
    if str(against).startswith(journal.PREFIX) or against == Path("-"):
        if update:
            raise InputError(f"--update writes a file, and {against} is none")
        return False
    if not against.exists() and not update:
        raise InputError(f"there is no file {against}; --update writes it")
    return not against.exists()


def _shown_path(path: str | Path) -> str:
    """Return the path of a kernel file relative to the working folder, "" for one that lies elsewhere."""
    try:
        return Path(path).resolve().relative_to(Path.cwd().resolve()).as_posix()
    except (OSError, ValueError):
        return ""


def _code(checked: Sequence[CheckedPoint], *, is_covered: bool, strict: bool) -> ExitCode:
    from warplens.profiles.golden import FAILING, INCOMPLETE, GoldenOutcome

    outcomes = {point.outcome for point in checked}
    if GoldenOutcome.FAILED in outcomes:
        return ExitCode.FAILED
    if outcomes & FAILING:
        return ExitCode.REGRESSED
    return ExitCode.UNCOVERED if not is_covered or (strict and outcomes & INCOMPLETE) else ExitCode.PASSED


def _write(report: CheckReport, printed: Format, json: Path | None) -> None:
    from warplens.gui.views.check.text import check_data, check_github, check_junit, check_lines, check_markdown

    for target in dict.fromkeys((json, STANDARD_OUTPUT if printed is Format.JSON else None)):
        write_json(target, "check", check_data(report), version=2)
    match printed:
        case Format.TEXT:
            write_result("\n".join(check_lines(report)) + "\n")
        case Format.MARKDOWN:
            write_result(check_markdown(report))
        case Format.GITHUB:
            write_result(check_github(report))
            markdown = check_markdown(report)
            named = os.environ.get(SUMMARY, "")
            if named:
                path = Path(named)
                with writing.storage_errors(path), path.open("a", encoding="utf-8") as page:
                    page.write(markdown)
        case Format.JUNIT:
            write_result(check_junit(report))


def _create(
    kernels: Sequence[KernelFile],
    against: Path,
    device: str | None,
    workers: int | None,
    *,
    budget_s: float,
    limit_s: float | None,
) -> int:
    """Run the kernels at their own sizes and write the first golden profile; return the exit code."""
    from warplens.cuda.sweep.plan import plan_sweep

    spec = load_spec(device or DEFAULT_DEVICE)
    plan = plan_sweep(kernels, problem={}, tune={}, devices=[spec.key], budget_s=budget_s)
    outcome = _swept(plan, [spec], workers, limit_s, f"{against} is not written")
    outcome.require_a_run()
    _write_golden(against, outcome.profile, f": {tables.summary(outcome.profile)}")
    return ExitCode.FAILED if outcome.exit_code else ExitCode.PASSED


def _update(against: Path, golden: Profile, run: Profile) -> ExitCode:
    """Write the updated golden profile, unless a kernel fails that it has or a new one does; return the exit code."""
    from warplens.profiles.golden_plan import updated

    held = {point.kernel for point in golden.points}
    if any(
        point.status is Status.FAILED or (not point.status.is_usable and point.kernel in held) for point in run.points
    ):
        notice(f"{against} is left as it was: not every point ran")
        return ExitCode.FAILED
    _write_golden(against, updated(golden, run))
    return ExitCode.PASSED


def _write_golden(against: Path, profile: Profile, about: str = "") -> None:
    from warplens.profiles.outputs import Kind, refuse_loss

    refuse_loss(against, Kind.PROFILE)
    writing.write_profile(against, profile)
    notice(f"wrote {against}{about}")


def _costly_lines(planned: GoldenPlan, checked: Sequence[CheckedPoint], limit_s: float | None) -> dict[int, CostlyLine]:
    """Return, for some of the points that became worse, the line that has most of what grew."""
    from warplens.cuda.sweep.inspection import inspecting_worker
    from warplens.gui.views.check.text import TRAFFIC, costly_line

    worse = [index for index, result in enumerate(checked) if any(change.key in TRAFFIC for change in result.worse)]
    lines: dict[int, CostlyLine] = {}
    with inspecting_worker(limit_s) as worker:  # it starts with its first point
        for index in worse[:MAX_EXPLAINED]:
            explanation = worker.explain(replace(planned.plan.points[index], check=CheckLevel.FAST))
            line = costly_line(explanation, checked[index].worse)
            if line is not None:
                lines[index] = line
    return lines
