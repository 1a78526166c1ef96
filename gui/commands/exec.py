"""`warplens exec`: a program of CUDA's host code as it is, each of its kernel launches a point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.gui.commands.python import Arguments, Device, Keep, LaunchBudget, Patterns, Save, Searched, Window
from warplens.gui.terminal.options import Json, Trust, budget_of, whole_number
from warplens.gui.terminal.streams import Ending, ProgramWindow, run_to_end

if TYPE_CHECKING:
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import Program as RunningProgram

Program = Annotated[
    str, typer.Argument(metavar="PROGRAM", help="The program, found as a shell finds it; its arguments follow.")
]
Devices = Annotated[str, typer.Option(metavar="NUMBER", help="How many GPUs of the kind the program sees.")]


def execute(
    program: Program,
    arguments: Arguments = None,
    *,
    device: Device = None,
    gpus: Devices = "1",
    launches: Searched = "1",
    kernel: Patterns = None,
    budget: LaunchBudget = None,
    save: Save = None,
    keep: Keep = "64",
    trust: Trust = False,
    window: Window = False,
    json: Json = None,
) -> None:
    """Run a program of CUDA's host code as it is, without a GPU; each kernel launch becomes a point.

    nvcc compiled the program, with PTX inside; a stand-in takes the place of the CUDA runtime. The exit code is that
    of the program; where the program ends well and a launch failed or has a race, it is 1.
    """
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.cuda.driver import program as programs
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.execute.executor import Executor
    from warplens.cuda.record.keeping import MIB
    from warplens.cuda.record.session import BENCHMARK_BUDGET_S, Session, active
    from warplens.cuda.record.shares import sentences, shares
    from warplens.gui.terminal.output import may_overwrite, notice
    from warplens.profiles.launches import LaunchProfile

    spec = load_device(device or default_device())
    path = Path(program)
    shown = ProgramWindow(path, save) if window else None
    target = save if shown is None else shown.path
    most_bytes = whole_number(keep, "--keep", least=0, most=1024) * MIB
    profile = LaunchProfile(
        spec, target, overwrite=may_overwrite(), most_bytes=0 if target is None else most_bytes, on_storage_error=notice
    )
    session = Session(
        spec,
        executor=Executor(spec, may_fork=False),  # the program shares its memory
        searched=whole_number(launches, "--launches", least=0),
        on_launch=lambda record: profile.keep(session.records, record),
        keep=profile.keep_launch,
        budget_s=budget_of(budget, BENCHMARK_BUDGET_S),
        kernels=kernel or (),
    )
    running = programs.Program(session=session, devices=whole_number(gpus, "--gpus", most=programs.MAX_DEVICES))
    own = None if trust else OwnFolder()
    ending = Ending(
        script=path, profile=profile, session=session, json=json, save=save, patterns=tuple(kernel or ()),
        sentences=partial(_sentences, running, own, lambda: sentences(shares(session.records, spec))), is_beside=True,
    )  # fmt: skip
    try:
        with active(session):
            code = run_to_end(ending, partial(running.run, [program, *(arguments or ())], own=own), shown)
    finally:
        if own is not None:
            own.close()
    if ending.has_failed and not code:
        notice("the program ended with 0; a launch that failed or has a race makes that 1")
    raise typer.Exit(code or int(ending.has_failed))


def _sentences(running: RunningProgram, own: OwnFolder | None, of_shares: Callable[[], Iterable[str]]) -> Iterator[str]:
    """Yield what is said of a program when it has ended."""
    from warplens.cuda.driver.own_folder import CONFINED

    yield from of_shares()
    yield from running.findings.lines()
    if own is None:
        return
    if running.code:
        yield f"the program ended with the exit code {running.code}; {CONFINED}"
    if kept := own.close():
        yield kept
