"""`warplens python`: a Python script as it is, each of its kernel launches a point."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any

import typer

from warplens.cuda.ground.errors import MissingPartError
from warplens.gui.terminal.doctor import has_display, window_hindrance
from warplens.gui.terminal.options import Json, budget_of, whole_number
from warplens.gui.terminal.sweep import Emulate, LaunchCache, LaunchTimings, launch_timing
from warplens.gui.terminal.usage import Command

if TYPE_CHECKING:
    from warplens.cuda.ground.errors import StorageError
    from warplens.cuda.record.session import Session
    from warplens.profiles.launches import LaunchProfile
    from warplens.profiles.records import Profile


# The window on a program that runs: opened in a process of its own before the script begins.
# The script keeps this process, its standard streams and Control-C; the window reads nothing but the files
# that are written while it runs, and stays when the script has ended.


_Start = Callable[[Sequence[str]], subprocess.Popen[bytes]]


class ProgramWindow:
    """The window on the launches of a script.

    `path` is the profile that it shows: where it is saved, else in a temporary folder that goes with the window.
    """

    def __init__(self, script: Path, save: Path | None = None, *, start: _Start | None = None) -> None:
        self._start = start or _start
        if start is None and not has_display():
            raise MissingPartError("--window: there is no display; leave it away, and open the saved profile later")
        if start is None and (hindrance := window_hindrance()):
            raise MissingPartError(f"the window cannot be opened: {hindrance}")
        self._process: subprocess.Popen[bytes] | None = None
        if save is not None:
            self.path = save
            return
        folder = tempfile.mkdtemp(prefix="warplens-window-")
        weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
        self.path = Path(folder) / f"{script.stem}.warplens.json"

    def open(self) -> None:
        """Open the window; the file must be there."""
        self._process = self._start([sys.executable, "-m", "warplens", "--open", str(self.path)])

    def wait(self) -> None:
        """Wait until the window is closed; Control-C closes it."""
        assert self._process is not None, "the window was opened"
        try:
            self._process.wait()
        except KeyboardInterrupt:
            self._process.terminate()
            self._process.wait()
            raise


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a process that Control-C in the terminal does not end: the script is meant."""
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True)


IS_MODULE = "warplens.is_module"  # the context of a command says under this name whether what runs is a module


class PythonCommand(Command):
    """A command that runs a script, or a module where `-m` stands before its name."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Return the arguments that are left."""
        flags = {name for option in self.get_params(ctx) if getattr(option, "is_flag", False) for name in option.opts}
        place = 0
        while place < len(args) and args[place].startswith("--") and args[place] != "--":
            place += 1 if args[place] in flags or "=" in args[place] else 2
        if args[place : place + 1] == ["-m"]:
            ctx.meta[IS_MODULE] = True
            args = [*args[:place], *args[place + 1 :]]
        return super().parse_args(ctx, args)


Script = Annotated[
    Path,
    typer.Argument(
        metavar="SCRIPT.py", help="The script, run as Python runs it. -m MODULE in its place runs a module."
    ),
]
Arguments = Annotated[
    list[str] | None, typer.Argument(metavar="ARGUMENT...", help="What the script finds in sys.argv.")
]
Device = Annotated[
    str | None,
    typer.Option(metavar="GPU", help="The GPU that times the launches, or whose sheet they are modelled for."),
]
Searched = Annotated[
    str,
    typer.Option(
        metavar="NUMBER",
        help="Execute and count this many launches of a kind, and look for races in them. Later ones run on the "
        "GPU alone, or where there is none on the engine without the search.",
    ),
]
Patterns = Annotated[
    list[str] | None,
    typer.Option(
        metavar="PATTERN",
        help="Record only launches of kernels with such a name, as 'attn_*'; the others run and are not counted. "
        "May be repeated.",
    ),
]
Target = Annotated[
    str | None, typer.Option(metavar="SM", help="Compile kernels of Triton for this target, for example sm_80.")
]
LaunchBudget = Annotated[
    str | None,
    typer.Option(
        metavar="SECONDS",
        help="Time that a launch of a benchmark or an autotuner may execute; a longer one is sampled. "
        "inf: execute every block.",
    ),
]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Save the profile here.")]
Keep = Annotated[
    str, typer.Option(metavar="MIB", help="Keep launches beside it to look at, if their arrays have at most MIB.")
]
Window = Annotated[
    bool, typer.Option("--window", help="Open the window on the profile at once; it fills in while the script runs.")
]


