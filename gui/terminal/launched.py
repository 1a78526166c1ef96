"""The point that `explain` and `lens` look at: a kernel, a launch of a saved program, or a launch of a script run now.

The rule: a script is run as `warplens python` runs it, and what it prints goes to standard error, so that standard
output is the command's alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from warplens.cuda.ground.errors import InputError, MissingPartError, WarplensError
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec
from warplens.gui.terminal import kernel_arguments, options, output, usage
from warplens.gui.terminal.main_program import MainOptions, MainProgram, main_program
from warplens.gui.terminal.option_values import axes_of, budget_of, limit_of
from warplens.profiles import journal, store

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.records import Inspection, Refusal, TracePlace
    from warplens.cuda.sweep.inspection import InspectingWorker
    from warplens.profiles.launches import LaunchProfile
    from warplens.profiles.records import Profile

_Answer = TypeVar("_Answer")
PROFILES = (".json", ".json.gz")
SCRIPTS = (".py",)
PROGRAMS = (".cu",)  # one with main()
OPTIONS = {"folders": "--kernels", "dynamic_shared": "--dynamic-shared"}  # options whose names are not their fields'
AFTER_DASHES = "warplens.after_dashes"  # the arguments of a script are kept under this name in the context of a command

option = options.declared_beside(__file__)
Looked = Annotated[str, option("looked", autocompletion=options.complete_kernel)]
Launched = Annotated[str | None, option("launched")]


class ScriptCommand(usage.Command):
    """A command that may run a script or `main()`: what follows `--` are the arguments of that."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Return the arguments that are left."""
        place = args.index("--") if "--" in args else 0
        if any(word.partition("::")[0].endswith((*SCRIPTS, *PROGRAMS)) for word in args[:place]):
            ctx.meta[AFTER_DASHES] = tuple(args[place + 1 :])
            args = args[:place]
        return super().parse_args(ctx, args)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The options that say what is to be executed."""

    problem: options.OneProblem = None
    tune: options.OneTune = None
    device: options.OneDevice = None
    folders: options.KernelFolders = None
    budget: options.Budget = None
    limit: options.Limit = None


@contextmanager
def looked_point(
    context: typer.Context,  # that of the command, with the arguments of a script or of `main()`
    source: str,  # a kernel, a `.cu` with `main()`, the profile of a program, or a script
    launched: str | None,  # of the last three, the name of the launched kernel
    wanted: Wanted,
    launch: kernel_arguments.LaunchOptions,
    *,
    step: str | None,
    main: MainOptions,
    check: CheckLevel | None = None,
) -> Iterator[tuple[PointSpec, Sequence[PointResult]]]:
    """Yield the point that a command looks at, and all points of the program that launched it, of a kernel file none.

    `InputError` if there is no such kernel or launch, or an option does not fit it: the folders, the launch and the
    step are for kernel files alone.
    """
    if is_of_launches(source):
        for name, value in {"folders": wanted.folders, **asdict(launch), "step": step}.items():
            if value:
                option = OPTIONS.get(name, f"--{name}")
                made = f"the launches of {source} are as the program made them"
                raise InputError(f"{option} is for the kernels of a .cu; {made}")
        with _launched_point(source, launched, wanted, check, context.meta.get(AFTER_DASHES, ())) as looked:
            yield looked
        return
    from warplens.cuda.device.gpus import default_device, load_device

    program = main_program(
        source, load_device(wanted.device or default_device()), launch, main,
        problem=axes_of(wanted.problem, "--problem"), tune=axes_of(wanted.tune, "--tune"),
        arguments=context.meta.get(AFTER_DASHES, ()), limit_s=budget_of(wanted.budget, None), may_choose=True,
        hindrance="--step is for inferred launches" if step else "",
    )  # fmt: skip
    if program is not None and (of_main := _launch_of_main(program, launched, wanted, check)) is not None:
        point, finished, _kept = of_main
        yield point, finished.points
        return
    if launched is not None:
        why = f"a launched kernel is named after a profile or a script, and {source!r} is neither"
        raise InputError(f"{launched!r} is one argument too many: {why}")
    device = load_device(wanted.device).key if wanted.device else ""
    overrides = launch.overrides(axes_of(wanted.problem, "--problem"), device)
    yield kernel_arguments.one_point(source, **asdict(wanted), overrides=overrides, check=check), ()


def _launch_of_main(
    program: MainProgram, launched: str | None, wanted: Wanted, check: CheckLevel | None
) -> tuple[PointSpec, Profile, LaunchProfile] | None:
    """Run `main()`, and return the launch that is meant, with all and what they live in; None where it makes none."""
    try:
        finished, kept = program.launches(searched=0)
        point = _point(finished, launched, wanted, check, source=str(program.source), folder=kept.folder)
    except (InputError, MissingPartError) as error:
        program.say_inferred(error)
        return None
    return point, finished, kept


def is_of_launches(source: str) -> bool:
    """Return whether an argument names a profile or a script, and no kernel."""
    return source.endswith((*PROFILES, *SCRIPTS))


@contextmanager
def _launched_point(
    source: str, kernel: str | None, wanted: Wanted, check: CheckLevel | None, arguments: Sequence[str]
) -> Iterator[tuple[PointSpec, Sequence[PointResult]]]:
    """Yield the launch that is looked at, and all of them; what a script kept lives as long as the block."""
    from warplens.cuda.capture.files import folder_of

    if not source.endswith(SCRIPTS):
        path = Path(source)
        saved = read_saved(path)
        yield _point(saved, kernel, wanted, check, source=source, folder=folder_of(path)), saved.points
        return
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.cuda.record.script import run_script
    from warplens.cuda.record.session import Session
    from warplens.profiles.launches import LaunchProfile

    spec = load_device(wanted.device or default_device())
    profile = LaunchProfile(spec)
    session = Session(spec, searched=0, keep=profile.keep_launch)
    profile.steps = session.steps
    with redirect_stdout(sys.stderr):
        code = run_script(Path(source), arguments, session)
    if code:
        output.notice(f"{source} ended with the exit code {code}")
    finished = profile.finish(session.records)
    if not finished.points:
        raise InputError(f"{source} launched no kernel of a package that is traced")
    yield _point(finished, kernel, wanted, check, source=source, folder=profile.folder), finished.points


def _point(
    profile: Profile, kernel: str | None, wanted: Wanted, check: CheckLevel | None, *, source: str, folder: Path
) -> PointSpec:
    from warplens.cuda.device.gpus import load_device
    from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S
    from warplens.profiles.kept_launches import chosen_launch, kinds, launch_point

    axes = axes_of(wanted.problem, "--problem") | axes_of(wanted.tune, "--tune")
    point, count = chosen_launch(profile.points, kernel, axes, source=source)
    if count > 1:
        output.notice(f"of {count} kinds of launches, the one with the most excess: {kinds([point])}")
    device = _device_of(point, profile) if wanted.device is None else load_device(wanted.device).key
    budget_s, limit = budget_of(wanted.budget, DEFAULT_BUDGET_S), limit_of(wanted.limit)
    return launch_point(point, folder, device=device, budget_s=budget_s, limit=limit, check=check or CheckLevel.FAST)


def _device_of(point: PointResult, profile: Profile) -> str:
    """Return the device to count for: the point's, or the sheet of its model where this machine has no such GPU."""
    from warplens.cuda.device.gpus import load_device, sheet_like

    try:
        return load_device(point.device).key
    except InputError:
        sheet = sheet_like(profile.device(point.device))
        if sheet is None:
            raise
        return sheet.key


