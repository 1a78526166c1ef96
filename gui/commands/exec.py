"""`warplens exec`: a program of CUDA's host code as it is, each of its kernel launches a point."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.gui.commands.python import Arguments, Device, Keep, LaunchBudget, Patterns, Save, Searched, Window
from warplens.gui.terminal.ending import Ending, ProgramWindow, no_launch, run_to_end
from warplens.gui.terminal.options import Json, Trust, budget_of, whole_number
from warplens.gui.terminal.usage import CONTEXT, OF_PROGRAMS, Command, Group, as_command, call

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import Program as RunningProgram
    from warplens.cuda.record.session import Session

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
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import MAX_DEVICES, LaterSession
    from warplens.cuda.driver.program import Program as RunningProgram

    path, patterns = Path(program), tuple(kernel or ())
    searched = whole_number(launches, "--launches", least=0)
    most_mib = whole_number(keep, "--keep", least=0, most=1024)
    budget_s = None if budget is None else budget_of(budget, 0.0)
    devices = whole_number(gpus, "--gpus", most=MAX_DEVICES)
    own: OwnFolder | None = None
    made: list[Ending] = []

    def session_on(spec: GpuSpec) -> Session:
        from warplens.cuda.execute.executor import Executor
        from warplens.cuda.record.keeping import MIB
        from warplens.cuda.record.session import BENCHMARK_BUDGET_S, Session, active
        from warplens.cuda.record.shares import sentences, shares
        from warplens.gui.terminal.output import may_overwrite, notice
        from warplens.profiles.launches import LaunchProfile

        target = save if shown is None else shown.path
        most_bytes = 0 if target is None else most_mib * MIB
        profile = LaunchProfile(spec, target, overwrite=may_overwrite(), most_bytes=most_bytes, on_storage_error=notice)
        session = Session(
            spec,
            executor=Executor(spec, may_fork=False),  # the program shares its memory
            searched=searched,
            on_launch=lambda record: profile.keep(session.records, record),
            keep=profile.keep_launch,
            budget_s=BENCHMARK_BUDGET_S if budget_s is None else budget_s,
            kernels=patterns,
        )
        ending = Ending(
            script=path, profile=profile, session=session, json=json, save=save, patterns=patterns,
            sentences=lambda: _sentences(running, own, sentences(shares(session.records, spec))), is_beside=True,
        )  # fmt: skip
        made.append(ending)
        entered.enter_context(active(session))
        return session

    later = LaterSession(spec=partial(_sheet, device), make=session_on)
    if device is not None:
        later.spec()  # a name that is none is refused before the program begins
    shown = ProgramWindow(path, save) if window else None
    running = RunningProgram(session=later, devices=devices)
    own = None if trust else OwnFolder()

    def run() -> int:
        try:
            return running.run([program, *(arguments or ())], own=own)
        finally:
            if own is not None:
                own.close()

    with ExitStack() as entered:
        if shown is not None or save is not None or json is not None:  # these are there even without a launch
            later()
        code = run_to_end(lambda: made[0] if made else None, run, shown)
    if not made:
        _say(no_launch(path), *_sentences(running, own))
    has_failed = bool(made) and made[0].has_failed
    if has_failed and not code:
        _say("the program ended with 0; a launch that failed or has a race makes that 1")
    raise typer.Exit(code or int(has_failed))


def _sheet(device: str | None) -> GpuSpec:
    from warplens.cuda.device.gpus import default_device, load_device

    return load_device(device or default_device())


def _say(*sentences: str) -> None:
    from warplens.gui.terminal.output import notice

    for sentence in sentences:
        notice(sentence)


def _sentences(running: RunningProgram, own: OwnFolder | None, of_shares: Iterable[str] = ()) -> Iterator[str]:
    """Yield what is said of a program when it has ended."""
    from warplens.cuda.driver.own_folder import CONFINED

    yield from of_shares
    yield from running.findings.lines()
    if own is None:
        return
    if running.code:
        yield f"the program ended with the exit code {running.code}; {CONFINED}"
    if kept := own.close():
        yield kept


def call_alone(words: Sequence[str]) -> int:
    """Call this command with the words of a call, its name the first, without the other commands.

    Raises:
        KeyboardInterrupt: Control-C ended it.
        WarplensError: it failed.
    """
    app = typer.Typer(name="warplens", cls=Group, pretty_exceptions_enable=False, context_settings=CONTEXT)
    app.callback()(lambda: None)
    app.command("exec", cls=Command, context_settings=OF_PROGRAMS)(as_command(execute))
    return call(typer.main.get_command(app), words)
