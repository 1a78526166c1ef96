"""`warplens python`: a Python script as it is, each of its kernel launches a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from warplens.gui.terminal.ending import Ending, ProgramWindow, run_to_end
from warplens.gui.terminal.options import (
    Emulate,
    Json,
    LaunchCache,
    LaunchTimings,
    budget_of,
    launch_timing,
    whole_number,
)
from warplens.gui.terminal.usage import Command

if TYPE_CHECKING:
    from warplens.cuda.record.session import Session


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


def _ran(program: Path, arguments: Sequence[str], session: Session, *, is_module: bool) -> int:
    """Run a script or a module and return its exit code."""
    from warplens.cuda.record.script import run_module, run_script
    from warplens.gui.terminal.streams import plain_streams

    with plain_streams():
        return run_module(str(program), arguments, session) if is_module else run_script(program, arguments, session)
