"""`warplens python`: a Python script as it is, each of its kernel launches a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from warplens.gui.terminal import option_values, options, output, streams, usage

if TYPE_CHECKING:
    from warplens.cuda.record.session import Session

option = options.declared_beside(__file__)

IS_MODULE = "warplens.is_module"  # the context of a command says under this name whether what runs is a module


class PythonCommand(usage.Command):
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


Arguments = Annotated[list[str] | None, option("arguments")]
Device = Annotated[str | None, option("device")]
Searched = Annotated[str, option("searched")]
Patterns = Annotated[list[str] | None, option("patterns")]
Save = Annotated[Path | None, option("save")]
Keep = Annotated[str, option("keep")]
Window = Annotated[bool, option("window")]


def python(
    context: typer.Context,
    script: Annotated[Path, option("script")],
    arguments: Arguments = None,
    *,
    device: Device = None,
    emulate: options.Emulate = False,
    launches: Searched = "1",
    kernel: Patterns = None,
    cache: options.LaunchCache = None,
    timing: options.LaunchTimings = None,
    target: Annotated[str | None, option("target")] = None,
    budget: Annotated[str | None, option("launch_budget")] = None,
    save: Save = None,
    keep: Keep = "64",
    window: Window = False,
    json: options.Json = None,
) -> None:
    """Run a Python script as it is; each kernel launch becomes a point, timed on a GPU of this machine.

    The exit code is that of the script; where the script ends well and a launch failed or has a race, it is 1.
    """
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.cuda.record.keeping import MIB
    from warplens.cuda.record.on_gpu import open_gpu
    from warplens.cuda.record.script import own_modules
    from warplens.cuda.record.session import BENCHMARK_BUDGET_S, Session
    from warplens.cuda.record.triton.targets import parse_target
    from warplens.profiles.launches import LaunchProfile

    spec = load_device(device or default_device())
    searched = option_values.whole_number(launches, "--launches", least=0)
    most_bytes = option_values.whole_number(keep, "--keep", least=0, most=1024) * MIB
    shown = streams.ProgramWindow(script, save, arguments=arguments or ()) if window else None
    path = save if shown is None else shown.path
    gpu = None if emulate else open_gpu(spec)
    how = option_values.launch_timing(cache, timing or (), is_timed=gpu is not None)
    profile = LaunchProfile(
        spec, path, overwrite=output.may_overwrite(), measuring=None if how is None else how.measuring,
        most_bytes=0 if path is None else most_bytes, on_storage_error=output.notice,
    )  # fmt: skip
    session = Session(
        spec,
        searched=searched,
        on_launch=lambda record: profile.keep(session.records, record),
        gpu=gpu,
        timing=how,
        keep=profile.keep_launch,
        target=None if target is None else parse_target(target, spec.compute_capability),
        budget_s=option_values.budget_of(budget, BENCHMARK_BUDGET_S),
        kernels=kernel or (),
    )
    profile.sources = lambda: own_modules(script)
    patterns = tuple(kernel or ())
    ending = streams.Ending(script=script, profile=profile, session=session, json=json, save=save, patterns=patterns)
    run = partial(_ran, script, arguments or [], session, is_module=IS_MODULE in context.meta)
    code = streams.run_to_end(ending, run, shown)
    raise typer.Exit(code or int(ending.has_failed))


def _ran(program: Path, arguments: Sequence[str], session: Session, *, is_module: bool) -> int:
    from warplens.cuda.record.script import run_module, run_script

    with streams.plain_streams():
        return run_module(str(program), arguments, session) if is_module else run_script(program, arguments, session)
