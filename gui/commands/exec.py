"""`warplens exec`: a program of CUDA's host code as it is, each of its kernel launches a point."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import InputError
from warplens.gui.commands.python import Arguments, Device, Keep, Patterns, Save, Searched, Window
from warplens.gui.terminal.ending import Ending, ProgramWindow, run_to_end
from warplens.gui.terminal.options import Json, Trust, budget_of, whole_number
from warplens.gui.terminal.sweep import Emulate

if TYPE_CHECKING:
    from warplens.cuda.device.gpus import InstalledGpu
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.driver.on_gpu import BothRuns
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import Program as RunningProgram
    from warplens.cuda.record.recorder import LaunchRecord

Program = Annotated[
    str, typer.Argument(metavar="PROGRAM", help="The program, found as a shell finds it; its arguments follow.")
]
Devices = Annotated[str, typer.Option(metavar="NUMBER", help="How many GPUs of the kind the program sees.")]

RunBudget = Annotated[
    str | None,
    typer.Option(
        metavar="SECONDS",
        help="Processor time of the program on the engine; after that its launches are sampled, and after twice that "
        "it is ended. Default: inf, and 60 beside a run on a GPU.",
    ),
]


def execute(
    program: Program,
    arguments: Arguments = None,
    *,
    device: Device = None,
    emulate: Emulate = False,
    gpus: Devices = "1",
    launches: Searched = "1",
    kernel: Patterns = None,
    budget: RunBudget = None,
    save: Save = None,
    keep: Keep = "64",
    trust: Trust = False,
    window: Window = False,
    json: Json = None,
) -> None:
    """Run a program of CUDA's host code as it is, with a GPU or without; each kernel launch becomes a point.

    nvcc compiled the program, with PTX inside; a stand-in takes the place of the CUDA runtime. With a GPU the program
    runs on it first, which times its launches, and then in this way, which counts them. The exit code is that of the
    program; where the program ends well and a launch failed or has a race, it is 1.
    """
    from warplens.cuda.driver import program as programs
    from warplens.cuda.driver.on_gpu import COUNTING_S, BothRuns
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.execute.executor import Executor
    from warplens.cuda.record.keeping import MIB
    from warplens.cuda.record.session import Session, active
    from warplens.cuda.record.shares import sentences, shares
    from warplens.gui.terminal.output import may_overwrite, notice
    from warplens.profiles.launches import LaunchProfile

    count = whole_number(gpus, "--gpus", most=programs.MAX_DEVICES)
    spec, on = _places(device, count, is_emulated=emulate)
    path = Path(program)
    shown = ProgramWindow(path, save) if window else None
    target = save if shown is None else shown.path
    most_bytes = whole_number(keep, "--keep", least=0, most=1024) * MIB
    profile = LaunchProfile(
        spec, target, overwrite=may_overwrite(), most_bytes=0 if target is None else most_bytes, on_storage_error=notice
    )

    def keep_record(record: LaunchRecord) -> None:
        if both is not None:
            both.order.append(record)
        profile.keep(session.records, record)

    session = Session(
        spec,
        executor=Executor(spec, may_fork=False),  # the program shares its memory
        searched=whole_number(launches, "--launches", least=0),
        on_launch=keep_record,
        keep=profile.keep_launch,
        kernels=kernel or (),
    )
    limit_s = budget_of(budget, COUNTING_S if on else math.inf)
    running = programs.Program(session=session, devices=count, limit_s=limit_s)
    both = BothRuns(program=running, gpus=on, patterns=tuple(kernel or ())) if on else None
    own = None if trust else OwnFolder()
    ending = Ending(
        script=path, profile=profile, session=session, json=json, save=save, patterns=tuple(kernel or ()),
        sentences=partial(_sentences, running, both, own, lambda: sentences(shares(session.records, spec))),
        is_beside=True,
    )  # fmt: skip
    try:
        with active(session):
            code = run_to_end(ending, partial((both or running).run, [program, *(arguments or ())], own=own), shown)
    finally:
        if own is not None:
            own.close()
    if ending.has_failed and not code:
        notice("the program ended with 0; a launch that failed or has a race makes that 1")
    raise typer.Exit(code or int(ending.has_failed))


def _places(device: str | None, count: int, *, is_emulated: bool) -> tuple[GpuSpec, tuple[InstalledGpu, ...]]:
    """Return the device to count for, and the GPUs of this machine that the program runs on; none: the engine alone."""
    from warplens.cuda.device.gpus import INSTALL, default_device, gpus_of_programs, load_device
    from warplens.gui.terminal.output import notice

    available = gpus_of_programs()
    here = available.gpus
    key = "-".join(device.lower().split()) if device else here[0].spec.key if here else default_device()
    alike = tuple(gpu for gpu in here if gpu.spec.key == key)
    if not alike:
        if not device and not is_emulated and INSTALL in available.hindrance:
            notice(f"the program runs on the engine alone: {available.hindrance}")
        return load_device(key), ()
    if count > len(alike) and not is_emulated:
        raise InputError(
            f"--gpus {count} are more than the {len(alike)} {alike[0].spec.name} of this machine; --emulate gives the "
            "program as many on the engine"
        )
    return alike[0].spec, () if is_emulated else alike[:count]


def _sentences(
    running: RunningProgram, both: BothRuns | None, own: OwnFolder | None, of_shares: Callable[[], Iterable[str]]
) -> Iterator[str]:
    """Yield what is said of a program when it has ended."""
    from warplens.cuda.driver.own_folder import CONFINED

    yield from () if both is None else both.sentences
    if running.is_ended or running.session.is_limited:
        ended = ", and it was ended" if running.is_ended else ""
        yield (
            f"on the engine the program has {running.limit_s:g} s of processor time; after that its launches were "
            f"sampled{ended}: --budget gives it more seconds, inf all that it takes"
        )
    yield from of_shares()
    yield from running.findings.lines()
    if own is None:
        return
    if code := running.code if both is None else both.code:
        yield f"the program ended with the exit code {code}; {CONFINED}"
    if kept := own.close():
        yield kept
