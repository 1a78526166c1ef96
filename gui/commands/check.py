"""`warplens check`: a regression test of a kernel's memory accesses, without a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.commands.saved import read_saved
from warplens.gui.terminal.options import (
    Json,
    KernelFolders,
    KernelNames,
    Markdown,
    Quiet,
    TimeLimit,
    Workers,
    chosen_kernels,
    complete_device,
    time_limit_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warplens.cuda.catalogue import KernelFile
    from warplens.gui.terminal.sweep import Outcome
    from warplens.profiles.golden import CheckedPoint, GoldenPlan
    from warplens.profiles.records import Profile

MAX_EXPLAINED = 8
"""The costly line is looked for in this many points that became worse, because each is executed once more."""


def check(
    kernels: KernelNames,
    *,
    against: Annotated[
        Path,
        typer.Option(metavar="FILE", help="The golden profile, as `warplens run --save` writes it, or reference:NAME."),
    ],
    update: Annotated[
        bool,
        typer.Option(
            "--update", help="Write the new counts into the golden profile, which is created if it is missing."
        ),
    ] = False,
    resources: Annotated[
        bool, typer.Option("--resources", help="Fail also where registers or shared memory grow or occupancy falls.")
    ] = False,
    device: Annotated[
        str | None,
        typer.Option(
            metavar="KEY", help="With --update, the GPU of a new golden profile.", autocompletion=complete_device
        ),
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option(
            metavar="SECONDS", help="Time that a point may execute. Default: inf, every block, which is exact."
        ),
    ] = None,
    time_limit: TimeLimit = None,
    folders: KernelFolders = None,
    workers: Workers = None,
    markdown: Markdown = False,
    json: Json = None,
    quiet: Quiet = False,
) -> None:
    """Count a kernel's accesses and compare them with a golden profile; exit code 1 if a count became worse."""
    import math

    from warplens.cuda.sweep.plan import parse_budget
    from warplens.gui.terminal.golden_check import check_data, check_lines, check_markdown
    from warplens.gui.terminal.output import STANDARD_OUTPUT, set_quiet, write_json, write_result
    from warplens.gui.terminal.sweep import recorded_sweep
    from warplens.profiles.golden import GoldenOutcome, checked_points, plan_check

    if quiet:
        set_quiet(quiet=True)
    if markdown and json == STANDARD_OUTPUT:
        raise InputError("--markdown and --json - exclude each other")
    chosen = chosen_kernels(kernels, folders)
    budget_s = math.inf if budget is None else parse_budget(budget)
    limit_s = time_limit_of(time_limit)
    is_new = _is_new(against, update=update)
    if device is not None and not is_new:
        raise InputError("--device is for --update without a golden profile; those of an existing one name their GPU")
    if is_new:
        code = _create(chosen, against, device, workers, budget_s=budget_s, limit_s=limit_s)
        write_json(json, "check", check_data([], {}))
        raise typer.Exit(code)
    golden = read_saved(against)
    planned = plan_check(golden, chosen, budget_s=budget_s, with_sampled=update)
    checked = list(planned.left_out)
    if planned.plan.points:
        outcome = recorded_sweep(planned.plan, planned.specs, workers=workers, save=None, fresh=True, limit_s=limit_s)
        if outcome.signal_number is not None:
            raise typer.Exit(outcome.exit_code)
        checked = list(checked_points(planned, outcome.profile, resources=resources))
    lines = _costly_lines(planned, checked[: len(planned.plan.points)], limit_s)
    write_json(json, "check", check_data(checked, lines))
    if markdown:
        write_result(check_markdown(checked, lines))
    elif json != STANDARD_OUTPUT:
        write_result("\n".join(check_lines(checked, lines)) + "\n")
    if all(point.outcome is GoldenOutcome.NOT_CHECKED for point in checked) and not (update and planned.plan.points):
        raise InputError(f"no point of {against} could be checked")
    if update:
        raise typer.Exit(_update(against, golden, outcome.profile, checked))
    raise typer.Exit(int(any(point.outcome is GoldenOutcome.WORSE for point in checked)))


def _is_new(against: Path, *, update: bool) -> bool:
    """Say whether the golden profile is to be created.

    Raises:
        InputError: it is missing and not to be created, or it is to be updated and no file.
    """
    from warplens.profiles.shipped import PREFIX

    if str(against).startswith(PREFIX) or against == Path("-"):
        if update:
            raise InputError(f"--update writes a file, and {against} is none")
        return False
    if not against.exists() and not update:
        raise InputError(f"there is no file {against}; --update writes it")
    return not against.exists()


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
    from warplens.cuda.device.spec import DEFAULT_DEVICE, load_spec
    from warplens.cuda.sweep.plan import plan_sweep
    from warplens.gui.terminal.output import notice
    from warplens.gui.terminal.sweep import recorded_sweep
    from warplens.gui.terminal.tables import summary
    from warplens.profiles.outputs import Kind, refuse_loss
    from warplens.profiles.store import write_profile

    spec = load_spec(device or DEFAULT_DEVICE)
    plan = plan_sweep(kernels, problem={}, tune={}, devices=[spec.key], budget_s=budget_s)
    outcome: Outcome = recorded_sweep(plan, [spec], workers=workers, save=None, fresh=True, limit_s=limit_s)
    if outcome.signal_number is not None:
        return outcome.exit_code
    outcome.require_a_run()
    refuse_loss(against, Kind.PROFILE)
    write_profile(against, outcome.profile)
    notice(f"wrote {against}: {summary(outcome.profile)}")
    return outcome.exit_code


def _update(against: Path, golden: Profile, run: Profile, checked: Sequence[CheckedPoint]) -> int:
    """Write the updated golden profile, unless the kernel fails somewhere; return the exit code."""
    from warplens.cuda.points import Status
    from warplens.gui.terminal.output import notice
    from warplens.profiles.golden import updated
    from warplens.profiles.outputs import Kind, refuse_loss
    from warplens.profiles.store import write_profile

    if any(point.new is not None and point.new.status is not Status.OK for point in checked):
        notice(f"{against} is left as it was: not every point ran")
        return 1
    refuse_loss(against, Kind.PROFILE)
    write_profile(against, updated(golden, run))
    notice(f"wrote {against}")
    return 0


def _costly_lines(planned: GoldenPlan, checked: Sequence[CheckedPoint], limit_s: float | None) -> dict[int, str]:
    """Return, for some of the points that became worse, the line that has most of what grew."""
    from dataclasses import replace

    from warplens.cuda.points import CheckLevel
    from warplens.cuda.sweep.inspection import inspecting_worker
    from warplens.gui.terminal.golden_check import TRAFFIC, costly_line

    worse = [index for index, result in enumerate(checked) if any(change.key in TRAFFIC for change in result.worse)]
    lines: dict[int, str] = {}
    with inspecting_worker(limit_s) as worker:  # it starts with its first point
        for index in worse[:MAX_EXPLAINED]:
            explanation = worker.explain(replace(planned.plan.points[index], check=CheckLevel.FAST))
            lines[index] = costly_line(explanation, checked[index].worse)
    return lines
