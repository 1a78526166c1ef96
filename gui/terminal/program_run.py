"""A call of `warplens exec`: its words, and the run of the program that they name.

The rule: a program starts at once. What it does not need is not loaded before it starts: neither typer, which reads
the words that may be wrong or ask for help (`gui.commands.exec`), nor the sheets of GPUs where there is no GPU.
"""

from __future__ import annotations

import math
import shutil
import signal
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warplens.cuda.ground.errors import InputError
from warplens.cuda.sweep.places import STOPPING
from warplens.gui.terminal.option_values import budget_of, whole_number
from warplens.gui.terminal.output import may_overwrite, notice
from warplens.gui.terminal.streams import Ending, ProgramWindow, no_launch, run_to_end, script_of

if TYPE_CHECKING:
    from warplens.cuda.device.nvidia_driver import InstalledGpu
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.driver.both_runs import BothRuns
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import LaterSession
    from warplens.cuda.driver.program import Program as RunningProgram
    from warplens.cuda.record.recorder import LaunchRecord
    from warplens.cuda.record.session import Session

SWITCHES = ("emulate", "trust")
VALUES = ("device", "gpus", "launches", "budget", "keep")
"""The options of plain words; those that write files are checked before the program starts, by `gui.commands.exec`."""


@dataclass(frozen=True, kw_only=True)
class ProgramCall:
    """What the words of a call say; the texts of its values are not read yet."""

    program: str
    arguments: tuple[str, ...] = ()
    device: str | None = None
    emulate: bool = False
    gpus: str = "1"
    launches: str = "1"
    kernel: tuple[str, ...] = ()
    budget: str | None = None
    save: Path | None = None
    keep: str = "64"
    trust: bool = False
    window: bool = False
    json: Path | None = None


def plain_call(words: Sequence[str]) -> ProgramCall | None:
    """Return the call whose words are plain options, the program and its arguments; None for any other."""
    options: dict[str, Any] = {}
    patterns: list[str] = []
    rest = iter(words)
    for word in rest:
        if not word.startswith("-"):
            return ProgramCall(program=word, arguments=tuple(rest), kernel=tuple(patterns), **options)
        name = word.removeprefix("--") if word.startswith("--") else ""
        if name in SWITCHES:
            options[name] = True
        elif name in (*VALUES, "kernel"):
            value = next(rest, "-")
            if value.startswith("-"):
                return None
            if name == "kernel":
                patterns.append(value)
            else:
                options[name] = value
        else:
            return None
    return None


def run_program(asked: ProgramCall) -> int:
    """Run the program to its end, report its launches, and return the exit code of the command.

    Raises:
        InputError: a value is not allowed, or there is no such program.
        MissingPartError: the stand-in cannot be built, the program cannot be confined, or there is no display.
    """
    from warplens.cuda.driver.own_folder import OwnFolder
    from warplens.cuda.driver.program import MAX_DEVICES
    from warplens.cuda.driver.program import Program as RunningProgram

    count = whole_number(asked.gpus, "--gpus", most=MAX_DEVICES)
    limit_s = budget_of(asked.budget, math.inf)
    program = Path(asked.program)
    report = _Report(
        path=program, subject=script_of(program, asked.arguments) or program, patterns=asked.kernel, save=asked.save,
        json=asked.json, searched=whole_number(asked.launches, "--launches", least=0),
        most_mib=whole_number(asked.keep, "--keep", least=0, most=1024),
    )  # fmt: skip
    later, on = _places(asked.device, count, report, is_emulated=asked.emulate)
    report.shown = ProgramWindow(report.path, asked.save, arguments=asked.arguments) if asked.window else None
    running = RunningProgram(session=later() if on or report.is_wanted else later, devices=count, limit_s=limit_s)
    report.running = running
    if on:
        from warplens.cuda.driver.both_runs import COUNTING_S, BothRuns

        running.limit_s = budget_of(asked.budget, COUNTING_S)
        report.both = BothRuns(program=running, gpus=on, patterns=report.patterns)
    report.own = None if asked.trust else OwnFolder()
    code = report.run([asked.program, *asked.arguments])
    if report.ending is None:
        for sentence in (no_launch(report.subject), *report.sentences()):
            notice(sentence)
    has_failed = report.ending is not None and report.ending.has_failed
    if has_failed and not code:
        notice("the program ended with 0; a launch that failed or has a race makes that 1")
    return code or int(has_failed)


class _TerminatedError(KeyboardInterrupt):
    """A signal, its argument, ends the program as Control-C does."""


@dataclass(kw_only=True)
class _Report:
    """What is kept and said of the launches of a program; it has a session and an `ending` from the first kernel on."""

    path: Path
    subject: Path  # the script where the program is Python, else the program
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
        from warplens.cuda.record.points import sentences, shares
        from warplens.cuda.record.session import Session
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
        profile.sources = lambda: [str(self.path), shutil.which(self.path) or "", str(self.subject)]
        self.ending = Ending(
            script=self.subject, profile=profile, session=session, json=self.json, save=self.save, is_beside=True,
            patterns=self.patterns, sentences=lambda: self.sentences(sentences(shares(session.records, spec))),
        )  # fmt: skip
        return session

    def run(self, command: Sequence[str]) -> int:
        """Run the program to its end, report, and return its exit code."""
        from warplens.cuda.driver.program import SIGNALLED

        running = self.both or self.running
        assert running is not None, "it is made before"

        def terminate(number: int, _frame: object) -> None:
            raise _TerminatedError(number)

        def run() -> int:
            ending = [number for number in STOPPING if signal.getsignal(number) is signal.SIG_DFL]
            for number in ending:
                signal.signal(number, terminate)
            try:
                return running.run(command, own=self.own)
            except KeyboardInterrupt as interruption:  # the program is ended, and its launches so far are reported
                is_ended = isinstance(interruption, _TerminatedError)
                number = signal.Signals(interruption.args[0]) if is_ended else signal.SIGINT
                notice(f"{self.subject} was stopped by {number.name}")
                return SIGNALLED + number
            finally:
                for number in ending:
                    signal.signal(number, signal.SIG_DFL)
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


def _places(
    device: str | None, count: int, report: _Report, *, is_emulated: bool
) -> tuple[LaterSession, tuple[InstalledGpu, ...]]:
    """Return the session, and the GPUs of this machine that the program runs on; none: the engine alone."""
    from warplens.cuda.device.gpus import default_device, gpus_of_programs, load_device
    from warplens.cuda.device.nvidia_driver import INSTALL
    from warplens.cuda.driver.program import LaterSession

    available = gpus_of_programs()
    here = available.gpus
    key = "-".join(device.lower().split()) if device else here[0].spec.key if here else ""
    alike = tuple(gpu for gpu in here if gpu.spec.key == key)
    if not alike:
        if not device and not is_emulated and INSTALL in available.hindrance:
            notice(f"the program runs on the engine alone: {available.hindrance}")
        # a name that no GPU has ends the call here; a program that uses no device needs no sheet of one
        spec = load_device(key) if key else None
        return LaterSession(load=lambda: spec or load_device(default_device()), make=report.session), ()
    if count > len(alike) and not is_emulated:
        raise InputError(
            f"--gpus {count} are more than the {len(alike)} {alike[0].spec.name} of this machine; --emulate gives the "
            "program as many on the engine"
        )
    return LaterSession(load=lambda: alike[0].spec, make=report.session), () if is_emulated else alike[:count]
