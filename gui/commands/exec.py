"""`warplens exec`: a program of CUDA's host code as it is, each of its kernel launches a point."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import InputError
from warplens.gui.commands.python import Arguments, Device, Keep, Patterns, Save, Searched, Window
from warplens.gui.terminal.options import Emulate, Json, Trust, budget_of, declared_beside, whole_number
from warplens.gui.terminal.streams import Ending, ProgramWindow, no_launch, run_to_end
from warplens.gui.terminal.usage import CONTEXT, OF_PROGRAMS, Command, Group, as_command, call

if TYPE_CHECKING:
    from warplens.cuda.device.gpus import InstalledGpu
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.driver.both_runs import BothRuns
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import Program as RunningProgram
    from warplens.cuda.record.recorder import LaunchRecord
    from warplens.cuda.record.session import Session

option = declared_beside(__file__)

Program = Annotated[str, option("program")]
Devices = Annotated[str, option("devices")]

RunBudget = Annotated[str | None, option("run_budget")]


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
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import MAX_DEVICES, LaterSession
    from warplens.cuda.driver.program import Program as RunningProgram

    count = whole_number(gpus, "--gpus", most=MAX_DEVICES)
    limit_s = budget_of(budget, math.inf)
    report = _Report(
        path=Path(program), patterns=tuple(kernel or ()), save=save, json=json,
        searched=whole_number(launches, "--launches", least=0),
        most_mib=whole_number(keep, "--keep", least=0, most=1024),
    )  # fmt: skip
    spec, on = _places(device, count, is_emulated=emulate)
    report.shown = ProgramWindow(report.path, save) if window else None
    later = LaterSession(spec=spec, make=report.session)
    running = RunningProgram(session=later() if on or report.is_wanted else later, devices=count, limit_s=limit_s)
    report.running = running
    if on:
        from warplens.cuda.driver.both_runs import COUNTING_S, BothRuns

        running.limit_s = budget_of(budget, COUNTING_S)
        report.both = BothRuns(program=running, gpus=on, patterns=report.patterns)
    report.own = None if trust else OwnFolder()
    code = report.run([program, *(arguments or ())])
    if report.ending is None:
        _say(no_launch(report.path), *report.sentences())
    has_failed = report.ending is not None and report.ending.has_failed
    if has_failed and not code:
        _say("the program ended with 0; a launch that failed or has a race makes that 1")
    raise typer.Exit(code or int(has_failed))


@dataclass(kw_only=True)
class _Report:
    """What is kept and said of the launches of a program; it has a session and an `ending` from the first kernel on."""

    path: Path
    patterns: tuple[str, ...]
    save: Path | None
    json: Path | None
    searched: int
    most_mib: int
    shown: ProgramWindow | None = None
    running: RunningProgram | None = None
    both: BothRuns | None = None
    own: OwnFolder | None = None
    ending: Ending | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether there is a profile even of a program that launches nothing."""
        return self.shown is not None or self.save is not None or self.json is not None

    def session(self, spec: GpuSpec) -> Session:
        """Return a session for the launches of the program."""
        from warplens.cuda.execute.executor import Executor
        from warplens.cuda.record.keeping import MIB
        from warplens.cuda.record.session import Session
        from warplens.cuda.record.shares import sentences, shares
        from warplens.gui.terminal.output import may_overwrite, notice
        from warplens.profiles.launches import LaunchProfile

        def keep(record: LaunchRecord) -> None:
            if self.both is not None:
                self.both.order.append(record)
            profile.keep(session.records, record)

        target = self.save if self.shown is None else self.shown.path
        most_bytes = 0 if target is None else self.most_mib * MIB
        profile = LaunchProfile(spec, target, overwrite=may_overwrite(), most_bytes=most_bytes, on_storage_error=notice)
        session = Session(
            spec,
            executor=Executor(spec, may_fork=False),  # the program shares its memory
            searched=self.searched,
            on_launch=keep,
            keep=profile.keep_launch,
            kernels=self.patterns,
        )
        self.ending = Ending(
            script=self.path, profile=profile, session=session, json=self.json, save=self.save, patterns=self.patterns,
            sentences=lambda: self.sentences(sentences(shares(session.records, spec))), is_beside=True,
        )  # fmt: skip
        return session

    def run(self, command: Sequence[str]) -> int:
        """Run the program to its end, report, and return its exit code."""
        running = self.both or self.running
        assert running is not None, "it is made before"

        def run() -> int:
            try:
                return running.run(command, own=self.own)
            finally:
                if self.own is not None:
                    self.own.close()

        return run_to_end(lambda: self.ending, run, self.shown)

    def sentences(self, of_shares: Iterable[str] = ()) -> Iterator[str]:
        """Yield what is said of the program when it has ended."""
        from warplens.cuda.driver.own_folder import CONFINED

        running, both, own = self.running, self.both, self.own
        assert running is not None, "it is made before"
        yield from () if both is None else both.sentences
        if running.is_ended or running.is_limited:
            ended = ", and it was ended" if running.is_ended else ""
            yield (
                f"on the engine the program has {running.limit_s:g} s of processor time; after that its launches were "
                f"sampled{ended}: --budget gives it more seconds, inf all that it takes"
            )
        yield from of_shares
        yield from running.findings.lines()
        if own is None:
            return
        if code := running.code if both is None else both.code:
            yield f"the program ended with the exit code {code}; {CONFINED}"
        if kept := own.close():
            yield kept


def _say(*sentences: str) -> None:
    from warplens.gui.terminal.output import notice

    for sentence in sentences:
        notice(sentence)


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


def call_alone(words: Sequence[str]) -> int:
    """Call this command with the words of a call, its name the first, without the other commands, as `call` does."""
    app = typer.Typer(name="warplens", cls=Group, pretty_exceptions_enable=False, context_settings=CONTEXT)
    app.callback()(lambda: None)
    app.command("exec", cls=Command, context_settings=OF_PROGRAMS)(as_command(execute))
    return call(typer.main.get_command(app), words)