# Reads the saved profiles that the arguments of a command name.

SOURCES = (  # the help of an argument that names a profile
    "A profile, the journal of an interrupted run, or reference:NAME (reference: lists them); - for standard input."
)


def read_saved(source: Path) -> Profile:
    """Return a profile by its path or name (`open_profile`), - for standard input; `InputError` if that fails."""
    if source == Path("-"):
        if sys.stdin is None:
            raise InputError("standard input is closed, and - names the profile that comes from there")
        return store.decode_profile(sys.stdin.buffer.read(store.MAX_PROFILE_BYTES + 1), "standard input")
    return journal.open_profile(source)


def read_named(sources: list[Path]) -> list[tuple[str, Profile]]:
    """Return several profiles, each with its file's name, or its path where names repeat.

    `InputError` if a profile cannot be read, or standard input is named more than once.
    """
    if sources.count(Path("-")) > 1:
        raise InputError("standard input (-) holds one profile, and is named more than once")
    names = [source.name if source != Path("-") else "standard input" for source in sources]
    return [
        (name if names.count(name) == 1 else str(source), read_saved(source))
        for source, name in zip(sources, names, strict=True)
    ]


def inspected(point: PointSpec, place: TracePlace | None, limit_s: float | None = None) -> Inspection:
    """Execute a point and return its requests; it raises what `answer_of` does."""
    return answer_of(limit_s, lambda worker: worker.inspect(point, place))


def answer_of(limit_s: float | None, ask: Callable[[InspectingWorker], _Answer | Refusal]) -> _Answer:
    """Return what a worker says of a point; `WarplensError` if the point cannot run, or not in `limit_s` seconds."""
    from warplens.cuda.execute.inspection.records import Refusal
    from warplens.cuda.sweep.inspection import inspecting_worker

    with inspecting_worker(limit_s) as worker:
        answer = ask(worker)
    if isinstance(answer, Refusal):
        notes = "".join(f"\n{Path(answer.path).name}:{note.line}: {note.text}" for note in answer.notes)
        raise WarplensError(f"{answer.sentence}{notes}")
    return answer