def python(
    context: typer.Context,
    script: Script,
    arguments: Arguments = None,
    *,
    device: Device = None,
    emulate: Emulate = False,
    launches: Searched = "1",
    kernel: Patterns = None,
    cache: LaunchCache = None,
    timing: LaunchTimings = None,
    target: Target = None,
    budget: LaunchBudget = None,
    save: Save = None,
    keep: Keep = "64",
    window: Window = False,
    json: Json = None,
) -> None:
    """Run a Python script as it is; each kernel launch becomes a point, timed on a GPU of this machine.

    The exit code is that of the script; where the script ends well and a launch failed or has a race, it is 1.
    """
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.cuda.record.keeping import MIB
    from warplens.cuda.record.on_gpu import open_gpu
    from warplens.cuda.record.session import BENCHMARK_BUDGET_S, Session
    from warplens.cuda.record.triton.targets import parse_target
    from warplens.gui.terminal.output import may_overwrite, notice
    from warplens.profiles.launches import LaunchProfile

    spec = load_device(device or default_device())
    searched = whole_number(launches, "--launches", least=0)
    most_bytes = whole_number(keep, "--keep", least=0, most=1024) * MIB
    shown = ProgramWindow(script, save) if window else None
    path = save if shown is None else shown.path
    gpu = None if emulate else open_gpu(spec)
    how = launch_timing(cache, timing or (), is_timed=gpu is not None)
    profile = LaunchProfile(
        spec, path, overwrite=may_overwrite(), measuring=None if how is None else how.measuring,
        most_bytes=0 if path is None else most_bytes, on_storage_error=notice,
    )  # fmt: skip
    session = Session(
        spec,
        searched=searched,
        on_launch=lambda record: profile.keep(session.records, record),
        gpu=gpu,
        timing=how,
        keep=profile.keep_launch,
        target=None if target is None else parse_target(target, spec.compute_capability),
        budget_s=budget_of(budget, BENCHMARK_BUDGET_S),
        kernels=kernel or (),
    )
    patterns = tuple(kernel or ())
    ending = Ending(script=script, profile=profile, session=session, json=json, save=save, patterns=patterns)
    run = partial(_ran, script, arguments or [], session, is_module=IS_MODULE in context.meta)
    code = run_to_end(ending, run, shown)
    raise typer.Exit(code or int(ending.has_failed))


def run_to_end(ending: Ending, run: Callable[[], int], shown: ProgramWindow | None) -> int:
    """Run a program, write and print what it launched, wait for the window, and return the program's exit code."""
    from warplens.gui.terminal.streams import unanswered_interrupts

    session = ending.session
    if shown is not None:
        ending.profile.begin()
        shown.open()
    try:
        with unanswered_interrupts(lambda: session.running, ending.stop):
            code = run()
        if session.children.are_forked:  # the script has forked this process; GPU, file and report are the program's
            sys.stdout.flush()
            os._exit(code)
    finally:
        session.close()
        ending.finish()
    ending.report()
    if shown is not None:
        shown.wait()
    return code


@dataclass(kw_only=True)
class Ending:
    """What is left to do when a program has ended, or is ended within a launch; `sentences` is said of it then.

    What `is_beside` the program's own output goes to standard error.
    """

    script: Path
    profile: LaunchProfile
    session: Session
    json: Path | None
    save: Path | None
    patterns: tuple[str, ...]
    sentences: Callable[[], Iterable[str]] = tuple
    is_beside: bool = False
    _begun: Lock = field(default_factory=Lock)
    _finished: Profile | None = None
    _unsaved: StorageError | None = None

    def finish(self) -> None:
        """Write the whole profile."""
        from warplens.cuda.ground.errors import StorageError
        from warplens.profiles.records import Completeness

        self._begun.acquire()  # for good: it is the main thread or the one that stops it
        records = self.session.records
        try:
            self._finished = self.profile.finish(records)
        except StorageError as error:  # then the report is all that is left of the run
            self._finished, self._unsaved = self.profile.profile(records, Completeness.COMPLETE), error

    @property
    def has_failed(self) -> bool:
        """Whether some launch failed, has a race, or gave another result on the GPU, whatever the script says."""
        from warplens.cuda.ground.points import Status

        assert self._finished is not None
        return any(point.status is Status.FAILED for point in self._finished.points)

    def report(self) -> None:
        """Print the profile, and what became of its file."""
        from warplens.gui.terminal.output import STANDARD_OUTPUT, notice, print_result, write_document
        from warplens.gui.terminal.tables import profile_report
        from warplens.profiles.store import to_json

        finished = self._finished
        assert finished is not None
        if self.json is not None:
            write_document(self.json, to_json(finished))
        if self.json != STANDARD_OUTPUT:
            if finished.points:
                print_result(lambda console: profile_report(finished, console), is_beside=self.is_beside)
            else:
                notice(_no_launch(self.script, self.patterns, self.session.unrecorded_kernels))
        if untraced := self.session.children.sentence():
            notice(untraced)
        for sentence in self.sentences():
            notice(sentence)
        if self._unsaved is not None:
            raise self._unsaved
        if self.save is not None:
            notice(f"saved {self.save}")

    def stop(self) -> None:
        """End the program within a launch, with the launches so far."""
        from warplens.cuda.ground.errors import WarplensError
        from warplens.cuda.record.script import INTERRUPTED
        from warplens.gui.terminal.output import notice

        try:
            self.session.give_up()
            self.finish()
            self.report()
        except WarplensError as error:
            notice(f"warplens: {error}")
        finally:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
            os._exit(INTERRUPTED)


def _ran(program: Path, arguments: Sequence[str], session: Session, *, is_module: bool) -> int:
    """Run a script or a module and return its exit code."""
    from warplens.cuda.record.script import run_module, run_script
    from warplens.gui.terminal.streams import plain_streams

    with plain_streams():
        return run_module(str(program), arguments, session) if is_module else run_script(program, arguments, session)


def _no_launch(script: Path, patterns: Sequence[str], others: Sequence[str]) -> str:
    """Say that a script launched nothing that is recorded, and what it launched else."""
    if not others:
        return f"{script} launched no kernel of a package that is traced"
    return f"{script} launched no kernel named {' or '.join(patterns)}; it launched {', '.join(others)}"
